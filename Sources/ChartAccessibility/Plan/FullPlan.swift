/// Everything: construction, then series by series every statistic, rank and test.
struct FullPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  var sentences: [PlannedSentence] {
    guard let type = digest.type else { return StandardPlan(digest).sentences }
    var sentences = [digest.sentence(type, .overview)]
    let chartFacts = digest.tree.facts.filter { $0.subject == .chart && $0.id != type.id }
    sentences += chartFacts.map { digest.sentence($0, .overview) }
    sentences += digest.tree.facts.filter(Self.isConstruction).map {
      digest.sentence($0, .construction)
    }
    for id in digest.seriesIDs { sentences += series(id) }
    return sentences
  }

  private static func isConstruction(_ fact: Fact) -> Bool {
    fact.kind.hasPrefix("axis-") || fact.kind == "legend"
  }

  /// A series' sentences: counts, spread, total, ends, direction with its test, ranks.
  private func series(_ id: NodeID) -> [PlannedSentence] {
    var sentences: [PlannedSentence] = []
    for kind in ["count", "missing"] { append(kind, id, &sentences) }
    if let spread = SpreadSentence(digest: digest).sentence(about: id, .series) {
      sentences.append(spread)
    }
    for kind in [
      "total", "holds-total", "first", "last", "ranking", "ranking-with-share", "direction",
    ] {
      append(kind, id, &sentences)
    }
    if let test = test("direction", "direction-test", id) { sentences.append(test) }
    append("association", id, &sentences)
    if let test = test("association", "association-test", id) { sentences.append(test) }
    let listed = digest.facts(about: id).filter { Self.isListed($0.kind) }
    return sentences + listed.map { digest.sentence($0, .series) }
  }

  private static func isListed(_ kind: String) -> Bool {
    kind == "rule" || kind == "rank" || kind.hasPrefix("rank-")
  }

  private func append(_ kind: String, _ id: NodeID, _ sentences: inout [PlannedSentence]) {
    if let fact = digest.fact(kind, about: id) { sentences.append(digest.sentence(fact, .series)) }
  }

  private func test(_ kind: String, _ message: String, _ id: NodeID) -> PlannedSentence? {
    guard let fact = digest.fact(kind, about: id), let test = fact.evidence.test else { return nil }
    var quantities: [String: Quantity] = [
      "probability": .probability(test.pValue),
      "statistic": .amount(test.statistic, unit: nil, format: nil, precision: .decimals(2)),
    ]
    quantities["effect"] = test.effect.map(Quantity.share)
    quantities["isEffectKnown"] = .term(test.effect == nil ? "no" : "yes")
    quantities["isCorrected"] = .term(test.varianceInflation == nil ? "no" : "yes")
    quantities["series"] = fact.quantities["series"]
    return digest.sentence(
      fact.quantities["series"] == nil ? message : "\(message)-of-series",
      [fact],
      quantities,
      .series,
      about: id
    )
  }
}
