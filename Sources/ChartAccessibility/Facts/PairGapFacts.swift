import ChartModel
import ChartStatistics

/// How far apart two series lie, and where lines cross.
struct PairGapFacts {
  let sides: SideBySide

  /// The widest and the narrowest gap, and the crossings of lines.
  var all: [Fact] {
    let crossings = self.crossings
    return gaps + (crossings.isEmpty ? [] : [told(crossings)])
  }

  // MARK: Gaps

  private var gaps: [Fact] {
    let gaps = sides.shared.map { abs(sides.amounts[0][$0] - sides.amounts[1][$0]) }
    guard let least = gaps.min(), let most = gaps.max(), most.isFinite else { return [] }
    if isSame(least, most) { return least == 0 || !sides.isWhole ? [] : [constant(least)] }
    let wide = zip(sides.shared, gaps).filter { isSame($0.1, most) }.map(\.0)
    let narrow = zip(sides.shared, gaps).filter { isSame($0.1, least) }.map(\.0)
    var quantities: [String: Quantity] = [
      "widest": .difference(most, of: sides.column), "widestPlaces": sides.list(wide),
      "narrowest": .difference(least, of: sides.column), "narrowestPlaces": sides.list(narrow),
    ]
    quantities.merge(favoured(wide, "widest")) { $1 }
    quantities.merge(favoured(narrow, "narrowest")) { $1 }
    return [
      Fact(
        "pair-gaps",
        of: .chart,
        level: .statistics,
        quantities: quantities,
        evidence: Evidence(
          "abs(\(sides.measure) of one - of the other)",
          rows: sides.rows(at: Array(wide.prefix(3) + narrow.prefix(3))),
          derivations: ["widest": "max(\(gap))", "narrowest": "min(\(gap))"],
          groups: sides.sets(at: sides.shared)
        ),
        salience: 0.75
      )
    ]
  }

  private var gap: String { "abs(\(sides.amounts(0)) - \(sides.amounts(1)))" }

  /// Differences of binary fractions that should be equal differ in their last digits.
  private func isSame(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(abs(left), abs(right))
  }

  /// In whose favour a gap is: one series', or both' where gaps of one size fall either way.
  private func favoured(_ places: [Int], _ prefix: String) -> [String: Quantity] {
    let leaders = Set(
      places.map { place -> Int in
        let difference = sides.amounts[0][place] - sides.amounts[1][place]
        return difference == 0 ? -1 : difference > 0 ? 0 : 1
      }
    )
    guard leaders.count == 1, let leader = leaders.first, leader >= 0 else {
      return ["\(prefix)Side": .term("none"), "\(prefix)Leader": .name("")]
    }
    return ["\(prefix)Side": .term("one"), "\(prefix)Leader": sides.name(leader)]
  }

  private func constant(_ gap: Double) -> Fact {
    Fact(
      "pair-gap-constant",
      of: .chart,
      level: .statistics,
      quantities: [
        "value": .difference(gap, of: sides.column), "count": .count(sides.shared.count),
        "unit": sides.unit,
      ],
      evidence: Evidence(
        "abs(\(sides.measure) of one - of the other)",
        rows: sides.allRows,
        derivations: ["value": "max(\(self.gap))", "count": sides.comparedCount],
        groups: sides.sets(at: sides.shared)
      ),
      salience: 0.75
    )
  }

  // MARK: Crossings

  private var crossings: [Crossing] {
    guard sides.isLine else { return [] }
    return ChartStatistics.crossings(
      x: sides.places,
      first: sides.amounts[0],
      second: sides.amounts[1]
    )
  }

  private func told(_ crossings: [Crossing]) -> Fact {
    // From one place where the two differ to the next, their difference changes its sign.
    let apart = sides.shared.filter { sides.amounts[0][$0] != sides.amounts[1][$0] }
    let difference = { (name: String) in
      "(\(sides.amounts(0, named: name)) - \(sides.amounts(1, named: name)))"
    }
    return Fact(
      "pair-crossings",
      of: .chart,
      level: .pattern,
      quantities: [
        "first": sides.name(0), "second": sides.name(1), "count": .count(crossings.count),
        "places": sides.list(crossings),
      ],
      evidence: Evidence(
        "sign(\(sides.measure) of one - of the other) changes",
        rows: sides.rows(at: crossings.prefix(6).flatMap { [$0.before, $0.after] }),
        derivations: ["count": "sum(\(difference("before")) * \(difference("after")) < 0)"],
        groups: sides.sets(at: apart.dropLast(), named: "before")
          .merging(sides.sets(at: Array(apart.dropFirst()), named: "after")) { $1 }
      ),
      salience: crossings.count <= 6 ? 0.7 : 0.4
    )
  }
}

extension SideBySide {
  /// Where lines cross: the amount at which they meet, or, along dates, from one mark to the next.
  func list(_ crossings: [Crossing], limit: Int = 6) -> Quantity {
    let listed = crossings.prefix(limit).map { crossing -> Quantity in
      if let dimension = group[0].layer.dimension, dimension.values.kind == .quantitative {
        return .titled(dimension.name, .derived(crossing.place, of: dimension))
      }
      // They meet in a mark itself.
      if crossing.after == crossing.before + 2 { return place(crossing.before + 1) }
      return .span(place(crossing.before), place(crossing.after))
    }
    return .list(listed, omitted: max(0, crossings.count - limit))
  }
}
