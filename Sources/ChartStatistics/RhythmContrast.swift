/// The values of seasons that the calendar sets apart against those of the rest: weekends against
/// weekdays.
public struct RhythmContrast: Sendable, Equatable, Codable {
  /// The side with the higher mean.
  public let higher: Side

  /// The other side.
  public let lower: Side

  /// The two-sided p-value of Mann and Whitney's test between the sides, 0...1.
  public let pValue: Double

  /// The places in the column of the lower side's values that reach the least of the higher side.
  ///
  /// They are the exceptions from "every value of one side is above every value of the other".
  public let exceptions: [Int]

  /// One of the two sides.
  public struct Side: Sendable, Equatable, Codable {
    /// The codes of its seasons that occur, rising.
    public let codes: [Int32]

    /// The number of its values.
    public let count: Int

    /// Their mean in data units.
    public let mean: Double

    /// The smallest of them in data units.
    public let minimum: Double

    /// The largest of them in data units.
    public let maximum: Double
  }

  /// `nil` unless both sides have values.
  init?(_ series: SeasonalSeries, _ apart: [Int32]) {
    let isApart = series.codes.map { apart.contains($0) }
    guard let first = Self.side(series, isApart, true), let rest = Self.side(series, isApart, false)
    else { return nil }
    let isHigher = first.mean >= rest.mean
    let (higher, lower) = isHigher ? (first, rest) : (rest, first)
    let places = series.y.indices.filter {
      isApart[series.seasons[$0]] != isHigher && series.y[$0] >= higher.minimum
    }
    self.higher = higher
    self.lower = lower
    pValue =
      MannWhitney(
        Self.values(series, isApart, true),
        Self.values(series, isApart, false)
      ).pValue
    exceptions = places.map { series.indices[$0] }.sorted()
  }

  private static func values(
    _ series: SeasonalSeries,
    _ isApart: [Bool],
    _ wanted: Bool
  ) -> [Double] {
    series.y.indices.filter { isApart[series.seasons[$0]] == wanted }.map { series.y[$0] }
  }

  private static func side(_ series: SeasonalSeries, _ isApart: [Bool], _ wanted: Bool) -> Side? {
    let summary = Summary(of: values(series, isApart, wanted))
    guard let mean = summary.mean, let least = summary.minimum?.value,
      let greatest = summary.maximum?.value
    else { return nil }
    let codes = series.codes.indices.filter { isApart[$0] == wanted }.map { series.codes[$0] }
    return Side(codes: codes, count: summary.count, mean: mean, minimum: least, maximum: greatest)
  }
}
