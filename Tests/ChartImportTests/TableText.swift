import ChartImport
import ChartModel
import ChartScales
import Foundation
import Testing

/// Reads a table from text written in a test.
func read(
  _ text: String,
  _ options: TableOptions = TableOptions()
) throws(ChartImportError) -> ImportedTable {
  try TableReader.read(Array(text.utf8), options: options)
}

/// The error that reading some bytes ends with, or `nil` when it does not.
func readingError(_ bytes: [UInt8], _ options: TableOptions = TableOptions()) -> ChartImportError? {
  do throws(ChartImportError) {
    _ = try TableReader.read(bytes, options: options)
    return nil
  } catch {
    return error
  }
}

/// The same for text.
func readingError(_ text: String, _ options: TableOptions = TableOptions()) -> ChartImportError? {
  readingError(Array(text.utf8), options)
}

/// The one column of a table of cells given one a line below a header, read alone.
func readColumn(
  _ name: String,
  _ cells: [String],
  _ options: TableOptions = TableOptions()
) throws -> (column: Column, diagnostics: [Diagnostic]) {
  // A second column keeps empty cells from being blank rows and holds nothing to learn from.
  let lines = ["\(name)\trow"] + cells.map { "\($0)\tw" }
  let table = try read(lines.joined(separator: "\n"), options)
  return (try #require(table.table.columns.first), table.diagnostics)
}

extension Column {
  /// The amounts, or `nil` when the column holds something else.
  var amounts: [Double]? {
    if case .numbers(let values) = values { values } else { nil }
  }

  /// The names, missing ones as `nil`; `nil` when the column holds something else.
  var names: [String?]? {
    guard case .categories(let values) = values else { return nil }
    return values.codes.indices.map { values.name(at: $0) }
  }

  /// The instants as text in UTC, without what their unit leaves out; `nil` for something else.
  var instants: [String]? {
    guard case .dates(let seconds, _) = values else { return nil }
    return seconds.map { $0.isNaN ? "missing" : Self.text($0) }
  }

  /// The unit of the instants.
  var calendarUnit: String? {
    if case .dates(_, let unit) = values { unit.rawValue } else { nil }
  }

  private static func text(_ seconds: Double) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded())
    let text = Date(timeIntervalSince1970: seconds).formatted(style)
    return text.hasSuffix("T00:00:00Z") ? String(text.dropLast(10)) : text
  }
}

extension [Double] {
  /// Equal numbers, with `NaN` equal to itself.
  func isSame(as other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
