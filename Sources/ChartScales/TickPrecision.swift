#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How many digits the labels of a linear scale's ticks need, by the notation they are written in.
///
/// Digits are what tells neighbouring ticks apart and no more: ticks from 0 to 1,000,000 in steps
/// of 100,000 need one digit after the point as millions ("0.5M").
/// Source: the documented behaviour of d3-format `precisionFixed`, `precisionRound` and
/// `precisionPrefix` and of d3-scale `tickFormat`.
public struct TickPrecision: Sendable, Hashable, Codable {
  /// The distance between two ticks, in data units, not negative; zero for an empty domain.
  public let step: Double
  /// The largest magnitude in the domain.
  public let magnitude: Double
  /// Digits after the point in plain decimal notation.
  public let decimals: Int

  /// The precision for the ticks of a domain; of no ticks, no digits.
  public init(start: Double, stop: Double, count: Int) {
    let distance = tickStep(start: start, stop: stop, count: count)
    let largest = max(abs(start), abs(stop))
    step = distance.isNaN ? 0 : abs(distance)
    magnitude = largest.isFinite ? largest : 0
    decimals = tickDecimals(start: start, stop: stop, count: count)
  }

  /// Digits after the point when the value is written as a percentage of 1.
  public var percentDecimals: Int { max(0, decimals - 2) }

  /// Significant digits that tell the ticks apart, at least one.
  ///
  /// Scientific notation writes one of them before the point.
  public var significantDigits: Int {
    guard step > 0 else { return decimals + 1 }
    // The top tick may be one digit longer than those below it (10 after 9): it costs no digit.
    return max(0, decimalExponent(magnitude - step) - decimalExponent(step)) + 1
  }

  /// The power of 1000, from -8 (yocto) to 8 (yotta), that the largest magnitude is written with.
  public var thousandsPower: Int {
    guard magnitude > 0 else { return 0 }
    let exponent = Double(decimalExponent(magnitude))
    return Int(min(max((exponent / 3).rounded(.down), -8), 8))
  }

  /// Digits after the point when every value is divided by 1000 to the `thousandsPower`.
  public var decimalsInThousands: Int {
    guard step > 0 else { return max(0, decimals + thousandsPower * 3) }
    return max(0, thousandsPower * 3 - decimalExponent(step))
  }
}

/// The exponent in a number's scientific notation: 0 from 1 up to 10, -1 from 0.1 up to 1.
///
/// Zero answers 0, as do numbers that are not finite.
func decimalExponent(_ value: Double) -> Int {
  guard value.isFinite, value != 0 else { return 0 }
  let exponent = log10(abs(value)).rounded(.down)
  // Just below a power of ten the logarithm rounds up to it.
  let isTooHigh = exponent > -308 && pow(10, exponent) > abs(value)
  return Int(exponent) - (isTooHigh ? 1 : 0)
}
