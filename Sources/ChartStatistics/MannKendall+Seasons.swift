extension MannKendall {
  /// Tests y in the order of x, each value only against others of its own season.
  ///
  /// A rhythm takes no part, since no Saturday is compared with a Monday. Scores and variances are
  /// added over the seasons, ties corrected for, with the normal approximation of their sum and
  /// continuity correction; tau divides the sum of the scores by that of their bounds. Values that
  /// are not finite or have no season are skipped. `nil` unless some season has two values. O(n log
  /// n).
  ///
  /// Source: Hirsch, Slack, Smith 1982, equations 5 to 9. The serial variance of Hirsch and Slack
  /// 1984 is not used: it needs about ten values a season.
  public init?(x: [Double], y: [Double], seasons: Seasons) {
    self.init(SeasonalSeries(x: x, y: y, seasons: seasons).groups)
  }

  /// Tests values in their own order, each only against others of its own season.
  ///
  /// As ``init(x:y:seasons:)``, the n-th value of the column standing at x = n.
  public init?(_ values: [Double], seasons: Seasons) {
    self.init(x: values.indices.map(Double.init), y: values, seasons: seasons)
  }

  init?(_ groups: [Pairs], varianceInflation: Double = 1) {
    let compared = groups.filter { $0.count > 1 }
    guard !compared.isEmpty else { return nil }
    var (score, variance, bound) = (0, 0.0, 0.0)
    for group in compared {
      let comparison = KendallComparison(group)
      score += comparison.s
      variance += comparison.variance
      bound += comparison.bound
    }
    variance *= varianceInflation
    let deviations = Double(score - score.signum()) / variance.squareRoot()
    count = groups.reduce(0) { $0 + $1.count }
    s = score
    varianceOfS = variance
    self.varianceInflation = varianceInflation
    z = variance > 0 ? deviations : 0
    pValue = normalTwoSidedProbability(variance > 0 ? deviations : 0)
    tau = bound > 0 ? min(max(Double(score) / bound, -1), 1) : nil
  }
}
