/// Exact decimal text to the nearest double.
enum DecimalDigits {
  /// 10⁰ to 10²², every power of ten that a double holds exactly.
  static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// `digits` × 10^`exponent`, correctly rounded; infinite when too large for a double.
  ///
  /// Up to 2⁵³ and 10^±22 one exact operation rounds once (Clinger 1990, "How to read floating
  /// point numbers accurately"); beyond, the digits go through the standard library.
  ///
  /// `text` gives the digits once more, for numbers of more than 19 of them.
  static func value(digits: UInt64, exponent: Int, text: () -> String) -> Double {
    if digits <= 1 << 53, abs(exponent) <= 22 {
      return exponent < 0
        ? Double(digits) / powers[-exponent] : Double(digits) * powers[exponent]
    }
    return Double("\(text())e\(exponent)") ?? .infinity
  }
}
