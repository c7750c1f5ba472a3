import ChartScales
import ChartTestSupport
import Foundation
import Testing

@Suite struct BandScaleTests {
  @Test func `bands fill the range, with padding between and around them`() {
    let scale = BandScale(
      domain: ["a", "b", "c"],
      paddingInner: 0.2,
      paddingOuter: 0.1,
      range: Interval(0, 300)
    )
    #expect(isClose(scale.step, 100) && isClose(scale.bandwidth, 80))
    #expect(isClose(scale.position(ofIndex: 0), 10))
    #expect(isClose(scale.position(of: "c") ?? .nan, 210))
    #expect(isClose(scale.center(ofIndex: 1), 150))
    #expect(scale.position(of: "d") == nil)
    #expect(scale.position(ofIndex: 3).isNaN && scale.position(ofIndex: -1).isNaN)
  }

  @Test func `a reversed range has the first band at its start`() {
    let scale = BandScale(domain: ["a", "b"], range: Interval(100, 0))
    #expect(scale.position(of: "a") == 50 && scale.position(of: "b") == 0)
  }

  @Test func `an empty domain has no bands and never traps`() {
    let scale = BandScale(domain: [], paddingInner: 0.5, range: Interval(0, 10))
    #expect(scale.position(ofIndex: 0).isNaN && scale.index(nearest: 3) == nil)
    #expect(scale.bandwidth == 5)
    #expect(PointScale(domain: []).index(nearest: 0) == nil)
  }

  @Test func `the first of equal categories is kept`() {
    #expect(BandScale(domain: ["a", "b", "a"]).domain == ["a", "b"])
    #expect(BandScale(domain: ["a", "b", "a"]).index(of: "a") == 0)
  }

  @Test func `a point alone lies in the middle, two at the ends`() {
    #expect(PointScale(domain: ["a"], range: Interval(0, 10)).position(of: "a") == 5)
    let pair = PointScale(domain: ["a", "b"], range: Interval(0, 10))
    #expect(pair.position(of: "a") == 0 && pair.position(of: "b") == 10)
  }

  @Test func `index(nearest:) finds the band that a position lies in`() {
    for range in [Interval(0, 500), Interval(500, 0)] {
      let scale = BandScale(
        domain: ["a", "b", "c", "d"],
        paddingInner: 0.3,
        paddingOuter: 0.4,
        range: range
      )
      for index in 0..<4 {
        let start = scale.position(ofIndex: index)
        for share in [0.01, 0.5, 0.99] {
          #expect(scale.index(nearest: start + share * scale.bandwidth) == index)
        }
      }
      #expect(scale.index(nearest: -1e300) == (range.isReversed ? 3 : 0))
      #expect(scale.index(nearest: .nan) == nil)
    }
    #expect(BandScale(domain: ["a", "b"], range: Interval(0, .infinity)).index(nearest: 1) == nil)
    #expect(BandScale(domain: ["a", "b"], range: Interval(4, 4)).index(nearest: 1) == 0)
  }

  @Test func `scales written as JSON are read again`() throws {
    let bands = BandScale(domain: ["x", "y"], paddingInner: 0.25, range: Interval(3, 1))
    let points = PointScale(domain: ["x", "y"], padding: 2)
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    #expect(try decoder.decode(BandScale.self, from: encoder.encode(bands)) == bands)
    #expect(try decoder.decode(PointScale.self, from: encoder.encode(points)) == points)
  }
}
