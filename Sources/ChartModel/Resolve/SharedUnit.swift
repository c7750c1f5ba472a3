package import ChartScales

/// The calendar unit that two instants, and so all between them, fall in.
package enum SharedUnit {
  /// The day, for instants told to a unit below it; else the year, for instants told to a unit below it;
  /// `nil` where they share neither.
  package static func of(
    _ first: Double,
    _ last: Double,
    toldTo unit: CalendarUnit,
    offset: @escaping UTCOffset
  ) -> CalendarUnit? {
    guard first <= last, unit < .year else { return nil }
    let first = CalendarDate(secondsSince1970: first, offset: offset)
    let last = CalendarDate(secondsSince1970: last, offset: offset)
    let isOneDay = (first.year, first.month, first.day) == (last.year, last.month, last.day)
    if unit < .day, isOneDay { return .day }
    return first.year == last.year ? .year : nil
  }
}
