/// Two ends of a line of numbers, in either order: the domain or the range of a scale.
///
/// `start` may be above `end`; the interval is then reversed. Both ends belong to it.
public struct Interval: Sendable, Hashable, Codable {
  /// The end that comes first.
  public var start: Double
  /// The end that comes last; below `start` in a reversed interval.
  public var end: Double

  /// Makes the interval that goes from one number to another.
  public init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The interval from 0 to 1, the range that a scale has unless told otherwise.
  public static let unit = Interval(0, 1)

  /// Whether the interval goes downwards; an empty one does not, nor one with a `NaN` end.
  public var isReversed: Bool { end < start }

  /// The way from `start` to `end`; negative when reversed, infinite past the largest number.
  public var length: Double { end - start }

  /// The smaller of the ends; `NaN` if one of them is.
  public var lower: Double { start.isNaN || end.isNaN ? .nan : min(start, end) }

  /// The larger of the ends; `NaN` if one of them is.
  public var upper: Double { start.isNaN || end.isNaN ? .nan : max(start, end) }

  /// Whether both ends are finite numbers.
  public var isFinite: Bool { start.isFinite && end.isFinite }

  /// The same interval walked from its other end.
  public var reversed: Interval { Interval(end, start) }

  /// Whether a number lies between the ends or on one of them; `NaN` never does.
  public func contains(_ value: Double) -> Bool {
    (start <= value && value <= end) || (end <= value && value <= start)
  }

  /// How far along the interval a number lies: 0 at `start`, 1 at `end`, outside these beyond.
  ///
  /// An empty interval answers 0.5, so that what is mapped from it lands in the middle.
  /// `NaN`, an infinite number and an end that is not finite answer `NaN`.
  public func fraction(of value: Double) -> Double {
    guard value.isFinite, isFinite else { return .nan }
    let length = end - start
    if length == 0 { return 0.5 }
    if length.isFinite { return (value - start) / length }
    return (value / 2 - start / 2) / (end / 2 - start / 2)
  }

  /// The number a share of the way along the interval; exactly `start` at 0 and `end` at 1.
  ///
  /// A share or an end that is not finite answers `NaN`.
  public func value(atFraction fraction: Double) -> Double {
    guard fraction.isFinite, isFinite else { return .nan }
    return start * (1 - fraction) + end * fraction
  }
}
