import ChartModel
import ChartStatistics

/// How the sectors of a circle lie, and what no sector can show.
struct SectorFacts {
  let reading: SeriesReading

  /// The order of the sectors, for full descriptions, and the amounts that were left out.
  var all: [Fact] {
    guard reading.layer.mark == .sector else { return [] }
    return order + leftOut
  }

  private var order: [Fact] {
    let placed = reading.series.rows.map { reading.amounts[Int($0)] }.filter { !$0.isNaN }
    guard placed.count > 1 else { return [] }
    let order = placed.count > 2 ? SortOrder(of: placed)?.rawValue ?? "none" : "none"
    let first = reading.series.rows.first.map { reading.place(ofRow: Int($0)) } ?? .name("")
    return [
      Fact(
        "sector-order",
        of: .chart,
        level: .construction,
        quantities: ["first": first, "order": .term(order)],
        evidence: Evidence("order(\(reading.column.name))", rows: reading.allRows),
        salience: 0.2
      )
    ]
  }

  private var leftOut: [Fact] {
    let rows = reading.amounts.indices.filter { reading.amounts[$0] < 0 }
    guard !rows.isEmpty else { return [] }
    return [
      Fact(
        "sectors-left-out",
        of: .chart,
        level: .statistics,
        quantities: [
          "count": .count(rows.count),
          "names": .list(
            rows.prefix(6).map {
              .place(reading.place(ofRow: $0), reading.datum(reading.amounts[$0]))
            },
            omitted: max(0, rows.count - 6)
          ),
        ],
        evidence: Evidence(
          "\(reading.column.name) < 0",
          rows: reading.rows(rows),
          derivations: ["count": "sum(\(reading.formulaColumn)[left] < 0)"],
          groups: ["left": .marks(rows.map { $0 + 1 }, layer: reading.layerIndex)]
        ),
        salience: 0.9
      )
    ]
  }
}
