/// Reads tables from text: values between commas, semicolons, tabulators or pipes.
///
/// The text is UTF-8, with or without a byte-order mark. Rows follow RFC 4180, as tolerant as
/// Python's `csv` module; blanks around cells are not part of them, and rows of empty cells alone
/// are skipped. Titles, comments and metadata above the header, and notes below the table, are left
/// out and said. What a column holds is decided from all of its cells: amounts or dates where nine
/// of ten cells fit (or all but one, when at least two do), names otherwise. A cell that does not
/// fit counts as missing and is said; missing is never zero.
///
/// - Complexity: one pass over the bytes to check them and one to read them; a further pass when
///   the head of the text misled about a column.
public enum TableReader {
  /// Reads a table from bytes, which are not kept.
  ///
  /// Throws an error with a place when the bytes are no UTF-8 text, when a quote is never closed,
  /// and when there is no row of data; `unknownColumn` when an option names a column that is not
  /// there.
  public static func read(
    bytes: UnsafeRawBufferPointer,
    options: TableOptions = TableOptions()
  ) throws(ChartImportError) -> ImportedTable {
    try read(bytes, options) { _ in }
  }

  /// Reads a table from an array of bytes.
  public static func read(
    _ bytes: [UInt8],
    options: TableOptions = TableOptions()
  ) throws(ChartImportError) -> ImportedTable {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ChartImportError) in
      try read(bytes: UnsafeRawBufferPointer(buffer), options: options)
    }
  }

  /// Reads a table from a file without copying it.
  public static func read(
    _ file: MappedFile,
    options: TableOptions = TableOptions()
  ) throws(ChartImportError) -> ImportedTable {
    try file.withBytes { (bytes) throws(ChartImportError) in
      try read(bytes, options) { file.forget(before: $0) }
    }
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer,
    _ options: TableOptions,
    isReadTo: @escaping (Int) -> Void
  ) throws(ChartImportError) -> ImportedTable {
    let text = bytes.bindMemory(to: UInt8.self)
    var reading = try TableReading(text, options, isReadTo: isReadTo)
    return try reading.table()
  }
}
