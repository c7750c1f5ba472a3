import Foundation

nonisolated extension Text.DateStyle {
  /// A date in the style.
  ///
  /// What counts from now is written as the date and time that it is: the same input gives the same
  /// words.
  func string(of date: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .date: date.formatted(format(environment, date: .long, time: .omitted))
    case .time: date.formatted(format(environment, date: .omitted, time: .shortened))
    case .relative, .offset, .timer:
      date.formatted(format(environment, date: .long, time: .shortened))
    }
  }

  private func format(
    _ environment: EnvironmentValues,
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
  }
}

nonisolated extension Text {
  static func string(from start: Date, to end: Date, in environment: EnvironmentValues) -> String {
    let style = Date.IntervalFormatStyle(
      date: .abbreviated,
      time: .shortened,
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
    return start <= end ? style.format(start..<end) : ""
  }
}
