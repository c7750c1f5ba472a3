import ChartModel
import ChartStatistics

/// What a grid of cells shows: which are empty, and which rows and columns lead time after time.
struct CellFacts {
  private let reading: SeriesReading
  private let grid: CellGrid

  /// Reads a grid of one series with at most one amount a cell; `nil` for any other chart.
  init?(reading: SeriesReading) {
    guard reading.shape == .cells, reading.name == nil, let grid = CellGrid(of: reading) else {
      return nil
    }
    self.reading = reading
    self.grid = grid
  }

  /// The empty cells, the leading rows and columns, and the range of the colours.
  var all: [Fact] {
    let rows = leading(grid.columns, names: grid.rowNames, kind: "cells-top-rows")
    let columns = leading(grid.rows, names: grid.columnNames, kind: "cells-top-columns")
    return [empty, rows, columns, colour].compactMap { $0 }
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    level: Fact.Level = .pattern,
    salience: Double,
    test: TestResult? = nil,
    derivations: [String: String] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: reading.id,
      level: level,
      quantities: quantities,
      evidence: Evidence(formula, rows: reading.allRows, test: test, derivations: derivations),
      salience: salience
    )
  }

  /// How many cells have no value, and whether any lies between values.
  private var empty: Fact? {
    let all = grid.rowNames.count * grid.columnNames.count
    let filled = reading.summary.count
    guard filled < all, filled > 0 else { return nil }
    return fact(
      "cells-empty",
      [
        "filled": .count(filled), "all": .count(all), "empty": .count(all - filled),
        "placement": .term(grid.isUnbroken ? "outside" : "between"),
      ],
      "count(\(reading.column.name)), columns * rows",
      level: .statistics,
      salience: grid.isUnbroken ? 0.7 : 0.6,
      derivations: ["filled": "count(\(reading.formulaColumn))"]
    )
  }

  /// The few that are highest in line after line: rows in columns, or columns in rows.
  ///
  /// Lines with an empty cell do not count; where that leaves fewer than three, those are compared that
  /// have a value in every line.
  private func leading(_ lines: [[Double]], names: [Quantity], kind: String) -> Fact? {
    let full = lines.filter { !$0.contains(where: \.isNaN) }
    let complete = names.indices.filter { place in lines.allSatisfy { !$0[place].isNaN } }
    let isByLine = full.count >= 3
    let compared = isByLine ? Array(names.indices) : complete
    let told = isByLine ? full : lines.map { line in complete.map { line[$0] } }
    guard let found = LeadingSet(inColumns: told) else { return nil }
    let isWhole = isByLine ? full.count == lines.count : complete.count == names.count
    return fact(
      kind,
      [
        "names": .list(found.members.map { names[compared[$0]] }, omitted: 0),
        "size": .count(found.members.count), "count": .count(found.count),
        "all": .count(found.columns),
        "isAll": .term(found.count == found.columns ? "yes" : "no"),
        "scope": .term(isWhole ? "all" : isByLine ? "fullLines" : "fullMembers"),
      ],
      "max(\(reading.column.name)[\(kind == "cells-top-rows" ? "column" : "row")])",
      salience: found.count == found.columns ? 0.95 : 0.85,
      test: TestResult(
        method: .binomial,
        statistic: Double(found.count),
        pValue: found.pValue,
        effect: Double(found.count) / Double(found.columns)
      )
    )
  }

  /// What the colours stand for, from the least to the greatest.
  private var colour: Fact? {
    guard reading.layer.measureChannel == .color, let least = reading.summary.minimum,
      let most = reading.summary.maximum, least.value < most.value
    else { return nil }
    let column = reading.formulaColumn
    return fact(
      "cells-colour",
      [
        "title": .name(reading.column.name), "from": reading.datum(least.value),
        "to": reading.datum(most.value),
      ],
      "min(\(reading.column.name)), max(\(reading.column.name))",
      level: .construction,
      salience: 0.5,
      derivations: ["from": "min(\(column))", "to": "max(\(column))"]
    )
  }
}
