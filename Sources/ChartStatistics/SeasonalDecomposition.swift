/// A series as the sum of a smooth trend, an effect of each season that never changes, and the
/// rest.
///
/// The trend is a loess line over about one and a half periods, and the effect of a season is the
/// mean of what the trend leaves of its values; each is found from what the other leaves, five
/// times over. That is STL with a periodic season (Cleveland, Cleveland, McRae, Terpenning 1990),
/// and gives the same strength. Where values are missing, the ones around them are taken as
/// neighbours.
public struct SeasonalDecomposition: Sendable, Equatable, Codable {
  /// The number of finite values with a season.
  public let count: Int

  /// The seasons that occur, rising.
  public let codes: [Int32]

  /// What each of ``codes`` adds to a value, in data units; they sum to zero.
  public let effects: [Double]

  /// Each value less its season's effect, in data units, in the order of the column.
  ///
  /// The season is gone and the level stays. `NaN` where a value is missing or has no season.
  public let adjusted: [Double]

  /// How much of what the trend leaves is season, 0...1: one less the variance of the rest as a
  /// share of that of season and rest together (Wang, Smith, Hyndman 2006).
  public let strength: Double

  /// Decomposes values in their own order.
  ///
  /// `nil` unless at least two seasons occur, each twice, and there are three values a season in
  /// the mean. O(n · period).
  public init?(of values: [Double], seasons: Seasons) {
    self.init(x: values.indices.map(Double.init), y: values, seasons: seasons)
  }

  /// Decomposes y in the order of x; points with a number that is not finite are left out.
  ///
  /// As ``init(of:seasons:)``.
  public init?(x: [Double], y: [Double], seasons: Seasons) {
    let series = SeasonalSeries(x: x, y: y, seasons: seasons)
    guard series.hasThreePeriods else { return nil }
    self.init(series, columnLength: y.count)
  }

  init(_ series: SeasonalSeries, columnLength: Int) {
    let window = ((3 * series.codes.count + 1) / 2) | 1
    let split = SeasonalSplit(series, window: window)
    count = series.count
    codes = series.codes
    effects = split.effects
    strength = split.strength(of: series)
    var adjusted = [Double](repeating: .nan, count: columnLength)
    for (place, value) in series.values(without: split.effects).enumerated() {
      adjusted[series.indices[place]] = value
    }
    self.adjusted = adjusted
  }
}

/// A trend and the effects of the seasons, each found from what the other leaves.
struct SeasonalSplit {
  let trend: [Double]
  let effects: [Double]

  /// How many free numbers the trend has.
  let degreesOfFreedom: Double

  /// As often as STL passes without weights for outliers.
  private static let passes = 5

  init(_ series: SeasonalSeries, window: Int) {
    let loess = Loess(count: series.count, window: window)
    var effects = series.codes.map { _ in 0.0 }
    var trend: [Double] = []
    for _ in 0..<Self.passes {
      trend = loess.smooth(series.values(without: effects))
      effects = series.effects(of: zip(series.y, trend).map { $0 - $1 })
    }
    self.trend = trend
    self.effects = effects
    degreesOfFreedom = loess.degreesOfFreedom
  }

  /// What the trend leaves: season and rest.
  func detrended(_ series: SeasonalSeries) -> [Double] {
    zip(series.y, trend).map { $0 - $1 }
  }

  func strength(of series: SeasonalSeries) -> Double {
    let both = detrended(series)
    let rest = both.indices.map { both[$0] - effects[series.seasons[$0]] }
    guard let all = Summary(of: both).standardDeviation, all > 0,
      let remaining = Summary(of: rest).standardDeviation
    else { return 0 }
    let share = remaining / all
    return min(max(1 - share * share, 0), 1)
  }
}
