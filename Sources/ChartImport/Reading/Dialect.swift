/// How a table is written: what stands between cells, what marks decimals, where the header is.
public struct Dialect: Sendable, Equatable, Codable {
  /// What stands between two cells.
  public var delimiter: Delimiter

  /// The decimal mark of most number columns; the mark of one column may differ, which is said.
  public var decimal: DecimalMark

  /// The line of the header, from 1, or `nil` when the first row is data.
  public var headerLine: Int?

  /// Makes a dialect.
  public init(delimiter: Delimiter, decimal: DecimalMark = .point, headerLine: Int?) {
    self.delimiter = delimiter
    self.decimal = decimal
    self.headerLine = headerLine
  }
}

/// What stands between two cells.
public enum Delimiter: String, Sendable, Equatable, Codable, CaseIterable {
  /// `,`
  case comma = ","

  /// `;`
  case semicolon = ";"

  /// A tabulator.
  case tab = "\t"

  /// `|`
  case pipe = "|"

  var byte: UInt8 {
    switch self {
    case .comma: 0x2C
    case .semicolon: 0x3B
    case .tab: 0x09
    case .pipe: 0x7C
    }
  }
}

/// What separates the whole from the fraction in a number.
public enum DecimalMark: String, Sendable, Equatable, Codable, CaseIterable {
  /// `1.5`
  case point = "."

  /// `1,5`
  case comma = ","

  var byte: UInt8 { self == .point ? 0x2E : 0x2C }

  var other: DecimalMark { self == .point ? .comma : .point }
}
