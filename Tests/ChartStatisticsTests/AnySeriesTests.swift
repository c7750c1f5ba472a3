import ChartStatistics
import ChartTestSupport
import Testing

/// Laws of every series, held by random ones with gaps, ties, repeated places and missing seasons.
struct AnySeriesTests {
  @Test func `claims do not depend on the unit or on the order of rows`() {
    for seed in 0..<150 {
      let (x, y, seasons) = series(seed: UInt64(seed))
      let claims = Claims(x, y, seasons)
      #expect(Claims(x, y.map { $0 * 1000 }, seasons) == claims, "unit, seed \(seed)")
      var random = SeededGenerator(seed: UInt64(seed) + 1000)
      let order = x.indices.shuffled(using: &random)
      let codes = order.map { seasons.codes[$0] }
      let shuffled = Claims(
        order.map { x[$0] },
        order.map { y[$0] },
        Seasons(codes: codes, period: seasons.period, contrast: seasons.contrast)
      )
      #expect(shuffled.direction == claims.direction, "order, seed \(seed)")
      #expect(shuffled.rhythm == claims.rhythm, "order, seed \(seed)")
      #expect(shuffled.steps.map { order[$0] } == claims.steps, "order, seed \(seed)")
    }
  }

  @Test(arguments: [1e308, -1e308, Double.leastNormalMagnitude])
  func `numbers at the ends of their range are no reason to stop`(size: Double) {
    for seed in 0..<20 {
      let (x, y, seasons) = series(seed: UInt64(seed))
      let claims = Claims(x, y.map { $0 / 20 * size }, seasons)
      #expect(claims.steps.count <= Steps.mostSteps)
    }
  }

  /// What would be said.
  private struct Claims: Equatable {
    let direction: Direction
    let rhythm: Bool?
    let steps: [Int]
    let outliers: [Int]

    init(_ x: [Double], _ y: [Double], _ seasons: Seasons) {
      direction = ChartStatistics.direction(x: x, y: y, seasons: seasons).verdict
      rhythm = ChartStatistics.rhythm(x: x, y: y, seasons: seasons)?.isFound
      steps = ChartStatistics.steps(x: x, y: y, seasons: seasons)?.steps.map(\.place) ?? []
      outliers = Outliers(of: residuals(x: x, y: y, seasons: seasons))?.places ?? []
    }
  }

  /// Unique places, tenths as values, a season, a step and a slope in some of them.
  private func series(seed: UInt64) -> (x: [Double], y: [Double], seasons: Seasons) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...70, using: &random)
    let period = Int.random(in: 1...8, using: &random)
    let season = Bool.random(using: &random) ? 6.0 : 0
    let step = Bool.random(using: &random) ? 5.0 : 0
    let y = (0..<count).map { place -> Double in
      if Int.random(in: 0..<12, using: &random) == 0 { return .nan }
      let noise = Double.random(in: 0..<4, using: &random)
      let apart = place % period == 0 ? season : 0
      return ((noise + apart + (place > count / 2 ? step : 0)) * 10).rounded() / 10
    }
    let codes = (0..<count).map { place -> Int32 in
      Int.random(in: 0..<30, using: &random) == 0 ? -1 : Int32(place % period)
    }
    let seasons = Seasons(codes: codes, period: period, contrast: seed.isMultiple(of: 2) ? [0] : [])
    return ((0..<count).map(Double.init), y, seasons)
  }
}
