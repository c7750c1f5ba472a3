/// How a text ends when it is read aloud in Korean, which decides the particle behind it.
///
/// What is read is the last word: brackets with what they hold, quotes and marks at the end are
/// passed over ("매출(원)" ends as "매출"). Digits end as their last *spoken* part: 10,000 as 만,
/// 1,200 as 백, 0.1 as 일. Latin words follow their spelling, by rule only: `l` and `le` end in ㄹ,
/// `m`, `n`, `ng` and these with a silent `e` in a consonant, all else in a vowel; letters read one
/// by one (`GDP`, `HR`) end as the last letter's name. A word in `-r` ends in a vowel, as it is
/// written in Korean ("Quarter" is 쿼터), only the letter R in ㄹ (알).
///
/// - Source: standard rules of Hangul orthography; the Unicode Standard, section 3.12.
enum KoreanFinalSound: String {
  /// No final consonant: 는, 가, 를, 와, 로.
  case vowel
  /// Final ㄹ: 은, 이, 을, 과, but 로.
  case rieul
  /// Another final consonant: 은, 이, 을, 과, 으로.
  case consonant
  /// Not known: a script that is not read here, or nothing at all.
  case other

  /// `readsBrackets` is for listeners, who hear what stands in brackets: 십칠 of "39.2 (17)".
  init(of text: String, readsBrackets: Bool = false) {
    let scalars = Self.spoken(text, readsBrackets)
    guard let last = scalars.last else {
      self = .other
      return
    }
    switch last.value {
    case 0xAC00...0xD7A3: self = Self.syllable(last.value)
    // Kana end in a vowel, but for the syllabic n.
    case 0x3093, 0x30F3: self = .consonant
    case 0x3041...0x30FE: self = .vowel
    case 0x3131...0x314E: self = last.value == 0x3139 ? .rieul : .consonant
    case 0x314F...0x3163: self = .vowel
    case 0x25, 0x2030, 0xFF05, 0xB0, 0x2103, 0x2109: self = .vowel
    case 0x20A9: self = .consonant
    default:
      if last.decimalDigit != nil {
        self = KoreanNumberEnding(scalars).sound
      } else if last.isLatinLetter {
        self = KoreanLatinEnding(scalars).sound
      } else {
        self = .other
      }
    }
  }

  private static func syllable(_ value: UInt32) -> KoreanFinalSound {
    switch (value - 0xAC00) % 28 {
    case 0: .vowel
    case 8: .rieul
    default: .consonant
    }
  }

  /// The scalars up to the last that is read.
  private static func spoken(_ text: String, _ readsBrackets: Bool) -> ArraySlice<Unicode.Scalar> {
    var rest = text.precomposedHangul[...]
    while let last = rest.last, !last.isSpoken {
      let start = readsBrackets ? nil : openingBracket(of: last, in: rest)
      rest.removeLast()
      if let start, rest[..<start].contains(where: \.isSpoken) { rest = rest[..<start] }
    }
    return rest
  }

  /// Where the bracket was opened that the last scalar closes; nil if it closes none.
  private static func openingBracket(
    of closing: Unicode.Scalar,
    in text: ArraySlice<Unicode.Scalar>
  ) -> Int? {
    guard let opening = brackets[closing] else { return nil }
    var depth = 0
    return text.lastIndex {
      if $0 == closing { depth += 1 }
      if $0 == opening { depth -= 1 }
      return depth == 0
    }
  }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "}": "{", "）": "（", "］": "［", "】": "【",
  ]
}

extension String {
  /// The scalars, with the jamo of a syllable written in parts made into one.
  fileprivate var precomposedHangul: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let value = scalar.value
      if let last = result.last?.value, let joined = Self.joinedSyllable(last, value) {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  private static func joinedSyllable(_ last: UInt32, _ next: UInt32) -> Unicode.Scalar? {
    if (0x1100...0x1112).contains(last), (0x1161...0x1175).contains(next) {
      return Unicode.Scalar(0xAC00 + ((last - 0x1100) * 21 + next - 0x1161) * 28)
    }
    if (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(next)
    {
      return Unicode.Scalar(last + next - 0x11A7)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var decimalDigit: Int? {
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }

  var isLatinLetter: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      || (properties.isAlphabetic && (0xC0...0x24F).contains(value))
  }

  fileprivate var isSpoken: Bool {
    if properties.isAlphabetic || decimalDigit != nil { return true }
    switch value {
    case 0x25, 0x2030, 0xFF05, 0xB0, 0x2103, 0x2109, 0x20A9: return true
    default: return properties.generalCategory == .otherSymbol
    }
  }
}
