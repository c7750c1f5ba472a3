import ChartModel
import ChartStatistics

/// Where amounts lie by a rule: above, below, on it, and where their line crosses it.
struct RulePlacing {
  let line: RuleLine
  let amounts: RuledAmounts

  /// How many lie on which side, which lie on the rule, and the crossings.
  var all: [Fact] {
    let above = amounts.values.indices.filter { amounts.values[$0] > line.value }
    let below = amounts.values.indices.filter { amounts.values[$0] < line.value }
    let on = amounts.values.indices.filter { amounts.values[$0] == line.value }
    return [sides(above, below, on)].compactMap { $0 } + touching(on) + crossings
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    places: [Int],
    salience: Double
  ) -> Fact {
    var quantities = quantities
    quantities["value"] = line.quantity
    quantities["unit"] = .term(amounts.unit)
    var derivations: [String: String] = [:]
    var groups: [String: MarkSet] = [:]
    if quantities["count"] != nil, let marks = amounts.marks(places) {
      derivations["count"] = "count(\(amounts.measure)[counted])"
      groups["counted"] = marks
    }
    if quantities["all"] != nil, let set = amounts.set {
      derivations["all"] = "count(\(amounts.measure)[compared])"
      groups["compared"] = set
    }
    if let name = amounts.name { quantities["series"] = .name(name) }
    return Fact(
      amounts.name == nil ? kind : "\(kind)-of-series",
      of: line.reading.id,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(
        formula,
        rows: amounts.rows(places),
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }

  private func sides(_ above: [Int], _ below: [Int], _ on: [Int]) -> Fact? {
    let all = amounts.values.count
    let formula = { (sign: String) in "count(\(amounts.measure) \(sign) \(line.value))" }
    if on.count == all { return nil }
    if above.count == all || below.count == all {
      return fact(
        above.isEmpty ? "rule-all-below" : "rule-all-above",
        ["all": .count(all)],
        formula(above.isEmpty ? "<" : ">"),
        places: Array(amounts.values.indices),
        salience: 0.7
      )
    }
    // Those above are named, unless only those below are few enough to be.
    let isAbove =
      !above.isEmpty && (above.count <= 6 || above.count <= below.count || below.isEmpty)
    let named = isAbove ? above : below
    return fact(
      isAbove ? "rule-above" : "rule-below",
      [
        "count": .count(named.count), "all": .count(all),
        "places": .list(
          named.prefix(6).map {
            .noted(amounts.places[$0], amounts.told(amounts.values[$0]))
          },
          omitted: max(0, named.count - 6)
        ),
      ],
      formula(isAbove ? ">" : "<"),
      places: named,
      salience: 0.85
    )
  }

  private func touching(_ on: [Int]) -> [Fact] {
    guard !on.isEmpty else { return [] }
    return [
      fact(
        "rule-on",
        [
          "count": .count(on.count), "all": .count(amounts.values.count),
          "places": .list(on.prefix(4).map { amounts.places[$0] }, omitted: max(0, on.count - 4)),
        ],
        "count(\(amounts.measure) = \(line.value))",
        places: on,
        salience: 0.6
      )
    ]
  }

  private var crossings: [Fact] {
    guard let scalars = amounts.scalars else { return [] }
    let found = ChartStatistics.crossings(
      x: scalars,
      first: amounts.values,
      second: [Double](repeating: line.value, count: scalars.count)
    )
    guard !found.isEmpty else { return [] }
    let places = found.prefix(6).map { crossing -> Quantity in
      crossing.after == crossing.before + 2
        ? amounts.places[crossing.before + 1]
        : .span(amounts.places[crossing.before], amounts.places[crossing.after])
    }
    var fact = fact(
      "rule-crossings",
      [
        "crossings": .count(found.count),
        "places": .list(places, omitted: max(0, found.count - 6)),
      ],
      "sign(\(amounts.measure) - \(line.value)) changes",
      places: found.prefix(6).flatMap { [$0.before, $0.after] },
      salience: 0.5
    )
    fact.quantities["unit"] = nil
    return [fact]
  }
}
