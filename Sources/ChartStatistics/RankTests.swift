/// The Kruskal–Wallis test that some groups differ in level.
///
/// Source: Kruskal, Wallis 1952, with their correction for ties.
struct KruskalWallis {
  /// H: about chi-square with one degree of freedom less than there are groups.
  let statistic: Double

  /// One less than the number of groups.
  let degrees: Int

  /// Compares finite values by the group that each is in, 0..<groupCount; each group must occur.
  init(_ values: [Double], groups: [Int], groupCount: Int) {
    let ranks = averageRanks(of: values, tolerance: roundingTolerance(of: values))
    let n = Double(values.count)
    var sums = [Double](repeating: 0, count: groupCount)
    var counts = sums
    var squares = 0.0
    for place in values.indices {
      let away = ranks[place] - (n + 1) / 2
      sums[groups[place]] += away
      counts[groups[place]] += 1
      squares += away * away
    }
    let between = zip(sums, counts).reduce(0) { $0 + $1.0 * $1.0 / $1.1 }
    statistic = squares > 0 ? (n - 1) * between / squares : 0
    degrees = groupCount - 1
  }
}

/// The Mann–Whitney test that one group lies above another.
///
/// The normal approximation with corrections for ties and continuity. Source: Mann, Whitney 1947;
/// SciPy's `mannwhitneyu` with `method="asymptotic"`.
struct MannWhitney {
  /// U of the first group: the pairs in which its value is the larger, ties counting half.
  let statistic: Double

  /// The two-sided p-value, 0...1.
  let pValue: Double

  /// Compares two groups of finite values, neither empty.
  init(_ first: [Double], _ second: [Double]) {
    let ranks = averageRanks(of: first + second)
    let (a, b) = (Double(first.count), Double(second.count))
    statistic = ranks[..<first.count].reduce(0, +) - a * (a + 1) / 2
    let n = a + b
    // Σ (rank - mean)² is (n³ - n)/12 without ties, and less by their correction with them.
    let squares = ranks.reduce(0) { $0 + ($1 - (n + 1) / 2) * ($1 - (n + 1) / 2) }
    let deviation = (a * b / (n * (n - 1)) * squares).squareRoot()
    let distance = max(abs(statistic - a * b / 2) - 0.5, 0)
    pValue = deviation > 0 ? normalTwoSidedProbability(distance / deviation) : 1
  }
}

/// How far numbers that are equal on paper may differ after some arithmetic with values of this
/// size.
func roundingTolerance(of values: [Double]) -> Double {
  var sizes = values.map(abs)
  return 1e-12 * (takeMedian(of: &sizes) ?? 0)
}
