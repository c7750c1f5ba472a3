import ChartModel

/// Chooses the columns of a chart.
struct ColumnChooser {
  /// The place, the amounts and the series, as columns of one length.
  private(set) var place = Column("", values: .numbers([]))
  private(set) var amount = Column("", values: .numbers([]))
  private(set) var series: Column?

  /// Whether the caller put names on the vertical axis, so that bars lie on their side.
  private(set) var liesOnSide = false

  /// The choices so far.
  private(set) var used: ChartChoices

  private(set) var diagnostics: [Diagnostic] = []

  /// The columns of amounts, and of a few names, beside those of the chart, where its rows are the
  /// table's.
  var companions: [Column] {
    used.y.count > 1
      ? [] : (free(.quantitative) + free(.nominal).filter { hasFewNames($0.column) }).map(\.column)
  }

  /// Whether a column tells a few sorts of rows apart, as one of flags does.
  private func hasFewNames(_ column: Column) -> Bool {
    guard case .categories(let values) = column.values else { return false }
    return values.names.count <= 12 && column.name != place.name
  }

  private let table: Table
  private let usable: [(index: Int, column: Column)]

  private let names: InferredNames

  init(_ table: Table, _ choices: ChartChoices, _ names: InferredNames) {
    self.table = table
    self.names = names
    used = choices
    usable = table.columns.enumerated().filter { !ColumnTraits.isEmpty($1) }
      .map { (index: $0, column: $1) }
  }

  /// Whether the caller left both axes open.
  private(set) var hasFreeAxes = true

  mutating func choose() throws(ChartImportError) {
    hasFreeAxes = used.x == nil && used.y.isEmpty
    guard !usable.isEmpty else { throw .nothingToDraw }
    readNamesAsWritten()
    try checkNames()
    if used.y.count > 1 { return try fold() }
    if let name = used.y.first, kind(name) != .quantitative {
      if chooseCells(across: name) { return }
      return try chooseOnSide(name)
    }
    let place = choosePlace()
    if used.y.isEmpty, used.aggregate != .count {
      used.y = chooseAmounts(beside: place)
      if used.y.count > 1 {
        used.x = place?.name
        return try fold()
      }
    }
    used.x = place?.name ?? names.row
    self.place = place ?? rowNumbers()
    amount = used.y.first.flatMap { table.column(named: $0) } ?? counted()
    if used.mark == .sector, used.aggregate == nil, let place, ColumnTraits.repeats(place) {
      used.aggregate = .sum
    }
    if used.y.isEmpty {
      used.aggregate = .count
      noteNumbersReadAsNames()
    }
    chooseSeries()
  }
}

extension ColumnChooser {
  /// A column is also known by its header as written, its unit in brackets included.
  private mutating func readNamesAsWritten() {
    let known = { [table] (name: String) -> String in
      guard table.column(named: name) == nil else { return name }
      let short = HeaderUnit.split(name)
      let column = table.column(named: short.name)
      return column != nil && column?.unit == short.unit ? short.name : name
    }
    used.x = used.x.map(known)
    used.y = used.y.map(known)
    used.series = used.series.map(known)
  }

  private mutating func checkNames() throws(ChartImportError) {
    let known = table.columns.map(\.name)
    var seen: Set<String> = []
    for name in [used.x].compactMap(\.self) + used.y + [used.series].compactMap(\.self) {
      if table.column(named: name) == nil, !(name == names.row && name == used.x) {
        throw .unknownColumn(name: name, available: NameDistance.sorted(known, near: name))
      }
      guard seen.insert(name).inserted else { throw .usedTwice(column: name) }
      if let column = table.column(named: name), ColumnTraits.isEmpty(column) {
        diagnostics.append(Diagnostic(.warning, .emptyColumn, arguments: [name]))
      }
    }
    if used.y.count > 1, let series = used.series { throw .seriesWithSeveralY(series: series) }
  }

  private func kind(_ name: String) -> MeasureKind? { table.column(named: name)?.values.kind }

  /// Columns that have values and no place in the chart yet.
  private func free(_ kind: MeasureKind) -> [(index: Int, column: Column)] {
    usable.filter { candidate in
      let name = candidate.column.name
      return candidate.column.values.kind == kind && name != used.x && !used.y.contains(name)
        && name != used.series
    }
  }

  private func choosePlace() -> Column? {
    if let name = used.x { return table.column(named: name) }
    let named = free(.nominal).map(\.column)
    if used.mark == .sector || used.mark == .box {
      return named.first ?? (used.mark == .box ? nil : free(.temporal).first?.column)
    }
    if used.y.isEmpty, measured.isEmpty, let name = named.first(where: ColumnTraits.namesGroups) {
      return name
    }
    let dates = free(.temporal).map(\.column)
    if let date = dates.first(where: isPlace) { return date }
    if let name = named.first(where: ColumnTraits.identifiesRows) { return name }
    let needed = used.y.isEmpty && used.aggregate != .count ? 2 : 1
    let amounts = measured.count >= needed ? measured : free(.quantitative).map(\.column)
    if amounts.count >= needed { return amounts.first }
    return dates.first ?? named.first
  }

  /// Columns of amounts that are no row numbers.
  private var measured: [Column] {
    free(.quantitative).filter { !ColumnTraits.isRowNumber($0.column, at: $0.index) }
      .map(\.column)
  }

  /// Whether dates make an axis: more than a few of them, or one row each, on its own or by series.
  ///
  /// Three years under which hundreds of animals were measured say when, not where.
  private func isPlace(_ dates: Column) -> Bool {
    if !ColumnTraits.repeats(dates) || ColumnTraits.hasManyPlaces(dates) { return true }
    return free(.nominal).map(\.column).filter(isSeries).contains {
      !ColumnTraits.repeats(dates, $0)
    }
  }

  /// The columns of amounts for y: one, none when rows are counted, or several that share an axis.
  private mutating func chooseAmounts(beside place: Column?) -> [String] {
    let amounts = free(.quantitative).filter { candidate in
      candidate.column.name != place?.name
        && !ColumnTraits.isRowNumber(candidate.column, at: candidate.index)
    }.map(\.column)
    guard let first = amounts.first else {
      return place == nil ? free(.quantitative).prefix(1).map(\.column.name) : []
    }
    if used.mark == .sector {
      if hasFreeAxes { noteUnshown(amounts.dropFirst()) }
      return [first.name]
    }
    if used.mark == .box, place == nil, shareAxis(amounts) { return amounts.map(\.name) }
    let splits = free(.nominal).contains { $0.column.name != place?.name && isSeries($0.column) }
    let isFoldable = place?.values.kind == .temporal || isShortList(place)
    if isFoldable, used.series == nil, !splits, shareAxis(amounts) { return amounts.map(\.name) }
    if hasFreeAxes { noteUnshown(amounts.dropFirst()) }
    return [first.name]
  }

  /// Whether names identify so few rows that several bars for each can be told apart.
  private func isShortList(_ place: Column?) -> Bool {
    guard let place else { return false }
    return table.rowCount <= 24 && ColumnTraits.identifiesRows(place)
  }

  /// Says which columns of amounts an inferred chart does not show.
  private mutating func noteUnshown(_ columns: ArraySlice<Column>) {
    guard !columns.isEmpty else { return }
    let names = columns.prefix(6).map(\.name).joined(separator: ", ")
    diagnostics.append(
      Diagnostic(.note, .columnsNotShown, arguments: [String(columns.count), names])
    )
  }

  private func shareAxis(_ columns: [Column]) -> Bool {
    guard (2...12).contains(columns.count), let first = columns.first,
      columns.allSatisfy({ $0.unit == first.unit && $0.format == first.format })
    else { return false }
    if first.unit != nil { return true }
    let sizes = columns.map(ColumnTraits.magnitude)
    guard let least = sizes.min(), let most = sizes.max() else { return false }
    return least > 0 && most <= least * 10
  }

  private func isSeries(_ column: Column) -> Bool {
    guard case .categories(let values) = column.values else { return false }
    return (2...12).contains(values.names.count)
  }
}

extension ColumnChooser {
  /// Several columns of amounts as one series each.
  private mutating func fold() throws(ChartImportError) {
    for name in used.y where kind(name) != .quantitative { throw .notAmounts(column: name) }
    let place = choosePlaceBesideSeveral()
    used.x = place.name
    var source = table
    if table.column(named: place.name) == nil { source.columns.append(place) }
    let folded = source.folded(
      used.y,
      keeping: [place.name],
      seriesName: names.series,
      valueName: names.value
    )
    self.place = folded.columns[0]
    series = folded.columns[1]
    amount = folded.columns[2]
    // A box takes the rows of its column together.
    if used.mark == .box {
      self.place = folded.columns[1]
      series = nil
    }
  }

  /// A place that is no further column of amounts, unless it was asked for.
  private func choosePlaceBesideSeveral() -> Column {
    if let name = used.x { return table.column(named: name) ?? rowNumbers() }
    let names = free(.nominal).map(\.column)
    return free(.temporal).first?.column ?? names.first(where: ColumnTraits.identifiesRows)
      ?? names.first ?? rowNumbers()
  }

  /// Names or dates along both axes of a heat map, amounts in its cells.
  private mutating func chooseCells(across name: String) -> Bool {
    guard used.mark == .rectangle, used.series == nil, let x = used.x,
      let column = table.column(named: x), column.values.kind != .quantitative,
      let amount = measured.first(where: { $0.name != x && $0.name != name })
    else { return false }
    place = column
    series = table.column(named: name)
    self.amount = amount
    (used.y, used.series) = ([amount.name], name)
    return true
  }

  /// Names or dates up the vertical axis, amounts along the horizontal one.
  private mutating func chooseOnSide(_ name: String) throws(ChartImportError) {
    guard let place = table.column(named: name) else { return }
    let amounts = free(.quantitative).filter { candidate in
      !ColumnTraits.isRowNumber(candidate.column, at: candidate.index)
    }
    if let x = used.x {
      guard let column = table.column(named: x), column.values.kind == .quantitative else {
        throw .notAmounts(column: x)
      }
      amount = column
    } else if used.aggregate != .count, let first = amounts.first {
      amount = first.column
      used.x = first.column.name
    } else {
      amount = counted()
      used.aggregate = .count
    }
    self.place = place
    liesOnSide = true
    chooseSeries()
  }

  private mutating func chooseSeries() {
    if used.mark == .sector { return }
    if let name = used.series {
      series = table.column(named: name)
      return
    }
    guard used.aggregate != .count || place.values.kind != .nominal,
      ColumnTraits.repeats(place) || isScatter || used.mark == .rectangle
    else { return }
    let candidates = free(.nominal).map(\.column).filter {
      isSeries($0) && (!isScatter || ColumnTraits.namesGroups($0))
    }
    series = candidates.first { !ColumnTraits.repeats(place, $0) } ?? candidates.first
    used.series = series?.name
  }

  /// Whether the chart is one of pairs of amounts, which groups may part whether or not places repeat.
  private var isScatter: Bool {
    place.values.kind == .quantitative && !ColumnTraits.isEvenlySpaced(place)
      && table.column(named: place.name) != nil
  }

  /// Whether the place is the rows' numbers, for want of a column.
  var hasRowNumbers: Bool {
    place.name == names.row && table.column(named: names.row) == nil
  }

  private func rowNumbers() -> Column {
    Column(
      names.row,
      values: .numbers((0..<table.rowCount).map { Double($0 + 1) })
    )
  }

  /// Where rows are counted for want of amounts, says of names that begin like numbers that they were
  /// not read as such.
  private mutating func noteNumbersReadAsNames() {
    guard hasFreeAxes else { return }
    for case (let column, .categories(let values)) in free(.nominal).map({
      ($0.column, $0.column.values)
    }) {
      let numeric = values.names.prefix(100).filter { $0.first?.isNumber == true }
      guard let example = numeric.first, numeric.count * 2 > min(values.names.count, 100) else {
        continue
      }
      diagnostics.append(
        Diagnostic(.note, .numbersReadAsNames, arguments: [column.name, example])
      )
    }
  }

  private func counted() -> Column {
    Column(
      names.count,
      values: .numbers([Double](repeating: 1, count: table.rowCount))
    )
  }
}
