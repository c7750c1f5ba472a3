/// A one-to-one map between numbers of a domain and positions in a range.
///
/// Values outside the domain are mapped outside the range (nothing is clamped). `NaN` and infinite
/// values have no position and answer `NaN`, as does everything when an end of the domain or the
/// range is not finite. An empty domain maps every value to the middle of the range, and an empty
/// range takes every position back to the middle of the domain.
public protocol InvertibleScale: Sendable {
  /// The values that the ends of the range stand for, in data units.
  var domain: Interval { get }
  /// The positions of the ends of the domain, in the caller's units.
  var range: Interval { get }
  /// The position of a value.
  func position(of value: Double) -> Double
  /// The value at a position: the inverse of `position(of:)` up to rounding.
  func value(at position: Double) -> Double
  /// The positions of a whole column, in its order; as many as there are values.
  func positions(of values: [Double]) -> [Double]
}

extension InvertibleScale {
  /// The positions of a whole column, each as `position(of:)` gives it.
  public func positions(of values: [Double]) -> [Double] {
    values.map { position(of: $0) }
  }
}

/// A scale over numbers that offers round values to mark.
public protocol ContinuousScale: InvertibleScale {
  /// Round values inside the domain, about `count` of them, without duplicates.
  ///
  /// They run the way the domain does: downwards when it is reversed. A count below one and a
  /// domain with an end that is not finite give none; never more than `maximumTickCount` are given.
  func ticks(count: Int) -> [Double]
  /// The same scale with its domain widened to round ends; the domain never gets narrower.
  ///
  /// An empty domain, one that is not finite and a count below one leave the scale as it is.
  func niced(count: Int) -> Self
}

/// No scale gives more ticks than this, whatever it is asked for.
public let maximumTickCount = 10_000

/// The largest number of ticks that is sought after: a step is rounded down by a factor of at most
/// √2, so that no more than `maximumTickCount` come of it.
let largestSoughtCount = 7_000
