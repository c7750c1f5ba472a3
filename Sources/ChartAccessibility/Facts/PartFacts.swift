import ChartModel
import ChartStatistics

/// Each stacked series' share of the whole: overall, lowest and highest, and where it is over half.
struct PartFacts {
  let sides: SideBySide
  let stacks: Stacks

  /// The facts of every part.
  var all: [Fact] {
    sides.group.indices.flatMap { part in
      let shares = stacks.totals.indices.map { self.share(of: part, at: $0) }
      return [share(part, shares)] + majority(part, shares) + halfCrossings(part, shares)
    }
  }

  /// A part without a mark in a stack has no share of it.
  private func share(of part: Int, at place: Int) -> Double {
    guard stacks.totals[place] > 0 else { return .nan }
    return sides.rows[part][place] < 0 ? 0 : sides.amounts[part][place] / stacks.totals[place]
  }

  private func overall(_ part: Int) -> Double {
    (sides.group[part].summary.total ?? 0) / stacks.total
  }

  private func share(_ part: Int, _ shares: [Double]) -> Fact {
    var quantities: [String: Quantity] = [
      "series": sides.name(part), "share": .share(overall(part)),
    ]
    var derivations = ["share": "sum(\(sides.measure)) / sum(\(sides.measure)[all])"]
    var groups: [String: MarkSet] = ["all": .layer(sides.group[0].layerIndex)]
    var kind = "part-share"
    let known = stacks.known.map { shares[$0] }
    if let least = known.min(), let most = known.max(), most - least > 1e-9 {
      let places = { (share: Double) in stacks.known.filter { abs(shares[$0] - share) < 1e-9 } }
      let (low, high) = (places(least), places(most))
      quantities["low"] = .share(least)
      quantities["lowPlaces"] = sides.list(low)
      quantities["high"] = .share(most)
      quantities["highPlaces"] = sides.list(high)
      for (name, place) in [("low", low[0]), ("high", high[0])] {
        groups["\(name)Stack"] = stack(at: place)
        let hasMark = sides.rows[part][place] >= 0
        derivations[name] =
          hasMark ? "\(sides.mark(part, place)) / sum(\(sides.measure)[\(name)Stack])" : "0"
      }
      kind = "part-share-range"
    }
    return Fact(
      kind,
      of: sides.group[part].id,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(
        "\(sides.measure) / sum(\(sides.measure)) at a place",
        rows: sides.group[part].allRows,
        derivations: derivations,
        groups: groups
      ),
      salience: sides.group.count > 4 ? 0.6 : 0.75
    )
  }

  private func stack(at place: Int) -> MarkSet {
    .marks(
      sides.rows.map { Int($0[place]) + 1 }.filter { $0 > 0 }.sorted(),
      layer: sides.group[0].layerIndex
    )
  }

  /// Where a part is more than half; of two parts that is said by who is the larger.
  private func majority(_ part: Int, _ shares: [Double]) -> [Fact] {
    let over = stacks.known.filter { shares[$0] > 0.5 }
    guard sides.group.count > 2, !over.isEmpty, !knownSets.isEmpty else { return [] }
    return [
      Fact(
        "part-majority",
        of: sides.group[part].id,
        level: .pattern,
        quantities: [
          "series": sides.name(part), "count": .count(over.count),
          "all": .count(stacks.known.count), "unit": sides.unit,
          "isAll": .term(over.count == stacks.known.count ? "yes" : "no"),
        ],
        evidence: Evidence(
          "\(sides.measure) / sum(\(sides.measure)) at a place > 0.5",
          rows: sides.rows(at: over),
          derivations: [
            "count": "sum(\(sides.amounts(part)) / \(sides.total(named: "s")) > 0.5)",
            "all": sides.comparedCount,
          ],
          groups: knownSets
        ),
        salience: overall(part) > 0.5 ? 0.75 : 0.55
      )
    ]
  }

  /// The marks of all parts in the stacks whose total is known, for formulas; empty for more than six
  /// parts, or where one has no mark in a stack: then nothing is said of halves.
  private var knownSets: [String: MarkSet] { sides.sets(at: stacks.known) }

  /// Where a part's share passes one half along an order; of two parts it is said once.
  private func halfCrossings(_ part: Int, _ shares: [Double]) -> [Fact] {
    guard sides.isOrdered, sides.group.count > 2 || part == 0 else { return [] }
    let found = crossings(
      x: sides.places,
      first: shares,
      second: [Double](repeating: 0.5, count: shares.count)
    )
    guard !found.isEmpty, !knownSets.isEmpty else { return [] }
    let apart = stacks.known.filter { shares[$0] != 0.5 }
    let sets = sides.sets(at: apart.dropLast(), named: "before")
      .merging(sides.sets(at: Array(apart.dropFirst()), named: "after")) { $1 }
    return [
      Fact(
        "part-half-crossings",
        of: sides.group[part].id,
        level: .pattern,
        quantities: [
          "series": sides.name(part), "count": .count(found.count), "places": sides.list(found),
        ],
        evidence: Evidence(
          "sign(\(sides.measure) / sum(\(sides.measure)) - 0.5) changes",
          rows: sides.rows(at: found.prefix(6).flatMap { [$0.before, $0.after] }),
          derivations: ["count": "sum(\(share(part, "before")) * \(share(part, "after")) < 0)"],
          groups: sets
        ),
        salience: 0.5
      )
    ]
  }

  /// How far a part's share lies from one half in a set of stacks, as a formula.
  private func share(_ part: Int, _ set: String) -> String {
    "(\(sides.amounts(part, named: set)) / \(sides.total(named: set)) - 0.5)"
  }
}
