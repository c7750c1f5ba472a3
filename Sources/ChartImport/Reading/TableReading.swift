import ChartModel

/// The reading of one table: layout, a plan for each column from its head, passes over the bytes
/// until every column stands.
struct TableReading {
  private let bytes: SourceBytes
  private let options: TableOptions
  private let layout: TableLayout
  private let rowBound: Int
  private let isReadTo: (Int) -> Void
  private var log = DiagnosticLog()

  /// How many cells a block holds, so that it stays in the cache, and its fewest rows.
  private static let blockCells = 8192
  private static let fewestRows = 8

  /// After how many bytes of a pass it is told how far it is.
  private static let stride = 1 << 20

  /// More passes than any column needs: two for each way to read it.
  private static let mostPasses = 8

  /// Lays out a text; `isReadTo` is told from time to time before which offset a pass has read it.
  init(
    _ bytes: SourceBytes,
    _ options: TableOptions,
    isReadTo: @escaping (Int) -> Void
  ) throws(ChartImportError) {
    let survey = try ByteSurvey(bytes)
    self.bytes = bytes
    self.options = options
    self.isReadTo = isReadTo
    rowBound = survey.lineBound
    layout = try TableLayout(bytes, start: survey.start, options: options, log: &log)
    try checkNames()
  }

  /// Throws `unknownColumn` for the first option that names a column that is not there.
  private func checkNames() throws(ChartImportError) {
    let asked = Set(options.types.keys).union(options.units.keys).union(options.formats.keys)
    guard !asked.isEmpty else { return }
    let names = layout.headers.map(\.name)
    let known = Set(names).union(names.map { HeaderUnit.split($0).name })
    if let unknown = asked.subtracting(known).min() {
      throw .unknownColumn(name: unknown, available: NameDistance.sorted(names, near: unknown))
    }
  }

  /// Reads everything.
  mutating func table() throws(ChartImportError) -> ImportedTable {
    let censuses = headCensuses()
    let headPrior = priors(censuses.map(\.number))
    var columns = zip(layout.headers, censuses).map { header, census in
      ColumnState(header, plan: firstPlan(header, census, headPrior))
    }
    var rowCount = try pass(&columns, isFirst: true)
    guard rowCount > 0 else { throw .noRows(columns: layout.headers.map(\.name)) }
    var prior = headPrior
    for _ in 1..<Self.mostPasses {
      prior = priors(columns.compactMap(\.numberEvidence))
      let judge = ColumnJudge(options: options, prior: prior)
      var needsPass = false
      for index in columns.indices { needsPass = columns[index].judge(by: judge) || needsPass }
      if !needsPass { break }
      rowCount = try pass(&columns, isFirst: false)
    }
    return finish(columns, rowCount: rowCount, prior: prior)
  }
}

extension TableReading {
  /// What the cells of each column in the head are.
  private func headCensuses() -> [CellCensus] {
    let head = layout.head
    var censuses = [CellCensus](
      repeating: CellCensus(options),
      count: layout.headers.count
    )
    for row in layout.firstData..<max(layout.firstData, head.rows.count) {
      for (column, cellIndex) in head.rows[row].cells.enumerated() where column < censuses.count {
        let cell = head.cells[cellIndex]
        cell.withText(in: head.base) { text, count in
          if !MissingTokens.contains(text, count) { censuses[column].add(text, count) }
        }
      }
    }
    return censuses
  }

  /// What columns are assumed to be where they do not say, from what most of the others prove.
  private func priors(_ numbers: [NumberEvidence]) -> Priors {
    let proven = numbers.compactMap(\.provenDecimal)
    let commas = proven.count { $0 == .comma }
    let isCommaTable =
      proven.count == commas * 2 ? layout.delimiter == .semicolon : commas * 2 > proven.count
    let decimal = options.decimal ?? (isCommaTable ? .comma : .point)
    return Priors(
      decimal: decimal,
      prefersDayFirst: layout.delimiter == .semicolon || decimal == .comma
    )
  }

  private func firstPlan(
    _ header: ColumnHeader,
    _ census: CellCensus,
    _ prior: Priors
  ) -> ColumnPlan {
    switch options.type(of: header) {
    case .number: return .number(census.number.plan(prior: prior.decimal))
    case .date: return .date(census.datePlan(prior: prior))
    case .dateDayFirst:
      return .date(DatePlan(dayFirst: true, isPersian: census.date.isPersian))
    case .dateMonthFirst:
      return .date(DatePlan(dayFirst: false, isPersian: census.date.isPersian))
    case .category: return .category
    case nil: return census.plan(for: header, prior: prior, isEnough: Fit.isLikely)
    }
  }

  /// Reads all rows into the columns that wait for them, and returns how many there were.
  private mutating func pass(
    _ columns: inout [ColumnState],
    isFirst: Bool
  ) throws(ChartImportError) -> Int {
    let width = layout.headers.count
    let blockRows = max(Self.fewestRows, Self.blockCells / width)
    let waiting = columns.indices.filter { columns[$0].waits }
    let readers = waiting.map { columns[$0].start(rows: rowBound, options: options) }
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: blockRows * width)
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: blockRows)
    defer {
      cells.deallocate()
      scratch.deallocate()
    }
    let scanner = CellScanner(
      bytes,
      from: layout.dataStart,
      delimiter: layout.delimiter,
      skipsBlanksBeforeQuotes: layout.skipsBlanks
    )
    var rows = RowReader(scanner, width: width, notesRagged: isFirst)
    var (total, told) = (0, 0)
    while true {
      let count = try rows.fill(cells, rows: blockRows, in: bytes)
      if count == 0 { break }
      total += count
      let block = CellBlock(base: scanner.base, cells: cells, width: width, rows: count)
      for (reader, column) in zip(readers, waiting) {
        reader.append(block, column: column, scratch: scratch)
      }
      if rows.scanner.position - told >= Self.stride {
        told = rows.scanner.position
        isReadTo(told)
      }
    }
    for kind in rows.ragged?.kinds ?? [] {
      log.add(
        .warning,
        .raggedRow,
        at: kind.offset,
        [String(kind.found), String(width)],
        occurrences: kind.count
      )
    }
    return total
  }
}

extension TableReading {
  private mutating func finish(
    _ columns: [ColumnState],
    rowCount: Int,
    prior: Priors
  ) -> ImportedTable {
    var finisher = ColumnFinisher(
      options: options,
      prior: prior,
      decimals: columns.compactMap(\.numberEvidence),
      base: layout.head.base,
      log: log
    )
    let finished = finisher.columns(columns)
    let line = layout.headerStart.map { SourcePlaces.position(of: $0, in: bytes).line }
    return ImportedTable(
      table: Table(columns: finished, rowCount: rowCount),
      diagnostics: finisher.log.diagnostics(in: bytes),
      dialect: Dialect(delimiter: layout.delimiter, decimal: prior.decimal, headerLine: line)
    )
  }
}
