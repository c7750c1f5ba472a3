import ChartModel

/// What each box of a box plot shows, and which stands highest.
struct BoxFacts {
  let reading: SeriesReading

  /// The count of values, one fact a box for the first 24, and the order of the medians.
  var all: [Fact] {
    guard let source = reading.layer.source, let boxes = reading.layer.boxes else { return [] }
    var facts = counts(of: source)
    var shown = 0
    for (position, row) in reading.series.rows.map(Int.init).enumerated() where shown < 24 {
      guard let box = boxes[row] else { continue }
      facts.append(fact(box, row, position, source))
      shown += 1
    }
    return facts + medians(source)
  }

  private func counts(of source: Column) -> [Fact] {
    let missing = reading.missingCount
    let all = reading.valueCount + missing
    let rows = RowSet.series(reading.series.name, count: all)
    let amounts = "\(Evidence.column(source.name))[source]"
    let marks = reading.series.rows.map { Int($0) + 1 }
    let groups: [String: MarkSet] = [
      "source": .source(marks: marks, without: [], layer: reading.layerIndex)
    ]
    let whole = "count(\(amounts)) + missing(\(amounts))"
    let count = fact(
      "count",
      ["count": .count(all - missing), "all": .count(all)],
      Evidence(
        "count(\(source.name))",
        rows: rows,
        derivations: ["count": "count(\(amounts))", "all": whole],
        groups: groups
      ),
      salience: 0.3
    )
    guard missing > 0 else { return [count] }
    let missed = fact(
      "missing",
      ["missing": .count(missing), "all": .count(all)],
      Evidence(
        "count(missing(\(source.name)))",
        rows: rows,
        derivations: ["missing": "missing(\(amounts))", "all": whole],
        groups: groups
      ),
      salience: 0.7
    )
    return [count, missed]
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ evidence: Evidence,
    salience: Double
  ) -> Fact {
    Fact(
      reading.kind(kind),
      of: reading.id,
      level: .statistics,
      quantities: quantities.merging(reading.nameQuantity) { $1 },
      evidence: evidence,
      salience: salience
    )
  }

  /// The five numbers of a box, and the values that stand apart.
  private func fact(_ box: BoxMark, _ row: Int, _ position: Int, _ source: Column) -> Fact {
    let listed = box.outliers.prefix(6).map { Quantity.datum($0, of: source) }
    let quantities: [String: Quantity] = [
      "count": .count(box.count),
      "median": .datum(box.median, of: source),
      "lowerQuartile": .datum(box.lowerQuartile, of: source),
      "upperQuartile": .datum(box.upperQuartile, of: source),
      "lowerWhisker": .datum(box.lowerWhisker, of: source),
      "upperWhisker": .datum(box.upperWhisker, of: source),
      "outliers": .count(box.outliers.count),
      "outlierValues": .list(listed, omitted: max(0, box.outliers.count - 6)),
      "place": reading.layer.dimension == nil ? .name(source.name) : reading.place(ofRow: row),
    ]
    var fact = fact(
      "box",
      quantities,
      Evidence(
        "quartiles(\(source.name)), fences(\(source.name))",
        rows: reading.rows([row]),
        derivations: BoxGroup.derivations(Evidence.column(source.name)),
        groups: BoxGroup.sets(of: box, row: row, layer: reading.layerIndex)
      ),
      salience: 0.75
    )
    fact.id += "-\(position + 1)"
    return fact
  }

  /// Whose median is highest and lowest, where there are several boxes of one series.
  private func medians(_ source: Column) -> [Fact] {
    let rows = reading.series.rows.map(Int.init).filter { !reading.amounts[$0].isNaN }
    let values = rows.map { reading.amounts[$0] }
    guard reading.name == nil, let least = values.min(), let most = values.max(), least < most
    else {
      return []
    }
    let holders = { (value: Double) -> Quantity in
      let names = rows.filter { reading.amounts[$0] == value }.map { reading.place(ofRow: $0) }
      return .list(Array(names.prefix(3)), omitted: max(0, names.count - 3))
    }
    return [
      Fact(
        "strip-medians",
        of: .chart,
        level: .statistics,
        quantities: [
          "measure": .name(source.name),
          "leader": holders(most), "max": .derived(most, of: source),
          "leaders": .count(values.count { $0 == most }),
          "last": holders(least), "min": .derived(least, of: source),
        ],
        evidence: Evidence(
          "median(\(source.name)) by \(reading.layer.dimension?.name ?? "")",
          rows: .series(nil, count: reading.layer.aggregation?.markOfRow.count ?? 0),
          derivations: [
            "max": "max(\(reading.formulaColumn))", "min": "min(\(reading.formulaColumn))",
            "leaders":
              "sum(\(reading.formulaColumn) = max(\(reading.formulaColumn)))",
          ]
        ),
        salience: 0.85
      )
    ]
  }
}
