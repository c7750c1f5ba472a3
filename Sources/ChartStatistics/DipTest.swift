/// Hartigan's test of whether values have one peak: how far they are from any distribution with one.
///
/// Source: Hartigan and Hartigan 1985, "The Dip Test of Unimodality"; the computation follows
/// Hartigan 1985, Applied Statistics algorithm AS 217, with the correction of Maechler 2003 for the
/// side of the convex part. The p-value is against a uniform distribution, which of all with one peak
/// dips most, and is read from a table of simulations between 0.001 and 1.
///
/// Past ``exactLimit`` values the test looks at ``samples`` of them, evenly spaced in their order, whose
/// dip differs from that of all by at most half a step of a sample; that much is taken off, so that the
/// test is never surer than it would be with all values.
public struct DipTest: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The largest distance between the values' distribution and the closest one with one peak,
  /// 1 / (2 · count)...0.25; past ``exactLimit`` values up to 1 / ``samples`` less than that.
  public let dip: Double

  /// The most values that are all looked at.
  public static let exactLimit = 20_000

  /// How many of more values are looked at.
  public static let samples = 5_000

  /// The probability of a dip at least as large from a distribution with one peak, 0.001...1.
  public let pValue: Double

  /// Tests the finite values of a column; `nil` for fewer than four, or if all are equal.
  ///
  /// Numbers that were rounded tie, and ties alone make dips; `spreadingTies` puts equal values side
  /// by side, within half the way to their neighbours and no farther than half the usual step.
  /// O(n log n).
  public init?(of values: [Double], spreadingTies: Bool = false) {
    let finite = finiteValues(of: values)
    let sorted =
      finite.count > Self.exactLimit ? Self.look(at: finite).values : RadixOrder.sorted(finite)
    self.init(sorted: sorted, of: finite.count, spreadingTies: spreadingTies)
  }

  /// Tests finite values of which these are known in order: all, or evenly spaced ones.
  init?(sorted given: [Double], of all: Int, spreadingTies: Bool) {
    var sorted = given
    guard sorted.count >= 4, sorted[0] < sorted[sorted.count - 1] else { return nil }
    if spreadingTies { sorted = Self.withTiesSpread(sorted) }
    count = all
    let found = sorted.withUnsafeBufferPointer { UnimodalFit($0).dip }
    let slack = sorted.count < count ? 0.5 / Double(sorted.count) : 0
    dip = max(found - slack, 0.5 / Double(count))
    pValue = DipTable.probability(of: dip, count: count)
  }

  /// So many of very many finite values, evenly spaced in their order, and the median of all.
  static func look(at finite: [Double]) -> (values: [Double], median: Double) {
    let even = evenRanks(samples, of: finite.count)
    // The two in the middle stand between both halves of the others.
    let middle = [(finite.count - 1) / 2, finite.count / 2]
    let ranks = Array(even[..<(samples / 2)]) + middle + even[(samples / 2)...]
    var found = RankSearch.values(ofRanks: ranks, in: finite)
    let median = midpoint(found[samples / 2], found[samples / 2 + 1])
    found.removeSubrange((samples / 2)..<(samples / 2 + 2))
    return (found, median)
  }

  /// Whether there are at least eight different finite values: fewer say nothing of peaks.
  static func isFine(_ values: [Double]) -> Bool {
    var seen: [Double] = []
    for value in values where value.isFinite && !seen.contains(value) {
      seen.append(value)
      if seen.count == 8 { return true }
    }
    return false
  }

  /// Equal values side by side around where they were.
  private static func withTiesSpread(_ sorted: [Double]) -> [Double] {
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    guard steps.count + 1 < sorted.count, let usual = median(of: steps) else { return sorted }
    var spread = sorted
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] == sorted[start] { end += 1 }
      let before = start > 0 ? sorted[start] - sorted[start - 1] : usual
      let after = end < sorted.count ? sorted[end] - sorted[start] : usual
      let (left, right) = (min(before, usual) / 2, min(after, usual) / 2)
      for place in start..<end where end - start > 1 {
        let part = (Double(place - start) + 0.5) / Double(end - start)
        spread[place] = sorted[start] - left + part * (left + right)
      }
      start = end
    }
    return spread
  }
}
