/// How a Latin word at the end of a text ends when read in Korean.
struct KoreanLatinEnding {
  let sound: KoreanFinalSound

  /// The text must end in a Latin letter.
  init(_ text: ArraySlice<Unicode.Scalar>) {
    let word = text.suffix(while: { $0.isLatinLetter })
    let letters = String(String.UnicodeScalarView(word))
    let before = text.dropLast(word.count).last { $0 != " " && $0 != "\u{A0}" }
    if before?.decimalDigit != nil, let unit = Self.units[letters] {
      sound = unit
    } else if letters == letters.uppercased() {
      sound = Self.letter(letters.last ?? "A")
    } else {
      sound = Self.word(letters.lowercased())
    }
  }

  /// The name of a single letter: 엘, 알, 엠, 엔.
  private static func letter(_ letter: Character) -> KoreanFinalSound {
    switch letter {
    case "L", "R": .rieul
    case "M", "N": .consonant
    default: .vowel
    }
  }

  private static func word(_ word: String) -> KoreanFinalSound {
    if word.hasSuffix("l") || word.hasSuffix("le") { return .rieul }
    // 데모크라틱, 맵: a stop after a vowel stays a final consonant.
    let endings = ["m", "n", "ng", "me", "ne", "ic", "ick", "ack", "ock", "ip", "ap", "op", "up"]
    return endings.contains { word.hasSuffix($0) } ? .consonant : .vowel
  }

  /// Units right behind a number, by how their names end: 킬로그램, 미터, 톤.
  private static let units: [String: KoreanFinalSound] = [
    "kg": .consonant, "g": .consonant, "mg": .consonant, "t": .consonant,
    "km": .vowel, "m": .vowel, "cm": .vowel, "mm": .vowel, "l": .vowel, "L": .vowel,
    "ml": .vowel, "mL": .vowel, "h": .consonant, "s": .vowel,
  ]
}

extension ArraySlice {
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice {
    let start = lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
