import ChartModel
import ChartStatistics

/// Two series side by side: which is the greater, at how many of the chart's places, with the exceptions.
struct PairFacts {
  let sides: SideBySide

  /// The facts of a comparison of exactly two series with at least two places in common.
  var all: [Fact] {
    guard sides.group.count == 2, sides.shared.count > 1 else { return [] }
    let ahead = [0, 1].map { one in
      sides.shared.filter { sides.amounts[one][$0] > sides.amounts[1 - one][$0] }
    }
    let equal = sides.shared.filter { sides.amounts[0][$0] == sides.amounts[1][$0] }
    return order(ahead, equal) + ties(equal, ahead) + ends
      + (sides.isStacked ? [] : PairGapFacts(sides: sides).all)
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    salience: Double,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: .pattern,
      quantities: quantities,
      evidence: Evidence(formula, rows: rows, derivations: derivations, groups: groups),
      salience: salience
    )
  }

  // MARK: Who is ahead

  private func order(_ ahead: [[Int]], _ equal: [Int]) -> [Fact] {
    if equal.count == sides.shared.count { return sides.isWhole ? [same] : [] }
    if ahead[0].count == ahead[1].count { return [even(ahead)] }
    let leader = ahead[0].count > ahead[1].count ? 0 : 1
    return [lead(leader, ahead[leader], exceptions: ahead[1 - leader])]
  }

  private func lead(_ leader: Int, _ places: [Int], exceptions: [Int]) -> Fact {
    let other = 1 - leader
    let isAlways = places.count == sides.places.count
    var quantities: [String: Quantity] = [
      "leader": sides.name(leader), "other": sides.name(other), "count": .count(places.count),
      "all": .count(sides.places.count), "unit": sides.unit, "comparison": sides.comparison,
    ]
    var derivations = ["count": "sum(\(sides.beats(leader)))", "all": sides.placeCount]
    if isAlways { quantities["isLine"] = .term(sides.isLine ? "yes" : "no") }
    if !exceptions.isEmpty {
      derivations["exceptionCount"] = "sum(\(sides.beats(other)))"
      quantities["exceptionCount"] = .count(exceptions.count)
      quantities["exceptions"] = .list(
        exceptions.prefix(listed).map {
          .noted(sides.place($0), sides.values(other, leader, at: $0))
        },
        omitted: max(0, exceptions.count - listed)
      )
    }
    return fact(
      isAlways ? "pair-always" : exceptions.isEmpty ? "pair-never-behind" : "pair-leads",
      quantities,
      "count(\(sides.measure) of leader > of other)",
      rows: sides.allRows,
      salience: 0.95,
      derivations: derivations,
      groups: sides.sets(at: sides.shared).merging(sides.placeMarks) { $1 }
    )
  }

  private var same: Fact {
    fact(
      "pair-same",
      [
        "first": sides.name(0), "second": sides.name(1), "all": .count(sides.shared.count),
        "unit": sides.unit,
      ],
      "\(sides.measure) of one = of the other",
      rows: sides.allRows,
      salience: 0.95,
      derivations: ["all": "sum(\(sides.amounts(0)) = \(sides.amounts(1)))"],
      groups: sides.sets(at: sides.shared)
    )
  }

  private func even(_ ahead: [[Int]]) -> Fact {
    fact(
      "pair-even",
      [
        "first": sides.name(0), "second": sides.name(1), "count": .count(ahead[0].count),
        "all": .count(sides.places.count), "unit": sides.unit, "comparison": sides.comparison,
      ],
      "count(\(sides.measure) of one > of the other)",
      rows: sides.allRows,
      salience: 0.85,
      derivations: ["count": "sum(\(sides.beats(0)))", "all": sides.placeCount],
      groups: sides.sets(at: sides.shared).merging(sides.placeMarks) { $1 }
    )
  }

  /// From this share of the places on, ties are not passed over.
  private static let manyTies = 0.05

  private var hasManyTies: Bool {
    let ties = sides.shared.count { sides.amounts[0][$0] == sides.amounts[1][$0] }
    return Double(ties) >= Self.manyTies * Double(sides.places.count)
  }

  /// How many places are listed: fewer where ties take a sentence of their own.
  private var listed: Int { hasManyTies ? 2 : 4 }

  /// Where the two are equal, unless they are so everywhere.
  private func ties(_ equal: [Int], _ ahead: [[Int]]) -> [Fact] {
    guard !equal.isEmpty, equal.count < sides.places.count else { return [] }
    return [
      fact(
        "pair-equal",
        [
          "first": sides.name(0), "second": sides.name(1), "count": .count(equal.count),
          "places": sides.list(equal, limit: listed),
        ],
        "\(sides.measure) of one = of the other",
        rows: sides.rows(at: equal),
        // Ties that are many belong to the count of who was ahead.
        salience: hasManyTies ? 0.94 : 0.6,
        derivations: ["count": "sum(\(sides.amounts(0)) = \(sides.amounts(1)))"],
        groups: sides.sets(at: sides.shared)
      )
    ]
  }

  /// Who was ahead at the start and at the end of an order, when it is not the same.
  private var ends: [Fact] {
    guard sides.isOrdered, sides.comparesEnds, let first = sides.shared.first,
      let last = sides.shared.last
    else { return [] }
    let difference = { (place: Int) in sides.amounts[0][place] - sides.amounts[1][place] }
    let (start, end) = (difference(first), difference(last))
    guard start != 0, end != 0, (start > 0) != (end > 0) else { return [] }
    return [
      fact(
        "pair-ends",
        [
          "first": sides.name(start > 0 ? 0 : 1), "firstPlace": sides.place(first),
          "last": sides.name(end > 0 ? 0 : 1), "lastPlace": sides.place(last),
          "comparison": sides.comparison,
        ],
        "\(sides.measure) of one > of the other",
        rows: sides.rows(at: [first, last]),
        salience: 0.65
      )
    ]
  }
}

extension SideBySide {
  /// Whether the series stand on one another, so that the eye compares their extents.
  var isStacked: Bool {
    group[0].layer.stacked != nil && group[0].layer.stacking != .mirrored
  }

  /// Whether straight lines lead from value to value, which can cross.
  var isLine: Bool {
    let layer = group[0].layer
    return isOrdered && (layer.mark == .line || layer.mark == .area && layer.stacked == nil)
  }

  /// The word for the greater of two: higher, or larger where amounts show as extents of their own.
  var comparison: Quantity { .term(isStacked || isTwoSided ? "larger" : "higher") }
}
