/// The calendar season that each value of a series belongs to: its weekday, month, hour or quarter.
///
/// Seasons come from the calendar, not from counting, so that a day without a value moves no other
/// day into a wrong weekday.
public struct Seasons: Sendable, Equatable, Codable {
  /// The season of each value, 0..<``period``; any other number leaves its value out.
  public let codes: [Int32]

  /// How many seasons the calendar has: 7 days, 12 months, 24 hours, 4 quarters.
  public let period: Int

  /// The seasons that the calendar itself sets apart from the rest, such as Saturday and Sunday;
  /// empty if there are none.
  ///
  /// They must be known before the data are seen: their difference from the rest is tested as such.
  public let contrast: [Int32]

  /// Takes the season of each value.
  public init(codes: [Int32], period: Int, contrast: [Int32] = []) {
    self.codes = codes
    self.period = period
    self.contrast = contrast
  }

  /// The seasons of values that follow one another without a gap, from some season on.
  public init(count: Int, period: Int, first: Int = 0, contrast: [Int32] = []) {
    let codes = period > 0 ? (0..<max(count, 0)).map { Int32(($0 + first) % period) } : []
    self.init(codes: codes, period: period, contrast: contrast)
  }
}
