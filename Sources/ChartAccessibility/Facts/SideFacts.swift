import ChartModel
import ChartStatistics

/// Two series on the two sides of zero: the sides' totals, their widest levels, the most even level.
///
/// Amounts are compared by their size; the sign only tells the side.
struct SideFacts {
  let sides: SideBySide

  /// The facts of a two-sided chart.
  var all: [Fact] {
    guard sides.shared.count > 1 else { return [] }
    return totals + [0, 1].compactMap(widest) + mostEven
  }

  private func total(_ side: Int) -> Double {
    sides.amounts[side].filter(\.isFinite).reduce(0, +)
  }

  private var totals: [Fact] {
    guard sides.group.allSatisfy({ $0.layer.mark == .bar || $0.layer.mark == .area }),
      sides.column.format?.style != .percent, !sides.group[0].isIntensive,
      !sides.group[0].isNamedRate
    else { return [] }
    return [
      Fact(
        "side-totals",
        of: .chart,
        level: .statistics,
        quantities: [
          "first": sides.name(0), "firstTotal": .sum(total(0), of: sides.column),
          "second": sides.name(1), "secondTotal": .sum(total(1), of: sides.column),
        ],
        evidence: Evidence(
          "sum(abs(\(sides.measure)))",
          rows: sides.allRows,
          derivations: [
            "firstTotal": "abs(sum(\(sides.measure)[first]))",
            "secondTotal": "abs(sum(\(sides.measure)[second]))",
          ],
          groups: ["first": sides.series(0), "second": sides.series(1)]
        ),
        salience: 0.85
      )
    ]
  }

  private func widest(_ side: Int) -> Fact? {
    let values = sides.places.indices.filter { sides.amounts[side][$0].isFinite }
    guard let most = values.map({ sides.amounts[side][$0] }).max(), most > 0 else { return nil }
    let holders = values.filter { sides.amounts[side][$0] == most }
    return Fact(
      "side-widest",
      of: sides.group[side].id,
      level: .statistics,
      quantities: [
        "series": sides.name(side), "value": sides.group[side].datum(most),
        "places": sides.list(holders), "ties": .count(holders.count),
      ],
      evidence: Evidence(
        "max(abs(\(sides.measure)))",
        rows: sides.group[side].rows(holders.prefix(32).map { Int(sides.rows[side][$0]) }),
        derivations: [
          "value": "max(abs(\(sides.measure)))",
          "ties": "sum(abs(\(sides.measure)) = max(abs(\(sides.measure))))",
        ]
      ),
      salience: 0.7
    )
  }

  private var mostEven: [Fact] {
    let gaps = sides.shared.map { abs(sides.amounts[0][$0] - sides.amounts[1][$0]) }
    guard let least = gaps.min(), let most = gaps.max(), least < most else { return [] }
    let places = zip(sides.shared, gaps).filter { $0.1 == least }.map(\.0)
    return [
      Fact(
        "side-most-even",
        of: .chart,
        level: .statistics,
        quantities: [
          "first": sides.name(0), "second": sides.name(1),
          "places": .list(
            places.prefix(3).map { .noted(sides.place($0), sides.values(0, 1, at: $0)) },
            omitted: max(0, places.count - 3)
          ),
        ],
        evidence: Evidence(
          "min(abs(abs(\(sides.measure) of one) - abs(of the other)))",
          rows: sides.rows(at: places)
        ),
        salience: 0.65
      )
    ]
  }
}

extension SideBySide {
  /// Whether there are two series, the amounts of one below zero and of the other above, or the chart is
  /// told to draw them so.
  var isTwoSided: Bool {
    guard group.count == 2 else { return false }
    if group[0].layer.stacking == .mirrored { return true }
    let signs = group.map { reading -> Int in
      guard let least = reading.summary.minimum?.value, let most = reading.summary.maximum?.value
      else { return 0 }
      return least >= 0 && most > 0 ? 1 : most <= 0 && least < 0 ? -1 : 0
    }
    return signs[0] * signs[1] < 0
  }
}
