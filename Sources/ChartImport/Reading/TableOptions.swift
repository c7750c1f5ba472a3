public import ChartModel
public import ChartScales

/// What a caller says about a table's text; whatever is left open is found in the text.
public struct TableOptions: Sendable {
  /// What stands between cells, or `nil` to find out.
  public var delimiter: Delimiter?

  /// The decimal mark of every number column, or `nil` to decide column by column.
  public var decimal: DecimalMark?

  /// Whether the first row holds the columns' names, or `nil` to find out.
  public var hasHeader: Bool?

  /// How columns are read, by name; the others are read as their cells suggest.
  public var types: [String: ColumnType]

  /// Units of columns, by name, instead of those in the header.
  public var units: [String: String]

  /// Number formats of columns, by name, instead of those that the cells suggest.
  public var formats: [String: NumberFormat]

  /// The offset of local time from UTC in seconds at an instant: dates start at local midnight, and
  /// times without an offset of their own are local.
  public var timeZone: UTCOffset

  /// The months' names in other languages; `nil` to read English ones alone.
  public var months: MonthDictionary?

  /// The calendar of dates in numbers whose years could be of either, `1403/02/11`.
  ///
  /// By the Persian one a column is read whose years all lie from 1300 to 1500. `nil` reads by
  /// ``likelyCalendar``, and says where the other one is as likely.
  public var calendar: DateCalendar?

  /// The calendar that readers of the table take for granted.
  public var likelyCalendar: DateCalendar

  /// Makes options.
  public init(
    delimiter: Delimiter? = nil,
    decimal: DecimalMark? = nil,
    hasHeader: Bool? = nil,
    types: [String: ColumnType] = [:],
    units: [String: String] = [:],
    formats: [String: NumberFormat] = [:],
    timeZone: @escaping UTCOffset = { _ in 0 },
    months: MonthDictionary? = nil,
    calendar: DateCalendar? = nil,
    likelyCalendar: DateCalendar = .gregorian
  ) {
    self.delimiter = delimiter
    self.decimal = decimal
    self.hasHeader = hasHeader
    self.types = types
    self.units = units
    self.formats = formats
    self.timeZone = timeZone
    self.months = months
    self.calendar = calendar
    self.likelyCalendar = likelyCalendar
  }

  /// Whether dates may be read by the Persian calendar.
  var readsPersian: Bool { (calendar ?? likelyCalendar) == .persian }
}

/// A calendar by which a table's dates are read.
public enum DateCalendar: String, Sendable, Equatable, Codable, CaseIterable {
  /// The Gregorian calendar, whatever the year.
  case gregorian

  /// The solar calendar of Iran and Afghanistan, where the years may be its own.
  case persian
}

/// How a column is read when a caller says so.
public enum ColumnType: String, Sendable, Equatable, Codable, CaseIterable {
  /// Amounts.
  case number

  /// Instants; `01/02/2024` is read as the other cells suggest.
  case date

  /// Instants; `01/02/2024` is the first of February.
  case dateDayFirst = "date-day-first"

  /// Instants; `01/02/2024` is the second of January.
  case dateMonthFirst = "date-month-first"

  /// Names.
  case category
}
