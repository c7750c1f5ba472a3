import ChartStatistics

extension MarkLayer {
  /// Combines the rows that share a place and a series, if the layer asks for it.
  ///
  /// Rows without a place are left out (−1 in `markOfRow`). The measure is the column on y, or on x
  /// where y holds names; with `count` a layer needs no measure and gets one.
  func aggregated(
    diagnostics: inout [Diagnostic]
  ) -> (layer: MarkLayer, aggregation: Aggregation?) {
    guard let aggregate else { return (self, nil) }
    let measure = measureForAggregate
    let keys = channels.filter { $0.key != measure }
    let groups = RowGroups(
      of: keys.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.values)
    )
    var layer = self
    layer.aggregate = nil
    for (channel, column) in keys {
      layer.channels[channel] = column.rows(groups.firstRows)
    }
    let column = channels[measure]
    layer.channels[measure] = Column(
      column?.name ?? "",
      unit: aggregate == .count ? nil : column?.unit,
      format: aggregate == .count ? nil : column?.format,
      values: .numbers(groups.combine(column?.values, by: aggregate))
    )
    diagnostics.append(
      Diagnostic(
        .note,
        .aggregated,
        arguments: [aggregate.rawValue, String(rowCount), String(groups.firstRows.count)]
      )
    )
    return (layer, Aggregation(aggregate: aggregate, markOfRow: groups.groupOfRow))
  }

  private var measureForAggregate: Channel {
    if channels[.color] != nil { return .color }
    if let y = channels[.y]?.values.kind { return y == .quantitative ? .y : .x }
    return .y
  }
}

/// Rows put together by equal keys, groups in order of first appearance.
private struct RowGroups {
  private(set) var groupOfRow: [Int32] = []
  private(set) var firstRows: [Int] = []

  init(of keys: [ColumnValues]) {
    let columns = keys.map(\.scalars)
    let count = columns.first?.count ?? 0
    var known: [[UInt64]: Int32] = [:]
    groupOfRow.reserveCapacity(count)
    for row in 0..<count {
      guard columns.allSatisfy({ !$0[row].isNaN }) else {
        groupOfRow.append(-1)
        continue
      }
      let key = columns.map { $0[row].bitPattern }
      if let group = known[key] {
        groupOfRow.append(group)
      } else {
        known[key] = Int32(firstRows.count)
        groupOfRow.append(Int32(firstRows.count))
        firstRows.append(row)
      }
    }
  }

  func combine(_ values: ColumnValues?, by aggregate: Aggregate) -> [Double] {
    var groups = [[Double]](repeating: [], count: firstRows.count)
    let scalars = values?.scalars
    for (row, group) in groupOfRow.enumerated() where group >= 0 {
      let value = scalars?[row] ?? 1
      if !value.isNaN { groups[Int(group)].append(value) }
    }
    return groups.map { aggregate.value(of: $0) }
  }
}

extension Aggregate {
  /// Combines values, none of them missing; without any, `NaN`, but a count of 0.
  func value(of values: [Double]) -> Double {
    if self == .count { return Double(values.count) }
    guard !values.isEmpty else { return .nan }
    let summary = Summary(of: values)
    return switch self {
    case .sum: summary.total ?? .nan
    case .mean: summary.mean ?? .nan
    case .median: ChartStatistics.median(of: values) ?? .nan
    case .minimum: summary.minimum?.value ?? .nan
    case .maximum: summary.maximum?.value ?? .nan
    case .count: Double(values.count)
    }
  }
}

extension Column {
  /// The same column with only some rows, in the order given.
  func rows(_ rows: [Int]) -> Column {
    var column = self
    switch values {
    case .numbers(let values): column.values = .numbers(rows.map { values[$0] })
    case .dates(let values, let unit): column.values = .dates(rows.map { values[$0] }, unit: unit)
    case .categories(let values):
      column.values = .categories(
        CategoryValues(codes: rows.map { values.codes[$0] }, names: values.names)
      )
    }
    return column
  }
}
