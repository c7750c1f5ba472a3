/// A scale on which equal differences take equal room.
public struct LinearScale: ContinuousScale, Hashable, Codable {
  /// The values that the ends of the range stand for.
  public var domain: Interval
  /// The positions of the ends of the domain.
  public var range: Interval

  /// Makes the scale that takes a domain to a range.
  public init(domain: Interval, range: Interval = .unit) {
    self.domain = domain
    self.range = range
  }

  /// The position of a value; the middle of the range for an empty domain.
  public func position(of value: Double) -> Double {
    range.value(atFraction: domain.fraction(of: value))
  }

  /// The value at a position; the middle of the domain for an empty range.
  public func value(at position: Double) -> Double {
    domain.value(atFraction: range.fraction(of: position))
  }

  /// Multiples of 1, 2 or 5 times a power of ten inside the domain.
  ///
  /// Their number is the one nearest to `count` in ratio. An empty domain gives its one value.
  /// Domains narrower than about 1e-307 may have none. Example: 0 to 1 with a count of 5 gives
  /// 0, 0.2, 0.4, 0.6, 0.8, 1.
  public func ticks(count: Int) -> [Double] {
    roundTicks(in: domain, count: Double(count))
  }

  /// The scale with its domain widened to the nearest ticks: 1.1 to 10.9 becomes 1 to 11.
  public func niced(count: Int) -> LinearScale {
    LinearScale(domain: roundDomain(domain, count: count), range: range)
  }
}
