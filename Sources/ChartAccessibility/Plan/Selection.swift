/// A sentence that may be said, and how much it matters.
struct Candidate {
  var sentence: PlannedSentence

  /// How much it matters, 0...1, as the salience of facts.
  var salience: Double

  /// Whether it is said however long it is.
  var isRequired = false

  /// Candidates of one group are said together or not at all: one series like the others.
  var group: String?

  /// The group that it stands in for: it is said only where that group does not fit.
  var insteadOf: String?
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
    var waiting = unitsBySalience
    while let unit = waiting.first, candidates[unit[0]].salience >= floor {
      waiting.removeFirst()
      let needed = unit.reduce(0) { $0 + cost(candidates[$1].sentence) }
      if needed <= left {
        left -= needed
        chosen += unit
        continue
      }
      floor = max(floor, candidates[unit[0]].salience - Self.largestSkip)
      waiting = standIns(for: candidates[unit[0]].group) + waiting
    }
    return chosen.sorted()
  }

  /// A sentence left out for its length is not replaced by one that matters this much less.
  private static let largestSkip = 0.35

  /// What is said where a group does not fit.
  private func standIns(for group: String?) -> [[Int]] {
    guard let group else { return [] }
    return candidates.indices.filter { candidates[$0].insteadOf == group }.map { [$0] }
  }

  /// The candidates that are not required, those of a group together, the most salient first.
  private var unitsBySalience: [[Int]] {
    var units: [[Int]] = []
    var unitOfGroup: [String: Int] = [:]
    for index in candidates.indices
    where !candidates[index].isRequired && candidates[index].insteadOf == nil {
      guard let group = candidates[index].group else {
        units.append([index])
        continue
      }
      if let unit = unitOfGroup[group] {
        units[unit].append(index)
      } else {
        unitOfGroup[group] = units.count
        units.append([index])
      }
    }
    return units.sorted { one, other in
      let (left, right) = (candidates[one[0]].salience, candidates[other[0]].salience)
      return left != right ? left > right : one[0] < other[0]
    }
  }
}
