/// The first rows of a text, cut into cells by one delimiter, with whatever width each has.
struct HeadRows {
  /// One row that is not blank.
  struct Row {
    /// The offset of its first byte.
    var start: Int

    /// The offset after its line end.
    var end: Int

    /// Its cells, indices into ``HeadRows/cells``.
    var cells: Range<Int>
  }

  /// How many rows are looked at.
  static let limit = 400

  let base: UnsafePointer<UInt8>
  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []

  /// Whether a quote was opened and not closed before the end of what was looked at.
  private(set) var isUnclosed = false

  /// Cuts `bytes[start..<end]`; a last row that the end cuts off is left out unless the text ends
  /// there.
  init(_ bytes: SourceBytes, _ start: Int, _ end: Int, delimiter: Delimiter, skipsBlanks: Bool) {
    var scanner = CellScanner(
      SourceBytes(rebasing: bytes[0..<end]),
      from: start,
      delimiter: delimiter,
      skipsBlanksBeforeQuotes: skipsBlanks
    )
    base = scanner.base
    while scanner.position < scanner.end, rows.count < Self.limit {
      let (offset, first) = (scanner.position, cells.count)
      var content = 0
      repeat {
        let cell = scanner.next()
        content |= cell.count
        cells.append(cell)
      } while scanner.ending == .delimiter
      isUnclosed = scanner.unclosedQuote != nil
      let isCut = scanner.ending == .input && end < bytes.count
      if isUnclosed || isCut || content == 0 {
        cells.removeSubrange(first...)
        if isUnclosed || isCut { break }
      } else {
        rows.append(Row(start: offset, end: scanner.position, cells: first..<cells.count))
      }
    }
  }

  /// How many cells of a row hold something.
  func filled(_ row: Int) -> Int {
    cells[rows[row].cells].reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
  }

  /// One cell; `nil` where the row has none.
  func cell(_ row: Int, _ column: Int) -> Cell? {
    column < rows[row].cells.count ? cells[rows[row].cells.lowerBound + column] : nil
  }

  /// The number of cells that most rows have, the larger one on a tie, and the share of the rows
  /// that have it; 0 without rows.
  var commonWidth: (width: Int, share: Double, firstRow: Int) {
    guard !rows.isEmpty else { return (0, 0, 0) }
    let widest = rows.reduce(0) { max($0, $1.cells.count) }
    var counts = [Int](repeating: 0, count: widest + 1)
    for row in rows { counts[row.cells.count] += 1 }
    let width = counts.indices.max { (counts[$0], $0) < (counts[$1], $1) } ?? widest
    let first = rows.firstIndex { $0.cells.count == width } ?? 0
    return (width, Double(counts[width]) / Double(rows.count), first)
  }
}
