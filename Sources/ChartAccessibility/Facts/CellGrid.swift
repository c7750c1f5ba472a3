import ChartModel

/// The amounts of a heat map by column and row, `NaN` where a cell is empty.
struct CellGrid {
  /// The names along the horizontal axis, from left to right.
  let columnNames: [Quantity]

  /// The names along the vertical axis, in the order of the data.
  let rowNames: [Quantity]

  /// The amounts of each column, one a row.
  let columns: [[Double]]

  /// The amounts of each row, one a column.
  var rows: [[Double]] {
    rowNames.indices.map { row in columns.map { $0[row] } }
  }

  /// Cells beyond this many are not looked at.
  private static let limit = 250_000

  /// `nil` where two amounts share a cell, or an axis has fewer than two places.
  init?(of reading: SeriesReading) {
    let channels = reading.layer.channels
    guard let x = channels[.x] ?? channels[.xStart], let y = channels[.y] ?? channels[.yStart]
    else { return nil }
    let marks = reading.series.rows.map(Int.init)
    let (places, others) = (x.values.scalars, y.values.scalars)
    // So many amounts either share a cell or need more cells.
    let amounts = marks.count {
      !reading.amounts[$0].isNaN && !places[$0].isNaN && !others[$0].isNaN
    }
    guard amounts <= Self.limit else { return nil }
    let across = Places(of: x, to: channels[.xEnd], at: marks, reading)
    let up = Places(of: y, to: channels[.yEnd], at: marks, reading)
    guard across.names.count > 1, up.names.count > 1,
      across.names.count * up.names.count <= Self.limit
    else { return nil }
    var columns = [[Double]](
      repeating: [Double](repeating: .nan, count: up.names.count),
      count: across.names.count
    )
    for (mark, places) in zip(marks, zip(across.place, up.place)) {
      guard let (column, row) = places.0.flatMap({ one in places.1.map { (one, $0) } }) else {
        continue
      }
      guard columns[column][row].isNaN else { return nil }
      columns[column][row] = reading.amounts[mark]
    }
    (self.columns, columnNames, rowNames) = (columns, across.names, up.names)
  }

  /// Whether the cells run on without a gap from the first to the last value, as those of a calendar do:
  /// column by column or row by row, with 7, 12, 24 or 31 places a line; a week may start on any day.
  var isUnbroken: Bool {
    Self.isUnbroken(columns) || Self.isUnbroken(rows)
  }

  private static func isUnbroken(_ lines: [[Double]]) -> Bool {
    guard let length = lines.first?.count, [7, 12, 24, 31].contains(length) else { return false }
    return (0..<(length == 7 ? 7 : 1)).contains { start in
      let cells = lines.flatMap { line in line[start...] + line[..<start] }
      let filled = cells.indices.filter { !cells[$0].isNaN }
      guard let first = filled.first, let last = filled.last else { return false }
      return last - first + 1 == filled.count
    }
  }
}

/// The places of marks along one axis of a grid.
private struct Places {
  let names: [Quantity]
  /// For each mark the number of its place, or `nil` without one.
  let place: [Int?]

  /// The places of a column; where it has the starts of spans, `end` has their ends.
  init(of column: Column, to end: Column?, at marks: [Int], _ reading: SeriesReading) {
    let scalars = column.values.scalars
    let distinct = Set(marks.map { scalars[$0] }.filter { !$0.isNaN }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(distinct, distinct.indices))
    var first: [Double: Int] = [:]
    for mark in marks where first[scalars[mark]] == nil { first[scalars[mark]] = mark }
    names = distinct.map { value in
      guard let mark = first[value] else { return .name("") }
      let place = SeriesReading.value(of: column, mark, reading.sharing)
      return end.map { .span(place, SeriesReading.value(of: $0, mark, reading.sharing)) } ?? place
    }
    place = marks.map { numbers[scalars[$0]] }
  }
}
