public import ChartModel

/// Why an input cannot be read or drawn; the file's path is for the caller to add.
public enum ChartImportError: Error, Sendable, Equatable {
  /// There is no such file.
  case missingFile

  /// The path names a directory.
  case isDirectory

  /// The system refused to open or read the file, with its error number.
  case unreadableFile(errorNumber: Int32)

  /// There are no bytes, or nothing but blank lines.
  case empty

  /// The input starts with a UTF-16 or UTF-32 byte-order mark.
  case wideEncoding(name: String)

  /// A zero byte, which no text holds.
  case binary(at: SourcePosition)

  /// The text is of another format than a table's.
  case otherFormat(OtherFormat, at: SourcePosition)

  /// A byte that is not UTF-8.
  case invalidUTF8(at: SourcePosition, byte: UInt8)

  /// A quoted cell is never closed.
  case unbalancedQuote(openedAt: SourcePosition)

  /// There is a header, with these names, and no row below it.
  case noRows(columns: [String])

  /// A column was asked for that is not there; those that are, closest name first.
  case unknownColumn(name: String, available: [String])

  /// A column that should hold amounts holds names or dates.
  case notAmounts(column: String)

  /// One column was asked for in two places.
  case usedTwice(column: String)

  /// Choices that contradict each other: two y columns together with a series column.
  case seriesWithSeveralY(series: String)

  /// A chart needs columns that the table does not have, or that were not asked for.
  case formNeeds(ChartForm)

  /// No column has a value.
  case nothingToDraw
}

extension ChartImportError {
  /// The place in the input, for trouble that has one.
  public var position: SourcePosition? {
    switch self {
    case .binary(let position), .invalidUTF8(let position, _), .unbalancedQuote(let position),
      .otherFormat(_, let position):
      position
    default: nil
    }
  }
}
