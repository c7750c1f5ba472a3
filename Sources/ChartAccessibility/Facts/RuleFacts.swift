import ChartModel
import ChartStatistics

/// Where rules are drawn across the plot.
struct RuleFacts {
  let reading: SeriesReading

  /// One fact a rule, the first 12.
  var all: [Fact] {
    guard reading.shape == .rules else { return [] }
    return reading.series.rows.prefix(12).enumerated().compactMap { position, row in
      let value = reading.amounts[Int(row)]
      guard !value.isNaN else { return nil }
      var fact = Fact(
        "rule",
        of: reading.id,
        level: .construction,
        quantities: [
          "title": .name(reading.column.name), "value": reading.datum(value),
        ],
        evidence: Evidence(
          reading.column.name,
          rows: reading.rows([Int(row)]),
          derivations: ["value": "\(reading.formulaColumn)[\(row + 1)]"]
        ),
        salience: 0.7
      )
      fact.id += "-\(position + 1)"
      return fact
    }
  }
}
