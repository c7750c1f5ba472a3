import ChartModel

/// Where a table stands in its text, and what its columns are called.
struct TableLayout {
  let head: HeadRows
  let delimiter: Delimiter
  let skipsBlanks: Bool

  /// The columns, one for each cell of the header, or of the first row without one.
  private(set) var headers: [ColumnHeader] = []

  /// The row of `head` with the first data.
  let firstData: Int

  /// The offset of the first row of data.
  let dataStart: Int

  /// The offset of the header, or `nil` without one.
  let headerStart: Int?

  /// Throws `empty` when there is nothing but blank lines, `unbalancedQuote` when a quote in the
  /// very first rows is never closed.
  init(
    _ bytes: SourceBytes,
    start: Int,
    options: TableOptions,
    log: inout DiagnosticLog
  ) throws(ChartImportError) {
    (head, delimiter, skipsBlanks) = DelimiterSearch.head(
      bytes,
      from: start,
      asked: options.delimiter
    )
    guard !head.rows.isEmpty else {
      try Self.explainEmptiness(bytes, start: start, delimiter: delimiter)
      throw .empty
    }
    let search = HeaderSearch(head, asked: options.hasHeader)
    let row = head.rows[search.row]
    headerStart = search.hasHeader ? row.start : nil
    dataStart = search.hasHeader ? row.end : row.start
    firstData = search.hasHeader ? search.row + 1 : search.row
    if search.row > 0 {
      let lines = SourcePlaces.position(of: row.start, in: bytes).line - 1
      log.add(.warning, .preambleSkipped, at: head.rows[0].start, [String(lines)])
    }
    headers = makeHeaders(search.row, hasHeader: search.hasHeader, log: &log)
  }

  /// Tells an unclosed quote from a text of blank lines.
  private static func explainEmptiness(
    _ bytes: SourceBytes,
    start: Int,
    delimiter: Delimiter
  ) throws(ChartImportError) {
    var scanner = CellScanner(bytes, from: start, delimiter: delimiter)
    while scanner.position < scanner.end {
      _ = scanner.next()
      if let quote = scanner.unclosedQuote {
        throw .unbalancedQuote(openedAt: SourcePlaces.position(of: quote, in: bytes))
      }
    }
  }

  private func makeHeaders(
    _ row: Int,
    hasHeader: Bool,
    log: inout DiagnosticLog
  ) -> [ColumnHeader] {
    var taken: Set<String> = []
    var headers: [ColumnHeader] = []
    for (index, cellIndex) in head.rows[row].cells.enumerated() {
      let cell = head.cells[cellIndex]
      let given = hasHeader ? Self.oneLine(cell.text(in: head.base)) : ""
      let wanted = given.isEmpty ? "column \(index + 1)" : given
      let name = Self.free(wanted, in: taken)
      taken.insert(name)
      headers.append(ColumnHeader(name: name, index: index, isGiven: !given.isEmpty))
      let offset = hasHeader ? cell.start : nil
      if given.isEmpty {
        log.add(.note, .unnamedColumn, at: offset, [String(index + 1), name])
      } else if name != given {
        log.add(.warning, .duplicateColumnName, at: offset, [given, name])
      }
    }
    return headers
  }

  /// A name that is not taken: `a`, `a (2)`, `a (3)`.
  private static func free(_ name: String, in taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name) (\(number))") { number += 1 }
    return "\(name) (\(number))"
  }

  /// A header with line breaks in it, on one line.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    return text.split(whereSeparator: \.isNewline)
      .map { part in
        let start = part.drop { $0 == " " }
        return start
      }
      .joined(separator: " ")
  }
}
