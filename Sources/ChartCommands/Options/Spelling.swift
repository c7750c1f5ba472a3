/// What a mistyped word may have been meant for.
enum Spelling {
  /// The candidates that a word may stand for, at most three, in their own order.
  ///
  /// Those are the ones at the smallest distance, if that is no more than a third of the word's
  /// length (one for a short word); where none is so near, those that begin with the word.
  static func closest(to word: String, among candidates: [String]) -> [String] {
    let bound = max(1, word.count / 3)
    let near = candidates.map { (name: $0, distance: distance(from: word.lowercased(), to: $0)) }
      .filter { $0.distance <= bound && $0.distance < $0.name.count }
    if let smallest = near.map(\.distance).min() {
      return Array(near.filter { $0.distance == smallest }.map(\.name).prefix(3))
    }
    guard word.count > 1 else { return [] }
    return Array(candidates.filter { $0.hasPrefix(word) }.prefix(3))
  }

  /// How many letters must be added, removed, changed or swapped with a neighbour.
  ///
  /// - Complexity: O(n · m) for words of n and m letters.
  /// - Source: the optimal string alignment distance; Damerau 1964, Levenshtein 1966.
  static func distance(from left: String, to right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
