public import ChartImport
import ChartLocalization
import ChartModel

extension AccessibleChart {
  /// Reads a table and makes a chart of it; what the choices leave open is chosen.
  ///
  /// - Parameters:
  ///   - path: the file of the table: UTF-8 text, comma, semicolon, tab or pipe between cells.
  ///   - choices: which columns and which mark, as far as the caller knows.
  ///   - timeZone: the IANA name of the zone in which dates without an offset of their own stand.
  /// - Throws: `ChartImportError` for text that is no table and for columns that are not there;
  ///   ``AccessibleChartError`` for an unknown time zone or a chart that no axis can show.
  public init(
    contentsOf path: String,
    choices: ChartChoices = ChartChoices(),
    timeZone: String = "UTC"
  ) throws {
    let zone = try Self.zone(timeZone)
    let imported = try TableReader.read(
      try MappedFile(path: path),
      options: TableOptions(timeZone: { zone.offset(at: $0) }, months: .ofLocales)
    )
    try self.init(imported, choices: choices, timeZone: timeZone)
  }

  /// Makes a chart of a table's text, on the same terms.
  ///
  /// - Parameters:
  ///   - text: the table's text.
  ///   - choices: which columns and which mark, as far as the caller knows.
  ///   - timeZone: the IANA name of the zone in which dates without an offset of their own stand.
  /// - Throws: as `init(contentsOf:choices:timeZone:)`.
  public init(
    table text: String,
    choices: ChartChoices = ChartChoices(),
    timeZone: String = "UTC"
  ) throws {
    let zone = try Self.zone(timeZone)
    let imported = try TableReader.read(
      Array(text.utf8),
      options: TableOptions(timeZone: { zone.offset(at: $0) }, months: .ofLocales)
    )
    try self.init(imported, choices: choices, timeZone: timeZone)
  }

  private init(_ imported: ImportedTable, choices: ChartChoices, timeZone: String) throws {
    let inferred = try ChartInference.specification(
      of: imported.table,
      choices: choices,
      timeZone: timeZone
    )
    try self.init(inferred.specification)
  }

  private static func zone(_ name: String) throws(AccessibleChartError) -> NamedTimeZone {
    guard let zone = NamedTimeZone(name) else { throw .unknownTimeZone(name) }
    return zone
  }
}
