/// How a number at the end of a text ends when read in Korean.
struct KoreanNumberEnding {
  let sound: KoreanFinalSound

  /// The text must end in a decimal digit.
  init(_ text: ArraySlice<Unicode.Scalar>) {
    var digits: [Int] = []
    var points = 0
    for (index, scalar) in zip(text.indices, text).reversed() {
      if let digit = scalar.decimalDigit {
        digits.append(digit)
      } else if scalar == "," || scalar == "٬" || scalar == "." || scalar == "٫" {
        guard index > text.startIndex, text[index - 1].decimalDigit != nil else { break }
        if scalar == "." || scalar == "٫" { points += 1 }
        if points == 1 { break }
      } else {
        break
      }
    }
    sound = points > 0 ? Self.digit(digits.first ?? 0) : Self.integer(digits)
  }

  /// A whole number, its digits from the last to the first.
  private static func integer(_ digits: [Int]) -> KoreanFinalSound {
    guard let place = digits.firstIndex(where: { $0 != 0 }) else { return digit(0) }
    switch place {
    case 0: return digit(digits[0])
    case 1...3: return .consonant
    default:
      let units: [KoreanFinalSound] = [.consonant, .consonant, .vowel, .consonant, .vowel]
      let index = place / 4 - 1
      return index < units.count ? units[index] : .other
    }
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구.
  private static func digit(_ value: Int) -> KoreanFinalSound {
    switch value {
    case 1, 7, 8: .rieul
    case 0, 3, 6: .consonant
    default: .vowel
    }
  }
}
