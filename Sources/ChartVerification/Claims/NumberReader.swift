import ChartLocalization

/// Reads the numbers of one language: its digits, its marks, its units of number, its percent.
struct NumberReader {
  private let decimal: Unicode.Scalar
  private let group: Unicode.Scalar
  private let multipliers: [(word: [Unicode.Scalar], factor: Double)]
  private let words: [(word: [Unicode.Scalar], value: Double)]
  private let percents: [[Unicode.Scalar]]
  private let minus: [[Unicode.Scalar]]
  private let counters: [[Unicode.Scalar]]
  /// Whether the sign of a percentage stands before it, as in Turkish.
  private let percentLeads: Bool

  init(_ localizer: Localizer, _ lexicon: Lexicon?) {
    let marks = localizer.number(1_234_567.5).unicodeScalars.filter { !TextReader.isDigit($0) }
    decimal = marks.last ?? "."
    group = marks.count > 1 ? WordTrie.folded(marks.first ?? ",") : ","
    let folded = { (word: String) in word.unicodeScalars.map(WordTrie.folded) }
    multipliers = (lexicon?.multipliers ?? [:]).map { (folded($0.key), $0.value) }
      .sorted { $0.0.count > $1.0.count }
    words = (lexicon?.numbers ?? [:]).map { (folded($0.key), $0.value) }
      .sorted { $0.0.count > $1.0.count }
    let byLength = { (words: [String]) in words.map(folded).sorted { $0.count > $1.count } }
    percents = byLength(lexicon?.percents ?? ["%"])
    minus = byLength(lexicon?.minus ?? [])
    counters = byLength(lexicon?.counters ?? [])
    percentLeads = localizer.percent(0.5).first == "%"
  }

  /// The number that starts at a place, and one past its last character.
  func number(in text: [Unicode.Scalar], at start: Int) -> (number: WrittenNumber, end: Int)? {
    guard percentLeads, let sign = percents.first(where: { matches($0, text, start) }) else {
      return plainNumber(in: text, at: start)
    }
    let next = afterSpaces(text, start + sign.count)
    guard next < text.count, TextReader.isDigit(text[next]) || isMinus(text, next),
      var found = plainNumber(in: text, at: next)
    else { return nil }
    found.number.isPercent = true
    return found
  }

  /// A number whose percent sign, if it has one, follows it.
  private func plainNumber(
    in text: [Unicode.Scalar],
    at start: Int
  ) -> (number: WrittenNumber, end: Int)? {
    var place = start
    var isNegative = false
    if isMinus(text, place) {
      isNegative = true
      place += 1
    } else if text[place] == "+" {
      place += 1
    } else if let word = minus.first(where: { matches($0, text, place) }) {
      let next = afterSpaces(text, place + word.count)
      guard next < text.count, TextReader.isDigit(text[next]) else { return nil }
      isNegative = true
      place = next
    }
    guard place < text.count else { return nil }
    guard TextReader.isDigit(text[place]) else {
      return place == start ? numberInWords(text, start) : nil
    }
    var number = digits(text, &place)
    multiply(&number, text, &place)
    if isNegative { number.value = -number.value }
    let sign = afterSpaces(text, place)
    if let percent = percents.first(where: { matches($0, text, sign) }) {
      number.isPercent = true
      place = sign + percent.count
    }
    return (number, place)
  }

  /// A minus that is no hyphen and no dash of a range.
  private func isMinus(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    guard ["-", "\u{2212}", "\u{2013}"].contains(text[place]) else { return false }
    guard place > 0 else { return true }
    let before = text[place - 1]
    return !TextReader.isDigit(before) && !TextReader.isCased(before) && before != ")"
  }

  // MARK: Digits

  private func digits(_ text: [Unicode.Scalar], _ place: inout Int) -> WrittenNumber {
    var characters = ""
    var decimals = 0
    var isAfterMark = false
    var exponent = 0
    while place < text.count {
      let scalar = text[place]
      let hasDigit = place + 1 < text.count && TextReader.isDigit(text[place + 1])
      if TextReader.isDigit(scalar) {
        characters += "\(Int(scalar.properties.numericValue ?? 0))"
        if isAfterMark { decimals += 1 }
      } else if scalar == decimal, hasDigit, !isAfterMark {
        isAfterMark = true
        characters += "."
      } else if scalar == PlainText.nothing, place + 1 < text.count, text[place + 1] == decimal {
        // Markdown escapes the mark of "- 4\.5", lest it read as the fourth item of a list.
      } else if !(isGroup(scalar) && !isAfterMark && isGroupOfThree(text, place + 1)) {
        break
      }
      place += 1
    }
    if place + 1 < text.count, text[place] == "e",
      let power = power(text, place + 1)
    {
      (exponent, place) = (power.value, power.end)
    }
    let value = Double("\(characters)e\(exponent)") ?? .nan
    return WrittenNumber(value: value, grain: Double("1e\(exponent - decimals)") ?? 1)
  }

  private func isGroup(_ scalar: Unicode.Scalar) -> Bool {
    scalar == group || scalar == "\u{202F}" || scalar == "\u{A0}"
  }

  /// Two or three digits and then none: what can follow a separator (two in India).
  private func isGroupOfThree(_ text: [Unicode.Scalar], _ start: Int) -> Bool {
    var count = 0
    while start + count < text.count, count < 4, TextReader.isDigit(text[start + count]) {
      count += 1
    }
    return count == 3
      || count == 2 && group == ","
        && start + 2 < text.count && text[start + 2] == ","
  }

  private func power(_ text: [Unicode.Scalar], _ start: Int) -> (value: Int, end: Int)? {
    var place = start
    let isNegative = text[place] == "-" || text[place] == "\u{2212}"
    if isNegative || text[place] == "+" { place += 1 }
    var value = 0
    let first = place
    while place < text.count, TextReader.isDigit(text[place]), place - first < 4 {
      value = value * 10 + Int(text[place].properties.numericValue ?? 0)
      place += 1
    }
    return place == first ? nil : (isNegative ? -value : value, place)
  }

  // MARK: Units of number

  /// "3.2 million", "3억 2천만": each further part must be smaller than the one before.
  private func multiply(
    _ number: inout WrittenNumber,
    _ text: [Unicode.Scalar],
    _ place: inout Int
  ) {
    guard let first = multiplier(text, place) else { return }
    number.value *= first.factor
    number.grain *= first.factor
    place = first.end
    var last = first.factor
    while true {
      var next = afterSpaces(text, place)
      guard next < text.count, TextReader.isDigit(text[next]) else { return }
      let part = digits(text, &next)
      let factor = multiplier(text, next)
      guard part.value * (factor?.factor ?? 1) < last, last >= 1e3,
        factor != nil || part.value < last && place == afterSpaces(text, place)
      else { return }
      number.value += part.value * (factor?.factor ?? 1)
      number.grain = part.grain * (factor?.factor ?? 1)
      last = factor?.factor ?? 1
      place = factor?.end ?? next
      if factor == nil { return }
    }
  }

  private func multiplier(
    _ text: [Unicode.Scalar],
    _ start: Int
  ) -> (factor: Double, end: Int)? {
    for place in [start, afterSpaces(text, start)] {
      for (word, factor) in multipliers where matches(word, text, place) {
        return (factor, place + word.count)
      }
    }
    return nil
  }

  /// A small number in words: before a counter where the language has counters.
  private func numberInWords(
    _ text: [Unicode.Scalar],
    _ start: Int
  ) -> (number: WrittenNumber, end: Int)? {
    guard let (word, value) = words.first(where: { matches($0.word, text, start) }) else {
      return nil
    }
    let end = start + word.count
    let isPart = [start - 1, end].contains {
      text.indices.contains($0) && isOfSpacedScript(text[$0])
    }
    if isPart { return nil }
    if !counters.isEmpty {
      guard start == 0 || !text[start - 1].properties.isIdeographic else { return nil }
      let next = afterSpaces(text, end)
      guard counters.contains(where: { matches($0, text, next) }) else { return nil }
    }
    return (WrittenNumber(value: value, grain: value == 0.5 ? 0.1 : 1), end)
  }

  /// Whether a letter is of a script without case that parts its words by spaces: a number in words there
  /// is no part of a longer word.
  private func isOfSpacedScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x0900...0x0DFF: scalar.properties.isAlphabetic
    default: false
    }
  }

  // MARK: Matching

  private func matches(_ word: [Unicode.Scalar], _ text: [Unicode.Scalar], _ start: Int) -> Bool {
    guard start + word.count <= text.count else { return false }
    for (index, scalar) in word.enumerated() where text[start + index] != scalar { return false }
    let end = start + word.count
    guard end < text.count, let last = word.last else { return true }
    return !(TextReader.isCased(last) && TextReader.isCased(text[end]))
  }

  private func afterSpaces(_ text: [Unicode.Scalar], _ start: Int) -> Int {
    var place = start
    while place < text.count, text[place] == " " || text[place] == "\u{202F}" { place += 1 }
    return place
  }
}
