import ChartScales
import ChartTestSupport
import Foundation
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct LogScaleOracleTests {
  @Test func `ticks(count:) gives the ticks that d3 expects`() throws {
    let cases = try Oracle.read().logTicks
    #expect(cases.count == 18)
    for each in cases {
      // The expectations do not name the base; the one with powers of e is to that base.
      let isNatural = each.expected.contains { isClose($0, 2.718281828459, relative: 1e-9) }
      let scale = LogScale(domain: each.interval, base: isNatural ? exp(1) : 10)
      let ticks = scale?.ticks(count: each.count) ?? []
      #expect((scale == nil) == (each.domain.contains(0) || each.domain == [-1, 1]))
      // The expectations are rounded to a dozen decimals.
      #expect(areClose(ticks, each.expected, relative: 1e-11), "\(each.testDescription): \(ticks)")
    }
  }
}

@Suite struct LogScaleTests {
  @Test func `init gives nil for a domain that touches or crosses zero or has no end`() {
    for ends in [(0, 1), (1, 0), (-1, 1), (0, 0), (-3, 0), (.nan, 1), (1, .infinity)] {
      #expect(LogScale(domain: Interval(ends.0, ends.1)) == nil)
    }
    for base in [0, 1, -10, .nan, .infinity] {
      #expect(LogScale(domain: Interval(1, 10), base: base) == nil)
    }
  }

  @Test func `equal ratios take equal room on both sides of zero`() throws {
    let scale = try #require(LogScale(domain: Interval(1, 1000), range: Interval(0, 300)))
    #expect(isClose(scale.position(of: 10), 100))
    #expect(isClose(scale.value(at: 200), 100))
    let mirror = try #require(LogScale(domain: Interval(-1000, -1), range: Interval(0, 300)))
    #expect(isClose(mirror.position(of: -10), 200))
    #expect(isClose(mirror.value(at: 100), -100))
  }

  @Test func `position(of:) is NaN for zero and the other sign`() throws {
    let scale = try #require(LogScale(domain: Interval(1, 10)))
    #expect([0, -1, -.infinity, .nan, .infinity].allSatisfy { scale.position(of: $0).isNaN })
    let mirror = try #require(LogScale(domain: Interval(-1, -10)))
    #expect([0, 1, .infinity, .nan].allSatisfy { mirror.position(of: $0).isNaN })
  }

  @Test func `an empty domain maps to the middle of the range and has one tick`() throws {
    for base in [10, 2.5] {
      let scale = try #require(LogScale(domain: Interval(5, 5), base: base))
      #expect(scale.position(of: 5) == 0.5)
      #expect(scale.ticks(count: 5) == [5])
      #expect(scale.niced(count: 5) == scale)
    }
  }

  @Test func `labelledTicks(count:) thins out a crowded axis from the top of each power`() throws {
    let scale = try #require(LogScale(domain: Interval(1, 1000)))
    #expect(scale.ticks(count: 10).count == 28)
    #expect(scale.labelledTicks(count: 10) == [1, 2, 3, 10, 20, 30, 100, 200, 300, 1000])
    #expect(scale.labelledTicks(count: 0).isEmpty)
  }

  @Test func `awkward domains, bases and counts give few, sorted ticks inside the domain`() {
    for base in [10, 2, 2.7, 0.1, 1.000_000_1, 1e9, 1e300, 5000] {
      for (start, end) in awkwardDomains {
        let domain = Interval(start, end)
        guard let scale = LogScale(domain: domain, base: base) else { continue }
        for count in awkwardCounts {
          let ticks = scale.ticks(count: count)
          #expect(ticks.count <= maximumTickCount && ticks.allSatisfy(domain.contains))
          #expect(areSorted(ticks, along: domain))
          if count <= 0 { #expect(ticks.isEmpty) }
          let nice = scale.niced(count: count).domain
          #expect(nice.contains(start) && nice.contains(end) && nice.isFinite)
        }
      }
    }
  }

  @Test func `random domains keep the laws of position, ticks and nice`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let sign = Bool.random(using: &random) ? 1.0 : -1.0
      let exponents = (0..<3).map { _ in Double.random(in: -9...9, using: &random) }.sorted()
      let domain = Interval(sign * pow10(exponents[0]), sign * pow10(exponents[2]))
      let value = sign * pow10(exponents[1])
      let scale = try #require(LogScale(domain: domain, range: Interval(-7, 12)))
      #expect(isClose(scale.value(at: scale.position(of: value)), value, relative: 1e-12))
      #expect(scale.value(at: 12) == domain.end && scale.position(of: domain.end) == 12)
      let count = Int.random(in: 1...40, using: &random)
      let ticks = scale.ticks(count: count)
      #expect(ticks.allSatisfy(domain.contains))
      #expect(areSorted(ticks, along: domain))
      let nice = scale.niced(count: count).domain
      #expect(nice.contains(domain.start) && nice.contains(domain.end))
    }
  }

  @Test func `a scale written as JSON is read again, and one over zero is refused`() throws {
    let scale = try #require(LogScale(domain: Interval(1, 8), base: 2, range: Interval(0, 9)))
    let text = try JSONEncoder().encode(scale)
    #expect(try JSONDecoder().decode(LogScale.self, from: text) == scale)
    let wrong = String(decoding: text, as: UTF8.self)
      .replacingOccurrences(of: "\"start\":1", with: "\"start\":0")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LogScale.self, from: Data(wrong.utf8))
    }
  }
}
