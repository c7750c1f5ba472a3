package import ChartModel

/// The signs that can part the whole of a number from its fraction.
package enum DecimalMark: String, Sendable, CaseIterable {
  /// As in 1,5.
  case comma = ","

  /// As in 1.5.
  case point = "."
}

/// What a column is read as.
package enum ColumnType: String, Sendable, CaseIterable {
  /// Amounts.
  case number

  /// Instants.
  case date

  /// Names.
  case category

  /// The same in the words of the model.
  package var measure: MeasureKind {
    switch self {
    case .number: .quantitative
    case .date: .temporal
    case .category: .nominal
    }
  }
}

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
package enum TableOptions {
  /// The sign between two cells.
  package static let delimiter = CommandOption<Character>(
    "delimiter",
    valueName: "CHARACTER",
    kind: .shape("one character such as ; or a word: comma, semicolon, tab, pipe or space"),
    help: "what stands between two cells: one character, or comma, semicolon, tab, pipe or space",
    read: delimiter(from:)
  )

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
    help: "read a column as number, date or category",
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

  @Sendable
  private static func delimiter(from text: String) -> Character? {
    switch text {
    case "comma": return ","
    case "semicolon": return ";"
    case "tab", "\\t": return "\t"
    case "pipe": return "|"
    case "space": return " "
    default:
      let isSign =
        text.unicodeScalars.count == 1
        && !text.contains { character in
          character.isLetter || character.isNumber || character.isNewline || character == "\""
        }
      return isSign ? text.first : nil
    }
  }
}
