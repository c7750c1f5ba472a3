/// Finds what stands between cells, by cutting the head of a text with every delimiter.
enum DelimiterSearch {
  /// How many bytes are looked at, unless they hold too few lines.
  private static let headLength = 1 << 16
  private static let longestHead = 1 << 24
  private static let fewestLines = 8

  /// The head cut by the delimiter that fits best, or by the one that was asked for.
  static func head(
    _ bytes: SourceBytes,
    from start: Int,
    asked: Delimiter?
  ) -> (rows: HeadRows, delimiter: Delimiter, skipsBlanks: Bool) {
    let end = headEnd(bytes, from: start)
    var best: (score: Double, rows: HeadRows, delimiter: Delimiter, skipsBlanks: Bool)?
    let candidates = asked.map { [$0] } ?? [.tab, .semicolon, .pipe, .comma]
    for delimiter in candidates {
      let plain = HeadRows(bytes, start, end, delimiter: delimiter, skipsBlanks: false)
      let score = score(plain, delimiter)
      if best.map({ score > $0.score }) ?? true { best = (score, plain, delimiter, false) }
      guard plain.holdsBlanksBeforeQuotes else { continue }
      let skipping = HeadRows(bytes, start, end, delimiter: delimiter, skipsBlanks: true)
      let skippingScore = self.score(skipping, delimiter)
      if !skipping.isUnclosed, skippingScore >= (best?.score ?? 0) {
        best = (skippingScore, skipping, delimiter, true)
      }
    }
    guard let best, best.score > 0 || asked != nil else {
      let commas = HeadRows(bytes, start, end, delimiter: .comma, skipsBlanks: false)
      let fallback: Delimiter = commas.isDecimalCommas ? .semicolon : .comma
      let rows = HeadRows(bytes, start, end, delimiter: fallback, skipsBlanks: false)
      return (rows, fallback, false)
    }
    return (best.rows, best.delimiter, best.skipsBlanks)
  }

  /// How well a delimiter explains the rows: the share of them with the common width, 0 when that is
  /// one cell.
  ///
  /// A delimiter whose first row already has the common width is worth more: decimal commas start
  /// below the header. The comma is tried last, so that it loses where both cut every row alike
  /// (`1,5;2,5`).
  private static func score(_ rows: HeadRows, _ delimiter: Delimiter) -> Double {
    let common = rows.commonWidth
    guard common.width > 1 else { return 0 }
    if delimiter == .comma, rows.isDecimalCommas { return 0 }
    return common.share - (common.firstRow > 0 ? 0.2 : 0)
  }

  /// Where the head ends: further on when lines are long.
  private static func headEnd(_ bytes: SourceBytes, from start: Int) -> Int {
    var length = headLength
    while start + length < bytes.count, length < longestHead {
      var lines = 0
      for byte in bytes[start..<start + length] where byte == 0x0A || byte == 0x0D { lines += 1 }
      if lines >= fewestLines { break }
      length *= 2
    }
    return min(start + length, bytes.count)
  }
}

extension HeadRows {
  /// Whether some cell starts with blanks and a quote, which a plain reading keeps as text.
  var holdsBlanksBeforeQuotes: Bool {
    cells.contains { cell in
      cell.start > 0 && !cell.isEmpty && !cell.isEscaped && base[cell.start] == 0x22
        && base[cell.start - 1] == 0x20
    }
  }

  /// Whether this is one column of numbers with decimal commas: a header of one cell over rows of
  /// two whole numbers.
  fileprivate var isDecimalCommas: Bool {
    guard commonWidth.width == 2, rows[0].cells.count == 1 else { return false }
    return rows.dropFirst().allSatisfy { row in
      row.cells.count == 1
        || row.cells.count == 2
          && cells[row.cells].allSatisfy { cell in
            !cell.isEmpty
              && (cell.start..<cell.start + cell.count).allSatisfy {
                base[$0] >= 0x30 && base[$0] <= 0x39 || base[$0] == 0x2D
              }
          }
    }
  }
}
