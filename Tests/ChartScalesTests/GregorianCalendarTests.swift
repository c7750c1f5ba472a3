import ChartScales
import ChartTestSupport
import Testing

@Suite struct GregorianCalendarTests {
  @Test func `days, dates, weekdays and ISO weeks are Python's from year 1 to 9999`() throws {
    let days = try Calendars.read().days
    #expect(days.count == 406)
    for each in days {
      #expect(GregorianCalendar.days(year: each[1], month: each[2], day: each[3]) == each[0])
      #expect(GregorianCalendar.date(ofDay: each[0]) == (each[1], each[2], each[3]))
      #expect(GregorianCalendar.week(ofDay: each[0]) == (each[4], each[5]))
      #expect(GregorianCalendar.weekday(ofDay: each[0]) == each[6])
    }
  }

  @Test(arguments: [-2_000_004, -401, -5, -1, 0, 1, 99, 1900, 2000, 2023, 1_000_000])
  func `walking day by day passes every date once`(start: Int) {
    var day = GregorianCalendar.days(year: start, month: 1, day: 1)
    let isoDay = GregorianCalendar.weekday(ofDay: day)
    var walked = 0
    for year in start..<(start + 5) {
      let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
      #expect(GregorianCalendar.isLeap(year: year) == isLeap)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in zip(1..., lengths) {
        #expect(GregorianCalendar.daysInMonth(month, ofYear: year) == length)
        for date in 1...length {
          #expect(GregorianCalendar.date(ofDay: day) == (year, month, date))
          #expect(GregorianCalendar.days(year: year, month: month, day: date) == day)
          #expect(GregorianCalendar.weekday(ofDay: day) == (isoDay - 1 + walked) % 7 + 1)
          day += 1
          walked += 1
        }
      }
    }
  }

  @Test func `known days have their numbers`() {
    #expect(GregorianCalendar.days(year: 1970, month: 1, day: 1) == 0)
    #expect(GregorianCalendar.days(year: 0, month: 3, day: 1) == -719_468)
    // 1 January of the year 1 is day 1 of Python's ordinals, 719163 days before 1970.
    #expect(GregorianCalendar.days(year: 1, month: 1, day: 1) == -719_162)
    #expect(GregorianCalendar.days(year: -4713, month: 11, day: 24) == -2_440_588)
  }

  @Test func `months and days past their ends count on`() {
    let january = GregorianCalendar.days(year: 2023, month: 1, day: 1)
    #expect(GregorianCalendar.days(year: 2022, month: 13, day: 1) == january)
    #expect(GregorianCalendar.days(year: 2023, month: 0, day: 32) == january)
    #expect(GregorianCalendar.daysInMonth(14, ofYear: 2023) == 29)
  }

  @Test func `numbers without bounds never trap`() {
    for number in [Int.min, Int.min + 1, -1, 0, Int.max - 1, Int.max] {
      let date = GregorianCalendar.date(ofDay: number)
      #expect((1...12).contains(date.month) && (1...31).contains(date.day))
      #expect((1...7).contains(GregorianCalendar.weekday(ofDay: number)))
      #expect((1...53).contains(GregorianCalendar.week(ofDay: number).week))
      let day = GregorianCalendar.days(year: number, month: number, day: number)
      #expect(abs(day) < 1_000_000_000_000)
    }
  }
}
