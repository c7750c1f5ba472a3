import ChartModel

/// Three and more series side by side: who is highest how often, and how far they lie apart.
///
/// At each place those series are compared that have a value there, wherever there are two; of how many
/// places that is so is told beside all the places that the chart has.
struct SeveralFacts {
  let sides: SideBySide

  /// The facts of a comparison of at least three series with at least two places in common.
  var all: [Fact] {
    guard sides.group.count > 2, sides.compared.count > 1, !sides.holdsTotal else { return [] }
    let leaders = sides.compared.map { extremes(at: $0, >) }
    let lasts = sides.compared.map { extremes(at: $0, <) }
    guard zip(sides.compared, leaders).contains(where: { $1.count < sides.present(at: $0).count })
    else { return [] }
    return leading(leaders) + trailing(lasts) + ends(leaders) + changes(leaders)
      + (sides.isStacked ? [] : spread)
  }

  /// The series that stand highest, or lowest, at a place; several when they are equal.
  private func extremes(at place: Int, _ isBefore: (Double, Double) -> Bool) -> [Int] {
    var best: [Int] = []
    for series in sides.present(at: place) {
      guard let current = best.first else {
        best = [series]
        continue
      }
      let (one, other) = (sides.amounts[series][place], sides.amounts[current][place])
      if isBefore(one, other) { best = [series] } else if one == other { best.append(series) }
    }
    return best
  }

  private func fact(
    _ kind: String,
    _ level: Fact.Level,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet? = nil,
    salience: Double,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: level,
      quantities: quantities,
      evidence: Evidence(
        formula,
        rows: rows ?? sides.allRows,
        derivations: derivations,
        groups: groups
      ),
      salience: salience
    )
  }

  // MARK: Who is highest

  private func leading(_ leaders: [[Int]]) -> [Fact] {
    let places = placesAlone(leaders)
    let order = sides.group.indices.sorted { left, right in
      places[left].count != places[right].count
        ? places[left].count > places[right].count : left < right
    }
    let most = places[order[0]].count
    guard most > 0 else { return [] }
    let first = order.filter { places[$0].count == most }
    var quantities: [String: Quantity] = [
      "leader": .list(first.prefix(6).map(sides.name), omitted: max(0, first.count - 6)),
      "leaders": .count(first.count), "count": .count(most), "all": .count(sides.places.count),
      "unit": sides.unit, "comparison": sides.comparison,
    ]
    let isAlways = most == sides.places.count
    if !isAlways {
      let others = order.dropFirst(first.count).filter { !places[$0].isEmpty }
      quantities["others"] = .list(
        others.prefix(5).map { .noted(sides.name($0), .count(places[$0].count)) },
        omitted: max(0, others.count - 5)
      )
      quantities["otherCount"] = .count(others.count)
      quantities["tied"] = .count(leaders.count { $0.count > 1 })
    }
    let (derivations, groups) = counts(of: order[0], leaders)
    return [
      fact(
        isAlways ? "several-always" : "several-leads",
        .pattern,
        quantities,
        "count(\(sides.measure) of one = max(\(sides.measure)))",
        salience: isAlways ? 0.95 : 0.9,
        derivations: derivations,
        groups: groups
      )
    ]
  }

  /// How the counts follow from the marks: by comparing the series where no value is missing, else by
  /// counting the places that are found.
  private func counts(
    of leader: Int,
    _ leaders: [[Int]]
  ) -> (derivations: [String: String], groups: [String: MarkSet]) {
    if sides.isWhole { return groups.isEmpty ? ([:], [:]) : (wins(of: leader), groups) }
    let held = zip(sides.compared, leaders)
    let led = held.filter { $1 == [leader] }.map(\.0)
    let tied = held.filter { $1.count > 1 }.map(\.0)
    return (
      [
        "count": "count(\(sides.measure)[led])", "all": sides.placeCount,
        "tied": tied.isEmpty ? "0" : "count(\(sides.measure)[tied])",
      ],
      sides.placeMarks.merging([
        "led": sides.marks(leader, at: led), "tied": holderMarks(at: tied),
      ]) { $1 }
    )
  }

  /// A mark of a series that leads, at each of some places.
  private func holderMarks(at places: [Int]) -> MarkSet {
    .marks(
      places.compactMap { place in
        extremes(at: place, >).first.map { Int(sides.rows[$0][place]) + 1 }
      }.sorted(),
      layer: sides.group[0].layerIndex
    )
  }

  /// How the places at which a series leads alone, and those that are shared, are counted.
  private func wins(of leader: Int) -> [String: String] {
    let wins = sides.group.indices.map { "sum(\(sides.beats($0)))" }
    return [
      "count": wins[leader], "all": sides.comparedCount,
      "tied": "\(sides.comparedCount) - \(wins.joined(separator: " - "))",
    ]
  }

  /// The marks that formulas name: sets of equal length, which there are only where no value is missing.
  private var groups: [String: MarkSet] { sides.isWhole ? sides.sets(at: sides.shared) : [:] }

  /// For each series the places where it alone stands at the end looked for.
  private func placesAlone(_ holders: [[Int]]) -> [[Int]] {
    var places = [[Int]](repeating: [], count: sides.group.count)
    for (place, holders) in zip(sides.compared, holders) where holders.count == 1 {
      places[holders[0]].append(place)
    }
    return places
  }

  private func trailing(_ lasts: [[Int]]) -> [Fact] {
    let places = placesAlone(lasts)
    guard let last = sides.group.indices.first(where: { places[$0].count == sides.places.count })
    else { return [] }
    return [
      fact(
        "several-lowest-always",
        .pattern,
        [
          "last": sides.name(last), "all": .count(lasts.count), "unit": sides.unit,
          "comparison": sides.comparison,
        ],
        "\(sides.measure) of one = min(\(sides.measure))",
        salience: 0.7,
        derivations: groups.isEmpty
          ? sides.isWhole ? [:] : ["all": sides.placeCount]
          : ["all": "sum(\(sides.beats(last, "<")))"],
        groups: groups.merging(sides.placeMarks) { $1 }
      )
    ]
  }

  // MARK: Along an order

  private func ends(_ leaders: [[Int]]) -> [Fact] {
    guard sides.isOrdered, let first = leaders.first, let last = leaders.last,
      first.count == 1, last.count == 1, first != last, sides.comparesEnds
    else { return [] }
    let places = [0, sides.places.count - 1]
    return [
      fact(
        "several-ends",
        .pattern,
        [
          "first": sides.name(first[0]), "firstPlace": sides.place(places[0]),
          "last": sides.name(last[0]), "lastPlace": sides.place(places[1]),
          "comparison": sides.comparison,
        ],
        "max(\(sides.measure))",
        rows: sides.rows(at: places),
        salience: 0.65
      )
    ]
  }

  /// Where the lead passes from one series to another; places where several share it are passed over.
  private func changes(_ leaders: [[Int]]) -> [Fact] {
    guard sides.isOrdered else { return [] }
    var changes: [(from: Int, to: Int)] = []
    var last: (place: Int, leader: Int)?
    for (place, holders) in zip(sides.compared, leaders) where holders.count == 1 {
      if let last, last.leader != holders[0] { changes.append((last.place, place)) }
      last = (place, holders[0])
    }
    guard !changes.isEmpty else { return [] }
    return [
      fact(
        "several-lead-changes",
        .pattern,
        [
          "count": .count(changes.count),
          "places": .list(
            changes.prefix(4).map { .span(sides.place($0.from), sides.place($0.to)) },
            omitted: max(0, changes.count - 4)
          ),
        ],
        "max(\(sides.measure)) changes its series",
        rows: sides.rows(at: changes.prefix(4).flatMap { [$0.from, $0.to] }),
        salience: 0.55
      )
    ]
  }

  // MARK: How far apart

  private var spread: [Fact] {
    let spreads = sides.compared.map { place -> Double in
      let values = sides.amounts.map { $0[place] }.filter(\.isFinite)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    guard let least = spreads.min(), let most = spreads.max(), most.isFinite,
      most - least > 1e-9 * most
    else { return [] }
    let places = { (value: Double) in
      zip(sides.compared, spreads).filter { abs($0.1 - value) <= 1e-9 * most }.map(\.0)
    }
    let (wide, narrow) = (places(most), places(least))
    return [
      fact(
        "several-spread",
        .statistics,
        [
          "widest": .difference(most, of: sides.column), "widestPlaces": sides.list(wide),
          "narrowest": .difference(least, of: sides.column), "narrowestPlaces": sides.list(narrow),
        ],
        "max(\(sides.measure)) - min(\(sides.measure)) at a place",
        rows: sides.rows(at: Array(wide.prefix(2) + narrow.prefix(2))),
        salience: 0.6,
        derivations: ["widest": range(of: "wide"), "narrowest": range(of: "narrow")],
        groups: ["wide": marks(at: wide[0]), "narrow": marks(at: narrow[0])]
      )
    ]
  }

  private func range(of group: String) -> String {
    "max(\(sides.measure)[\(group)]) - min(\(sides.measure)[\(group)])"
  }

  private func marks(at place: Int) -> MarkSet {
    .marks(
      sides.rows.map { Int($0[place]) + 1 }.filter { $0 > 0 }.sorted(),
      layer: sides.group[0].layerIndex
    )
  }
}
