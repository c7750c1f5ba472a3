/// What can be said in a bounded time, and what had to be left out.
struct BudgetPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// The sentences of the standard description that fit, then one that names the rest.
  ///
  /// The time for naming the rest is kept free from the start, for as long a list as may be needed.
  func sentences(
    within seconds: Double,
    duration: (PlannedSentence) -> Double
  ) -> [PlannedSentence] {
    let candidates = self.candidates(
      opening: BriefPlan(digest).sentence { duration($0) <= seconds }
    )
    let selection = Selection(candidates)
    var chosen = selection.chosen(within: seconds, cost: duration)
    var rest = remainder(candidates, without: chosen)
    while let closing = rest, total(candidates, chosen, duration) + duration(closing) > seconds {
      guard let least = leastSalient(candidates, chosen) else { break }
      chosen.removeAll { $0 == least }
      rest = remainder(candidates, without: chosen)
    }
    return chosen.map { candidates[$0].sentence } + [rest].compactMap { $0 }
  }

  /// The brief sentence first, then what the standard description adds to it.
  private func candidates(opening: PlannedSentence) -> [Candidate] {
    let known = Set(opening.facts)
    let added = StandardPlan(digest).candidates.filter { candidate in
      candidate.salience >= Selection.leastSalience
        && !Set(candidate.sentence.facts).isSubset(of: known)
    }
    let summary = digest.summary.map { [Candidate(sentence: $0, salience: 1)] } ?? []
    return summary + [Candidate(sentence: opening, salience: 1, isRequired: true)]
      + added.map { Candidate(sentence: $0.sentence, salience: $0.salience) }
  }

  private func total(
    _ candidates: [Candidate],
    _ chosen: [Int],
    _ duration: (PlannedSentence) -> Double
  ) -> Double {
    chosen.reduce(0) { $0 + duration(candidates[$1].sentence) }
  }

  private func leastSalient(_ candidates: [Candidate], _ chosen: [Int]) -> Int? {
    chosen.filter { !candidates[$0].isRequired }
      .min { (candidates[$0].salience, -$0) < (candidates[$1].salience, -$1) }
  }

  /// The sentence that names what is not told: how many facts, and of which topics.
  private func remainder(_ candidates: [Candidate], without chosen: [Int]) -> PlannedSentence? {
    let told = Set(chosen.flatMap { candidates[$0].sentence.facts })
    let left = candidates.indices.filter { !chosen.contains($0) }
      .flatMap { candidates[$0].sentence.facts }.filter { !told.contains($0) }
    guard !left.isEmpty else { return nil }
    var topics: [Topic] = []
    for fact in digest.tree.facts where left.contains(fact.id) {
      let topic = Topic(ofKind: fact.baseKind)
      if !topics.contains(topic) { topics.append(topic) }
    }
    return PlannedSentence(
      Phrase(
        "left-out",
        [
          "count": .count(Set(left).count),
          "topics": .list(topics.map { .topic($0) }, omitted: 0),
        ]
      ),
      facts: [],
      section: .overview,
      subject: .chart
    )
  }
}
