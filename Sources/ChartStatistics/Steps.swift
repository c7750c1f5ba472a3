#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Changes of level that a description may claim, with the evidence for them.
///
/// The places are those of ``changePoints(of:penalty:leastLength:)`` on the values less the effects
/// of their seasons, if they have a rhythm. They are steps only if there are at most ``mostSteps``,
/// if each is worth ``leastGain`` of the Bayesian information criterion and spans ``leastEffect``
/// of the reference, and if together they explain the values better than what else could look like
/// them: one level throughout, a straight line, and values that resemble their neighbours.
/// Otherwise ``steps`` is empty. On series of chance a step is said in well under one of twenty.
public struct Steps: Sendable, Equatable, Codable {
  /// The steps in the order of x; empty if none is claimed.
  public let steps: [Step]

  /// The effect of each season that was taken out, by ``codes``; empty without a rhythm.
  ///
  /// Found together with the levels, so that a season that was seen more often at the higher level
  /// does not seem higher itself. In data units; they sum to zero.
  public let effects: [Double]

  /// The seasons of ``effects``, by their code, rising.
  public let codes: [Int32]

  /// How much better the levels are than one level, by the Bayesian information criterion.
  public let gainOverLevel: Double

  /// How much better they are than a straight line.
  public let gainOverLine: Double

  /// How much better they are than one level with a first-order autoregression.
  public let gainOverMemory: Double

  /// The least gain over one level, in all and for each step: very strong evidence (Raftery 1995).
  public static let leastGain = 10.0

  /// The least gain over a straight line, positive evidence: a ramp is a trend, not a step.
  public static let leastGainOverLine = 2.0

  /// The least gain over values with memory: strong evidence.
  public static let leastGainOverMemory = 6.0

  /// The least size of a step as a share of the visible span, or of the range of the values.
  public static let leastEffect = 0.10

  /// The most steps that are told as such.
  public static let mostSteps = 3

  /// The fewest values at one level.
  public static let leastLength = 3

  /// One change of level.
  public struct Step: Sendable, Equatable, Codable {
    /// The place in the column of the first value after it.
    public let place: Int

    /// The mean level before it, in data units, seasons taken out.
    public let before: Double

    /// The mean level after it, in data units, seasons taken out.
    public let after: Double

    /// The number of values at the level before.
    public let countBefore: Int

    /// The number of values at the level after.
    public let countAfter: Int
  }
}

/// Looks for steps of y in the order of x, after taking the seasons out if they make a rhythm.
///
/// Points with a number that is not finite are left out, and so are those without a season if there
/// are seasons. `visibleSpan` is the length of the visible value axis in units of y; without one
/// (or if it is not a positive finite number) the effect is measured against the range of y. `nil`
/// for fewer than twice ``Steps/leastLength`` values. About O(n log n).
public func steps(
  x: [Double],
  y: [Double],
  seasons: Seasons? = nil,
  visibleSpan: Double? = nil
) -> Steps? {
  if let seasons, let found = rhythm(x: x, y: y, seasons: seasons), found.isFound {
    let series = SeasonalSeries(x: x, y: y, seasons: seasons)
    return Steps(series, effects: found.seasons.map(\.effect), visibleSpan)
  }
  let one = Seasons(codes: [Int32](repeating: 0, count: y.count), period: 1)
  return Steps(SeasonalSeries(x: x, y: y, seasons: one), effects: nil, visibleSpan)
}

extension Steps {
  /// Without effects the values are taken as they are.
  init?(_ series: SeasonalSeries, effects: [Double]?, _ visibleSpan: Double?) {
    guard series.count >= 2 * Self.leastLength else { return nil }
    let levels = Self.levels(of: series, effects, Self.reference(series, visibleSpan))
    self.init(levels, codes: effects == nil ? [] : series.codes)
  }

  private init(_ levels: LevelFit, codes: [Int32]) {
    gainOverLevel = levels.gain(over: levels.levelSquares, parameters: 1)
    gainOverLine = levels.gain(over: levels.lineSquares, parameters: 2)
    gainOverMemory = levels.gain(over: levels.memorySquares, parameters: 2)
    self.codes = codes
    effects = codes.isEmpty ? [] : levels.effects
    let isClaimed =
      levels.changes.count <= Self.mostSteps && gainOverLevel >= Self.leastGain
      && gainOverLine >= Self.leastGainOverLine && gainOverMemory >= Self.leastGainOverMemory
    steps = isClaimed ? levels.steps : []
  }

  /// What steps and seasons leave of each value, in the order of x; `nil` if no step is claimed.
  static func residuals(of series: SeasonalSeries, effects: [Double]?) -> [Double]? {
    guard series.count >= 2 * leastLength else { return nil }
    let levels = levels(of: series, effects, reference(series, nil))
    return Steps(levels, codes: []).steps.isEmpty ? nil : levels.residuals
  }

  /// The levels that are worth their changes.
  private static func levels(
    of series: SeasonalSeries,
    _ effects: [Double]?,
    _ reference: Double
  ) -> LevelFit {
    let fit = LevelFit(series, effects: effects)
    return fit.refitted(to: fit.changes(worth: leastGain, spanning: leastEffect * reference))
  }

  private static func reference(_ series: SeasonalSeries, _ visibleSpan: Double?) -> Double {
    if let visibleSpan, visibleSpan.isFinite, visibleSpan > 0 { return visibleSpan }
    return (series.y.max() ?? 0) - (series.y.min() ?? 0)
  }
}
