/// The brief sentences of kinds of charts that have one of their own.
struct KindStories {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// The stories of the chart's kind, the richest first; none for kinds that are told like others.
  var all: [Story] {
    switch digest.type?.kind {
    case "type-histogram": [histogram].compactMap { $0 }
    case "type-band": [band].compactMap { $0 }
    case "type-candlestick": [candlestick].compactMap { $0 }
    case "type-pyramid": [sides].compactMap { $0 }
    case "type-function": [function].compactMap { $0 }
    case "type-parts-several": [parts].compactMap { $0 }
    case "type-spans", "type-spans-several": [spans].compactMap { $0 }
    case "type-spread": [spread].compactMap { $0 }
    case "type-scatter-several": [groups].compactMap { $0 }
    default: []
    }
  }

  /// The first fact of a kind, whatever it is about.
  private func first(_ kind: String) -> Fact? {
    digest.tree.facts.first { $0.baseKind == kind }
  }

  private func story(_ kind: String, _ facts: [Fact?]) -> Story {
    let facts = facts.compactMap { $0 }
    let quantities = facts.reduce(into: [String: Quantity]()) { result, fact in
      result.merge(fact.quantities) { old, _ in old }
    }
    return Story(kind: kind, facts: facts, quantities: quantities)
  }

  private var histogram: Story? {
    guard let modal = first("bins-modal"), modal.quantities["ties"] == .count(1) else { return nil }
    let skew = first("bins-skew")
    var told = story("histogram", [modal])
    told.quantities["side"] = skew?.quantities["side"] ?? .term("none")
    if let skew { told.facts.append(skew) }
    return told
  }

  private var band: Story? {
    first("range-reach").map { story("band", [$0]) }
  }

  private var parts: Story? {
    first("parts-ranking").map { story("parts", [$0]) }
  }

  /// The longest of the spans.
  private var spans: Story? {
    first("spans-length").map { story("spans", [$0]) }
  }

  private var spread: Story? {
    first("spread-reach").map { story("spread-along", [$0]) }
  }

  private var candlestick: Story? {
    guard let change = first("candle-change"), let reach = first("candle-reach") else { return nil }
    return story("candlestick", [change, reach])
  }

  /// Which side is larger, and how often.
  private var sides: Story? {
    let kinds = ["pair-leads", "pair-always", "pair-never-behind"]
    guard let lead = kinds.lazy.compactMap({ first($0) }).first,
      let least = first("overall-minimum"), let most = first("overall-maximum")
    else { return nil }
    var told = story("sides", [lead, least, most])
    told.quantities["min"] = least.quantities["value"]
    told.quantities["max"] = most.quantities["value"]
    told.quantities["count"] = lead.quantities["count"] ?? lead.quantities["all"]
    return told
  }

  private var function: Story? {
    let (lowest, highest) = (first("function-lowest"), first("function-highest"))
    let symmetry = first("function-symmetry")
    guard lowest != nil || highest != nil || symmetry != nil else { return nil }
    var told = story("function", [symmetry])
    told.facts += [lowest, highest].compactMap { $0 }
    told.quantities["min"] = lowest?.quantities["value"]
    told.quantities["max"] = highest?.quantities["value"]
    let range = lowest == nil ? (highest == nil ? "none" : "highest") : "lowest"
    told.quantities["range"] = .term(lowest != nil && highest != nil ? "both" : range)
    told.quantities["symmetry"] = symmetry?.quantities["symmetry"] ?? .term("none")
    return told
  }

  /// Which series of a scatter plot stand apart from every other, and which overlap.
  private var groups: Story? {
    let apart = digest.tree.facts.filter { $0.baseKind == "plane-apart" }
    guard (1...3).contains(apart.count) else { return nil }
    let overlaps = digest.tree.facts.filter { $0.kind == "plane-overlap" }
    let overlap = overlaps.count == 1 ? overlaps.first : nil
    let names = [overlap?.quantities["first"], overlap?.quantities["second"]].compactMap { $0 }
    return Story(
      kind: "groups",
      facts: apart + [overlap].compactMap { $0 },
      quantities: [
        "apart": .list(apart.compactMap { $0.quantities["series"] }, omitted: 0),
        "apartCount": .count(apart.count),
        "overlap": .list(names, omitted: 0), "overlapCount": .count(names.count),
      ]
    )
  }
}
