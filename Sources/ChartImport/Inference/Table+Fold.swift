public import ChartModel

extension Table {
  /// The table with some of its amounts columns under one another: a row for each row and column.
  ///
  /// ```
  /// day  Oslo  Rome        day  series  value
  /// Mon     1     3        Mon  Oslo        1
  /// Tue     2     4   →    Tue  Oslo        2
  ///                        Mon  Rome        3
  ///                        Tue  Rome        4
  /// ```
  ///
  /// Rows of one folded column stand together, in the table's order. The columns in `keeping` are
  /// repeated for each; then come the names of the folded columns and their values, with the unit
  /// and the format that all of them share. Names that are no amounts columns are left out.
  public func folded(
    _ names: [String],
    keeping: [String],
    seriesName: String,
    valueName: String
  ) -> Table {
    let folded = names.compactMap { column(named: $0) }.filter { $0.values.kind == .quantitative }
    var columns = keeping.compactMap { column(named: $0) }
    for index in columns.indices {
      columns[index].values = columns[index].values.repeated(folded.count)
    }
    var codes: [Int32] = []
    var values: [Double] = []
    codes.reserveCapacity(folded.count * rowCount)
    values.reserveCapacity(folded.count * rowCount)
    for (index, column) in folded.enumerated() {
      codes.append(contentsOf: repeatElement(Int32(index), count: rowCount))
      if case .numbers(let amounts) = column.values { values += amounts }
    }
    let series = CategoryValues(codes: codes, names: folded.map(\.name))
    columns.append(Column(seriesName, values: .categories(series)))
    let unit = Set(folded.map(\.unit)).count == 1 ? folded.first?.unit : nil
    let format = folded.dropFirst().allSatisfy { $0.format == folded.first?.format }
    columns.append(
      Column(
        valueName,
        unit: unit,
        format: format ? folded.first?.format : nil,
        values: .numbers(values)
      )
    )
    return Table(columns: columns, rowCount: folded.count * rowCount)
  }
}

extension ColumnValues {
  /// The values, all of them, several times over.
  fileprivate func repeated(_ times: Int) -> ColumnValues {
    switch self {
    case .numbers(let values): .numbers(Self.repeated(values, times))
    case .dates(let values, let unit): .dates(Self.repeated(values, times), unit: unit)
    case .categories(let values):
      .categories(
        CategoryValues(codes: Self.repeated(values.codes, times), names: values.names)
      )
    }
  }

  private static func repeated<Value>(_ values: [Value], _ times: Int) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(values.count * times)
    for _ in 0..<times { result += values }
    return result
  }
}
