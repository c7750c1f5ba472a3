import ChartModel

/// Reads rows of a known width, a block at a time, and notes what does not fit.
struct RowReader {
  var scanner: CellScanner
  let width: Int

  /// Rows with too few or too many cells, unless this pass has been over the bytes before.
  var ragged: RaggedRows?

  private var followsBlank = false
  private var notesSearchedTo = 0

  init(_ scanner: CellScanner, width: Int, notesRagged: Bool) {
    self.scanner = scanner
    self.width = width
    ragged = notesRagged ? RaggedRows() : nil
  }

  /// Fills `cells`, row after row, with at most `rows` rows and returns how many there were; 0 at
  /// the end.
  ///
  /// Blank rows are skipped, missing cells are empty, cells beyond the width are dropped, and notes
  /// below the table end it. Throws `unbalancedQuote`.
  mutating func fill(
    _ cells: UnsafeMutablePointer<Cell>,
    rows: Int,
    in bytes: SourceBytes
  ) throws(ChartImportError) -> Int {
    var count = 0
    while count < rows, scanner.position < scanner.end {
      let start = scanner.position
      let row = cells + count &* width
      var (found, content, extra) = (0, 0, 0)
      repeat {
        let cell = scanner.next()
        if found < width {
          row[found] = cell
          content |= cell.count
        } else {
          extra |= cell.count
        }
        found &+= 1
      } while scanner.ending == .delimiter
      if content | extra == 0, isBlank(from: start, cells: found) {
        followsBlank = true
        continue
      }
      if found != width || followsBlank {
        if let quote = scanner.unclosedQuote {
          throw .unbalancedQuote(openedAt: SourcePlaces.position(of: quote, in: bytes))
        }
        if let notes = notesToTheEnd(row, found: min(found, width), start: start) {
          ragged?.note(found: 1, at: start, count: notes)
          scanner.position = scanner.end
          break
        }
        complete(row, found: found, hasExtra: extra != 0, start: start)
        followsBlank = false
      }
      count &+= 1
    }
    if let quote = scanner.unclosedQuote {
      throw .unbalancedQuote(openedAt: SourcePlaces.position(of: quote, in: bytes))
    }
    return count
  }

  /// Whether a row of empty cells is blank: in a table of one column, `""` is a missing value.
  private func isBlank(from start: Int, cells: Int) -> Bool {
    width > 1 || cells > 1 || scanner.base[start] != 0x22
  }

  private mutating func complete(
    _ row: UnsafeMutablePointer<Cell>,
    found: Int,
    hasExtra: Bool,
    start: Int
  ) {
    if found < width {
      for column in found..<width {
        row[column] = Cell(start: scanner.endOfCell, end: scanner.endOfCell)
      }
    }
    if found < width || hasExtra { ragged?.note(found: found, at: start) }
  }
}

extension RowReader {
  /// How many rows there are to the end when this one and all that follow are notes below the table
  /// ("Source: …"); `nil` when they are not.
  ///
  /// A note has text in its first cell alone. The first note reads like a sentence (several words
  /// or a colon) and follows a blank row or lacks its other cells. A table of one column has none.
  private mutating func notesToTheEnd(
    _ row: UnsafeMutablePointer<Cell>,
    found: Int,
    start: Int
  ) -> Int? {
    guard width > 1, start >= notesSearchedTo, !row[0].isEmpty,
      (1..<max(found, 1)).allSatisfy({ row[$0].isEmpty }),
      followsBlank || found == 1 && width > 2, readsAsSentence(row[0])
    else { return nil }
    var (ahead, notes) = (scanner, 1)
    while ahead.position < ahead.end {
      var filled = 0
      repeat {
        if !ahead.next().isEmpty { filled += 1 }
      } while ahead.ending == .delimiter
      if filled > 1 || ahead.unclosedQuote != nil {
        notesSearchedTo = ahead.position
        return nil
      }
      notes += filled
    }
    return notes
  }

  private func readsAsSentence(_ cell: Cell) -> Bool {
    cell.withText(in: scanner.base) { text, count in
      let bytes = UnsafeBufferPointer(start: text, count: count)
      return bytes.contains { $0 == 0x20 || $0 == 0x3A } && !bytes.allSatisfy { $0 < 0x41 }
    }
  }
}

/// The different numbers of cells that rows had, where first and how often.
struct RaggedRows {
  /// One number of cells.
  struct Kind {
    var found: Int
    var offset: Int
    var count: Int
  }

  private(set) var kinds: [Kind] = []

  mutating func note(found: Int, at offset: Int, count: Int = 1) {
    if let index = kinds.firstIndex(where: { $0.found == found }) {
      kinds[index].count += count
    } else if kinds.count < 64 {
      kinds.append(Kind(found: found, offset: offset, count: count))
    } else {
      kinds[63].count += count
    }
  }
}
