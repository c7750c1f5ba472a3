import ChartStatistics
import ChartTestSupport
import Testing

struct NeighbourTestTests {
  // The judge's share of 200,000 shuffles has a standard error of 0.001; the beta distribution is an
  // approximation.
  @Test func `the test agrees with shuffling`() throws {
    for series in try PathReference.shared.get().neighbours {
      let found = try #require(NeighbourTest(x: series.y.indices.map(Double.init), y: series.y))
      #expect(isClose(found.ratio, series.ratio))
      #expect(isClose(found.pValue, series.share, relative: 0, absolute: 0.012), "\(found)")
    }
  }

  @Test func `too few or equal values are not tested`() {
    #expect(NeighbourTest(x: steps(9), y: steps(9)) == nil)
    #expect(NeighbourTest(x: steps(12), y: [Double](repeating: 2, count: 12)) == nil)
  }

  @Test func `a path has a small ratio, a sawtooth a large one`() throws {
    #expect(try #require(NeighbourTest(x: steps(12), y: steps(12))).pValue < 1e-6)
    let teeth = (0..<12).map { Double($0 % 2) }
    #expect(try #require(NeighbourTest(x: steps(12), y: teeth)).pValue > 0.999)
  }

  // Three standard errors of 2,000 draws at 5 % are 1.5 points.
  @Test(arguments: [12, 30, 100])
  func `white noise is taken for a path in one of twenty series`(count: Int) {
    let share = ChanceSeries.share(of: count, runs: 2000, seed: 700) { x, y in
      (NeighbourTest(x: x, y: y)?.pValue ?? 1) < 0.05
    }
    #expect(share >= 0.035 && share <= 0.065, "\(share)")
  }

  private func steps(_ count: Int) -> [Double] { (0..<count).map(Double.init) }
}
