/// The Mann–Kendall test of a monotone trend, corrected for ties.
///
/// `S` is the number of pairs of values that rise less the number that fall. With at most
/// ``exactLimit`` values, all at different places, the p-value is exact, ties included: the falling
/// pairs are distributed as the inversions of a shuffled multiset. Otherwise it is the normal
/// approximation with continuity correction.
///
/// Source: Mann 1945; Kendall 1975, chapters 1, 4 and 5; Gilbert 1987, section 16.4. Differs from
/// pyMannKendall, which uses the normal approximation for any number of values.
public struct MannKendall: Sendable, Equatable, Codable {
  /// The number of finite values compared.
  public let count: Int

  /// Rising pairs less falling pairs.
  public let s: Int

  /// The variance of `S` without a trend, corrected for ties and multiplied by
  /// ``varianceInflation``.
  public let varianceOfS: Double

  /// How much larger the variance is than for independent values: 1 if they are taken as
  /// independent.
  public let varianceInflation: Double

  /// `S` less its sign, in standard deviations; zero if the variance is.
  public let z: Double

  /// The two-sided p-value, 0...1: 1 if all values are equal.
  public let pValue: Double

  /// Kendall's tau-b, -1...1; `nil` if all values or all places are equal.
  public let tau: Double?

  /// The most values whose p-value is exact.
  public static let exactLimit = 10

  /// Tests values in their own order; `NaN` and infinities are skipped.
  ///
  /// `nil` for fewer than two finite values. O(n log n).
  public init?(_ values: [Double]) {
    self.init(Pairs(steps: values))
  }

  /// Tests y in the order of x; pairs with a number that is not finite are skipped.
  ///
  /// Pairs with equal x are not compared, and the variance is corrected for them too (Kendall 1975,
  /// section 4.9). `nil` for fewer than two finite pairs. O(n log n).
  public init?(x: [Double], y: [Double]) {
    self.init(Pairs(x: x, y: y))
  }

  init?(_ pairs: Pairs, varianceInflation: Double = 1) {
    guard pairs.count > 1 else { return nil }
    let comparison = KendallComparison(pairs)
    let variance = comparison.variance * varianceInflation
    count = pairs.count
    s = comparison.s
    varianceOfS = variance
    self.varianceInflation = varianceInflation
    tau = comparison.tau
    let deviations = Double(comparison.s - comparison.s.signum()) / variance.squareRoot()
    z = variance > 0 ? deviations : 0
    let isExact = count <= Self.exactLimit && comparison.placeTies.pairs == 0
    if isExact && varianceInflation == 1 {
      pValue = InversionDistribution(count: count, runs: comparison.valueTies.runs)
        .twoSidedProbability(of: comparison.s)
    } else {
      pValue = normalTwoSidedProbability(z)
    }
  }
}

extension MannKendall {
  /// The test of values taken as independent of their neighbours.
  var withoutCorrection: MannKendall { MannKendall(plain: self) }

  private init(plain test: MannKendall) {
    count = test.count
    s = test.s
    varianceOfS = test.varianceOfS / test.varianceInflation
    varianceInflation = 1
    z = test.z * test.varianceInflation.squareRoot()
    pValue = normalTwoSidedProbability(z)
    tau = test.tau
  }
}
