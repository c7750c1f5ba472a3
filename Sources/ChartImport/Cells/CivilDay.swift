/// Days of the Gregorian calendar as integers, extended to before its start.
enum CivilDay {
  /// Days from 1970-01-01 to a date, or `nil` for one that does not exist, such as 31 February.
  ///
  /// Years count from March, so that the leap day is the last of its year: then a month's first day
  /// is ⌊(153 m + 2) / 5⌋ days after 1 March.
  @inline(__always)
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int? {
    guard month >= 1, month <= 12, day >= 1, day <= length(year: year, month: month) else {
      return nil
    }
    let shifted = month > 2 ? month &- 3 : month &+ 9
    let marchYear = month > 2 ? year : year &- 1
    let era = (marchYear >= 0 ? marchYear : marchYear &- 399) / 400
    let yearOfEra = marchYear &- era &* 400
    let dayOfYear = (153 &* shifted &+ 2) / 5 &+ day &- 1
    let dayOfEra = yearOfEra &* 365 &+ yearOfEra / 4 &- yearOfEra / 100 &+ dayOfYear
    return era &* 146_097 &+ dayOfEra &- 719_468
  }

  /// How many days a month has.
  @inline(__always)
  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
