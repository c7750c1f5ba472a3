/// One sentence: what the chart is, and the most salient of its patterns and extremes.
struct BriefPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// The richest sentence of at most so many words; the plainest where none is as short.
  func sentence(within limit: Int, _ words: (Phrase) -> Int) -> PlannedSentence {
    let variants = self.variants
    return variants.dropLast().first { words($0.phrase) <= limit } ?? variants[variants.count - 1]
  }

  /// The sentence in several lengths, the richest first; never empty.
  private var variants: [PlannedSentence] {
    guard let type = digest.type else {
      return [
        PlannedSentence(Phrase("type-empty"), facts: [], section: .overview, subject: .chart)
      ]
    }
    let stories = [digest.isSplit ? several : one].compactMap { $0 }
    return stories.map { sentence($0, type) } + [digest.sentence(type, .overview)]
  }

  private func sentence(_ story: Story, _ type: Fact) -> PlannedSentence {
    var quantities = type.quantities
    quantities.merge(story.quantities) { $1 }
    return digest.sentence(
      "brief-\(story.kind)",
      [type] + story.facts,
      quantities,
      .overview,
      about: .chart
    )
  }

  private struct Story {
    var kind: String
    var facts: [Fact]
    var quantities: [String: Quantity]
  }

  /// The story of a chart with one series.
  private var one: Story? {
    guard let id = digest.seriesIDs.first else { return nil }
    if let ranking = digest.fact("ranking", about: id)
      ?? digest.fact("ranking-with-share", about: id)
    {
      return Story(kind: "ranking", facts: [ranking], quantities: ranking.quantities)
    }
    if let medians = digest.fact("strip-medians", about: .chart) {
      return Story(kind: "strip", facts: [medians], quantities: medians.quantities)
    }
    if let association = digest.fact("association", about: id) {
      return Story(kind: "association", facts: [association], quantities: association.quantities)
    }
    if let constant = digest.fact("constant", about: id) {
      return Story(kind: "constant", facts: [constant], quantities: constant.quantities)
    }
    if let only = digest.fact("only-value", about: id) {
      return Story(kind: "one-value", facts: [only], quantities: only.quantities)
    }
    return extent(of: id)
  }

  /// How low and high a series goes, and which way if it has a direction.
  private func extent(of id: NodeID) -> Story? {
    guard let least = digest.fact("minimum", about: id),
      let most = digest.fact("maximum", about: id)
    else { return nil }
    var quantities = SpreadSentence.quantities(least: least, most: most)
    guard let direction = digest.fact("direction", about: id) else {
      let hasPlace = digest.type?.quantities["dimension"] != nil
      let kind = isGrid ? "cells" : hasPlace ? "spread" : "extent"
      return Story(kind: kind, facts: [least, most], quantities: quantities)
    }
    quantities.merge(direction.quantities) { $1 }
    return Story(kind: "direction", facts: [direction, least, most], quantities: quantities)
  }

  /// Whether the chart is a grid of named cells.
  private var isGrid: Bool {
    guard case .count(let columns)? = digest.type?.quantities["columns"] else { return false }
    return columns > 0
  }

  /// The story of a chart with several series.
  private var several: Story? {
    if digest.fact("ranges", about: .chart) != nil { return nil }
    if let medians = digest.fact("strip-medians", about: .chart) {
      return Story(kind: "strip", facts: [medians], quantities: medians.quantities)
    }
    guard let least = digest.fact("overall-minimum", about: .chart),
      let most = digest.fact("overall-maximum", about: .chart)
    else { return nil }
    return Story(
      kind: "several",
      facts: [least, most],
      quantities: SpreadSentence.quantities(least: least, most: most)
    )
  }
}
