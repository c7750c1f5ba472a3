/// How wide text is, as an estimate that errs on the wide side.
///
/// No font is known where the drawing is made, and the reader's may be any. The widths of ASCII are those of
/// DejaVu Sans, one of the widest fonts in use for interfaces; other characters have the width of
/// their class.
enum TextWidth {
  /// The width of a text in user units at a size.
  static func of(_ text: some StringProtocol, size: Double, isBold: Bool = false) -> Double {
    var hundredths = 0
    for scalar in text.unicodeScalars { hundredths += ofScalar(scalar) }
    return Double(hundredths) / 100 * size * (isBold ? boldness : 1)
  }

  /// The width of one character in hundredths of the text's size.
  static func ofCharacter(_ character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + ofScalar($1) }
  }

  /// How much wider bold text is.
  static let boldness = 1.15

  private static func ofScalar(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return ascii[Int(value) - 0x20] }
    if value < 0xA0 { return 0 }
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F: return 34
    case 0x0300...0x036F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xAD:
      return 0
    case 0x2010...0x2013, 0x2018...0x201F: return 52
    case 0x0590...0x05CF, 0x064B...0x065F, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E: return 0
    case 0x05D0...0x05F4: return 66
    case 0x0E00...0x0E7F: return 68
    case 0x00A1...0x024F: return isCapital(scalar) ? 80 : 66
    case 0x0370...0x052F: return isCapital(scalar) ? 82 : 70
    default: return 108
    }
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isUppercase
  }

  /// Space to tilde.
  private static let ascii: [Int] = [
    32, 40, 46, 84, 64, 95, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 69, 69, 70, 77, 64, 58, 78, 75, 30, 30, 66, 56, 87, 75, 79,
    61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64,
    64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
  ]
}
