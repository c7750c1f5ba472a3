import CICU

extension Localizer {
  /// A moment in the locale's form, by the calendar that the locale's tag asks for and in a time zone.
  ///
  /// The calendar is the Gregorian one (also before 1582) unless the tag says otherwise
  /// (`fa-u-ca-persian`). Years of any other calendar, and years before 1, are printed with their era. What the other
  /// calendar has no name for is told by the Gregorian one with its era: Gregorian months, quarters
  /// and years, where the calendar's own are others, and moments before its era.
  /// Of two moments at which clocks show the same time, as when summer time ends, the second has the
  /// zone's short name after it: `1:30 AM EST`.
  /// `timeZone` is a name as ``NamedTimeZone`` takes it; an unknown one counts as `UTC`. Moments that
  /// are `NaN`, infinite, or more than 8.64e12 seconds (273,790 years) from 1970 give the message
  /// `missing-value`.
  public func date(
    _ secondsSince1970: Double,
    form: DateForm,
    timeZone: String = "UTC"
  ) -> String {
    guard abs(secondsSince1970) <= 8.64e12 else { return missingValue }
    let zone = NamedTimeZone.isKnown(timeZone) ? timeZone : "UTC"
    let wanted = formatters.calendar
    let calendar = wanted.names(form.unit, at: secondsSince1970) ? wanted : .gregorian
    let needsEra = wanted != .gregorian || secondsSince1970 < Self.firstSecondOfYear2
    let isSecond = form.hasTimeOfDay && formatters.clockShowsAgain(secondsSince1970, in: zone)
    let text = formatters.date(
      secondsSince1970,
      skeleton: form.skeleton(withEra: needsEra) + (isSecond ? "z" : ""),
      timeZone: zone,
      calendar: calendar
    )
    return text.map { withNamedEra($0, of: calendar) } ?? missingValue
  }

  /// The calendar by which dates are told.
  public var calendar: CalendarSystem { formatters.calendar }

  /// The text with the calendar's name where CLDR has none for its era and ICU writes `ERA1`.
  private func withNamedEra(_ text: String, of calendar: CalendarSystem) -> String {
    guard calendar == .coptic || calendar == .ethiopic else { return text }
    guard let era = Self.unnamedEras.first(where: { text.contains($0) }) else { return text }
    let named = "und@calendar=\(calendar.rawValue)"
    let name = ICU.text { cicu_calendar_name(named, locale.icuIdentifier, $0, $1, &$2) }
    let parts = text.split(separator: era, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: "(\(name ?? calendar.rawValue))")
  }

  private static var unnamedEras: [String] { ["ERA0", "ERA1"] }

  /// The start of the year 2 in UTC: a whole year of margin for zones.
  private static var firstSecondOfYear2: Double { -62_104_060_800 }
}
