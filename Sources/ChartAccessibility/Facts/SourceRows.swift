import ChartModel

/// Which rows of the data went into each mark of a layer whose marks were made from several, found once
/// for all facts.
struct SourceRows: Sendable {
  /// Where each mark's rows start; one more than there are marks.
  private let starts: [Int]

  /// The rows from 0, mark by mark, those of a mark ascending.
  private let rows: [Int32]

  /// How many of a mark's rows have a value.
  private let present: [Int]

  /// Finds the rows of a layer's marks.
  ///
  /// `nil` where each mark is a row, and for bins, whose marks are told by their counts. O(n).
  init?(of layer: ResolvedLayer) {
    guard layer.bins == nil, let markOfRow = layer.aggregation?.markOfRow else { return nil }
    let amounts = layer.source?.values.scalars
    let count = Int(markOfRow.max() ?? -1) + 1
    var next = [Int](repeating: 0, count: count + 1)
    var present = [Int](repeating: 0, count: count)
    for (row, mark) in markOfRow.enumerated() where mark >= 0 {
      next[Int(mark) + 1] += 1
      if amounts?[row].isNaN == false { present[Int(mark)] += 1 }
    }
    for mark in 0..<count { next[mark + 1] += next[mark] }
    starts = next
    var rows = [Int32](repeating: 0, count: next[count])
    for (row, mark) in markOfRow.enumerated() where mark >= 0 {
      rows[next[Int(mark)]] = Int32(row)
      next[Int(mark)] += 1
    }
    (self.rows, self.present) = (rows, present)
  }

  /// How many rows of some marks have a value, and how many have none.
  func counts(of marks: [Int32]) -> (present: Int, missing: Int) {
    var (all, known) = (0, 0)
    for mark in marks where present.indices.contains(Int(mark)) {
      all += self[Int(mark)].count
      known += present[Int(mark)]
    }
    return (known, all - known)
  }

  /// The first rows of some marks together, ascending, and how many there are.
  func first(_ limit: Int, of marks: [Int]) -> (rows: [Int], total: Int) {
    let marks = Set(marks).filter(present.indices.contains)
    let total = marks.reduce(0) { $0 + self[$1].count }
    let candidates = marks.flatMap { self[$0].prefix(limit).map(Int.init) }
    return (Array(candidates.sorted().prefix(limit)), total)
  }

  private subscript(_ mark: Int) -> ArraySlice<Int32> { rows[starts[mark]..<starts[mark + 1]] }
}
