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

  /// The channel whose amounts are combined.
  var measureForAggregate: Channel {
    if channels[.color] != nil { return .color }
    if mark == .sector { return .angle }
    if let y = channels[.y]?.values.kind { return y == .quantitative ? .y : .x }
    return .y
  }
}

/// Rows put together by equal keys, groups in order of first appearance.
struct RowGroups {
  private(set) var groupOfRow: [Int32]
  private(set) var firstRows: [Int] = []

  /// Key by key: rows of one group stay together while the next key is equal as well.
  init(of keys: [ColumnValues]) {
    groupOfRow = [Int32](repeating: 0, count: keys.first?.count ?? 0)
    for key in keys { split(by: key.scalars) }
  }

  /// Groups so many rows; without any key they are one group.
  init(of keys: [ColumnValues], count: Int) {
    self.init(of: keys)
    guard keys.isEmpty, count > 0 else { return }
    groupOfRow = [Int32](repeating: 0, count: count)
    firstRows = [0]
  }

  /// The rows of each group, in order.
  var rows: [[Int32]] {
    var rows = [[Int32]](repeating: [], count: firstRows.count)
    for (row, group) in groupOfRow.enumerated() where group >= 0 {
      rows[Int(group)].append(Int32(row))
    }
    return rows
  }

  private mutating func split(by values: [Double]) {
    var known: [GroupKey: Int32] = [:]
    // Rows that belong together mostly stand together.
    var last = GroupKey(group: -1, bits: 0)
    var lastGroup: Int32 = -1
    firstRows.removeAll(keepingCapacity: true)
    for row in groupOfRow.indices where groupOfRow[row] >= 0 {
      guard !values[row].isNaN else {
        groupOfRow[row] = -1
        continue
      }
      let key = GroupKey(group: groupOfRow[row], bits: values[row].bitPattern)
      if key != last {
        last = key
        lastGroup = known[key] ?? Int32(firstRows.count)
        if lastGroup == firstRows.count {
          known[key] = lastGroup
          firstRows.append(row)
        }
      }
      groupOfRow[row] = lastGroup
    }
  }

  /// One value a group; rows count as 1 where there are no values to combine.
  func combine(_ values: ColumnValues?, by aggregate: Aggregate) -> [Double] {
    let values = values?.scalars ?? [Double](repeating: 1, count: groupOfRow.count)
    // The values are sorted by group, by counting: a group's end is its start until it is filled.
    var ends = [Int](repeating: 0, count: firstRows.count)
    for (row, group) in groupOfRow.enumerated() where group >= 0 && !values[row].isNaN {
      ends[Int(group)] += 1
    }
    if aggregate == .count { return ends.map(Double.init) }
    var total = 0
    for group in ends.indices { (ends[group], total) = (total, total + ends[group]) }
    var sorted = [Double](repeating: 0, count: total)
    for (row, group) in groupOfRow.enumerated() where group >= 0 && !values[row].isNaN {
      sorted[ends[Int(group)]] = values[row]
      ends[Int(group)] += 1
    }
    return ends.indices.map { group in
      aggregate.value(of: Array(sorted[(group == 0 ? 0 : ends[group - 1])..<ends[group]]))
    }
  }
}

/// A group so far with the next key of a row.
private struct GroupKey: Hashable {
  let group: Int32
  let bits: UInt64

  func hash(into hasher: inout Hasher) {
    // One word is hashed quicker than two; the low bits of whole numbers are zero.
    hasher.combine(bits ^ UInt64(truncatingIfNeeded: group))
  }
}

extension Aggregate {
  /// Combines values, none of them missing; without any, `NaN`, but a count of 0.
  func value(of values: [Double]) -> Double {
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
