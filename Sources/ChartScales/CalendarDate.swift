/// What calendar and clock show at an instant in some zone (proleptic Gregorian calendar).
public struct CalendarDate: Sendable, Hashable, Codable {
  /// The astronomical year: 0 is 1 BC.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, 1 to 31.
  public var day: Int
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute, 0 to 59.
  public var minute: Int
  /// The second with its fraction, 0 up to 60; `NaN` if the instant was no number.
  public var second: Double

  /// Makes a date of its parts; the time of day is midnight unless given.
  ///
  /// Parts past their ends are kept, and count on when the instant is asked for.
  public init(
    year: Int,
    month: Int = 1,
    day: Int = 1,
    hour: Int = 0,
    minute: Int = 0,
    second: Double = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The date at an instant.
  ///
  /// Instants are held to ±9 × 10¹⁵ seconds of 1970 (285 million years). `NaN` gives the first of
  /// January 1970 with a second that is `NaN`.
  public init(secondsSince1970: Double, offset: @escaping UTCOffset) {
    guard !secondsSince1970.isNaN else {
      self.init(year: 1970, second: .nan)
      return
    }
    let instant = max(-largestInstant, min(largestInstant, secondsSince1970))
    // The fraction is split off first: adding an offset in the thousands would round it.
    let whole = instant.rounded(.down)
    let reading = Int(whole) + Int(LocalClock(offset: offset).offset(at: instant))
    let date = GregorianCalendar.date(ofDay: floorDivide(reading, by: 86_400))
    let secondOfDay = floorRemainder(reading, by: 86_400)
    self.init(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: secondOfDay / 3600,
      minute: secondOfDay / 60 % 60,
      // The fraction of an instant shortly before a whole minute may round up to it.
      second: min(Double(secondOfDay % 60) + (instant - whole), 60.0.nextDown)
    )
  }

  /// The instant at which calendar and clock show this date, in seconds since 1970.
  ///
  /// Of a time that the clock shows twice, the first. A time that it jumps over is as far after the
  /// jump as it lies after the gap's start: 02:30 becomes 03:30. `NaN` if the second is no finite
  /// number.
  public func secondsSince1970(offset: @escaping UTCOffset) -> Double {
    guard second.isFinite else { return .nan }
    let whole = second.rounded(.down)
    let reading = Double(dayNumber) * 86_400 + Double(hour) * 3600 + Double(minute) * 60 + whole
    let clock = LocalClock(offset: offset)
    return clock.instant(ofReading: reading, gap: .keepsElapsedTime) + (second - whole)
  }

  /// The day, counted from 1970-01-01.
  public var dayNumber: Int {
    GregorianCalendar.days(year: year, month: month, day: day)
  }

  /// The day of the week: 1 is Monday, 7 is Sunday.
  public var weekday: Int { GregorianCalendar.weekday(ofDay: dayNumber) }

  /// The quarter of the year, 1 to 4.
  public var quarter: Int { floorRemainder(floorRemainder(month, by: 12) + 11, by: 12) / 3 + 1 }
}
