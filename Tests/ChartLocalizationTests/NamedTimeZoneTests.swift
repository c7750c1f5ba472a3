import ChartLocalization
import ChartTestSupport
import Testing

struct NamedTimeZoneTests {
  @Test func `offsets are those of Python's zones, in any order of asking`() throws {
    for example in try Reference.load().offsets {
      let zone = try #require(NamedTimeZone(example.zone))
      var pairs = Array(zip(example.moments, example.offsets))
      for (moment, expected) in pairs {
        #expect(zone.offset(at: moment) == expected, "\(zone) \(moment)")
      }
      var generator = SeededGenerator(seed: 41)
      pairs.shuffle(using: &generator)
      let fresh = try #require(NamedTimeZone(example.zone))
      for (moment, expected) in pairs {
        #expect(fresh.offset(at: moment) == expected, "\(zone) \(moment)")
      }
    }
  }

  @Test(arguments: [
    "", "Mars/Phobos", "Etc/Unknown", "Europe", "berlin", "UTC\u{0}", "GMT+99", "서울",
    String(repeating: "A", count: 100_000),
  ])
  func `an unknown name gives nil`(name: String) {
    #expect(NamedTimeZone(name) == nil)
  }

  @Test func `a change takes hold at its very second`() throws {
    let berlin = try #require(NamedTimeZone("Europe/Berlin"))
    #expect(berlin.offset(at: 1_648_342_799.999) == 3_600)
    #expect(berlin.offset(at: 1_648_342_800) == 7_200)
    #expect(try #require(NamedTimeZone("GMT+09:30")).offset(at: 0) == 34_200)
  }

  @Test func `moments beyond all calendars have an offset`() throws {
    let berlin = try #require(NamedTimeZone("Europe/Berlin"))
    #expect(berlin.offset(at: .nan) == 0)
    for moment in [-Double.infinity, -1e300, 1e300, .infinity] {
      #expect((0...7_200).contains(berlin.offset(at: moment)))
    }
    for year in 0..<6_000 {
      let offset = berlin.offset(at: 1e12 + Double(year) * 31_556_952)
      #expect(offset == 3_600 || offset == 7_200)
    }
    #expect(berlin.offset(at: 1_654_387_200) == 7_200)
  }
}
