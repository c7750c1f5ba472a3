extension GregorianCalendar {
  /// The last start of a unit that is not after an instant.
  ///
  /// Starts are local: midnights, whole hours of the clock. With a `step` above 1 only every
  /// n-th unit starts: hours, minutes and seconds count from the larger unit (take a divisor of
  /// 24 or 60), days from the first of the month, weeks and months and years from their number.
  /// A start that the clock jumps over is the first instant after the jump; of one that it shows
  /// twice the first, except that hours and shorter units start anew when they are repeated.
  /// `firstWeekday` (1 Monday to 7 Sunday) is where weeks start. `NaN`, and instants beyond ±9 × 10¹⁵
  /// seconds, give `NaN`; a step below 1 counts as 1.
  public static func floor(
    _ secondsSince1970: Double,
    to unit: CalendarUnit,
    step: Int = 1,
    offset: @escaping UTCOffset,
    firstWeekday: Int = 1
  ) -> Double {
    CalendarStep(unit, step, offset, firstWeekday).floor(secondsSince1970)
  }

  /// The first start of a unit that is not before an instant; see `floor(_:to:step:offset:)`.
  public static func ceiling(
    _ secondsSince1970: Double,
    to unit: CalendarUnit,
    step: Int = 1,
    offset: @escaping UTCOffset,
    firstWeekday: Int = 1
  ) -> Double {
    CalendarStep(unit, step, offset, firstWeekday).ceiling(secondsSince1970)
  }

  /// The starts of a unit inside a domain, in its direction; both ends belong to it.
  ///
  /// At most `maximumTickCount`, the earliest ones; none for a domain with an end that is not
  /// finite or lies beyond ±9 × 10¹⁵ seconds.
  public static func starts(
    of unit: CalendarUnit,
    step: Int = 1,
    in domain: Interval,
    offset: @escaping UTCOffset,
    firstWeekday: Int = 1
  ) -> [Double] {
    CalendarStep(unit, step, offset, firstWeekday).starts(in: domain)
  }

  /// The instant a number of units later; earlier for a negative number.
  ///
  /// Seconds, minutes and hours are elapsed time. Longer units keep the local time of day; a day
  /// that the month does not have becomes its last (31 January and one month is 28 February), and
  /// a time that the clock jumps over is moved by the length of the jump. `NaN` and results
  /// beyond ±9 × 10¹⁵ seconds give `NaN`.
  public static func adding(
    _ count: Int,
    _ unit: CalendarUnit,
    to secondsSince1970: Double,
    offset: @escaping UTCOffset
  ) -> Double {
    guard abs(secondsSince1970) <= largestInstant else { return .nan }
    if unit <= .hour, let seconds = unit.clockSeconds {
      return checked(secondsSince1970 + Double(count) * Double(seconds))
    }
    let days = unit == .day ? 1 : unit == .week ? 7 : 0
    let months = unit.months ?? 0
    // More leave the calendar's reach from anywhere but its very other end.
    guard abs(Double(count)) * Double(max(days, months)) < 3.5e9 else { return .nan }
    var date = CalendarDate(secondsSince1970: secondsSince1970, offset: offset)
    if months > 0 {
      date.month += count * months
      date.day = min(date.day, daysInMonth(date.month, ofYear: date.year))
    } else {
      date.day += count * days
    }
    return checked(date.secondsSince1970(offset: offset))
  }

  /// An instant that has a calendar, or `NaN`.
  private static func checked(_ instant: Double) -> Double {
    abs(instant) <= largestInstant ? instant : .nan
  }
}
