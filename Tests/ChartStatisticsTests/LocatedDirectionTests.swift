import ChartStatistics
import ChartTestSupport
import Testing

struct LocatedDirectionTests {
  @Test func `each third goes where its boldest move goes`() {
    let found = locatedDirections(x: steps(12), y: [0, 1, 4, 4, 4, 9, 5, 1, 1, 1, 1.2, 1])
    #expect(found.map(\.place) == [.beginning, .middle, .end])
    #expect(found.map(\.way) == [.rises, .falls, .flat])
    #expect(found.map(\.move) == [0...2, 5...7, 10...11])
    #expect(found.map(\.change) == [4, -8, 1 - 1.2])
  }

  @Test func `a change is flat below a twentieth of the axis`() {
    let y = [0.0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
    let ways = { (span: Double) in
      locatedDirections(x: self.steps(12), y: y, visibleSpan: span).map(\.way)
    }
    #expect(ways(100) == [.rises, .flat, .flat])
    #expect(ways(101) == [.flat, .flat, .flat])
    #expect(
      locatedDirections(x: steps(6), y: [2, 2, 2, 2, 2, 2]).map(\.way) == [.flat, .flat, .flat]
    )
  }

  @Test func `too few points have no thirds`() {
    #expect(locatedDirections(x: steps(5), y: [1, 2, 3, 4, 5]).isEmpty)
    #expect(locatedDirections(x: [1, 1, 1, 1, 1, 1], y: steps(6)).isEmpty)
  }

  @Test func `a long series is told from its averages`() {
    // A slow rise and fall under a noise that outweighs any step.
    var chance = ChanceSeries(seed: 5)
    let y = steps(2400).map { min($0, 2400 - $0) / 100 + 2 * chance.normal() }
    let found = locatedDirections(x: steps(2400), y: y)
    #expect(found.first?.way == .rises && found.last?.way == .falls)
    let spiked = locatedDirections(x: steps(2400), y: y.dropLast() + [40])
    #expect(spiked.map(\.way) == found.map(\.way))
    #expect(found.first?.move.lowerBound == 0 && found.last?.move.upperBound == 2399)
  }

  @Test func `thirds do not depend on units and turn round with the series`() {
    let opposite: [SeriesWay: SeriesWay] = [.rises: .falls, .falls: .rises, .flat: .flat]
    for seed in 0..<40 {
      let y = ChanceSeries.wholeNumbers(13, seed: UInt64(seed))
      let plain = locatedDirections(x: steps(13), y: y, visibleSpan: 20)
      let scaled = locatedDirections(
        x: steps(13).map { $0 * 1e7 - 3 },
        y: y.map { $0 / 3 },
        visibleSpan: 20.0 / 3
      )
      #expect(scaled.map(\.way) == plain.map(\.way) && scaled.map(\.move) == plain.map(\.move))
      let down = locatedDirections(x: steps(13), y: y.map(-), visibleSpan: 20)
      #expect(down.map(\.way) == plain.map { opposite[$0.way] })
    }
  }

  private func steps(_ count: Int) -> [Double] { (0..<count).map(Double.init) }
}
