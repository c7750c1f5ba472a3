/// A number as an author wrote it, with the last digit that it carries.
struct RoundedNumber {
  let value: Double

  /// What one step of the last digit is worth; zeros at the end carry nothing but the second digit.
  let unit: Double

  /// How many significant digits it has, zeros at the end not counted but for the second.
  private(set) var digitCount = 0

  init(_ value: Double) {
    self.value = value
    guard value != 0, value.isFinite else {
      unit = 0
      return
    }
    // The shortest decimal form that is this number: its digits are what an author can have written.
    let text = "\(abs(value))"
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let sides = parts[0].split(separator: ".")
    let fraction = sides.count > 1 && sides[1] != "0" ? sides[1].count : 0
    var digits = Array((sides[0] + (fraction > 0 ? sides[1] : "")).drop { $0 == "0" })
    var power = exponent - fraction
    while digits.count > 2, digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    if digits.count == 1 { power = min(power, exponent - fraction) }
    unit = Double("1e\(power)") ?? 0
    digitCount = digits.count
  }

  /// Whether the number is what another gives when rounded to as many digits.
  func isRounding(of exact: Double) -> Bool {
    abs(exact - value) < unit / 2 * (1 - 1e-9) || abs(exact - value) <= 1e-9 * abs(exact)
  }
}
