import ChartModel
import ChartStatistics

/// Where amounts lie by a rule: above, below, on it, and where their line crosses it.
struct RulePlacing {
  let line: RuleLine
  let amounts: RuledAmounts

  /// Some of the amounts: how many, and which, the first 2,000.
  private struct Part {
    var count = 0
    var first: [Int] = []

    mutating func add(_ index: Int) {
      count += 1
      if first.count < 2_000 { first.append(index) }
    }
  }

  /// How many lie on which side, which lie on the rule, and the crossings.
  var all: [Fact] {
    var (above, below, on) = (Part(), Part(), Part())
    for (index, value) in amounts.values.enumerated() {
      if value > line.value {
        above.add(index)
      } else if value < line.value {
        below.add(index)
      } else {
        on.add(index)
      }
    }
    return [sides(above, below, on)].compactMap { $0 } + touching(on) + crossings
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    part: Part,
    sign: String = "",
    salience: Double
  ) -> Fact {
    var quantities = quantities
    quantities["value"] = line.quantity
    quantities["unit"] = .term(amounts.unit)
    var derivations = ["value": line.mark]
    var groups: [String: MarkSet] = [:]
    if quantities["count"] != nil, let set = amounts.set {
      derivations["count"] = "sum(\(amounts.measure)[compared] \(sign) \(line.mark))"
      groups["compared"] = set
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
        rows: amounts.rows(part.first, total: part.count),
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }

  private func sides(_ above: Part, _ below: Part, _ on: Part) -> Fact? {
    let all = amounts.values.count
    let formula = { (sign: String) in "count(\(amounts.measure) \(sign) \(line.value))" }
    if on.count == all { return nil }
    if above.count == all || below.count == all {
      return fact(
        above.count == 0 ? "rule-all-below" : "rule-all-above",
        ["all": .count(all)],
        formula(above.count == 0 ? "<" : ">"),
        part: above.count == 0 ? below : above,
        salience: 0.7
      )
    }
    // Those above are named, unless only those below are few enough to be.
    let isAbove =
      above.count > 0 && (above.count <= 6 || above.count <= below.count || below.count == 0)
    let named = isAbove ? above : below
    return fact(
      isAbove ? "rule-above" : "rule-below",
      [
        "count": .count(named.count), "all": .count(all),
        "places": .list(
          named.first.prefix(6).map {
            .noted(amounts.place($0), amounts.told(amounts.values[$0]))
          },
          omitted: max(0, named.count - 6)
        ),
      ],
      formula(isAbove ? ">" : "<"),
      part: named,
      sign: isAbove ? ">" : "<",
      salience: 0.85
    )
  }

  private func touching(_ on: Part) -> [Fact] {
    guard on.count > 0 else { return [] }
    return [
      fact(
        "rule-on",
        [
          "count": .count(on.count), "all": .count(amounts.values.count),
          "places": .list(
            on.first.prefix(4).map { amounts.place($0) },
            omitted: max(0, on.count - 4)
          ),
        ],
        "count(\(amounts.measure) = \(line.value))",
        part: on,
        sign: "=",
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
        ? amounts.place(crossing.before + 1)
        : .span(amounts.place(crossing.before), amounts.place(crossing.after))
    }
    var ends = Part()
    for crossing in found.prefix(6) {
      ends.add(crossing.before)
      ends.add(crossing.after)
    }
    var fact = fact(
      "rule-crossings",
      [
        "crossings": .count(found.count),
        "places": .list(places, omitted: max(0, found.count - 6)),
      ],
      "sign(\(amounts.measure) - \(line.value)) changes",
      part: ends,
      salience: 0.5
    )
    fact.quantities["unit"] = nil
    let apart = amounts.values.indices.filter { amounts.values[$0] != line.value }
    if apart.count <= 2_000, let before = amounts.marks(apart.dropLast()),
      let after = amounts.marks(Array(apart.dropFirst()))
    {
      let height = { (set: String) in "(\(amounts.measure)[\(set)] - \(line.mark))" }
      fact.evidence.derivations["crossings"] = "sum(\(height("before")) * \(height("after")) < 0)"
      fact.evidence.groups = ["before": before, "after": after]
    }
    return [fact]
  }
}
