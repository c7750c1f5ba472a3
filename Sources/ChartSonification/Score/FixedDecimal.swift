/// A number with so many digits after a point, in any locale; rounded to nearest.
///
/// For magnitudes below 2⁵³ / 10^decimals. What is not finite is written as 0.
func fixed(_ value: Double, _ decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (value * Double(scale)).rounded()
  guard scaled.isFinite, abs(scaled) < 0x1p53 else { return "0" }
  let whole = Int(abs(scaled))
  let digits = String(whole % scale)
  let zeros = String(repeating: "0", count: decimals - min(digits.count, decimals))
  let sign = scaled < 0 ? "-" : ""
  return decimals == 0 ? "\(sign)\(whole)" : "\(sign)\(whole / scale).\(zeros)\(digits)"
}

/// The nearest number with so many digits after the point, as reading ``fixed(_:_:)`` would give it.
func rounded(_ value: Double, _ decimals: Int) -> Double {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (value * scale).rounded()
  // No minus sign on zero.
  return scaled == 0 ? 0 : scaled / scale
}

/// How many digits the numbers of a score have.
enum ScoreDigits {
  static let time = 6
  static let frequency = 4
  static let share = 4
}
