/// What the brief sentence tells beside the chart's type: the end of its message's id, and the rest.
struct Story {
  var kind: String
  var facts: [Fact]
  var quantities: [String: Quantity]
}

/// One sentence: what the chart is, and the most salient of its patterns and extremes.
struct BriefPlan {
  private let digest: FactDigest

  init(_ digest: FactDigest) {
    self.digest = digest
  }

  /// The richest sentence of at most so many words; the plainest where none is as short.
  func sentence(within limit: Int, _ words: (Phrase) -> Int) -> PlannedSentence {
    sentence { words($0.phrase) <= limit }
  }

  /// The richest sentence that fits; the plainest where none does.
  func sentence(fitting fits: (PlannedSentence) -> Bool) -> PlannedSentence {
    let variants = self.variants
    return variants.dropLast().first(where: fits) ?? variants[variants.count - 1]
  }

  /// The sentence in several lengths, the richest first; never empty.
  private var variants: [PlannedSentence] {
    guard let type = digest.type else {
      return [
        PlannedSentence(Phrase("type-empty"), facts: [], section: .overview, subject: .chart)
      ]
    }
    // What is compared stands at places.
    let isCompared = digest.isSplit && type.quantities["dimension"] != nil
    // A selection of everything is the chart.
    if let first = digest.selection.first, first.quantities["count"] != first.quantities["all"] {
      return SelectionPlan(digest).variants
    }
    let stories =
      KindStories(digest).all
      + (isCompared
        ? comparisons + [several].compactMap { $0 } : digest.isSplit ? [] : one)
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

  /// The stories of a chart with one series, the richest first.
  private var one: [Story] {
    guard let id = digest.mainSeries else { return [] }
    // What has no place is told by its type alone.
    if let only = single(of: id) {
      return digest.type?.quantities["dimension"] == nil ? [] : [only]
    }
    return [partial(of: id)].compactMap { $0 } + patterns(of: id)
      + [course(of: id)].compactMap { $0 }
      + extents(of: id)
  }

  /// A story that one fact tells.
  private func single(of id: NodeID) -> Story? {
    let tellers: [(kind: String, story: String, subject: NodeID)] = [
      ("ranking", "ranking", id), ("ranking-with-share", "ranking", id),
      ("strip-medians", "strip", .chart), ("association", "association", id),
      ("constant", "constant", id), ("only-value", "one-value", id),
    ]
    return tellers.lazy.compactMap { teller in
      digest.fact(teller.kind, about: teller.subject).map {
        Story(kind: teller.story, facts: [$0], quantities: $0.quantities)
      }
    }.first
  }

  /// What the complete periods amount to, where the last one is not complete.
  private func partial(of id: NodeID) -> Story? {
    guard let full = digest.fact("full-periods", about: id),
      let partial = digest.fact("partial-period", about: id)
    else { return nil }
    return Story(
      kind: "partial",
      facts: [full, partial],
      quantities: full.quantities.merging(partial.quantities) { old, _ in old }
    )
  }

  /// The legs of a path that has no one direction.
  private func course(of id: NodeID) -> Story? {
    guard let course = digest.fact("course", about: id),
      let least = digest.fact("minimum", about: id), let most = digest.fact("maximum", about: id)
    else { return nil }
    let quantities = SpreadSentence.quantities(least: least, most: most)
    return Story(
      kind: "course",
      facts: [course, least, most],
      quantities: quantities.merging(course.quantities) { $1 }
    )
  }

  /// A rhythm or a step, with the extent and the direction; without the period where time is short.
  private func patterns(of id: NodeID) -> [Story] {
    guard let story = pattern(of: id) else { return [] }
    return [story, Story(kind: "pattern-short", facts: story.facts, quantities: story.quantities)]
  }

  private func pattern(of id: NodeID) -> Story? {
    let weekend =
      digest.fact("rhythm-weekend", about: id)
      ?? digest.fact("rhythm-weekend-with-share", about: id)
    let rhythm = weekend ?? digest.fact("rhythm", about: id)
    let steps = digest.facts(about: id).filter { $0.baseKind.hasPrefix("step") }
    let step = steps.count == 1 ? steps.first : nil
    guard rhythm != nil || step != nil, let least = digest.fact("minimum", about: id),
      let most = digest.fact("maximum", about: id)
    else { return nil }
    let direction = digest.fact("direction", about: id)
    var quantities = SpreadSentence.quantities(least: least, most: most)
    for fact in [rhythm, direction].compactMap({ $0 }) {
      quantities.merge(fact.quantities) { old, _ in old }
    }
    quantities["rhythm"] = weekend?.quantities["higher"] ?? .term(rhythm == nil ? "none" : "season")
    quantities["step"] = step?.quantities["direction"] ?? .term("none")
    quantities["stepPlace"] = step?.quantities["place"]
    let told = step == nil ? direction : step
    return Story(
      kind: "pattern",
      facts: [rhythm, told, least, most].compactMap { $0 },
      quantities: quantities
    )
  }

  /// How low and high a series goes, and which way if it has a direction; without places at last.
  private func extents(of id: NodeID) -> [Story] {
    guard let least = digest.fact("minimum", about: id),
      let most = digest.fact("maximum", about: id)
    else { return [] }
    var quantities = SpreadSentence.quantities(least: least, most: most)
    guard let direction = digest.fact("direction", about: id) else {
      let hasPlace = digest.type?.quantities["dimension"] != nil
      let kind = isGrid ? "cells" : hasPlace ? "spread" : "extent"
      return [Story(kind: kind, facts: [least, most], quantities: quantities)]
    }
    quantities.merge(direction.quantities) { $1 }
    return ["direction", "direction-plain", "direction-short"].map {
      Story(kind: $0, facts: [direction, least, most], quantities: quantities)
    }
  }

  /// Whether the chart is a grid of named cells.
  private var isGrid: Bool {
    guard case .count(let columns)? = digest.type?.quantities["columns"] else { return false }
    return columns > 0
  }

  /// The stories that compare several series: totals of parts, who was ahead.
  private var comparisons: [Story] {
    guard let least = digest.fact("overall-minimum", about: .chart),
      let most = digest.fact("overall-maximum", about: .chart)
    else { return [] }
    let reach = SpreadSentence.quantities(least: least, most: most)
    let told: [(kind: String, story: String)] = [
      ("pair-leads", "pair"), ("pair-always", "pair"), ("pair-never-behind", "pair"),
      ("several-leads", "lead"), ("several-always", "lead"),
    ]
    let stacks = digest.fact("stack-totals", about: .chart).map {
      Story(kind: "stack", facts: [$0], quantities: $0.quantities)
    }
    return [stacks].compactMap { $0 }
      + told.compactMap { kind, story in
        digest.fact(kind, about: .chart).map { fact in
          var quantities = reach.merging(fact.quantities) { $1 }
          quantities["count"] = quantities["count"] ?? quantities["all"]
          quantities["leaders"] = quantities["leaders"] ?? .count(1)
          return Story(kind: story, facts: [fact, least, most], quantities: quantities)
        }
      }
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
