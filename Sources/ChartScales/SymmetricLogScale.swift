#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A scale that is logarithmic far from zero and linear near it, on both sides.
///
/// Source: Webber 2013, "A bi-symmetric log transformation for wide-range data": sign(x) ·
/// log(1 + |x / constant|).
public struct SymmetricLogScale: ContinuousScale, Hashable {
  /// The values that the ends of the range stand for, of any sign.
  public let domain: Interval
  /// The magnitude about which linear turns to logarithmic, in data units, above 0.
  ///
  /// With others everything may be `NaN`.
  public let constant: Double
  /// The positions of the ends of the domain.
  public let range: Interval
  /// The ends of the domain, transformed.
  private let logarithms: Interval

  /// Makes the scale that takes a domain of any sign to a range.
  public init(domain: Interval, constant: Double = 1, range: Interval = .unit) {
    self.domain = domain
    self.constant = constant
    self.range = range
    logarithms = Interval(compress(domain.start, constant), compress(domain.end, constant))
  }

  /// The position of a value; the middle of the range for an empty domain.
  public func position(of value: Double) -> Double {
    range.value(atFraction: logarithms.fraction(of: compress(value, constant)))
  }

  /// The value at a position.
  public func value(at position: Double) -> Double {
    let fraction = range.fraction(of: position)
    // The ends come back exactly, without the rounding of two logarithms.
    if fraction == 0 { return domain.start }
    if fraction == 1 { return domain.end }
    return expand(logarithms.value(atFraction: fraction), constant)
  }

  /// Zero and powers of ten on both sides of it, from the constant on; about `count` of them.
  ///
  /// Where fewer than three lie in the domain or it reaches no further than ten times the constant,
  /// the ticks of a linear scale. Differs on purpose from d3-scale, whose ticks are the linear ones always and crowd where the scale is widest.
  public func ticks(count: Int) -> [Double] {
    guard count > 0, domain.isFinite, constant.isFinite, constant > 0 else { return [] }
    let powers = powersOfTen(count: min(count, largestSoughtCount))
    let ticks = powers.filter(domain.contains)
    guard ticks.count > 2 else { return roundTicks(in: domain, count: Double(count)) }
    return domain.isReversed ? ticks.reversed() : ticks
  }

  /// The scale with its domain widened as a linear scale's.
  public func niced(count: Int) -> SymmetricLogScale {
    SymmetricLogScale(domain: roundDomain(domain, count: count), constant: constant, range: range)
  }

  /// Rising powers of ten of both signs with zero between them, that reach over the domain.
  private func powersOfTen(count: Int) -> [Double] {
    let largest = max(abs(domain.start), abs(domain.end))
    guard largest / 10 > constant else { return [] }
    let isTwoSided = domain.lower < 0 && domain.upper > 0
    let smallest =
      domain.contains(0) ? constant : max(constant, min(abs(domain.start), abs(domain.end)))
    let first = log10(smallest).rounded(.up)
    let last = log10(largest).rounded(.down)
    let room = max(1, Double(isTwoSided ? count / 2 : count))
    let stride = max(1, ((last - first + 1) / room).rounded(.up))
    let magnitudes = Swift.stride(from: last, through: first, by: -stride).map {
      LogarithmBase(10).power($0)
    }
    return magnitudes.map { -$0 } + [0] + magnitudes.reversed()
  }
}

/// The transformation: the sign and the logarithm of one more than the magnitude by the constant.
private func compress(_ value: Double, _ constant: Double) -> Double {
  value < 0 ? -log1p(-value / constant) : log1p(value / constant)
}

/// The inverse of the transformation.
private func expand(_ value: Double, _ constant: Double) -> Double {
  value < 0 ? -expm1(-value) * constant : expm1(value) * constant
}

extension SymmetricLogScale: Codable {
  private enum CodingKeys: String, CodingKey {
    case domain, constant, range
  }

  /// Reads a scale.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      domain: try values.decode(Interval.self, forKey: .domain),
      constant: try values.decode(Double.self, forKey: .constant),
      range: try values.decode(Interval.self, forKey: .range)
    )
  }

  /// Writes the domain, the constant and the range.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(domain, forKey: .domain)
    try values.encode(constant, forKey: .constant)
    try values.encode(range, forKey: .range)
  }
}
