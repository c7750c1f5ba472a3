/// The median of the slopes between all pairs of points, which a few outliers cannot move.
///
/// Pairs at equal x have no slope and are left out. Source: Theil 1950; Sen 1968, equation 2.6 for
/// the interval; the intercept is that of Conover 1980. All as in SciPy's `theilslopes`, in O(n log
/// n) time and O(n) memory where SciPy needs O(n²) of both.
public struct TheilSen: Sendable, Equatable, Codable {
  /// The number of finite points.
  public let count: Int

  /// The median slope, in units of y per unit of x.
  public let slope: Double

  /// The median of y less the slope times the median of x, in units of y.
  public let intercept: Double

  /// The 95 % confidence interval of the slope, for independent values; `nil` where there are too
  /// many ties for one, and where it was not asked for.
  public let interval: ClosedRange<Double>?

  /// Finds the median slope of y over x; points with a number that is not finite are left out.
  ///
  /// `nil` unless two points have different finite x and the slope is within the range of `Double`.
  public init?(x: [Double], y: [Double]) {
    self.init(Pairs(x: x, y: y))
  }

  /// Finds the median slope between values of the same season, so that a rhythm does not move it.
  ///
  /// Points with a number that is not finite or without a season are left out. `nil` unless some
  /// season has two points at different x. The interval is that of Sen with the variance added over
  /// the seasons. O(n log n). Source: Hirsch, Slack, Smith 1982, equation 12.
  public init?(x: [Double], y: [Double], seasons: Seasons) {
    self.init(SeasonalSeries(x: x, y: y, seasons: seasons).groups)
  }

  init?(_ pairs: Pairs) {
    self.init([pairs])
  }

  /// Finds the median slope alone, without an interval, which takes twice as long.
  init?(median pairs: Pairs) {
    self.init([pairs], withInterval: false)
  }

  /// Finds the median of the slopes within each group.
  init?(_ groups: [Pairs], withInterval: Bool = true) {
    var (slopeCount, variance) = (0, 0.0)
    var sloped: [Pairs] = []
    for group in groups {
      let placeTies = Ties(inSorted: group.x)
      let own = group.count * (group.count - 1) / 2 - placeTies.pairs
      guard own > 0 else { continue }
      slopeCount += own
      variance += Self.variance(count: group.count, placeTies, Ties(inSorted: group.y.sorted()))
      sloped.append(group)
    }
    guard slopeCount > 0 else { return nil }
    var selection = SlopeSelection(sloped, slopeCount: slopeCount)
    let lower = selection.slope(ofRank: (slopeCount - 1) / 2)
    let upper = slopeCount.isMultiple(of: 2) ? selection.slope(ofRank: slopeCount / 2) : lower
    slope = slopeCount.isMultiple(of: 2) ? midpoint(lower, upper) : lower
    let places = groups.count == 1 ? groups[0].x : groups.flatMap(\.x).sorted()
    let height = Self.medianOfSorted(groups.flatMap(\.y).sorted())
    intercept = height - slope * Self.medianOfSorted(places)
    guard slope.isFinite, intercept.isFinite else { return nil }
    count = places.count
    interval =
      withInterval
      ? Self.interval(&selection, slopeCount: slopeCount, variance: variance) : nil
  }

  private static func medianOfSorted(_ values: [Double]) -> Double {
    midpoint(values[(values.count - 1) / 2], values[values.count / 2])
  }

  /// The variance of S as Sen 1968 has it.
  private static func variance(count: Int, _ placeTies: Ties, _ valueTies: Ties) -> Double {
    let n = Double(count)
    return (n * (n - 1) * (2 * n + 5) - placeTies.spread - valueTies.spread) / 18
  }

  private static func interval(
    _ selection: inout SlopeSelection,
    slopeCount: Int,
    variance: Double
  ) -> ClosedRange<Double>? {
    guard variance >= 0 else { return nil }
    let reach = normalQuantileOf95Percent * variance.squareRoot()
    let below = ((Double(slopeCount) - reach) / 2).rounded(.toNearestOrEven)
    let above = ((Double(slopeCount) + reach) / 2).rounded(.toNearestOrEven)
    let lowest = selection.slope(ofRank: max(Int(below) - 1, 0))
    let highest = selection.slope(ofRank: min(Int(above), slopeCount - 1))
    return lowest <= highest && lowest.isFinite && highest.isFinite ? lowest...highest : nil
  }
}
