import ChartModel
import ChartScales

/// Marks at dates, one or more for a name: when each is, and which come first and last.
struct InstantFacts {
  let reading: SeriesReading

  /// The facts of a series whose marks stand at dates rather than at amounts.
  var all: [Fact] {
    guard reading.shape == .instants, case .dates(let values, let unit) = reading.column.values
    else { return [] }
    let rows = reading.series.rows.map(Int.init).filter { values[$0].isFinite }
    guard let first = rows.map({ values[$0] }).min(), let last = rows.map({ values[$0] }).max()
    else { return [] }
    let each = rows.prefix(Self.mostTold).enumerated().map { position, row in
      var fact = reading.fact(
        "instant",
        .statistics,
        [
          "name": reading.place(ofRow: row),
          "date": .date(values[row], unit: unit, sharing: reading.sharing),
        ],
        Evidence(reading.column.name, rows: reading.rows([row])),
        salience: 0.35
      )
      fact.id += "-\(position + 1)"
      return fact
    }
    guard first < last else { return each }
    let list = { (date: Double) -> Quantity in
      let holders = rows.filter { values[$0] == date }
      return .list(
        holders.prefix(3).map(reading.place(ofRow:)),
        omitted: max(0, holders.count - 3)
      )
    }
    return [
      reading.fact(
        "instants-extent",
        .statistics,
        [
          "from": .date(first, unit: unit, sharing: reading.sharing), "fromPlaces": list(first),
          "to": .date(last, unit: unit, sharing: reading.sharing), "toPlaces": list(last),
        ],
        Evidence(
          "min(\(reading.column.name)), max(\(reading.column.name))",
          rows: reading.allRows
        ),
        salience: 0.95
      )
    ] + each
  }

  /// So many are told one by one.
  private static let mostTold = 24
}
