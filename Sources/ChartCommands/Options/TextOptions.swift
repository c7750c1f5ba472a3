package import ChartImport

/// A column by name and what it is to be read as.
package struct TypedColumn: Sendable, Equatable {
  /// The column's name.
  package var name: String

  /// What it is read as.
  package var type: ColumnType

  /// Reads `NAME=TYPE`, parted at the last equals sign; `nil` for anything else.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex,
      let type = ColumnType(rawValue: String(text[text.index(after: sign)...]))
    else { return nil }
    self.name = String(text[..<sign])
    self.type = type
  }
}

/// What a file of text cannot say about itself.
package enum TextOptions {
  /// The sign between two cells.
  package static let delimiter = CommandOption<Delimiter>(
    "delimiter",
    valueName: "SIGN",
    kind: .choice(delimiters.map(\.key)),
    help: "what stands between two cells",
    read: { text in delimiters.first { $0.key == text }?.value ?? Delimiter(rawValue: text) }
  )

  /// The words for the signs; the signs themselves are understood as well.
  private static let delimiters: KeyValuePairs<String, Delimiter> = [
    "comma": .comma, "semicolon": .semicolon, "tab": .tab, "pipe": .pipe,
  ]

  /// The sign before a fraction.
  package static let decimal = CommandOption.choice(
    "decimal",
    valueName: "MARK",
    of: DecimalMark.self,
    help: "the decimal mark"
  )

  /// The character set.
  package static let encoding = CommandOption.text(
    "encoding",
    valueName: "NAME",
    help: "the character set, such as utf-8 or windows-1252"
  )

  /// What columns are read as.
  package static let type = CommandOption<TypedColumn>(
    "type",
    valueName: "COLUMN=TYPE",
    kind: .shape(
      "COLUMN=TYPE where TYPE is \(English.list(ColumnType.allCases.map(\.rawValue), "or"))"
    ),
    isRepeatable: true,
    help: "read a column as one of these",
    read: { TypedColumn($0) }
  )

  /// The zone of times without one.
  package static let timeZone = CommandOption.text(
    "time-zone",
    valueName: "ZONE",
    help: "the time zone of dates and hours, such as Europe/Berlin"
  )

  /// All of them.
  package static let group = OptionGroup(
    "Reading a table",
    [delimiter, decimal, encoding, type, timeZone]
  )
}
