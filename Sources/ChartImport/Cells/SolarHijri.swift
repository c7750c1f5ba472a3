/// Days of the solar calendar of Iran and Afghanistan as integers.
///
/// Source: the rule of 33 years, by which eight are leap years. In ``years`` it gives the days of the
/// calendar in use, which follows the spring equinox, and those of ICU.
enum SolarHijri {
  /// The years that are taken for years of this calendar: 1921 to 2122 of the Gregorian one.
  static let years = 1300...1500

  /// Days from 1970-01-01 to a date, or `nil` for one that does not exist, such as 31 Mehr.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1, day <= length(year: year, month: month) else {
      return nil
    }
    let leapDays = (8 * year + 21) / 33
    let months = (month - 1) * 30 + min(month - 1, 6)
    return 365 * (year - 1) + leapDays + months + day + epoch
  }

  /// Days from 1970-01-01 to the day before the first of the calendar.
  private static let epoch = -492_269

  private static func length(year: Int, month: Int) -> Int {
    switch month {
    case 1...6: 31
    case 7...11: 30
    default: (25 * year + 11) % 33 < 8 ? 30 : 29
    }
  }
}
