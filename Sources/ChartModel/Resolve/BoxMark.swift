import ChartStatistics

/// What a box of a box plot shows, in data units.
public struct BoxMark: Sendable, Equatable, Codable {
  /// The number of values.
  public var count: Int

  /// The last value at the lower end that does not stand apart.
  public var lowerWhisker: Double

  /// The lower end of the middle half.
  public var lowerQuartile: Double

  /// The value in the middle.
  public var median: Double

  /// The upper end of the middle half.
  public var upperQuartile: Double

  /// The last value at the upper end that does not stand apart.
  public var upperWhisker: Double

  /// The values that stand apart, rising.
  public var outliers: [Double]

  /// The source rows of ``outliers``, from 0, one each.
  public var outlierRows: [Int32]

  /// The smallest value, outliers included.
  public var minimum: Double { min(lowerWhisker, outliers.first ?? lowerWhisker) }

  /// The largest value, outliers included.
  public var maximum: Double { max(upperWhisker, outliers.last ?? upperWhisker) }

  init(_ summary: BoxSummary) {
    count = summary.count
    lowerWhisker = summary.lowerWhisker
    lowerQuartile = summary.lowerQuartile
    median = summary.median
    upperQuartile = summary.upperQuartile
    upperWhisker = summary.upperWhisker
    outliers = summary.outlierValues
    outlierRows = summary.outliers
  }
}
