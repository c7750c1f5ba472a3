package import ChartScales

/// A date that a person wrote by itself, read as a cell of a table is.
package struct WrittenDate: Sendable, Equatable {
  /// Its first instant, in seconds since 1970 UTC.
  package let start: Double

  /// The first instant after it: the start of the next day, month or minute.
  package let end: Double

  /// The calendar unit that it names: a day, a month; with a time of day the minute or the second.
  package let unit: CalendarUnit

  /// Whether day and month could be meant the other way round, so that nothing is certain: `01/02/2024`.
  package let isAmbiguous: Bool

  /// Reads a date.
  ///
  /// `dayFirst` says what the first number of `01/02/2024` is, `nil` that it is not known. `offset` gives
  /// the seconds east of UTC of dates and times without an offset of their own. `nil` for a text that no
  /// column of dates could hold. `calendar` is that by which the column was read.
  package init?(
    _ text: String,
    dayFirst: Bool?,
    calendar: DateCalendar? = nil,
    offset: @escaping UTCOffset
  ) {
    let isPersian = calendar == .persian
    guard let cell = Self.cell(text, dayFirst: dayFirst ?? false, isPersian) else { return nil }
    let other = dayFirst == nil ? Self.cell(text, dayFirst: true, isPersian) : cell
    isAmbiguous = other.map { $0.isReal && cell.isReal && $0.seconds != cell.seconds } ?? false
    if let east = cell.offset {
      start = cell.seconds - Double(east)
    } else {
      start = CalendarDate(secondsSince1970: cell.seconds, offset: { _ in 0 })
        .secondsSince1970(offset: offset)
    }
    // 13:00 is an hour to a column of hours; by itself it is as exact as it is written.
    let colons = Self.clock(in: text).count { $0 == ":" }
    unit = colons == 0 ? cell.unit : colons == 1 ? .minute : .second
    end = GregorianCalendar.adding(1, unit, to: start, offset: offset)
  }

  private static func cell(_ text: String, dayFirst: Bool, _ isPersian: Bool) -> DateCell? {
    var text = text
    let parser = DateParser(dayFirst: dayFirst, readsPersian: isPersian)
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { parser.parse($0, bytes.count) }
    }
  }

  /// The text up to the sign of an offset from UTC behind a time of day.
  private static func clock(in text: String) -> Substring {
    guard let colon = text.firstIndex(of: ":") else { return text[...] }
    return text[..<(text[colon...].firstIndex { $0 == "+" || $0 == "-" } ?? text.endIndex)]
  }
}
