/// The construction in one sentence, then statistics and patterns, the more salient first to be kept.
struct StandardPlan {
  private let digest: FactDigest

  /// How many series are told one by one; the rest are counted.
  private static let seriesLimit = 3

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// What may be said, in the order in which it is said.
  var candidates: [Candidate] {
    guard let type = digest.type else { return [required(Self.empty)] }
    let all =
      selection + [required(digest.sentence(type, .overview))] + authored + overall
      + (digest.isSplit ? several : one) + patterns + missing + rules
    return Precedence.kept(all, in: digest)
  }

  private static let empty = PlannedSentence(
    Phrase("type-empty"),
    facts: [],
    section: .overview,
    subject: .chart
  )

  private func required(_ sentence: PlannedSentence) -> Candidate {
    Candidate(sentence: sentence, salience: 1, isRequired: true)
  }

  private func candidate(_ fact: Fact, _ section: PlannedSentence.Section) -> Candidate {
    Candidate(sentence: digest.sentence(fact, section), salience: fact.salience)
  }

  // MARK: The chart as a whole

  /// What is selected, and how it stands against the whole.
  private var selection: [Candidate] {
    digest.selection.enumerated().map { index, fact in
      index == 0
        ? required(digest.sentence(fact, .overview)) : candidate(fact, .overview)
    }
  }

  /// What the author claims, checked; the summary stands before all.
  private var authored: [Candidate] {
    digest.tree.facts.filter { $0.level == .author && $0.kind != Fact.summary }
      .map { candidate($0, .overview) }
  }

  /// Statistics of the whole chart.
  private var overall: [Candidate] {
    digest.facts(about: .chart)
      .filter { $0.level == .statistics && !Self.isComposed($0) && $0.baseKind != "missing" }
      .map { candidate($0, .overview) }
  }

  /// Patterns of the whole chart, then of each series that is told.
  private var patterns: [Candidate] {
    let subjects = [.chart] + (digest.isSplit && !hasFewSeries ? [] : toldIDs)
    return subjects.flatMap { subject in
      digest.facts(about: subject)
        .filter { $0.level == .pattern && !Self.isComposed($0) && $0.baseKind != "rule" }
        .filter { digest.isSplit || !Self.isCalendar($0) }
        .map { candidate($0, subject == .chart ? .overview : .series) }
    }
  }

  /// Facts that a sentence made of several tells, or one in a place of its own.
  private static func isComposed(_ fact: Fact) -> Bool {
    composed.contains(fact.baseKind)
  }

  private static let composed: Set<String> = [
    "association", "part-share", "part-share-range", "constant", "count", "direction", "first",
    "holds-total", "last", "maximum",
    "mean", "median", "minimum", "only-value", "overall-maximum", "overall-minimum", "rank",
    "rank-more",
    "rank-with-share", "ranking", "ranking-with-share", "total",
  ]

  // MARK: One series

  /// The nodes that are told as series: the line of a band, not the edges that have facts of their own.
  private var toldIDs: [NodeID] {
    let ids = digest.seriesIDs
    return digest.isSplit
      ? Array(ids.prefix(Self.seriesLimit)) : digest.mainSeries.map { [$0] } ?? []
  }

  private var one: [Candidate] {
    toldIDs.flatMap { id in
      story(of: id) + statistics(of: id) + calendar(of: id) + pattern(of: id)
    } + edges
  }

  /// How far a band reaches and where its edges go, beside the line within it.
  private var edges: [Candidate] {
    digest.seriesIDs.filter { !toldIDs.contains($0) }.flatMap { id in
      digest.facts(about: id).filter { $0.kind.hasPrefix("range-") }.map { candidate($0, .series) }
    }
  }

  /// What a series amounts to: its total and average with its ranking, or its spread.
  private func story(of id: NodeID) -> [Candidate] {
    if digest.fact("association", about: id) != nil { return [] }
    let ranking = digest.fact("ranking", about: id) ?? digest.fact("ranking-with-share", about: id)
    guard let ranking else {
      let holder = digest.fact("holds-total", about: id).map { candidate($0, .series) }
      return [holder].compactMap { $0 }
        + [SpreadSentence(digest: digest).sentence(about: id, .series)].compactMap { $0 }
        .map { Candidate(sentence: $0, salience: 0.85) }
    }
    return [totalAndMean(of: id)].compactMap { $0 } + [candidate(ranking, .series)]
  }

  private func totalAndMean(of id: NodeID) -> Candidate? {
    if let holder = digest.fact("holds-total", about: id) { return candidate(holder, .series) }
    guard let mean = digest.fact("mean", about: id), mean.quantities["series"] == nil else {
      return nil
    }
    guard let total = digest.fact("total", about: id) else { return candidate(mean, .series) }
    var quantities = ["total": total.quantities["value"], "mean": mean.quantities["value"]]
      .compactMapValues { $0 }
    quantities["measure"] = digest.type?.quantities["measure"]
    return Candidate(
      sentence: digest.sentence("total-and-mean", [total, mean], quantities, .series, about: id),
      salience: 0.8
    )
  }

  /// Statistics that are sentences of their own.
  private func statistics(of id: NodeID) -> [Candidate] {
    digest.facts(about: id)
      .filter { $0.level == .statistics && !Self.isComposed($0) && $0.baseKind != "missing" }
      .map { candidate($0, .series) }
  }

  /// What the calendar and its steps explain, before what they leave to a direction.
  private func calendar(of id: NodeID) -> [Candidate] {
    digest.facts(about: id).filter { Self.isCalendar($0) }.map { candidate($0, .series) }
  }

  private static func isCalendar(_ fact: Fact) -> Bool {
    fact.baseKind.hasPrefix("rhythm") || fact.baseKind.hasPrefix("step")
  }

  private func pattern(of id: NodeID) -> [Candidate] {
    ["direction", "association"].compactMap { digest.fact($0, about: id) }
      .map { candidate($0, .series) }
  }

  // MARK: Several series

  /// Up to three series one by one, or where they are more, or too long, the extremes of all.
  private var several: [Candidate] {
    let told = hasFewSeries ? digest.seriesIDs : []
    let stories = told.flatMap { id in
      reach(of: id).map {
        Candidate(sentence: $0.sentence, salience: $0.salience, group: Self.seriesGroup)
      }
    }
    let others = told.flatMap { id in
      statistics(of: id)
        + [digest.fact("association", about: id)].compactMap { $0 }.map { candidate($0, .series) }
    }
    return stories + extremes(insteadOf: stories.isEmpty ? nil : Self.seriesGroup) + others
      + directions
  }

  private static let seriesGroup = "series"

  private var hasFewSeries: Bool { digest.seriesIDs.count <= Self.seriesLimit }

  /// The extremes of all series together.
  private func extremes(insteadOf group: String?) -> [Candidate] {
    guard digest.fact("ranges", about: .chart) == nil,
      digest.fact("stack-totals", about: .chart) == nil,
      let least = digest.fact("overall-minimum", about: .chart),
      let most = digest.fact("overall-maximum", about: .chart)
    else { return [] }
    let sentence = digest.sentence(
      "overall-spread",
      [least, most],
      SpreadSentence.quantities(least: least, most: most),
      .overview,
      about: .chart
    )
    return [Candidate(sentence: sentence, salience: 0.8, insteadOf: group)]
  }

  /// The story of one series beside others: its share of a stack, or its average and its reach.
  private func reach(of id: NodeID) -> [Candidate] {
    let share = digest.fact("part-share-range", about: id) ?? digest.fact("part-share", about: id)
    // Of a stack, the shares come before who is ahead.
    if let share { return [Candidate(sentence: digest.sentence(share, .series), salience: 1)] }
    let story = self.story(of: id)
    guard story.first?.sentence.phrase.message == "spread-of-series",
      let least = digest.fact("minimum", about: id), let most = digest.fact("maximum", about: id),
      let mean = digest.fact("mean", about: id)
    else { return story.map { Candidate(sentence: $0.sentence, salience: min($0.salience, 0.8)) } }
    var quantities = SpreadSentence.quantities(least: least, most: most)
    quantities["mean"] = mean.quantities["value"]
    quantities["series"] = least.quantities["series"]
    let sentence = digest.sentence(
      "reach-of-series",
      [mean, least, most],
      quantities,
      .series,
      about: id
    )
    return [Candidate(sentence: sentence, salience: 0.8)]
  }

  /// One sentence for all series that share a verdict, verdicts in a fixed order.
  private var directions: [Candidate] {
    let facts = digest.seriesIDs.compactMap { digest.fact("direction", about: $0) }
    let order = ["rises", "risesSlightly", "falls", "fallsSlightly", "noClearTrend"]
    return order.compactMap { verdict in
      let group = facts.filter { $0.quantities["direction"] == .term(verdict) }
      guard !group.isEmpty else { return nil }
      let names = group.compactMap { $0.quantities["series"] }
      let sentence = digest.sentence(
        "directions",
        group,
        [
          "series": .list(Array(names.prefix(6)), omitted: max(0, names.count - 6)),
          "count": .count(group.count), "direction": .term(verdict),
        ],
        .overview,
        about: .chart
      )
      return Candidate(sentence: sentence, salience: group.map(\.salience).max() ?? 0)
    }
  }

  // MARK: What every chart may have

  private var missing: [Candidate] {
    ([.chart] + digest.seriesIDs.prefix(Self.seriesLimit))
      .compactMap { digest.fact("missing", about: $0) }
      .map { candidate($0, $0.subject == .chart ? .overview : .series) }
  }

  private var rules: [Candidate] {
    if ["type-rules", "type-bands"].contains(digest.type?.kind) { return [] }
    return digest.tree.facts.filter { $0.kind == "rule" || $0.kind == "reference-band" }.prefix(3)
      .map { candidate($0, .overview) }
  }
}
