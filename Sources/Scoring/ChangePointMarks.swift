/// Where several people mark the changes of one series, and how well others agree with them.
///
/// Both measures are those of the Turing Change Point Dataset's benchmark (van den Burg, Williams
/// 2020, "An evaluation of change point detection algorithms"). A change is the index of the first
/// value after it.
struct ChangePointMarks {
  /// The marks of each person, in any order.
  let people: [[Int]]

  /// The number of values of the series.
  let count: Int

  /// How far two places may lie apart and still be one change.
  static let margin = 5

  /// The F measure, 0...1: precision against the marks of all people together, recall in the mean
  /// of single people, the start of the series counting as a change of everyone.
  func agreement(with changes: [Int]) -> Double {
    let found = Set(changes).union([0])
    let marks = people.map { Set($0).union([0]) }
    let all = marks.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let precision = Double(Self.hits(all, found)) / Double(found.count)
    let shares = marks.map { Double(Self.hits($0, found)) / Double($0.count) }
    let recall = shares.reduce(0, +) / Double(max(shares.count, 1))
    return precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
  }

  /// The covering, 0...1: how much of each person's stretches the best of the found ones overlaps,
  /// weighted by length, in the mean of people.
  func covering(by changes: [Int]) -> Double {
    let found = stretches(changes)
    let shares = people.map { marks in
      stretches(marks).reduce(0.0) { sum, stretch in
        let best = found.map { Self.overlap($0, stretch) }.max() ?? 0
        return sum + Double(stretch.count) * best
      } / Double(count)
    }
    return shares.reduce(0, +) / Double(max(shares.count, 1))
  }

  /// How many marks have a found change within the margin that is no other mark's already.
  private static func hits(_ marks: Set<Int>, _ found: Set<Int>) -> Int {
    var free = found
    var hits = 0
    for mark in marks.sorted() {
      let near = free.filter { abs($0 - mark) <= margin }
      guard let nearest = near.min(by: { (abs($0 - mark), $0) < (abs($1 - mark), $1) }) else {
        continue
      }
      free.remove(nearest)
      hits += 1
    }
    return hits
  }

  private func stretches(_ changes: [Int]) -> [Range<Int>] {
    let bounds = Set(changes).union([0]).filter { $0 >= 0 && $0 < count }.sorted() + [count]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  private static func overlap(_ first: Range<Int>, _ second: Range<Int>) -> Double {
    let shared = first.clamped(to: second).count
    return Double(shared) / Double(first.count + second.count - shared)
  }
}
