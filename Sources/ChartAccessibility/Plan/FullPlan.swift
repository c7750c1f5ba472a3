/// Everything: construction, then series by series every statistic, rank and test.
struct FullPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  var sentences: [PlannedSentence] {
    guard let type = digest.type else { return StandardPlan(digest).candidates.map(\.sentence) }
    var sentences = [digest.summary].compactMap { $0 }
    for fact in digest.selection {
      sentences.append(digest.sentence(fact, .overview))
      sentences += [test(of: fact, .overview)].compactMap { $0 }
    }
    sentences.append(digest.sentence(type, .overview))
    for fact in digest.facts(about: .chart) where fact.id != type.id && fact.kind != Fact.summary {
      sentences.append(digest.sentence(fact, .overview))
      sentences += [test(of: fact, .overview)].compactMap { $0 }
    }
    sentences += digest.tree.facts.filter(Self.isConstruction).map {
      digest.sentence($0, .construction)
    }
    for id in digest.seriesIDs { sentences += series(id) }
    return sentences
  }

  private static func isConstruction(_ fact: Fact) -> Bool {
    fact.kind.hasPrefix("axis-") || fact.kind == "legend"
  }

  /// A series' sentences: counts, spread, then every other fact with its test, ranks at the end.
  private func series(_ id: NodeID) -> [PlannedSentence] {
    var sentences = ["count", "missing"].compactMap { digest.fact($0, about: id) }
      .map { digest.sentence($0, .series) }
    if let spread = SpreadSentence(digest: digest).sentence(about: id, .series) {
      sentences.append(spread)
    }
    let told = Set(sentences.flatMap(\.facts))
    let others = digest.facts(about: id).filter { !told.contains($0.id) }
    for fact in others.filter({ !$0.isRank }) + others.filter(\.isRank) {
      sentences.append(digest.sentence(fact, .series))
      sentences += [test(of: fact, .series)].compactMap { $0 }
    }
    return sentences
  }

  /// The test that a fact rests on, as a sentence of its own.
  private func test(of fact: Fact, _ section: PlannedSentence.Section) -> PlannedSentence? {
    guard let test = fact.evidence.test else { return nil }
    var quantities: [String: Quantity] = [
      "method": .term(test.method.rawValue),
      "hasProbability": .term(test.pValue == nil ? "no" : "yes"),
      "statistic": .amount(test.statistic, unit: nil, format: nil, precision: .decimals(2)),
    ]
    quantities["probability"] = test.pValue.map(Quantity.probability)
    quantities["effect"] = test.effect.map(Quantity.share)
    quantities["isEffectKnown"] = .term(test.effect == nil ? "no" : "yes")
    quantities["isCorrected"] = .term(test.varianceInflation == nil ? "no" : "yes")
    quantities["series"] = fact.quantities["series"]
    let own = ["direction", "association"].contains(fact.baseKind)
    let message = own ? "\(fact.baseKind)-test" : "pattern-test"
    let isNamed = fact.quantities["series"] != nil && own
    return digest.sentence(
      isNamed ? "\(message)-of-series" : message,
      [fact],
      quantities,
      section,
      about: fact.subject
    )
  }
}

extension Fact {
  /// Whether it places one name in the order of amounts.
  fileprivate var isRank: Bool { kind == "rank" || kind.hasPrefix("rank-") }
}
