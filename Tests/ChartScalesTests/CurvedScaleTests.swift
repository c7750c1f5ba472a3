import ChartScales
import ChartTestSupport
import Foundation
import Testing

/// The laws that power and symmetric log scales share.
@Suite struct CurvedScaleTests {
  private func scales(over domain: Interval) -> [any ContinuousScale] {
    [
      PowerScale(exponent: 2, domain: domain, range: Interval(5, -5)),
      PowerScale(exponent: 0.3, domain: domain, range: Interval(5, -5)),
      PowerScale.squareRoot(domain: domain, range: Interval(5, -5)),
      SymmetricLogScale(domain: domain, range: Interval(5, -5)),
      SymmetricLogScale(domain: domain, constant: 0.01, range: Interval(5, -5)),
    ]
  }

  @Test func `an empty domain maps to the middle and keeps NaN`() {
    for scale in scales(over: Interval(3, 3)) {
      #expect(scale.position(of: 3) == 0)
      #expect(scale.position(of: .nan).isNaN)
      #expect(scale.position(of: .infinity).isNaN)
    }
  }

  @Test func `random values come back, ticks are sorted and nice domains are wider`() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<500 {
      let size = pow10(Double.random(in: -3...6, using: &random))
      let domain = Interval(
        Double.random(in: -size...size, using: &random),
        Double.random(in: -size...size, using: &random)
      )
      let value = Double.random(in: domain.lower...domain.upper, using: &random)
      let count = Int.random(in: 1...30, using: &random)
      for scale in scales(over: domain) {
        let again = scale.value(at: scale.position(of: value))
        // A flat power near zero spreads the rounding of its largest values.
        #expect(isClose(again, value, relative: 1e-9, absolute: size * 1e-7))
        #expect(scale.position(of: domain.start) == 5 && scale.position(of: domain.end) == -5)
        #expect(scale.value(at: 5) == domain.start && scale.value(at: -5) == domain.end)
        let ticks = scale.ticks(count: count)
        #expect(ticks.allSatisfy(domain.contains))
        #expect(areSorted(ticks, along: domain))
        let nice = scale.niced(count: count).domain
        #expect(nice.contains(domain.start) && nice.contains(domain.end))
      }
    }
  }

  @Test func `awkward domains and counts give few ticks inside the domain`() {
    for (start, end) in awkwardDomains {
      let domain = Interval(start, end)
      for scale in scales(over: domain) {
        for count in awkwardCounts {
          let ticks = scale.ticks(count: count)
          #expect(ticks.count <= maximumTickCount && ticks.allSatisfy(domain.contains))
          if count <= 0 || !domain.isFinite { #expect(ticks.isEmpty) }
        }
      }
    }
  }

  @Test func `a symmetric log scale marks zero and powers of ten on both sides`() {
    let scale = SymmetricLogScale(domain: Interval(-1000, 1000))
    #expect(scale.ticks(count: 10) == [-1000, -100, -10, -1, 0, 1, 10, 100, 1000])
    let fewer = scale.ticks(count: 4)
    #expect(fewer == [-1000, -10, 0, 10, 1000])
    #expect(
      SymmetricLogScale(domain: Interval(1e6, 100)).ticks(count: 10) == [1e6, 1e5, 1e4, 1e3, 100]
    )
    #expect(SymmetricLogScale(domain: Interval(-5, 5)).ticks(count: 5) == [-4, -2, 0, 2, 4])
  }

  @Test func `scales written as JSON are read again`() throws {
    let power = PowerScale(exponent: 3, domain: Interval(1, 8))
    let symmetric = SymmetricLogScale(domain: Interval(1, 8), constant: 2)
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    #expect(try decoder.decode(PowerScale.self, from: encoder.encode(power)) == power)
    #expect(
      try decoder.decode(SymmetricLogScale.self, from: encoder.encode(symmetric)) == symmetric
    )
  }
}
