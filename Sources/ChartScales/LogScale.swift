#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A scale on which equal ratios take equal room.
///
/// The domain lies wholly above or wholly below zero. A negative one runs as its mirror image.
public struct LogScale: ContinuousScale, Hashable {
  /// The values that the ends of the range stand for, both of one sign.
  public let domain: Interval
  /// The number whose powers are the main ticks: finite, above 0, not 1.
  public let base: Double
  /// The positions of the ends of the domain.
  public let range: Interval
  /// The natural logarithms of the ends' magnitudes.
  private let logarithms: Interval

  /// Makes the scale that takes a domain of one sign to a range.
  ///
  /// `nil` if the domain touches or crosses zero or has an end that is not finite, or if the base
  /// is not finite, not positive or 1. The logarithm takes zero and the other sign nowhere.
  public init?(domain: Interval, base: Double = 10, range: Interval = .unit) {
    guard domain.isFinite, domain.lower > 0 || domain.upper < 0 else { return nil }
    guard base.isFinite, base > 0, base != 1 else { return nil }
    self.init(checked: domain, base: base, range: range)
  }

  /// Makes the scale of a domain and a base that are known to be right.
  private init(checked domain: Interval, base: Double, range: Interval) {
    self.domain = domain
    self.base = base
    self.range = range
    logarithms = Interval(log(abs(domain.start)), log(abs(domain.end)))
  }

  /// Whether the domain lies below zero.
  private var isNegative: Bool { domain.start < 0 }

  /// The position of a value; `NaN` for zero and for a value of the other sign than the domain.
  public func position(of value: Double) -> Double {
    let magnitude = isNegative ? -value : value
    guard magnitude > 0 else { return .nan }
    return range.value(atFraction: logarithms.fraction(of: log(magnitude)))
  }

  /// The value at a position; for an empty range the geometric middle of the domain.
  public func value(at position: Double) -> Double {
    let fraction = range.fraction(of: position)
    // The ends come back exactly, without the rounding of two logarithms.
    if fraction == 0 { return domain.start }
    if fraction == 1 { return domain.end }
    let magnitude = exp(logarithms.value(atFraction: fraction))
    return isNegative ? -magnitude : magnitude
  }

  /// The scale with its domain widened to whole powers of the base.
  ///
  /// An end stays where it is if the power beyond it is too large or too small to be a number.
  public func niced(count: Int) -> LogScale {
    guard count > 0, domain.start != domain.end else { return self }
    let small = abs(domain.start) < abs(domain.end) ? domain.start : domain.end
    let large = small == domain.start ? domain.end : domain.start
    let low = roundPower(abs(small), .down)
    let high = roundPower(abs(large), .up)
    let sign = isNegative ? -1.0 : 1.0
    let nice = small == domain.start ? Interval(low, high) : Interval(high, low)
    return LogScale(
      checked: Interval(sign * nice.start, sign * nice.end),
      base: base,
      range: range
    )
  }

  /// The nearest power of the base in one direction.
  private func roundPower(_ magnitude: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let powers = LogarithmBase(base)
    let power = powers.power(powers.logarithm(of: magnitude).rounded(rule))
    guard power.isFinite, power > 0 else { return magnitude }
    return rule == .down ? min(power, magnitude) : max(power, magnitude)
  }
}

extension LogScale: Codable {
  private enum CodingKeys: String, CodingKey {
    case domain, base, range
  }

  /// Reads a scale; throws `DecodingError.dataCorrupted` where `init` would give `nil`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let domain = try values.decode(Interval.self, forKey: .domain)
    let base = try values.decode(Double.self, forKey: .base)
    let range = try values.decode(Interval.self, forKey: .range)
    guard let scale = LogScale(domain: domain, base: base, range: range) else {
      throw DecodingError.dataCorruptedError(
        forKey: .domain,
        in: values,
        debugDescription: "A log scale needs a domain of one sign and a positive base but 1."
      )
    }
    self = scale
  }

  /// Writes the domain, the base and the range.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(domain, forKey: .domain)
    try values.encode(base, forKey: .base)
    try values.encode(range, forKey: .range)
  }
}
