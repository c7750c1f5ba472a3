/// A pattern that returns with the calendar, with the evidence for it.
///
/// A rhythm is said only on a test and an effect together: p below ``significance``, and a seasonal
/// strength of at least ``leastStrength``. The test is Kruskal and Wallis' on what a smooth trend
/// over five periods leaves of the values; where the calendar sets some seasons apart, such as
/// weekends, the test of Mann and Whitney of those against the rest counts as well, and the two
/// p-values are made one (Simes 1986). On series of chance a rhythm is said less than once in
/// twenty.
public struct Rhythm: Sendable, Equatable, Codable {
  /// Whether the values have a rhythm.
  public let isFound: Bool

  /// How many seasons the calendar has: 7 for the days of a week.
  public let period: Int

  /// The number of finite values with a season.
  public let count: Int

  /// How much of what the trend leaves is season, 0...1.
  ///
  /// See ``SeasonalDecomposition/strength``; from ``strongStrength`` on a rhythm is strong.
  public let strength: Double

  /// Kruskal and Wallis' H of what the trend leaves, times the share of degrees of freedom that the
  /// trend leaves too.
  public let statistic: Double

  /// One less than the number of seasons that occur.
  public let degreesOfFreedom: Int

  /// The p-value of ``statistic``, 0...1.
  public let seasonPValue: Double

  /// The p-value that decides, 0...1: ``seasonPValue``, or with a ``contrast`` the larger of the
  /// two or twice the smaller, whichever is less.
  public let pValue: Double

  /// The seasons that occur, by their code.
  public let seasons: [Season]

  /// The codes of the seasons whose effect lies in the highest quarter of the effects' range; empty
  /// if they are all equal.
  public let high: [Int32]

  /// The codes of the seasons whose effect lies in the lowest quarter of the effects' range; empty
  /// if they are all equal.
  public let low: [Int32]

  /// The seasons that the calendar sets apart against the rest; `nil` if there are none, or no
  /// others.
  public let contrast: RhythmContrast?

  /// Below this p-value seasons do not differ by chance.
  public static let significance = 0.05

  /// The least seasonal strength that is told.
  public static let leastStrength = 0.2

  /// The strength from which a rhythm is strong.
  public static let strongStrength = 0.64

  /// What the values of one season have in common.
  public struct Season: Sendable, Equatable, Codable {
    /// The season's code.
    public let code: Int32

    /// The number of its finite values.
    public let count: Int

    /// Their mean in data units.
    public let mean: Double

    /// Their median in data units.
    public let median: Double

    /// What the season adds to the level, in data units; see ``SeasonalDecomposition/effects``.
    public let effect: Double
  }
}

/// Looks for a rhythm of y over x in seasons known from the calendar.
///
/// Points with a number that is not finite or without a season are left out, and the rest is taken
/// in the order of x. `nil` unless at least two seasons occur, each twice, and there are three
/// values a season in the mean: with fewer than three periods nothing can be told. O(n · period + n
/// log n).
public func rhythm(x: [Double], y: [Double], seasons: Seasons) -> Rhythm? {
  let series = SeasonalSeries(x: x, y: y, seasons: seasons)
  guard series.hasThreePeriods else { return nil }
  return Rhythm(
    series,
    SeasonalDecomposition(series, columnLength: y.count),
    seasons
  )
}

extension Rhythm {
  /// Values less what their seasons add to the level, in data units; those without a season stay.
  public func values(_ values: [Double], without seasons: Seasons) -> [Double] {
    var effects: [Int32: Double] = [:]
    for season in self.seasons { effects[season.code] = season.effect }
    return zip(values, seasons.codes).map { $0 - (effects[$1] ?? 0) }
  }

  init(_ series: SeasonalSeries, _ decomposition: SeasonalDecomposition, _ seasons: Seasons) {
    let split = SeasonalSplit(series, window: 5 * series.codes.count | 1)
    let test = KruskalWallis(
      split.detrended(series),
      groups: series.seasons,
      groupCount: series.codes.count
    )
    let n = Double(series.count)
    statistic = test.statistic * max(n - split.degreesOfFreedom, 0) / (n - 1)
    degreesOfFreedom = test.degrees
    let ofSeasons = chiSquareProbability(from: statistic, degrees: test.degrees)
    let contrast = RhythmContrast(series, seasons.contrast)
    seasonPValue = ofSeasons
    self.contrast = contrast
    pValue =
      contrast.map { min(2 * min($0.pValue, ofSeasons), max($0.pValue, ofSeasons)) } ?? ofSeasons
    strength = decomposition.strength
    isFound = pValue < Self.significance && strength >= Self.leastStrength
    period = seasons.period
    count = series.count
    self.seasons = Self.seasons(series, decomposition.effects)
    high = Self.codes(self.seasons) { $0 >= 0.75 }
    low = Self.codes(self.seasons) { $0 <= 0.25 }
  }

  private static func seasons(_ series: SeasonalSeries, _ effects: [Double]) -> [Season] {
    let means = series.means(of: series.y)
    return zip(series.groups.indices, series.groups).compactMap { place, group in
      median(of: group.y).map {
        Season(
          code: series.codes[place],
          count: group.count,
          mean: means[place],
          median: $0,
          effect: effects[place]
        )
      }
    }
  }

  /// The seasons whose effect's place in the range of effects, 0...1, is wanted.
  private static func codes(_ seasons: [Season], _ isWanted: (Double) -> Bool) -> [Int32] {
    let effects = seasons.map(\.effect)
    guard let least = effects.min(), let greatest = effects.max(),
      greatest - least > roundingTolerance(of: seasons.map(\.mean))
    else { return [] }
    return seasons.filter { isWanted(($0.effect - least) / (greatest - least)) }.map(\.code)
  }
}
