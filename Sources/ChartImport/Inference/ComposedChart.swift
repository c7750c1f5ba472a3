import ChartModel

/// Makes the charts that take more than one column of amounts in roles of their own, or none but one.
struct ComposedChart {
  let table: Table
  private(set) var choices: ChartChoices
  private let names: InferredNames

  init(_ table: Table, _ choices: ChartChoices, _ names: InferredNames) {
    self.table = table
    self.choices = choices
    self.names = names
  }

  /// The chart of a form, or `nil` for one that a single layer of marks makes.
  func chart(_ form: ChartForm, timeZone: String) throws(ChartImportError) -> InferredChart? {
    var made = self
    let isInferred = made.choices.mark == nil
    made.choices.mark = form
    let layers: [MarkLayer]
    switch form {
    case .histogram: layers = try made.histogram()
    case .candlestick: layers = try made.candlestick()
    case .band: layers = try made.band()
    case .pyramid: layers = try made.pyramid()
    case .bar, .line, .point, .area, .rule, .rectangle, .sector, .box: return nil
    }
    return InferredChart(
      specification: ChartSpec(title: choices.title, layers: layers, timeZone: timeZone),
      used: made.choices,
      diagnostics: isInferred ? unshown(beside: made.choices.y) : []
    )
  }

  // MARK: Columns

  /// A column of amounts by the name that was asked for.
  private func amounts(_ name: String) throws(ChartImportError) -> Column {
    let column = try any(name)
    guard column.values.kind == .quantitative else { throw .notAmounts(column: name) }
    return column
  }

  /// A column by the name that was asked for, with or without its unit in brackets.
  private func any(_ name: String) throws(ChartImportError) -> Column {
    let short = HeaderUnit.split(name)
    if let column = table.column(named: name) { return column }
    if let column = table.column(named: short.name), column.unit == short.unit { return column }
    let known = table.columns.map(\.name)
    throw .unknownColumn(name: name, available: NameDistance.sorted(known, near: name))
  }

  /// The columns of amounts that are no row numbers.
  var free: [Column] {
    table.columns.enumerated().filter { index, column in
      column.values.kind == .quantitative && !ColumnTraits.isEmpty(column)
        && !ColumnTraits.isRowNumber(column, at: index) && column.name != choices.x
    }.map(\.element)
  }

  /// What the marks are placed by: the column asked for, else dates, else names, else the rows' numbers.
  private mutating func place() throws(ChartImportError) -> Column {
    if let name = choices.x, name != names.row || table.column(named: name) != nil {
      return try any(name)
    }
    for kind in [MeasureKind.temporal, .nominal] {
      let found = table.columns.first {
        $0.values.kind == kind && !ColumnTraits.isEmpty($0) && $0.name != choices.series
      }
      if let found {
        choices.x = found.name
        return found
      }
    }
    choices.x = names.row
    return Column(names.row, values: .numbers((0..<table.rowCount).map { Double($0 + 1) }))
  }

  // MARK: Forms

  private mutating func histogram() throws(ChartImportError) -> [MarkLayer] {
    guard choices.y.count <= 1 else { throw .formNeeds(.histogram) }
    let column: Column
    if let name = choices.y.first ?? choices.x {
      column = try amounts(name)
    } else if let first = free.first {
      column = first
    } else {
      throw .formNeeds(.histogram)
    }
    choices.x = column.name
    choices.y = []
    // The model counts; the column lends the counts its name.
    let count = Column(names.count, values: .numbers([Double](repeating: 1, count: table.rowCount)))
    return [MarkLayer(.bar, channels: [.x: column, .y: count], isBinned: true)]
  }

  private mutating func candlestick() throws(ChartImportError) -> [MarkLayer] {
    let parts = ["open", "high", "low", "close"]
    var columns: [Column] = []
    if choices.y.isEmpty {
      let known = free
      columns = parts.compactMap { part in known.first { $0.name.lowercased() == part } }
    } else {
      for name in choices.y { columns.append(try amounts(name)) }
    }
    guard columns.count == parts.count else { throw .formNeeds(.candlestick) }
    choices.y = columns.map(\.name)
    let place = try place()
    return [
      MarkLayer(.rule, channels: [.x: place, .yStart: columns[2], .yEnd: columns[1]]),
      MarkLayer(.bar, channels: [.x: place, .yStart: columns[0], .yEnd: columns[3]]),
    ]
  }

  private mutating func band() throws(ChartImportError) -> [MarkLayer] {
    var columns: [Column] = []
    if choices.y.isEmpty {
      columns = free
    } else {
      for name in choices.y { columns.append(try amounts(name)) }
    }
    guard columns.count == 3 else { throw .formNeeds(.band) }
    // A line outside its own band can only be a slip of the order in which names were given.
    let levels = byLevel(columns)
    if choices.y.isEmpty || columns[1].name != levels[1].name { columns = levels }
    choices.y = columns.map(\.name)
    let place = try place()
    return [
      MarkLayer(.area, channels: [.x: place, .yStart: columns[0], .yEnd: columns[2]]),
      MarkLayer(.line, channels: [.x: place, .y: columns[1]]),
    ]
  }

  /// Three columns from the lowest to the highest, where no row contradicts; else as they stand.
  func byLevel(_ columns: [Column]) -> [Column] {
    guard columns.count == 3 else { return columns }
    let sums = columns.map { column in
      column.values.scalars.reduce(0) { $1.isNaN ? $0 : $0 + $1 }
    }
    let sorted = columns.indices.sorted { sums[$0] < sums[$1] }.map { columns[$0] }
    let isConsistent = zip(sorted, sorted.dropFirst()).allSatisfy { lower, upper in
      zip(lower.values.scalars, upper.values.scalars).allSatisfy { !($0 > $1) }
    }
    return isConsistent ? sorted : columns
  }

  /// What the levels of a pyramid are: dates, names other than those of the sides, or the first amounts
  /// where the sides have enough without them.
  private mutating func levels() throws(ChartImportError) -> Column {
    if choices.x == nil {
      let open = table.columns.first { column in
        column.values.kind != .quantitative && column.name != choices.series
          && !ColumnTraits.isEmpty(column) && (choices.series != nil || !isPair(column))
      }
      let amounts = free.filter { !choices.y.contains($0.name) }
      let needed = choices.y.isEmpty ? (table.columns.contains(where: isPair) ? 1 : 2) : 0
      choices.x = open?.name ?? (amounts.count > needed ? amounts.first?.name : nil)
    }
    return try place()
  }

  private mutating func pyramid() throws(ChartImportError) -> [MarkLayer] {
    let place = try levels()
    var amount: Column
    let series: Column
    var level = place
    if choices.y.count != 1, choices.series == nil, let pair = try pair() {
      choices.y = pair.map(\.name)
      let folded = table.folded(
        choices.y,
        keeping: [place.name],
        seriesName: names.series,
        valueName: names.value
      )
      guard folded.columns.count == 3 else { throw .formNeeds(.pyramid) }
      (level, series, amount) = (folded.columns[0], folded.columns[1], folded.columns[2])
    } else {
      if let name = choices.y.first { amount = try amounts(name) } else { amount = try firstFree() }
      series = try sides(beside: place)
      choices.y = [amount.name]
      choices.series = series.name
    }
    level.values = level.values.named
    // The left side often comes with a minus sign, which says its place and not its size.
    if case .numbers(let values) = amount.values { amount.values = .numbers(values.map(abs)) }
    return [
      MarkLayer(
        .bar,
        channels: [.x: amount, .y: level, .series: series],
        stacking: .mirrored
      )
    ]
  }

  /// Two columns of amounts, one a side; `nil` when one column holds both.
  private func pair() throws(ChartImportError) -> [Column]? {
    if choices.y.isEmpty {
      let found = free
      return found.count == 2 ? found : nil
    }
    guard choices.y.count == 2 else { throw .formNeeds(.pyramid) }
    return [try amounts(choices.y[0]), try amounts(choices.y[1])]
  }

  private func firstFree() throws(ChartImportError) -> Column {
    guard let first = free.first else { throw .formNeeds(.pyramid) }
    return first
  }

  /// The column whose two names are the sides.
  private func sides(beside place: Column) throws(ChartImportError) -> Column {
    if let name = choices.series {
      let column = try any(name)
      guard isPair(column) else { throw .formNeeds(.pyramid) }
      return column
    }
    guard let found = table.columns.first(where: { $0.name != place.name && isPair($0) }) else {
      throw .formNeeds(.pyramid)
    }
    return found
  }

  private func isPair(_ column: Column) -> Bool {
    guard case .categories(let values) = column.values else { return false }
    return values.names.count == 2
  }
}

extension ColumnValues {
  /// Amounts as names: levels such as ages stand one above the other in their own order.
  fileprivate var named: ColumnValues {
    guard case .numbers(let values) = self else { return self }
    return .categories(
      CategoryValues(
        values.map { value in
          guard !value.isNaN else { return nil }
          let text = "\(value)"
          return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
      )
    )
  }
}
