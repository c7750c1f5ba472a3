/// A number as readers see it, which decides plural forms: 66.8 told as "67" is sixty-seven, 1 told as
/// "1.0" has a decimal, 1,234,562 told as "1.2 million" is 1,200,000.
///
/// - Source: UTS #35, part 3, "Plural Operand Meanings": the operands are those of the formatted number.
struct ShownNumber: Equatable {
  /// The size that is shown, without its sign.
  let size: Double
  /// How many decimals are shown, zeros at the end among them.
  let decimals: Int

  /// Finds out how much of a value its text shows; nil if the first number of the text is not the value,
  /// rounded.
  init?(_ value: Double, in text: String) {
    let digits = Self.firstDigits(of: text)
    guard value.isFinite, (1...15).contains(digits.count) else { return nil }
    let shown = digits.reduce(0) { $0 * 10 + Double($1) }
    // Below zero: so many digits before the decimal mark are not shown ("1.2 million").
    let scale = (-15..<digits.count).last { scale in
      let whole = digits.count - scale
      guard scale < 0 || whole == 1 || digits[0] != 0 else { return false }
      return abs(shown - Self.scaled(abs(value), by: scale)) <= 0.5 + 1e-9
    }
    guard let scale else { return nil }
    size = Self.scaled(shown, by: -scale)
    decimals = max(0, scale)
  }

  /// The digits of the first number of a text, marks of thousands and decimals passed over.
  private static func firstDigits(of text: String) -> [Int] {
    var digits: [Int] = []
    var marks = 0
    for scalar in text.unicodeScalars {
      if let digit = scalar.decimalDigit {
        digits.append(digit)
        marks = 0
      } else if !digits.isEmpty {
        marks += 1
        if marks > 1 || !separators.contains(scalar) { break }
      }
    }
    return digits
  }

  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    return exponent < 0 ? value / power : value * power
  }

  /// The marks within numbers, in all of CLDR's locales.
  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", " ", "\u{A0}", "\u{202F}", "'", "\u{2019}", "\u{66B}", "\u{66C}",
  ]
}
