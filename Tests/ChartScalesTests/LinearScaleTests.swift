import ChartScales
import ChartTestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct LinearScaleOracleTests {
  @Test func `ticks(count:) gives the ticks that d3 expects`() throws {
    let cases = try Oracle.read().linearTicks
    #expect(cases.count == 37)
    for each in cases {
      let ticks = LinearScale(domain: each.interval).ticks(count: each.count)
      // The expectations are rounded to a dozen decimals.
      #expect(areClose(ticks, each.expected), "\(each.testDescription): \(ticks)")
    }
  }

  @Test func `niced(count:) widens the domain as d3 expects`() throws {
    let cases = try Oracle.read().linearNice
    #expect(cases.count == 15)
    for each in cases {
      let nice = LinearScale(domain: each.interval).niced(count: each.count).domain
      let ends = [each.expected.first ?? .nan, each.expected.last ?? .nan]
      #expect([nice.start, nice.end] == ends, "\(each.testDescription)")
    }
  }
}

@Suite struct LinearScaleTests {
  @Test func `position(of:) maps an empty domain to the middle of the range`() {
    let scale = LinearScale(domain: Interval(7, 7), range: Interval(10, 30))
    #expect(scale.position(of: 7) == 20)
    #expect(scale.position(of: -100) == 20)
    #expect(scale.value(at: 20) == 7)
  }

  @Test func `position(of:) maps the ends of the domain exactly to the ends of the range`() {
    let scale = LinearScale(domain: Interval(0.1, 0.7), range: Interval(640, 0.3))
    #expect(scale.position(of: 0.1) == 640)
    #expect(scale.position(of: 0.7) == 0.3)
    #expect(scale.value(at: 640) == 0.1)
    #expect(scale.value(at: 0.3) == 0.7)
  }

  @Test func `position(of:) goes on outside the domain`() {
    let scale = LinearScale(domain: Interval(0, 8), range: Interval(0, 80))
    #expect(scale.position(of: -2) == -20)
    #expect(scale.position(of: 12) == 120)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `position(of:) and value(at:) of what is no finite number are NaN`(value: Double) {
    let scale = LinearScale(domain: Interval(0, 10), range: Interval(-5, 20))
    #expect(scale.position(of: value).isNaN)
    #expect(scale.value(at: value).isNaN)
    #expect(LinearScale(domain: Interval(3, 3)).position(of: value).isNaN)
    #expect(LinearScale(domain: Interval(0, value)).position(of: 1).isNaN)
  }

  @Test func `a domain as wide as the numbers go is mapped without overflow`() {
    let scale = LinearScale(domain: Interval(-1e308, 1e308))
    #expect(scale.position(of: 0) == 0.5)
    #expect(scale.value(at: 0.75) == 5e307)
    #expect(
      scale.ticks(count: 5).map { ($0 / 1e307).rounded() } == [-10, -5, 0, 5, 10]
    )
  }

  @Test func `awkward domains and counts give few, sorted ticks inside the domain`() {
    for (start, end) in awkwardDomains {
      let domain = Interval(start, end)
      for count in awkwardCounts {
        let ticks = LinearScale(domain: domain).ticks(count: count)
        #expect(ticks.count <= maximumTickCount)
        #expect(ticks.allSatisfy(domain.contains), "\(domain) by \(count)")
        #expect(areSorted(ticks, along: domain))
        if count <= 0 || !domain.isFinite { #expect(ticks.isEmpty) }
        let nice = LinearScale(domain: domain).niced(count: count).domain
        if domain.isFinite { #expect(nice.contains(start) && nice.contains(end) && nice.isFinite) }
      }
    }
  }

  @Test func `niced(count:) leaves an empty domain and one without end as they are`() {
    #expect(LinearScale(domain: Interval(1.5, 1.5)).niced(count: 10).domain == Interval(1.5, 1.5))
    let endless = Interval(0, .infinity)
    #expect(LinearScale(domain: endless).niced(count: 10).domain == endless)
    #expect(LinearScale(domain: Interval(0.3, 8)).niced(count: 0).domain == Interval(0.3, 8))
  }

  @Test func `niced(count:) does not run away where every widening lengthens the step`() {
    let nice = LinearScale(domain: Interval(-0.9, 0.9)).niced(count: 1).domain
    #expect(nice == Interval(-2, 2))
  }

  @Test func `a column is mapped in its order, gaps staying gaps`() {
    let scale = LinearScale(domain: Interval(0, 4), range: Interval(0, 1))
    let positions = scale.positions(of: [4, .nan, 0, 1])
    #expect(positions[0] == 1 && positions[1].isNaN && positions[2] == 0 && positions[3] == 0.25)
  }

  @Test func `random domains keep the laws of position, ticks and nice`() {
    var random = SeededGenerator(seed: 20_220_327)
    for _ in 0..<2000 {
      let size = Double.random(in: -12...12, using: &random)
      let domain = Interval(
        Double.random(in: -1...1, using: &random) * pow10(size),
        Double.random(in: -1...1, using: &random) * pow10(size)
      )
      let scale = LinearScale(domain: domain, range: Interval(900, -100))
      let count = Int.random(in: 1...40, using: &random)
      let value = Double.random(in: domain.lower...domain.upper, using: &random)
      let largest = max(abs(domain.start), abs(domain.end))
      #expect(
        isClose(scale.value(at: scale.position(of: value)), value, absolute: largest * 1e-14)
      )
      let ticks = scale.ticks(count: count)
      #expect(ticks.allSatisfy(domain.contains))
      #expect(areSorted(ticks, along: domain))
      #expect(ticks.count >= count / 2 && ticks.count <= count * 2 + 1)
      let nice = scale.niced(count: count)
      #expect(nice.domain.contains(domain.start) && nice.domain.contains(domain.end))
      #expect(nice.domain.isReversed == domain.isReversed)
      // With one or two ticks the step can grow with the domain without end.
      guard count > 2 else { continue }
      let niceTicks = nice.ticks(count: count)
      #expect(niceTicks.first == nice.domain.start && niceTicks.last == nice.domain.end)
    }
  }
}
