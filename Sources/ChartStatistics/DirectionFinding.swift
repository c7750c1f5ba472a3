/// The direction of a series with the evidence for it.
///
/// A direction is said only on a test and two effects together: the Mann–Kendall test with p below
/// ``significance``; a net change, from where the series begins to where it ends, of at least
/// ``leastEffect`` of the reference span; and a Theil–Sen slope that carries it the same way over at
/// least half of that. With less effect it is slight; without the test, or if it ends on the other
/// side of where it began, there is no clear trend, however steep the slope. The verdict says what
/// the values did, not what process made them: a random walk, too, has gone somewhere.
///
/// From ``leastDependentCount`` values on, values that resemble their neighbours count for less
/// (see `MannKendall.varianceInflation`), so that series without a trend whose values keep half of
/// the one before are given a direction at most once in ten. Fewer values cannot tell such
/// resemblance from a trend's own shape.
public struct DirectionFinding: Sendable, Equatable, Codable {
  /// The direction.
  public let verdict: Direction

  /// The number of points with finite x and y.
  public let count: Int

  /// How y runs in the order of x.
  ///
  /// Given for series of any length: with three to five values it is all that can be said. Points
  /// with equal x are taken from the smallest y. `nil` for fewer than two.
  public let order: SortOrder?

  /// The test of the direction; `nil` below ``leastCount`` values.
  ///
  /// Of a direction it is the test that allows it: where ``plainTau`` does, the one that is not corrected
  /// for neighbours.
  ///
  /// With a ``rhythm`` it is seasonal, each value against others of its own season; see
  /// `MannKendall.init(x:y:seasons:)`.
  public let test: MannKendall?

  /// The slope in units of y per unit of x; `nil` below ``leastCount`` values or without a slope.
  ///
  /// With a ``rhythm`` it is the median slope between values of the same season.
  public let slope: TheilSen?

  /// The slope's size times the span of x, as a share of the reference span: 0.1 is a tenth.
  ///
  /// `nil` without a slope, or if all values are equal and no visible span was given.
  public let effect: Double?

  /// The rhythm that test and slope leave out of account; `nil` if there is none, or none was
  /// looked for.
  public let rhythm: Rhythm?

  /// How much higher the series ends than it begins, in units of y.
  ///
  /// The mean of the last tenth of its points less the mean of the first, at least one point each,
  /// and all points at the places of those; `nil` below ``leastCount`` values.
  public let netChange: Double?

  /// Below this p-value, two-sided, an order is not chance.
  public static let significance = 0.05

  /// From this share of the reference span on, a change is more than slight.
  public static let leastEffect = 0.10

  /// The fewest values that are tested.
  public static let leastCount = 6

  /// A change over the whole span below this share of the visible axis is not told at all.
  public static let leastSlightEffect = 0.01

  /// From this Kendall's tau on, a direction needs no correction for dependence between neighbours:
  /// four of five pairs of values stand in one order.
  public static let plainTau = 0.6

  /// The fewest values whose resemblance to their neighbours is taken into account.
  public static let leastDependentCount = 30

  /// Whether the words are those of ``test``: a direction with p below ``significance``, or none without.
  ///
  /// Where effects speak against a direction that the test would allow, the test did not decide.
  public var isDecidedByTest: Bool {
    guard let test, ![.constant, .tooFewValues].contains(verdict) else { return false }
    return (test.pValue < Self.significance) == (verdict != .noClearTrend)
  }

  /// Whether no value turns back, in the order of x: true of constant series as well.
  public var isMonotone: Bool {
    order.map { $0 != .mixed } ?? false
  }
}

/// Finds the direction of y over x.
///
/// Points with a number that is not finite are left out, and the rest is taken in the order of x; x
/// need not be sorted or unique. `visibleSpan` is the length of the visible value axis in units of
/// y; without one (or if it is not a positive finite number) the effect is measured against the
/// range of y. The verdict stays the same when y and the span are multiplied by a positive number,
/// and turns round when y is reversed. O(n log n).
///
/// The rule was chosen on what people wrote about the series of TRUCE (Jhamtani, Berg-Kirkpatrick
/// 2021). It agrees with 91.0 % of their phrases and never says the opposite; with this test, which
/// holds the false alarms on white noise, no combination of effects tried agreed with more than
/// 91.5 %. People call a series flat that comes back to where it began.
public func direction(x: [Double], y: [Double], visibleSpan: Double? = nil) -> DirectionFinding {
  let pairs = Pairs(x: x, y: y)
  let order = SortOrder(of: pairs.y)
  guard pairs.count >= DirectionFinding.leastCount else {
    let verdict: Direction = order == .constant ? .constant : .tooFewValues
    return DirectionFinding(verdict, pairs, order)
  }
  let slope = TheilSen(pairs)
  let test = MannKendall(pairs, varianceInflation: varianceInflation(of: pairs, slope))
  return DirectionFinding(of: pairs, test: test, slope: slope, visibleSpan: visibleSpan)
}

extension DirectionFinding {
  fileprivate init(
    _ verdict: Direction,
    _ pairs: Pairs,
    _ order: SortOrder?,
    _ test: MannKendall? = nil,
    _ slope: TheilSen? = nil,
    _ effects: DirectionEffects? = nil,
    rhythm: Rhythm? = nil
  ) {
    self.verdict = verdict
    self.count = pairs.count
    self.order = order
    self.test = test
    self.slope = slope
    self.effect = slope == nil ? nil : effects?.typical
    self.netChange = effects?.netChange
    self.rhythm = rhythm
  }

  /// Decides on a test and a slope of the pairs, whatever they leave out of account.
  ///
  /// Pairs have the effects of their seasons taken out where there is a rhythm.
  init(
    of pairs: Pairs,
    test: MannKendall?,
    slope: TheilSen?,
    visibleSpan: Double?,
    rhythm: Rhythm? = nil
  ) {
    let order = SortOrder(of: pairs.y)
    let effects = DirectionEffects(pairs, slope: slope?.slope ?? 0, visibleSpan: visibleSpan)
    let verdict = order == .constant ? .constant : decide(test, slope, effects)
    let deciding = verdict == .noClearTrend ? test : test.map(deciding(of:))
    self.init(verdict, pairs, order, deciding, slope, effects, rhythm: rhythm)
  }
}

private func varianceInflation(of pairs: Pairs, _ slope: TheilSen?) -> Double {
  guard pairs.count >= DirectionFinding.leastDependentCount, let slope else { return 1 }
  return SerialDependence(pairs, slope: slope.slope).varianceInflation
}

/// A test without a slope of its own sign claims nothing: the typical step is then zero, or backwards.
private func decide(
  _ test: MannKendall?,
  _ slope: TheilSen?,
  _ effects: DirectionEffects
) -> Direction {
  guard let test, let slope, slope.slope != 0, (slope.slope > 0) == (test.s > 0) else {
    return .noClearTrend
  }
  // The slack keeps a share that is exactly a bound the same in every unit.
  let slack = 1 - 1e-9
  let sign = Double(test.s.signum())
  let typical = effects.typical ?? 0
  // Less than that of the range is rounding.
  guard isSignificant(test), sign * effects.crossing > 1e-9,
    typical >= DirectionFinding.leastSlightEffect
  else { return .noClearTrend }
  let isSlight =
    sign * effects.net < DirectionFinding.leastEffect * slack
    || typical < DirectionFinding.leastEffect / 2 * slack
  if test.s > 0 { return isSlight ? .risesSlightly : .rises }
  return isSlight ? .fallsSlightly : .falls
}

/// Whether an order is more than chance makes of it.
///
/// Where neighbours depend on each other the test is corrected for it; but a path on which four of
/// five pairs of values stand in one order is a direction, whatever process made it.
private func isSignificant(_ test: MannKendall) -> Bool {
  deciding(of: test).pValue < DirectionFinding.significance
}

/// The test as corrected, unless only the plain one finds what it may tell.
private func deciding(of test: MannKendall) -> MannKendall {
  guard test.pValue >= DirectionFinding.significance, let tau = test.tau,
    abs(tau) >= DirectionFinding.plainTau, case let plain = test.withoutCorrection,
    plain.pValue < DirectionFinding.significance
  else { return test }
  return plain
}
