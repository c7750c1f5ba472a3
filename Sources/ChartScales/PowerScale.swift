#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A scale on which a power of the value takes equal room.
///
/// Negative values are mirrored: -4 lies as far below zero as 4 lies above it.
public struct PowerScale: ContinuousScale, Hashable {
  /// The values that the ends of the range stand for.
  public let domain: Interval
  /// The power that values are raised to, above 0; with others everything may be `NaN`.
  public let exponent: Double
  /// The positions of the ends of the domain.
  public let range: Interval
  /// The ends of the domain, raised to the power.
  private let powers: Interval

  /// Makes the scale that takes a domain, raised to a power, to a range.
  public init(exponent: Double, domain: Interval, range: Interval = .unit) {
    self.exponent = exponent
    self.domain = domain
    self.range = range
    powers = Interval(raise(domain.start, exponent), raise(domain.end, exponent))
  }

  /// Makes the scale of the square root, on which areas are told apart as their sides.
  public static func squareRoot(domain: Interval, range: Interval = .unit) -> PowerScale {
    PowerScale(exponent: 0.5, domain: domain, range: range)
  }

  /// The position of a value; the middle of the range for an empty domain.
  public func position(of value: Double) -> Double {
    range.value(atFraction: powers.fraction(of: raise(value, exponent)))
  }

  /// The value at a position.
  public func value(at position: Double) -> Double {
    let fraction = range.fraction(of: position)
    // The ends come back exactly, without the rounding of two powers.
    if fraction == 0 { return domain.start }
    if fraction == 1 { return domain.end }
    return raise(powers.value(atFraction: fraction), 1 / exponent)
  }

  /// The ticks of a linear scale over the same domain.
  public func ticks(count: Int) -> [Double] {
    roundTicks(in: domain, count: Double(count))
  }

  /// The scale with its domain widened as a linear scale's.
  public func niced(count: Int) -> PowerScale {
    PowerScale(exponent: exponent, domain: roundDomain(domain, count: count), range: range)
  }
}

/// A power that keeps the sign; square root and 1 without the rounding of a general power.
private func raise(_ value: Double, _ exponent: Double) -> Double {
  if exponent == 1 { return value }
  if exponent == 0.5 { return value < 0 ? -(-value).squareRoot() : value.squareRoot() }
  return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
}

extension PowerScale: Codable {
  private enum CodingKeys: String, CodingKey {
    case exponent, domain, range
  }

  /// Reads a scale.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      exponent: try values.decode(Double.self, forKey: .exponent),
      domain: try values.decode(Interval.self, forKey: .domain),
      range: try values.decode(Interval.self, forKey: .range)
    )
  }

  /// Writes the exponent, the domain and the range.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(exponent, forKey: .exponent)
    try values.encode(domain, forKey: .domain)
    try values.encode(range, forKey: .range)
  }
}
