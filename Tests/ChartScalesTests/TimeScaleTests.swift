import ChartScales
import ChartTestSupport
import Foundation
import Testing

@Suite struct TimeScaleTests {
  private struct Judge: Decodable {
    struct Ticks: Decodable {
      let domain: [Double]
      let count: Int
      let ticks: [Double]
      let nice: [Double]
    }

    let zone: String
    let ticks: [Ticks]
  }

  @Test(arguments: ["d3-times-berlin.json", "d3-times-new-york.json"])
  func `ticks and nice domains are d3's in local time`(name: String) throws {
    let judge = try fixture(name, as: Judge.self)
    let zone = try #require(TimeZone(identifier: judge.zone))
    let offset: UTCOffset = { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
    #expect(judge.ticks.count == 119)
    for each in judge.ticks {
      let scale = TimeScale(domain: Interval(ends: each.domain.map { $0 / 1000 }))
      // d3's weeks start on Sunday.
      let ticks = scale.ticks(count: each.count, offset: offset, firstWeekday: 7)
      #expect(ticks.values == each.ticks.map { $0 / 1000 }, "\(each) \(ticks.unit)")
      // d3 leaves reversed domains of years as they are.
      if scale.domain.isReversed, ticks.unit == .year { continue }
      let nice = scale.niced(count: each.count, offset: offset, firstWeekday: 7).domain
      #expect([nice.start, nice.end] == each.nice.map { $0 / 1000 }, "\(each) \(ticks.unit)")
    }
  }

  @Test func `day ticks are local midnights on both sides of a change of the clock`() {
    let scale = TimeScale(domain: Interval(instant(2022, 3, 25), instant(2022, 3, 30)))
    let ticks = scale.ticks(count: 5, offset: berlin2022)
    #expect(ticks.unit == .day && ticks.step == 1)
    #expect(
      ticks.values == [
        instant(2022, 3, 25, 23), instant(2022, 3, 26, 23), instant(2022, 3, 27, 22),
        instant(2022, 3, 28, 22), instant(2022, 3, 29, 22),
      ]
    )
  }

  @Test func `hour ticks are equally far apart when an hour is repeated or missing`() {
    for day in [instant(2022, 3, 27), instant(2022, 10, 30)] {
      let scale = TimeScale(domain: Interval(day - 7200, day + 14_400))
      let ticks = scale.ticks(count: 6, offset: berlin2022)
      #expect(ticks.unit == .hour && ticks.step == 1)
      #expect(ticks.values == (-2...4).map { day + Double($0) * 3600 })
    }
  }

  @Test(arguments: [
    (10.0, CalendarUnit.second, 1), (60, .second, 5), (150, .second, 15), (300, .second, 30),
    (600, .minute, 1), (3600, .minute, 5), (9000, .minute, 15), (18_000, .minute, 30),
    (36_000, .hour, 1), (86_400, .hour, 3), (200_000, .hour, 6), (400_000, .hour, 12),
    (864_000, .day, 1), (1_728_000, .day, 2), (6_048_000, .week, 1), (25_920_000, .month, 1),
    (77_760_000, .month, 3), (315_360_000, .year, 1), (3_153_600_000, .year, 10),
  ])
  func `the distance suits the length of the domain`(length: Double, unit: CalendarUnit, step: Int)
  {
    let ticks = TimeScale(domain: Interval(1e9, 1e9 + length)).ticks(count: 10, offset: utc)
    #expect(ticks.unit == unit && ticks.step == step && ticks.secondDecimals == 0)
    #expect((5...20).contains(ticks.values.count))
  }

  @Test func `below a second ticks are round fractions and say their digits`() {
    let scale = TimeScale(domain: Interval(0.0125, 0.0475))
    let ticks = scale.ticks(count: 7, offset: utc)
    #expect(ticks.values == [0.015, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045])
    #expect(ticks.unit == .second && ticks.step == 0 && ticks.secondDecimals == 3)
    #expect(scale.niced(count: 7, offset: utc).domain == Interval(0.01, 0.05))
    let halves = TimeScale(domain: Interval(1e9, 1e9 + 4)).ticks(count: 8, offset: utc)
    #expect(halves.values.count == 9 && halves.secondDecimals == 1)
  }

  @Test func `one instant is its own tick, with the longest unit that it starts`() {
    func unit(_ seconds: Double) -> CalendarUnit? {
      let scale = TimeScale(domain: Interval(seconds, seconds))
      let ticks = scale.ticks(count: 10, offset: berlin2022)
      return ticks.values == [seconds] ? ticks.unit : nil
    }
    #expect(unit(instant(2022, 7, 1, 22)) == .day)
    #expect(unit(instant(2022, 7, 1, 0)) == .hour)
    #expect(unit(instant(2022, 7, 1, 0, 7)) == .minute)
    #expect(unit(0.25) == .second)
    let fraction = TimeScale(domain: Interval(0.25, 0.25)).ticks(count: 3, offset: utc)
    #expect(fraction.step == 0 && fraction.secondDecimals == 2)
  }

  @Test func `positions follow the laws of a linear scale`() {
    let scale = TimeScale(domain: Interval(100, 200), range: Interval(0, 50))
    #expect(scale.position(of: 150) == 25 && scale.value(at: 25) == 150)
    #expect(scale.position(of: .nan).isNaN)
    #expect(TimeScale(domain: Interval(5, 5)).position(of: 5) == 0.5)
  }

  @Test func `random domains have sorted ticks inside them and nice domains around them`() {
    var random = SeededGenerator(seed: 1970)
    for _ in 0..<1000 {
      let start = Double.random(in: -1e10...1e10, using: &random)
      let length = pow10(Double.random(in: -2...10.5, using: &random))
      let ends = Interval(start, start + length)
      let domain = Bool.random(using: &random) ? ends : ends.reversed
      let count = Int.random(in: 1...40, using: &random)
      let scale = TimeScale(domain: domain)
      let values = scale.ticks(count: count, offset: berlin2022).values
      #expect(values.allSatisfy(domain.contains))
      #expect(areSorted(values, along: domain))
      #expect(values.count <= count * 3 + 2)
      let nice = scale.niced(count: count, offset: berlin2022).domain
      #expect(nice.contains(domain.start) && nice.contains(domain.end))
      #expect(nice.isReversed == domain.isReversed)
    }
  }

  @Test func `awkward domains and counts give few ticks inside the domain`() {
    for (start, end) in awkwardDomains + [(-9e15, 9e15), (9e15 - 5, 9e15), (-1e12, 1e14)] {
      let domain = Interval(start, end)
      for count in awkwardCounts {
        let scale = TimeScale(domain: domain)
        let values = scale.ticks(count: count, offset: berlin2022).values
        #expect(values.count <= maximumTickCount && values.allSatisfy(domain.contains))
        #expect(areSorted(values, along: domain))
        if count <= 0 || !domain.isFinite { #expect(values.isEmpty) }
        let nice = scale.niced(count: count, offset: berlin2022).domain
        if domain.isFinite { #expect(nice.contains(start) && nice.contains(end)) }
      }
    }
  }
}
