/// One sentence about what is selected: what it is, and how it stands against the whole.
struct SelectionPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// The sentence in several lengths, the richest first; never empty for a chart with a selection.
  var variants: [PlannedSentence] {
    let facts = digest.selection
    guard let first = facts.first else { return [] }
    let averages = facts.filter { $0.baseKind == "selection-average" }
    return [told(first, averages)].compactMap { $0 } + [digest.sentence(first, .overview)]
  }

  /// What is selected with its average, or with that of each series.
  private func told(_ selection: Fact, _ averages: [Fact]) -> PlannedSentence? {
    if averages.count == 1, averages[0].kind == "selection-average" {
      return sentence("brief-selection", selection, averages, averages[0].quantities)
    }
    let pairs = averages.compactMap { fact -> Quantity? in
      guard let name = fact.quantities["series"], let value = fact.quantities["value"] else {
        return nil
      }
      return .noted(name, value)
    }
    guard !pairs.isEmpty else { return nil }
    return sentence(
      "brief-selection-several",
      selection,
      averages,
      ["averages": .list(pairs, omitted: 0)]
    )
  }

  private func sentence(
    _ message: String,
    _ selection: Fact,
    _ facts: [Fact],
    _ quantities: [String: Quantity]
  ) -> PlannedSentence {
    digest.sentence(
      message,
      [selection] + facts,
      selection.quantities.merging(quantities) { old, _ in old },
      .overview,
      about: .selection
    )
  }
}
