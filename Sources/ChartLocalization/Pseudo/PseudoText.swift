/// How pseudo-locales change texts.
enum PseudoText {
  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î",
    "j": "ĵ",
    "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š",
    "t": "ţ",
    "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç",
    "D": "Ð",
    "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ",
    "N": "Ñ",
    "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ",
    "X": "Ẋ",
    "Y": "Ý", "Z": "Ž",
  ]

  /// Each Latin letter with a mark.
  static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

  /// As much again as 40 % of a length, in words of letters with marks.
  static func padding(_ length: Int) -> String {
    let words = ["öñé", "ţŵö", "ţĥŕéé", "ƒöûŕ", "ƒîṽé", "šîẋ", "šéṽéñ", "éîĝĥţ"]
    var padding = ""
    var next = 0
    while padding.count < length * 2 / 5 {
      padding += " " + words[next % words.count]
      next += 1
    }
    return padding
  }

  /// Each word turned round by an override of its direction.
  static func mirrored(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isOfWord = character.isLetter || character.isNumber
      if isOfWord, !isInWord { result += "\u{202E}" }
      if !isOfWord, isInWord { result += "\u{202C}" }
      isInWord = isOfWord
      result.append(character)
    }
    return isInWord ? result + "\u{202C}" : result
  }

  /// How many characters the texts of a message have, of each choice those of its longest variant.
  static func length(of elements: [MessageElement]) -> Int {
    elements.reduce(0) { sum, element in
      switch element {
      case .text(let text, _): sum + text.count
      case .argument, .number: sum + 4
      case .choice(let choice): sum + (choice.variants.map { length(of: $0.elements) }.max() ?? 0)
      }
    }
  }
}

/// How pseudo-locales change choices and arguments.
enum PseudoChoices {
  /// Every category with its name before the text that the number would have had, and for numbers that take
  /// it in Welsh, which has all six.
  static func sixCategories(
    _ choice: MessageChoice
  ) -> [(selector: String, elements: [MessageElement])] {
    let own = choice.variants.map { (PatternWriter.selector($0.selector), $0.elements) }
    guard choice.kind != .select, choice.offset == 0 else { return own }
    let categories: [(String, Double?)] = [
      ("zero", 0), ("one", 1), ("two", 2), ("few", 3), ("many", 6), ("other", nil),
    ]
    var variants: [(selector: String, elements: [MessageElement])] = []
    for (category, example) in categories {
      var selectors: [MessageSelector] = [.keyword(category)]
      if let example { selectors.insert(.exactly(example), at: 0) }
      for selector in selectors {
        let found =
          choice.variants.first { $0.selector == selector }
          ?? choice.variants.first { $0.selector == .keyword(category) }
          ?? choice.variants.first { $0.selector == .keyword("other") }
        let mark = MessageElement.text("[\(category)] ", choice.range)
        variants.append((PatternWriter.selector(selector), [mark] + (found?.elements ?? [])))
      }
    }
    return variants
  }

  /// An argument with the class of its final sound.
  static func finalSound(_ name: String) -> String {
    "{\(name)}{\(name)_final, select, vowel {[vowel]} rieul {[rieul]} consonant {[consonant]} other {[other]}}"
  }

  /// The parts with the longest variant in place of each choice.
  static func longest(_ elements: [MessageElement], number: String? = nil) -> [MessageElement] {
    elements.flatMap { element -> [MessageElement] in
      switch element {
      case .text, .argument: return [element]
      case .number(let range): return number.map { [.argument($0, range)] } ?? [element]
      case .choice(let choice):
        let longest = choice.variants.max {
          PseudoText.length(of: $0.elements) < PseudoText.length(of: $1.elements)
        }
        let name = choice.kind == .select ? number : choice.argument
        return Self.longest(longest?.elements ?? [], number: name)
      }
    }
  }
}
