import ChartScales
import ChartTestSupport
import Foundation
import Testing

@Suite struct CalendarDateTests {
  @Test func `instants show the date and weekday that zoneinfo shows`() throws {
    for zone in try Calendars.read().zones {
      for each in zone.dates {
        let date = CalendarDate(secondsSince1970: Double(each[0]), offset: zone.utcOffset)
        #expect(
          [date.year, date.month, date.day, date.hour, date.minute, Int(date.second)]
            == Array(each[1...6]),
          "\(zone.zone) \(each)"
        )
        #expect(date.weekday == each[7])
      }
    }
  }

  @Test func `wall clocks are the instants of zoneinfo, also where they jump or repeat`() throws {
    for zone in try Calendars.read().zones {
      for each in zone.local {
        let date = CalendarDate(
          year: each[0],
          month: each[1],
          day: each[2],
          hour: each[3],
          minute: each[4],
          second: Double(each[5])
        )
        let instant = date.secondsSince1970(offset: zone.utcOffset)
        #expect(instant == Double(each[6]), "\(zone.zone) \(each)")
      }
    }
  }

  @Test func `random instants come back, to the fraction`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let instant = Double.random(in: -1e11...1e11, using: &random)
      let date = CalendarDate(secondsSince1970: instant, offset: utc)
      #expect(date.secondsSince1970(offset: utc) == instant)
      #expect((0..<60).contains(date.second))
    }
  }

  @Test func `years before 100 and before zero are kept`() {
    #expect(CalendarDate(secondsSince1970: instant(99), offset: utc).year == 99)
    #expect(CalendarDate(secondsSince1970: instant(-44, 3, 15), offset: utc).year == -44)
    #expect(instant(0) == -62_167_219_200)
  }

  @Test func `NaN stays NaN and instants without end are held to the calendar's reach`() {
    let missing = CalendarDate(secondsSince1970: .nan, offset: utc)
    #expect(missing.second.isNaN && missing.secondsSince1970(offset: utc).isNaN)
    #expect(CalendarDate(secondsSince1970: .infinity, offset: utc).year > 285_000_000)
    #expect(CalendarDate(secondsSince1970: -1e308, offset: utc).year < -285_000_000)
    let wild: UTCOffset = { $0 > 0 ? .max : .min }
    #expect(CalendarDate(secondsSince1970: 5, offset: wild).day == 2)
    let endless = CalendarDate(
      year: .max,
      month: .min,
      day: .max,
      hour: .max,
      minute: .min,
      second: 1e300
    )
    #expect(endless.secondsSince1970(offset: utc) == 1e300)
    #expect((1...7).contains(endless.weekday) && (1...4).contains(endless.quarter))
  }

  @Test func `an instant just before a minute has a second below 60`() {
    #expect(CalendarDate(secondsSince1970: -1e-20, offset: utc).second < 60)
    #expect(CalendarDate(secondsSince1970: -1e-20, offset: utc).minute == 59)
  }

  @Test func `months belong to quarters of three`() {
    #expect(
      (1...12).map { CalendarDate(year: 1, month: $0).quarter }
        == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    )
  }

  @Test func `a date written as JSON is read again`() throws {
    let date = CalendarDate(year: -3, month: 2, day: 28, hour: 5, minute: 6, second: 7.5)
    let text = try JSONEncoder().encode(date)
    #expect(try JSONDecoder().decode(CalendarDate.self, from: text) == date)
  }
}
