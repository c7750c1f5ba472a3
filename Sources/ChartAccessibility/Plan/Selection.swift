/// A sentence that may be said, and how much it matters.
struct Candidate {
  var sentence: PlannedSentence

  /// How much it matters, 0...1, as the salience of facts.
  var salience: Double

  /// Whether it is said however long it is.
  var isRequired = false
}

/// Chooses among candidates the most salient that fit a bound, and keeps their order.
struct Selection {
  private let candidates: [Candidate]

  /// Takes candidates in the order in which they are to be said.
  init(_ candidates: [Candidate]) {
    self.candidates = candidates
  }

  /// Candidates below this salience are told only where everything is.
  static let leastSalience = 0.5

  /// The chosen sentences in their order.
  ///
  /// What is required comes first off the bound; then the more salient, of equals the earlier. One that
  /// does not fit makes room for shorter ones, but for none that matters much less.
  func sentences(
    within bound: Double,
    cost: (PlannedSentence) -> Double
  ) -> [PlannedSentence] {
    chosen(within: bound, cost: cost).map { candidates[$0].sentence }
  }

  /// The places of the chosen candidates, ascending.
  func chosen(within bound: Double, cost: (PlannedSentence) -> Double) -> [Int] {
    var left = bound
    var chosen: [Int] = []
    for (index, candidate) in candidates.enumerated() where candidate.isRequired {
      left -= cost(candidate.sentence)
      chosen.append(index)
    }
    var floor = Self.leastSalience
    for index in bySalience where candidates[index].salience >= floor {
      let needed = cost(candidates[index].sentence)
      if needed <= left {
        left -= needed
        chosen.append(index)
      } else {
        floor = max(floor, candidates[index].salience - Self.largestSkip)
      }
    }
    return chosen.sorted()
  }

  /// A sentence left out for its length is not replaced by one that matters this much less.
  private static let largestSkip = 0.35

  private var bySalience: [Int] {
    candidates.indices.filter { !candidates[$0].isRequired }.sorted {
      let (left, right) = (candidates[$0].salience, candidates[$1].salience)
      return left != right ? left > right : $0 < $1
    }
  }
}
