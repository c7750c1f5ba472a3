import ChartModel
import ChartStatistics

/// Stacked series: the totals of their stacks first, then each part's share.
struct StackFacts {
  let sides: SideBySide

  /// The facts of stacked parts that add up to something.
  var all: [Fact] {
    guard let stacks = Stacks(of: sides) else { return [] }
    return reading + totals(stacks) + PartFacts(sides: sides, stacks: stacks).all
  }

  private var stacking: Stacking { sides.group[0].layer.stacking }

  // MARK: How the chart is read

  /// What a reader must know where height is not the amount.
  private var reading: [Fact] {
    guard stacking != .standard else { return [] }
    return [
      Fact(
        stacking == .center ? "stack-centred" : "stack-normalized",
        of: .chart,
        level: .construction,
        quantities: ["mark": .term(sides.group[0].layer.mark.rawValue)],
        evidence: Evidence("stacking", rows: .series(nil, count: 0)),
        salience: 0.6
      )
    ]
  }

  // MARK: Totals

  private func totals(_ stacks: Stacks) -> [Fact] {
    let known = stacks.known
    guard let least = known.map({ stacks.totals[$0] }).min(),
      let most = known.map({ stacks.totals[$0] }).max()
    else { return [] }
    var facts = [sum(stacks)]
    guard known.count > 1, stacking != .normalized else { return facts }
    let low = known.filter { isSame(stacks.totals[$0], least) }
    let high = known.filter { isSame(stacks.totals[$0], most) }
    facts.insert(
      isSame(least, most) ? equal(most, known) : span(stacks, low: low, high: high),
      at: 0
    )
    return facts + neighbours(stacks)
  }

  private func isSame(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(abs(left), abs(right))
  }

  private func stack(at place: Int) -> MarkSet {
    .marks(
      sides.rows.map { Int($0[place]) + 1 }.filter { $0 > 0 }.sorted(),
      layer: sides.group[0].layerIndex
    )
  }

  private func span(_ stacks: Stacks, low: [Int], high: [Int]) -> Fact {
    Fact(
      "stack-totals",
      of: .chart,
      level: .statistics,
      quantities: [
        "min": .sum(stacks.totals[low[0]], of: sides.column), "minPlaces": sides.list(low),
        "max": .sum(stacks.totals[high[0]], of: sides.column), "maxPlaces": sides.list(high),
        "unit": isEveryUnit ? sides.unit : .term("place"),
      ],
      evidence: Evidence(
        "sum(\(sides.measure)) at a place",
        rows: sides.rows(at: Array(low.prefix(3) + high.prefix(3))),
        derivations: [
          "min": "sum(\(sides.measure)[lowest])", "max": "sum(\(sides.measure)[highest])",
        ],
        groups: ["lowest": stack(at: low[0]), "highest": stack(at: high[0])]
      ),
      salience: 0.9
    )
  }

  /// Whether the stacks stand one calendar unit apart, so that each is the total of its unit.
  private var isEveryUnit: Bool {
    guard case .dates(_, let unit)? = sides.group[0].layer.dimension?.values else { return false }
    let steps = zip(sides.places, sides.places.dropFirst()).map { abs($1 - $0) }
    return (steps.min() ?? 0) < 1.5 * unit.typicalSeconds
  }

  private func equal(_ total: Double, _ places: [Int]) -> Fact {
    Fact(
      "stack-totals-equal",
      of: .chart,
      level: .statistics,
      quantities: [
        "value": .sum(total, of: sides.column), "count": .count(places.count),
        "unit": sides.unit,
      ],
      evidence: Evidence(
        "sum(\(sides.measure)) at a place",
        rows: sides.allRows,
        derivations: ["value": "sum(\(sides.measure)[one])"],
        groups: ["one": stack(at: places[0])]
      ),
      salience: 0.85
    )
  }

  private func sum(_ stacks: Stacks) -> Fact {
    Fact(
      "stack-sum",
      of: .chart,
      level: .statistics,
      quantities: ["value": .sum(stacks.total, of: sides.column)],
      evidence: Evidence(
        "sum(\(sides.measure))",
        rows: sides.allRows,
        derivations: ["value": "sum(\(sides.measure)[all])"],
        groups: ["all": .layer(sides.group[0].layerIndex)]
      ),
      salience: 0.7
    )
  }

  /// The two highest stacks, where they are neighbours along an order and hold clearly more than an even
  /// part of all.
  private func neighbours(_ stacks: Stacks) -> [Fact] {
    let ranked = stacks.known.sorted { stacks.totals[$0] > stacks.totals[$1] }
    guard sides.isOrdered, ranked.count >= 5, ranked.count <= 60,
      abs(ranked[0] - ranked[1]) == 1, stacks.totals[ranked[1]] > stacks.totals[ranked[2]]
    else { return [] }
    let pair = ranked.prefix(2).sorted()
    let share = (stacks.totals[pair[0]] + stacks.totals[pair[1]]) / stacks.total
    guard share >= 1.25 * 2 / Double(ranked.count) else { return [] }
    return [
      Fact(
        "stack-neighbours",
        of: .chart,
        level: .statistics,
        quantities: ["places": sides.list(pair), "share": .share(share)],
        evidence: Evidence(
          "sum(\(sides.measure) at two places) / sum(\(sides.measure))",
          rows: sides.rows(at: pair),
          derivations: [
            "share": "(sum(\(sides.measure)[one]) + sum(\(sides.measure)[other])) / "
              + "sum(\(sides.measure)[all])"
          ],
          groups: [
            "one": stack(at: pair[0]), "other": stack(at: pair[1]),
            "all": .layer(sides.group[0].layerIndex),
          ]
        ),
        salience: 0.6
      )
    ]
  }
}
