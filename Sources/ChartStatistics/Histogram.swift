/// Counts of values in bins side by side.
///
/// A value at an edge belongs to the bin that starts there.
public struct Histogram: Sendable, Equatable, Codable {
  /// The ends of the bins in data units, ascending; one more than there are bins.
  public let edges: [Double]

  /// How many values each bin holds.
  public let counts: [Int]

  /// How many values were `NaN` or infinite.
  public let missing: Int

  /// How many values all bins hold.
  public var total: Int { counts.reduce(0, +) }

  /// The width that all bins share, in data units; `nil` if they differ by more than rounding.
  public var width: Double? {
    guard let first = edges.first, let last = edges.last, !counts.isEmpty else { return nil }
    let width = edges[1] - first
    let isEven = zip(edges, edges.dropFirst()).allSatisfy {
      abs($1 - $0 - width) <= 1e-9 * max(abs(first), abs(last), last - first)
    }
    return isEven ? width : nil
  }

  /// Takes bins as they are.
  ///
  /// `nil` unless edges ascend, counts are not negative, and there is one edge more than counts.
  public init?(edges: [Double], counts: [Int], missing: Int = 0) {
    let isAscending = zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
    guard !counts.isEmpty, edges.count == counts.count + 1, isAscending,
      edges.allSatisfy(\.isFinite), counts.allSatisfy({ $0 >= 0 })
    else { return nil }
    (self.edges, self.counts, self.missing) = (edges, counts, missing)
  }

  /// Counts the finite values of a column in the round bins of ``HistogramBins``.
  ///
  /// `nil` for fewer than two different finite values. O(n log n).
  public init?(of values: [Double]) {
    guard let bins = HistogramBins(of: values),
      let first = values.first(where: \.isFinite),
      values.contains(where: { $0.isFinite && $0 != first })
    else { return nil }
    (edges, counts) = (bins.edges, bins.counts)
    missing = values.count { !$0.isFinite }
  }
}
