import ChartModel
import ChartStatistics

/// What is computed of one series: how many, how low and high and where, what is typical.
struct StatisticsFacts {
  let reading: SeriesReading

  /// The median of the series' amounts; `nil` without any.
  let median: Double?

  /// Every fact of statistics; a series without any value has only its counts.
  var all: [Fact] {
    var facts = [count]
    if reading.missingCount > 0 { facts.append(missing) }
    // A part of a whole is told with its rank, a spread as one.
    let isTold = reading.shape == .spread || reading.shape == .parts && reading.name != nil
    guard reading.summary.count > 0, !isTold, reading.shape != .histogram,
      reading.candleColumns.isEmpty
    else {
      return facts
    }
    facts += extremes
    if reading.summary.count > 1, !isConstant { facts += averages }
    if reading.hasMeaningfulTotal, reading.summary.count > 1 { facts += total }
    // Where places are shared, which of several values comes first depends on the rows' order alone.
    let hasEnds = reading.shape == .ordered && reading.series.duplicatePlaces == 0
    if hasEnds, reading.summary.count > 1, !isConstant { facts += ends }
    return facts
  }

  /// Whether one value says what all of them are, what is typical of them and where they begin and end.
  private var isConstant: Bool {
    reading.summary.minimum?.value == reading.summary.maximum?.value
  }

  private var measure: String { reading.column.name }
  private var column: String { reading.formulaColumn }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    derivations: [String: String],
    groups: [String: MarkSet] = [:],
    salience: Double
  ) -> Fact {
    reading.fact(
      kind,
      .statistics,
      quantities,
      Evidence(formula, rows: rows, derivations: derivations, groups: groups),
      salience: salience
    )
  }

  private var count: Fact {
    fact(
      "count",
      ["count": .count(reading.valueCount), "all": .count(allCount)],
      "count(\(measure))",
      rows: .series(reading.series.name, count: allCount),
      derivations: [
        "count": "count(\(counted))", "all": "count(\(counted)) + missing(\(counted))",
      ],
      groups: sourceGroups,
      salience: 0.3
    )
  }

  /// What is counted: the marks, or for bins the amounts that were sorted into them.
  private var counted: String {
    guard reading.shape == .histogram, let source = reading.layer.source else { return column }
    return "\(Evidence.column(source.name))[source]"
  }

  private var sourceGroups: [String: MarkSet] {
    reading.shape == .histogram
      ? ["source": .source(marks: nil, without: [], layer: reading.layerIndex)] : [:]
  }

  /// How many values there could be: one a mark, or as many as marks were made from.
  private var allCount: Int {
    reading.shape == .histogram
      ? reading.valueCount + reading.missingCount : reading.series.rows.count
  }

  private var missing: Fact {
    let rows = reading.series.rows.lazy.map(Int.init).filter { reading.amounts[$0].isNaN }
    return fact(
      "missing",
      ["missing": .count(reading.missingCount), "all": .count(allCount)],
      "count(missing(\(measure)))",
      rows: reading.shape == .histogram
        ? missingSourceRows : reading.rows(Array(rows.prefix(64)), total: reading.summary.missing),
      derivations: [
        "missing": "missing(\(counted))", "all": "count(\(counted)) + missing(\(counted))",
      ],
      groups: sourceGroups,
      salience: 0.7
    )
  }

  /// The rows that no bin counts.
  private var missingSourceRows: RowSet {
    let amounts = reading.layer.source?.values.scalars ?? []
    let rows = amounts.indices.filter { amounts[$0].isNaN }
    return .rows(rows.prefix(64).map { $0 + 1 }, total: rows.count)
  }

  private var extremes: [Fact] {
    let summary = reading.summary
    guard let least = summary.minimum, let most = summary.maximum else { return [] }
    if summary.count == 1 { return [extreme("only-value", least, measure)] }
    if least.value == most.value {
      let value = reading.datum(least.value)
      return [
        fact(
          "constant",
          ["value": value, "count": .count(summary.count)],
          "min(\(measure)) = max(\(measure))",
          rows: reading.allRows,
          derivations: ["value": "min(\(column))", "count": "count(\(column))"],
          salience: 0.95
        )
      ]
    }
    return [
      extreme("minimum", least, "min(\(measure))"), extreme("maximum", most, "max(\(measure))"),
    ]
  }

  private func extreme(_ kind: String, _ extreme: Extreme, _ formula: String) -> Fact {
    let derivation = "\(kind == "minimum" ? "min" : "max")(\(column))"
    return fact(
      kind,
      [
        "value": reading.datum(extreme.value), "places": reading.places(of: extreme),
        "ties": .count(extreme.count),
      ],
      formula,
      rows: reading.rows(extreme.positions, total: extreme.count),
      derivations: [
        "value": derivation, "ties": "sum(\(column) = \(derivation))",
      ],
      salience: 0.8
    )
  }

  private var averages: [Fact] {
    guard let mean = reading.summary.mean, let median else { return [] }
    return [
      fact(
        "mean",
        ["value": .derived(mean, of: reading.column)],
        "sum(\(measure)) / count(\(measure))",
        rows: reading.allRows,
        derivations: ["value": "sum(\(column)) / count(\(column))"],
        salience: 0.6
      ),
      fact(
        "median",
        ["value": .derived(median, of: reading.column)],
        "median(\(measure))",
        rows: reading.allRows,
        derivations: ["value": "median(\(column))"],
        salience: 0.5
      ),
    ]
  }

  private var total: [Fact] {
    guard let total = reading.summary.total else { return [] }
    return [
      fact(
        "total",
        ["value": .sum(total, of: reading.column)],
        "sum(\(measure))",
        rows: reading.allRows,
        derivations: ["value": "sum(\(column))"],
        salience: 0.65
      )
    ]
  }

  private var ends: [Fact] {
    guard let first = reading.summary.firstIndex, let last = reading.summary.lastIndex else {
      return []
    }
    return [("first", first), ("last", last)].map { kind, row in
      fact(
        kind,
        [
          "value": reading.datum(reading.amounts[row]),
          "places": .list([reading.place(ofRow: row)], omitted: 0),
        ],
        "\(kind)(\(measure))",
        rows: reading.rows([row]),
        derivations: ["value": "\(kind)(\(column))"],
        salience: 0.4
      )
    }
  }
}
