import ChartScales
import ChartTestSupport
import Testing

@Suite struct CalendarUnitTests {
  @Test func `units are ordered by length`() {
    #expect(CalendarUnit.allCases.sorted() == CalendarUnit.allCases)
    #expect(CalendarUnit.week < .month && CalendarUnit.second < .year)
  }

  @Test func `starts are those that a walk along zoneinfo's clock finds`() throws {
    let zones = try Calendars.read().zones
    #expect(zones.count == 9)
    for zone in zones {
      for each in zone.starts {
        // A walk cannot tell whether its first and last instants are starts.
        let starts = GregorianCalendar.starts(
          of: each.unit,
          step: each.step,
          in: Interval(each.from + 1, each.to - 1),
          offset: zone.utcOffset
        )
        let expected = each.starts.filter { $0 > each.from }
        #expect(
          starts == expected,
          "\(zone.zone) \(each.step) \(each.unit) from \(each.from)"
        )
      }
    }
  }

  @Test func `floor and ceiling hold an instant between neighbouring starts`() throws {
    var random = SeededGenerator(seed: 5)
    for zone in try Calendars.read().zones {
      for each in zone.starts where each.starts.count > 1 {
        for _ in 0..<20 {
          let index = Int.random(in: 1..<each.starts.count, using: &random)
          let (lower, upper) = (each.starts[index - 1], each.starts[index])
          let instant = (lower + (upper - lower) * Double.random(in: 0..<1, using: &random))
          let floor = GregorianCalendar.floor(
            instant,
            to: each.unit,
            step: each.step,
            offset: zone.utcOffset
          )
          let ceiling = GregorianCalendar.ceiling(
            instant,
            to: each.unit,
            step: each.step,
            offset: zone.utcOffset
          )
          if instant != lower {
            #expect(ceiling == upper, "\(zone.zone) \(each.step) \(each.unit) \(instant)")
          }
          // After St John's clock goes back over midnight, the day before goes on for a while.
          let isBack = zone.zone == "America/St_Johns" && floor < lower
          #expect(floor == lower || isBack, "\(zone.zone) \(each.step) \(each.unit) \(instant)")
        }
      }
    }
  }

  @Test func `a day whose midnight is jumped over starts at the first instant after the jump`() {
    // At 23:30 on 1 January 1970 the clock goes on to 00:30.
    let jump: UTCOffset = { $0 < 84_600 ? 0 : 3600 }
    for unit in [CalendarUnit.day, .hour] {
      #expect(GregorianCalendar.floor(85_000, to: unit, offset: jump) == 84_600)
      #expect(GregorianCalendar.ceiling(84_000, to: unit, offset: jump) == 84_600)
    }
    #expect(GregorianCalendar.floor(84_000, to: .hour, offset: jump) == 82_800)
    let days = GregorianCalendar.starts(of: .day, in: Interval(0, 200_000), offset: jump)
    #expect(days == [0, 84_600, 169_200])
  }

  @Test func `a start is its own floor and ceiling`() {
    for unit in CalendarUnit.allCases {
      let start = instant(2024)
      let moment = unit == .week ? instant(2024, 1, 1) : start
      #expect(GregorianCalendar.floor(moment, to: unit, offset: utc) == moment)
      #expect(GregorianCalendar.ceiling(moment, to: unit, offset: utc) == moment)
      let next = GregorianCalendar.ceiling(moment + 1e-3, to: unit, offset: utc)
      #expect(next == GregorianCalendar.adding(1, unit, to: moment, offset: utc))
    }
  }

  @Test func `random instants lie from their floor up to the next unit`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<1000 {
      let instant = Double.random(in: -7e10...7e10, using: &random)
      for unit in CalendarUnit.allCases {
        let floor = GregorianCalendar.floor(instant, to: unit, offset: berlin2022)
        let next = GregorianCalendar.adding(1, unit, to: floor, offset: berlin2022)
        #expect(floor <= instant && instant < next, "\(unit) \(instant)")
        let ceiling = GregorianCalendar.ceiling(instant, to: unit, offset: berlin2022)
        #expect(ceiling == next || ceiling == instant)
      }
    }
  }

  @Test func `weeks start on the weekday that is asked for`() {
    // 2024-05-15 was a Wednesday.
    let wednesday = instant(2024, 5, 15, 13)
    let expected = [13, 14, 15, 9, 10, 11, 12]
    for (weekday, day) in zip(1...7, expected) {
      let start = GregorianCalendar.floor(
        wednesday,
        to: .week,
        offset: utc,
        firstWeekday: weekday
      )
      #expect(start == instant(2024, 5, day))
    }
  }

  @Test func `adding keeps the local time of day over a change of the clock`() {
    let before = instant(2022, 3, 26, 11)  // noon in Berlin
    let dayAfter = GregorianCalendar.adding(1, .day, to: before, offset: berlin2022)
    #expect(dayAfter == instant(2022, 3, 27, 10))
    let hours = GregorianCalendar.adding(24, .hour, to: before, offset: berlin2022)
    #expect(hours == instant(2022, 3, 27, 11))
    let skipped = GregorianCalendar.adding(
      1,
      .day,
      to: instant(2022, 3, 26, 1, 30),
      offset: berlin2022
    )
    #expect(skipped == instant(2022, 3, 27, 1, 30))  // 02:30 does not exist: 03:30
    #expect(
      GregorianCalendar.adding(-1, .week, to: dayAfter, offset: berlin2022)
        == instant(2022, 3, 20, 11)
    )
  }

  @Test func `adding months goes to the last day of a month that is too short`() {
    func after(_ count: Int, _ unit: CalendarUnit, _ start: Double) -> Double {
      GregorianCalendar.adding(count, unit, to: start, offset: utc)
    }
    #expect(after(1, .month, instant(2023, 1, 31)) == instant(2023, 2, 28))
    #expect(after(-1, .month, instant(2024, 3, 31)) == instant(2024, 2, 29))
    #expect(after(1, .quarter, instant(2023, 11, 30, 5)) == instant(2024, 2, 29, 5))
    #expect(after(1, .year, instant(2024, 2, 29)) == instant(2025, 2, 28))
    #expect(after(-13, .month, instant(1, 1, 15)) == instant(-1, 12, 15))
  }

  @Test func `numbers without bounds give NaN or nothing and never trap`() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e308, -1e17] {
      for unit in CalendarUnit.allCases {
        #expect(GregorianCalendar.floor(seconds, to: unit, offset: utc).isNaN)
        #expect(GregorianCalendar.ceiling(seconds, to: unit, offset: utc).isNaN)
        #expect(GregorianCalendar.adding(1, unit, to: seconds, offset: utc).isNaN)
        let domain = Interval(seconds, 0)
        #expect(GregorianCalendar.starts(of: unit, in: domain, offset: utc).isEmpty)
        #expect(GregorianCalendar.adding(.max, unit, to: 0, offset: utc).isNaN)
        #expect(GregorianCalendar.adding(.min, unit, to: 0, offset: utc).isNaN)
      }
    }
    let edge = 9e15
    for step in [Int.min, 0, 7, 1000, Int.max] {
      for unit in CalendarUnit.allCases {
        for domain in [Interval(-edge, edge), Interval(edge - 9, edge), Interval(-edge, 9 - edge)] {
          let starts = GregorianCalendar.starts(of: unit, step: step, in: domain, offset: utc)
          #expect(starts.count <= maximumTickCount && starts.allSatisfy(domain.contains))
          #expect(zip(starts, starts.dropFirst()).allSatisfy(<))
        }
      }
    }
  }
}
