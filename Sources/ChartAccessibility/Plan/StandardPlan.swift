/// The construction in one sentence, then statistics and patterns in a few; at most 90 words in English.
struct StandardPlan {
  private let digest: FactDigest

  /// How many series are told one by one; the rest are counted.
  private static let seriesLimit = 3

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  var sentences: [PlannedSentence] {
    guard let type = digest.type else {
      return [PlannedSentence(Phrase("type-empty"), facts: [], section: .overview, subject: .chart)]
    }
    var sentences = [digest.sentence(type, .overview)]
    sentences += ["ranges", "strip-medians", "shared-places"].compactMap {
      digest.fact($0, about: .chart)
    }
    .map { digest.sentence($0, .overview) }
    sentences += digest.isSplit ? several : one
    sentences += missing + rules
    return sentences
  }

  // MARK: One series

  private var one: [PlannedSentence] {
    digest.seriesIDs.prefix(1).flatMap { id in story(of: id) + pattern(of: id) }
  }

  /// What a series amounts to: its total and average with its ranking, or its spread.
  private func story(of id: NodeID) -> [PlannedSentence] {
    if digest.fact("association", about: id) != nil { return [] }
    let ranking = digest.fact("ranking", about: id) ?? digest.fact("ranking-with-share", about: id)
    guard let ranking else {
      return [SpreadSentence(digest: digest).sentence(about: id, .series)].compactMap { $0 }
    }
    return [totalAndMean(of: id), digest.sentence(ranking, .series)].compactMap { $0 }
  }

  private func totalAndMean(of id: NodeID) -> PlannedSentence? {
    if let holder = digest.fact("holds-total", about: id) {
      return digest.sentence(holder, .series)
    }
    guard let mean = digest.fact("mean", about: id), mean.quantities["series"] == nil else {
      return nil
    }
    guard let total = digest.fact("total", about: id) else { return digest.sentence(mean, .series) }
    var quantities = ["total": total.quantities["value"], "mean": mean.quantities["value"]]
      .compactMapValues { $0 }
    quantities["measure"] = digest.type?.quantities["measure"]
    return digest.sentence("total-and-mean", [total, mean], quantities, .series, about: id)
  }

  private func pattern(of id: NodeID) -> [PlannedSentence] {
    ["direction", "association"].compactMap { digest.fact($0, about: id) }
      .map { digest.sentence($0, .series) }
  }

  // MARK: Several series

  private var several: [PlannedSentence] {
    let told = digest.seriesIDs.prefix(Self.seriesLimit)
    var sentences = told.flatMap { id in
      story(of: id)
        + [digest.fact("association", about: id)].compactMap { $0 }
        .map { digest.sentence($0, .series) }
    }
    let omitted = digest.seriesIDs.count - told.count
    if omitted > 0 {
      sentences.append(
        PlannedSentence(
          Phrase("series-omitted", ["omitted": .count(omitted)]),
          facts: [],
          section: .overview,
          subject: .chart
        )
      )
    }
    return sentences + directions
  }

  /// One sentence for all series that share a verdict, verdicts in a fixed order.
  private var directions: [PlannedSentence] {
    let facts = digest.seriesIDs.compactMap { digest.fact("direction", about: $0) }
    let order = ["rises", "risesSlightly", "falls", "fallsSlightly", "noClearTrend"]
    return order.compactMap { verdict in
      let group = facts.filter { $0.quantities["direction"] == .term(verdict) }
      guard !group.isEmpty else { return nil }
      let names = group.compactMap { $0.quantities["series"] }
      return digest.sentence(
        "directions",
        group,
        [
          "series": .list(Array(names.prefix(6)), omitted: max(0, names.count - 6)),
          "count": .count(group.count), "direction": .term(verdict),
        ],
        .overview,
        about: .chart
      )
    }
  }

  // MARK: What every chart may have

  private var missing: [PlannedSentence] {
    digest.seriesIDs.prefix(Self.seriesLimit).compactMap { digest.fact("missing", about: $0) }
      .map { digest.sentence($0, .series) }
  }

  private var rules: [PlannedSentence] {
    if digest.type?.kind == "type-rules" { return [] }
    return digest.tree.facts.filter { $0.kind == "rule" }.prefix(3).map {
      digest.sentence($0, .overview)
    }
  }
}
