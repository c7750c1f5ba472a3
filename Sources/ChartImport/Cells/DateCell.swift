import ChartScales

/// What a cell that reads as a date or date-time says.
struct DateCell: Equatable {
  /// How the date is written, as far as that matters for reading a whole column.
  enum Form: UInt8 {
    /// In one way only: `2024-05-01`, `May 1, 2024`, `2024-Q2`.
    case plain

    /// Two numbers before a year, `01/02/2024`: day or month first.
    case numeric

    /// A year alone.
    case year

    /// Eight digits, `20240501`.
    case compact
  }

  /// How the date is written.
  var form: Form

  /// Seconds since 1970-01-01T00:00 of the clock shown, not yet moved to UTC.
  var seconds: Double

  /// The calendar unit that the text names: a day, a month, a minute.
  var unit: CalendarUnit

  /// The offset from UTC in seconds that the text gives, if any.
  var offset: Int?

  /// The numbers of a numeric date in the order of the text, and the sign that parts them.
  var first = 0
  var second = 0
  var year = 0
  var mark: UInt8 = 0

  /// Whether it was read as one of the Persian calendar.
  var isPersian = false

  /// Whether a numeric date exists when read in the order asked for.
  var isReal = true
}
