/// A number as the unevaluated sum of two `Double`s: about 31 significant digits.
///
/// Source: Dekker 1971; Hida, Li, Bailey 2001, "Library for double-double and quad-double
/// arithmetic". Products use the fused multiply-add. Within the range of `Double`; infinities and
/// `NaN` give `NaN`.
struct DoubleDouble: Sendable, Equatable {
  let high: Double
  let low: Double

  static let zero = DoubleDouble(0)
  static let one = DoubleDouble(1)

  @inline(__always)
  init(_ value: Double) {
    high = value
    low = 0
  }

  /// Two parts of which the second is at most half a unit in the last place of the first.
  @inline(__always)
  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The sum of two parts, the first at least as large.
  @inline(__always)
  private static func normalized(_ large: Double, _ small: Double) -> DoubleDouble {
    let sum = large + small
    return DoubleDouble(high: sum, low: small - (sum - large))
  }

  @inline(__always)
  private static func exactSum(_ first: Double, _ second: Double) -> (Double, Double) {
    let sum = first + second
    let part = sum - first
    return (sum, (first - (sum - part)) + (second - part))
  }

  /// The nearest `Double`.
  var value: Double { high }

  /// The size without the sign.
  var magnitude: DoubleDouble { high < 0 ? -self : self }

  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -value.high, low: -value.low)
  }

  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (high, error) = exactSum(left.high, right.high)
    let (low, rest) = exactSum(left.low, right.low)
    let sum = normalized(high, error + low)
    return normalized(sum.high, sum.low + rest)
  }

  @inline(__always)
  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    left + -right
  }

  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let error = (-product).addingProduct(left.high, right.high)
    return normalized(product, error + (left.high * right.low + left.low * right.high))
  }

  @inline(__always)
  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let rest = left - right * DoubleDouble(first)
    let second = rest.high / right.high
    let last = rest - right * DoubleDouble(second)
    return normalized(first, second) + DoubleDouble(last.high / right.high)
  }

  /// The square root; zero of what is not above zero.
  func squareRoot() -> DoubleDouble {
    guard high > 0 else { return .zero }
    let guess = DoubleDouble(high.squareRoot())
    let rest = self - guess * guess
    return guess + DoubleDouble(rest.high / (2 * guess.high))
  }
}
