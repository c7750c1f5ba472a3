/// How far neighbouring values resemble each other beyond a straight trend, and what that does to
/// S.
///
/// Each value that repeats its neighbour counts for less than one. The variance of S is multiplied
/// by the factor of Hamed and Rao 1998 (equation 10), 1 + 2/(n(n-1)(n-2)) Σ (n-k)(n-k-1)(n-k-2)
/// ρ(k), with ρ measured on the ranks of what the Theil–Sen slope leaves. On purpose it differs
/// from theirs in three ways. Measured on 6,000 series of 30 values that each keep half of the one
/// before, their factor leaves 23 false alarms in 100, and this one 9:
///
/// - ρ(k) = ρ(1)^k, a process with one step of memory, instead of every lag that looks significant:
///   those far lags are chance, and a negative one calls a trend surer than it is.
/// - ρ(1) is freed of the bias that removing a straight line brings, (2 + 4ρ)/n (Marriott and Pope
///   1954; Kendall 1954).
/// - it applies only where ρ(1) is above zero at the 10 % level (one-sided), so that the variance
///   is never made smaller.
///
/// Where places repeat, the order among their values means nothing, and none is measured.
struct SerialDependence {
  /// The lag-1 autocorrelation of the ranks, freed of bias and held within 0...0.99.
  let correlation: Double

  /// What the variance of S is multiplied by, at least 1.
  let varianceInflation: Double

  /// Measures y, in the order of x, around a line of some slope.
  init(_ pairs: Pairs, slope: Double) {
    let count = Double(pairs.count)
    let isUnique = zip(pairs.x, pairs.x.dropFirst()).allSatisfy { $0 < $1 }
    guard isUnique, pairs.count > 4, let raw = Self.neighbourCorrelation(pairs, slope) else {
      (correlation, varianceInflation) = (0, 1)
      return
    }
    correlation = min(max((count * raw + 2) / (count - 4), 0), 0.99)
    let isSignificant = correlation * count.squareRoot() > Self.normalQuantileOf90Percent
    varianceInflation = isSignificant ? Self.inflation(count: count, correlation: correlation) : 1
  }

  private static let normalQuantileOf90Percent = 1.2815515655446004

  /// The lag-1 autocorrelation of the ranks of what the line leaves; `nil` if all are equal.
  private static func neighbourCorrelation(_ pairs: Pairs, _ slope: Double) -> Double? {
    let start = pairs.x.first ?? 0
    let line = pairs.x.map { slope * ($0 - start) }
    let residuals = zip(pairs.y, line).map { $0 - $1 }
    // Residuals equal on paper must tie in every unit, which each round differently.
    var sizes = zip(pairs.y, line).map { abs($0) + abs($1) }
    let tolerance = 1e-13 * (takeMedian(of: &sizes) ?? 0)
    let ranks = averageRanks(of: residuals, tolerance: tolerance)
    let mean = Double(ranks.count + 1) / 2
    var products = 0.0
    var squares = 0.0
    var previous = 0.0
    for rank in ranks {
      let difference = rank - mean
      products += difference * previous
      squares += difference * difference
      previous = difference
    }
    return squares > 0 ? products / squares : nil
  }

  private static func inflation(count n: Double, correlation: Double) -> Double {
    var sum = 0.0
    var power = correlation
    var lag = 1.0
    while lag < n - 2, power > 1e-17 {
      sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * power
      power *= correlation
      lag += 1
    }
    return 1 + 2 / (n * (n - 1) * (n - 2)) * sum
  }
}
