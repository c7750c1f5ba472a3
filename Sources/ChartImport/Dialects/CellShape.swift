/// What a cell looks like on its own.
enum CellShape {
  case missing, number, date, text

  private static let numbers = NumberParser(decimal: .point)
  private static let dates = DateParser(dayFirst: true)

  init(_ cell: Cell, in base: UnsafePointer<UInt8>) {
    self = cell.withText(in: base) { text, count in
      if MissingTokens.contains(text, count) { return .missing }
      if Self.numbers.parse(text, count) != nil { return .number }
      return Self.dates.parse(text, count) != nil ? .date : .text
    }
  }

  /// Whether this is a number or a date.
  var isValue: Bool { self == .number || self == .date }
}
