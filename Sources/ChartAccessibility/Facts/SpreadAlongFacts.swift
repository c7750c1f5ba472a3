import ChartModel
import ChartStatistics

/// Many amounts along one axis, a mark each: how far they reach, where the middle half is, and where there
/// is none.
struct SpreadAlongFacts {
  let reading: SeriesReading
  let box: BoxSummary?

  /// The facts of a series that has a mark for each amount and no places.
  var all: [Fact] {
    guard reading.shape == .spread, let least = reading.summary.minimum?.value,
      let most = reading.summary.maximum?.value, let mean = reading.summary.mean
    else { return [] }
    guard least < most else { return constant(least) }
    return [reach(least, most, mean)] + [middle, gap(least, most)].compactMap { $0 }
  }

  private var column: String { reading.formulaColumn }
  private var marks: [Int] {
    reading.series.rows.map(Int.init).filter { reading.amounts[$0].isFinite }
  }

  private func constant(_ value: Double) -> [Fact] {
    [
      reading.fact(
        "constant",
        .statistics,
        ["value": reading.datum(value), "count": .count(reading.summary.count)],
        Evidence(
          "min(\(column)) = max(\(column))",
          rows: reading.allRows,
          derivations: ["value": "min(\(column))", "count": "count(\(column))"]
        ),
        salience: 0.95
      )
    ]
  }

  private func reach(_ least: Double, _ most: Double, _ mean: Double) -> Fact {
    reading.fact(
      "spread-reach",
      .statistics,
      [
        "min": reading.datum(least), "max": reading.datum(most),
        "mean": .derived(mean, of: reading.column),
      ],
      Evidence(
        "min(\(column)), max(\(column)), mean(\(column))",
        rows: reading.allRows,
        derivations: [
          "min": "min(\(column))", "max": "max(\(column))", "mean": "mean(\(column))",
        ]
      ),
      salience: 0.95
    )
  }

  /// The middle half, and the values that stand apart.
  private var middle: Fact? {
    guard let box, reading.summary.count >= 5, marks.count <= BoxGroup.markLimit else { return nil }
    let group = BoxGroup(
      box,
      place: .name(reading.column.name),
      marks: marks.map(Int32.init),
      layer: reading.layerIndex
    )
    let listed = group.outliers.prefix(6).map { Quantity.datum($0, of: reading.column) }
    return reading.fact(
      "box",
      .statistics,
      [
        "count": .count(group.count), "place": group.place,
        "median": .derived(group.median, of: reading.column),
        "lowerQuartile": .derived(group.quartiles.lowerBound, of: reading.column),
        "upperQuartile": .derived(group.quartiles.upperBound, of: reading.column),
        "lowerWhisker": reading.datum(group.whiskers.lowerBound),
        "upperWhisker": reading.datum(group.whiskers.upperBound),
        "outliers": .count(group.outliers.count),
        "outlierValues": .list(listed, omitted: group.outliers.count - listed.count),
      ],
      Evidence(
        "quartiles(\(column)), fences(\(column))",
        rows: reading.allRows,
        derivations: BoxGroup.derivations(column),
        groups: ["group": group.all, "inside": group.inside]
      ),
      salience: 0.9
    )
  }

  /// The widest stretch without a value, where it takes up a quarter of the whole and has at least three
  /// values on either side.
  private func gap(_ least: Double, _ most: Double) -> Fact? {
    let ordered = marks.sorted { reading.amounts[$0] < reading.amounts[$1] }
    guard ordered.count <= BoxGroup.markLimit else { return nil }
    let steps = zip(ordered, ordered.dropFirst()).map { reading.amounts[$1] - reading.amounts[$0] }
    guard let widest = steps.max(), widest >= (most - least) / 4,
      let place = steps.firstIndex(of: widest), place >= 2, ordered.count - place - 1 >= 3
    else { return nil }
    let (below, above) = (ordered.prefix(place + 1), ordered.dropFirst(place + 1))
    let set = { (rows: ArraySlice<Int>) in
      MarkSet.marks(rows.map { $0 + 1 }.sorted(), layer: reading.layerIndex)
    }
    return reading.fact(
      "spread-gap",
      .pattern,
      [
        "from": reading.datum(reading.amounts[ordered[place]]),
        "to": reading.datum(reading.amounts[ordered[place + 1]]),
        "below": .count(below.count), "above": .count(above.count),
      ],
      Evidence(
        "max(step between neighbours of \(column))",
        rows: reading.rows([ordered[place], ordered[place + 1]].sorted()),
        derivations: [
          "from": "max(\(column)[below])", "to": "min(\(column)[above])",
          "below": "count(\(column)[below])", "above": "count(\(column)[above])",
        ],
        groups: ["below": set(below), "above": set(above)]
      ),
      salience: 0.9
    )
  }
}
