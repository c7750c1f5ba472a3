/// Where the table starts in the head of a text, and whether a header comes first.
struct HeaderSearch {
  /// The row of the header, or of the first data when there is none.
  private(set) var row = 0

  /// Whether that row holds the columns' names.
  private(set) var hasHeader = true

  private let head: HeadRows
  private let width: Int

  /// At most this many rows are taken for lines before the table.
  private static let longestPreamble = 50

  init(_ head: HeadRows, asked: Bool?) {
    self.head = head
    width = head.commonWidth.width
    guard !head.rows.isEmpty else { return }
    let start = rowAfterComments()
    row = start
    if asked == false {
      hasHeader = false
      return
    }
    row = rowAfterTitles(start)
    row = rowAfterMetadata(row)
    hasHeader = asked ?? !looksLikeData(row)
  }

  /// The first row that is no comment: `# …` of one cell, or with a blank after the sign.
  private func rowAfterComments() -> Int {
    var row = 0
    while row + 1 < head.rows.count, row < Self.longestPreamble, isComment(row) { row += 1 }
    return row
  }

  private func isComment(_ row: Int) -> Bool {
    let start = head.rows[row].start
    guard head.base[start] == 0x23, let first = head.cell(row, 0), first.count > 1 else {
      return false
    }
    let next = head.base[start + 1]
    return next == 0x20 || next == 0x23 || width > 1 && head.rows[row].cells.count == 1
  }

  /// The first row that is no title: a title has one filled cell, the first, or less than half of
  /// the table's width.
  private func rowAfterTitles(_ start: Int) -> Int {
    guard width > 1 else { return start }
    var row = start
    while row + 1 < head.rows.count, row - start < Self.longestPreamble, isTitle(row) { row += 1 }
    guard row > start else { return start }
    // A header may name one column of two; then what follows it is data and no header.
    return isTitle(row) || looksLikeData(row) ? start : row
  }

  private func isTitle(_ row: Int) -> Bool {
    let cells = head.rows[row].cells.count
    if cells * 2 <= width, width > 3 { return true }
    return head.filled(row) == 1 && (cells == 1 || head.cell(row, 0).map { !$0.isEmpty } ?? false)
  }
}

extension HeaderSearch {
  /// The last of several rows of names and notes above the table (`"Unit:","Percent"`), which have
  /// its width but not its values.
  ///
  /// Only where the leftmost column of values holds none in three rows or more, and then only
  /// values, and hardly any value stands beside it up there.
  private func rowAfterMetadata(_ start: Int) -> Int {
    let columns = valueColumns(below: start)
    guard let key = columns.first else { return start }
    var row = start
    while row < head.rows.count, shape(row, key) == .text { row += 1 }
    let header = row - 1
    guard header - start >= 2, header - start < Self.longestPreamble, row + 4 < head.rows.count,
      (row..<row + 5).allSatisfy({ shape($0, key).isValue })
    else { return start }
    let above = (start...header).flatMap { row in columns.map { shape(row, $0) } }
    let values = above.count(where: \.isValue)
    return values * 100 <= above.count * 15 ? header : start
  }

  /// The columns whose cells in the lower half of the head are numbers or dates.
  private func valueColumns(below start: Int) -> [Int] {
    let lower = max(start + 1, head.rows.count / 2)..<head.rows.count
    guard lower.count >= 3 else { return [] }
    return (0..<min(width, 64)).filter { column in
      let shapes = lower.map { shape($0, column) }.filter { $0 != .missing }
      return shapes.count >= 3 && shapes.count(where: \.isValue) * 5 >= shapes.count * 4
    }
  }

  private func shape(_ row: Int, _ column: Int) -> CellShape {
    head.cell(row, column).map { CellShape($0, in: head.base) } ?? .missing
  }

  /// Whether a row holds values and no names.
  ///
  /// It does when all of its cells are numbers, dates or missing, and when one is a fraction, a
  /// negative number or a date of a day. Numbers that count on by one (years, or 0, 1, 2) are names.
  private func looksLikeData(_ row: Int) -> Bool {
    let cells = head.rows[row].cells.map { head.cells[$0] }
    let shapes = cells.map { CellShape($0, in: head.base) }
    guard shapes.contains(where: \.isValue) else { return false }
    if countsOn(cells) { return false }
    if shapes.allSatisfy({ $0 != .text }) { return true }
    return zip(cells, shapes).enumerated().contains { column, cell in
      cell.1.isValue && isMeasured(cell.0, cell.1) && isValueBelow(row, column)
    }
  }

  /// Whether the first cell below that is not missing is a value too.
  private func isValueBelow(_ row: Int, _ column: Int) -> Bool {
    for below in row + 1..<max(row + 1, min(head.rows.count, row + 20)) {
      let shape = shape(below, column)
      if shape != .missing { return shape.isValue }
    }
    return false
  }

  private func isMeasured(_ cell: Cell, _ shape: CellShape) -> Bool {
    cell.withText(in: head.base) { text, count in
      let bytes = UnsafeBufferPointer(start: text, count: count)
      if shape == .date { return count >= 8 && bytes.contains { $0 >= 0x30 && $0 <= 0x39 } }
      return bytes.contains { $0 == 0x2E || $0 == 0x2C || $0 == 0x2D }
    }
  }

  /// Whether the numbers of a row count on by one, as names do and amounts seldom: three years or
  /// more, or a data frame's column numbers (0, 1, 2) after an empty cell.
  private func countsOn(_ cells: [Cell]) -> Bool {
    let numbers = cells.compactMap { Int($0.text(in: head.base)) }
    guard let first = numbers.first, let lead = cells.first else { return false }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    if lead.isEmpty, first == 0, steps.isSubset(of: [1]) { return true }
    guard numbers.count > 2, (1000..<3000).contains(first) else { return false }
    return steps == [1] || steps == [-1]
  }
}
