import ChartModel

/// The whole ranges of a series in reading order: low, high and width of each.
struct Ranges {
  let rows: [Int]
  let lows: [Double]
  let highs: [Double]
  let widths: [Double]
  let start: Column
  let end: Column

  /// Whether no range runs backwards, so that starts are lows.
  let isOrdered: Bool

  /// `nil` for marks without two ends, or where none has both.
  init?(of reading: SeriesReading) {
    guard let start = reading.layer.measureStart, let end = reading.layer.measureEnd,
      start.values.kind == .quantitative, end.values.kind == .quantitative
    else { return nil }
    let (starts, ends) = (start.values.scalars, end.values.scalars)
    rows = reading.series.rows.map(Int.init).filter { starts[$0].isFinite && ends[$0].isFinite }
    guard !rows.isEmpty else { return nil }
    lows = rows.map { min(starts[$0], ends[$0]) }
    highs = rows.map { max(starts[$0], ends[$0]) }
    widths = zip(lows, highs).map { $1 - $0 }
    isOrdered = rows.allSatisfy { starts[$0] <= ends[$0] }
    (self.start, self.end) = (start, end)
  }

  var startName: String { Evidence.column(start.name) }

  var endName: String { Evidence.column(end.name) }

  /// The rows at positions that a condition holds for.
  func rows(where condition: (Int) -> Bool) -> [Int] {
    rows.indices.filter(condition).map { rows[$0] }
  }

  /// The least or the greatest of both ends as a formula, where ranges run either way.
  func extreme(_ function: String) -> String {
    let (start, end) = ("\(function)(\(startName))", "\(function)(\(endName))")
    // The lesser of two is half of their sum less their distance.
    return "(\(start) + \(end) \(function == "min" ? "-" : "+") abs(\(start) - \(end))) / 2"
  }
}
