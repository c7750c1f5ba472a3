/// The proleptic Gregorian calendar, on integers.
///
/// The calendar's rules are used for all time, also before 1582. Years count astronomically: year 0
/// is 1 BC, -1 is 2 BC. Days count from 1970-01-01, which is day 0.
public enum GregorianCalendar {
  /// The number of days from 1970-01-01 to a date; negative before it.
  ///
  /// A month past either end of the year counts on (month 13 is January of the next year), and so
  /// does a day past the month's. Years are held to ±300 million.
  public static func days(year: Int, month: Int, day: Int) -> Int {
    let bounded = max(-largestYear, min(largestYear, year))
    let monthIndex = max(-largestYear * 12, min(largestYear * 12, month)) - 1
    let dayIndex = max(-largestYear * 366, min(largestYear * 366, day)) - 1
    let carried = bounded + floorDivide(monthIndex, by: 12)
    return daysBefore(year: carried, month: floorRemainder(monthIndex, by: 12) + 1) + dayIndex
  }

  /// The date of a day, counted from 1970-01-01; days are held to ±300 million years.
  public static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // The year is taken to start in March, so that the leap day is its last day.
    let shifted = max(-largestYear * 366, min(largestYear * 366, day)) + daysFromMarchOfYear0
    let era = floorDivide(shifted, by: daysIn400Years)
    let dayOfEra = shifted - era * daysIn400Years
    // A century has one leap day fewer and every fourth century has it back.
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Five months from March or August on have 153 days.
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Whether a year has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month, 28 to 31; months past either end of the year count on.
  public static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    let first = days(year: year, month: month, day: 1)
    let (nextYear, nextMonth, _) = date(ofDay: first + 31)
    return days(year: nextYear, month: nextMonth, day: 1) - first
  }

  /// The weekday of a day counted from 1970-01-01: 1 is Monday, 7 is Sunday.
  public static func weekday(ofDay day: Int) -> Int {
    // Day 0 was a Thursday.
    floorRemainder(floorRemainder(day, by: 7) + 3, by: 7) + 1
  }

  /// The ISO 8601 week of a day: weeks start on Monday and belong to the year of their Thursday.
  public static func week(ofDay day: Int) -> (year: Int, week: Int) {
    let bounded = max(-largestYear * 366, min(largestYear * 366, day))
    let thursday = bounded - weekday(ofDay: bounded) + 4
    let year = date(ofDay: thursday).year
    return (year, (thursday - daysBefore(year: year, month: 1)) / 7 + 1)
  }

  /// The days from 1970-01-01 to the first of a month, 1 to 12.
  private static func daysBefore(year: Int, month: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let marchMonth = month <= 2 ? month + 9 : month - 3
    let era = floorDivide(marchYear, by: 400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * marchMonth + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysIn400Years + dayOfEra - daysFromMarchOfYear0
  }

  private static let daysIn400Years = 146_097
  /// The days from 1 March of the year 0 to 1970-01-01.
  private static let daysFromMarchOfYear0 = 719_468
  /// Well past `largestInstant`, and far from where integers overflow.
  private static let largestYear = 300_000_000
}

/// The quotient rounded towards negative infinity; the divisor must be positive.
func floorDivide(_ dividend: Int, by divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that is never negative; the divisor must be positive.
func floorRemainder(_ dividend: Int, by divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
