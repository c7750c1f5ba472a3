/// What the runs of equal values in a column change in a rank test.
struct Ties {
  /// The number of pairs of equal values: Σ t(t-1)/2 over runs of t equal values.
  private(set) var pairs = 0

  /// Σ t(t-1)(t-2).
  private(set) var triples = 0.0

  /// Σ t(t-1)(2t+5), the tie term of the variance of S.
  private(set) var spread = 0.0

  /// The lengths of the runs of more than one value.
  private(set) var runs: [Int] = []

  /// Finds the runs in sorted values without `NaN`.
  init(inSorted values: [Double]) {
    var start = 0
    for place in values.indices {
      if place + 1 < values.count, values[place + 1] == values[start] { continue }
      add(run: place + 1 - start)
      start = place + 1
    }
  }

  private mutating func add(run: Int) {
    guard run > 1 else { return }
    let length = Double(run)
    pairs += run * (run - 1) / 2
    triples += length * (length - 1) * (length - 2)
    spread += length * (length - 1) * (2 * length + 5)
    runs.append(run)
  }
}
