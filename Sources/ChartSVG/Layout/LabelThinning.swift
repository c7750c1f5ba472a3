/// Which of the labels along an axis have room.
enum LabelThinning {
  /// The extents along the axis that stay, by their numbers.
  ///
  /// Every k-th stays, with the smallest k for which no two come closer than `gap`; so the first always
  /// does.
  ///
  /// Extents need not stand in rising order, but must run in one direction.
  ///
  /// - Complexity: O(n log n).
  static func kept(_ extents: [(low: Double, high: Double)], gap: Double) -> [Int] {
    guard extents.count > 1 else { return Array(extents.indices) }
    for step in 1..<extents.count {
      let kept = Array(stride(from: 0, to: extents.count, by: step))
      if zip(kept, kept.dropFirst()).allSatisfy({ areApart(extents[$0], extents[$1], gap) }) {
        return kept
      }
    }
    return [0]
  }

  private static func areApart(
    _ first: (low: Double, high: Double),
    _ second: (low: Double, high: Double),
    _ gap: Double
  ) -> Bool {
    first.high + gap <= second.low || second.high + gap <= first.low
  }
}
