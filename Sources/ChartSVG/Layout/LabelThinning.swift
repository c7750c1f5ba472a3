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

  /// The extents that stay, by their numbers, rising: those that are fixed, then by falling priority and
  /// rising number those that keep their gap from all that stay already.
  ///
  /// - Complexity: O(n²) in labels, of which an axis has few.
  static func greedy(
    _ extents: [(low: Double, high: Double)],
    priorities: [Double],
    gaps: [Double],
    isFixed: [Bool]
  ) -> [Int] {
    var kept = extents.indices.filter { isFixed[$0] }
    let others = extents.indices.filter { !isFixed[$0] }.sorted {
      (-priorities[$0], $0) < (-priorities[$1], $1)
    }
    for index in others {
      let isFree = kept.allSatisfy {
        areApart(extents[$0], extents[index], max(gaps[$0], gaps[index]))
      }
      if isFree { kept.append(index) }
    }
    return kept.sorted()
  }

  private static func areApart(
    _ first: (low: Double, high: Double),
    _ second: (low: Double, high: Double),
    _ gap: Double
  ) -> Bool {
    first.high + gap <= second.low || second.high + gap <= first.low
  }
}
