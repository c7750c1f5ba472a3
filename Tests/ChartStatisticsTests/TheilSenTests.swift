import ChartStatistics
import ChartTestSupport
import Testing

struct TheilSenTests {
  @Test(arguments: Reference.allSeries)
  func `slopes and intervals are those of SciPy`(series: Reference.Series) throws {
    let found = try #require(TheilSen(x: series.x, y: series.y))
    #expect(isClose(found.slope, series.slope, relative: 1e-13, absolute: 1e-18))
    #expect(isClose(found.intercept, series.intercept, relative: 1e-11))
    let interval = try #require(found.interval)
    #expect(isClose(interval.lowerBound, series.low, relative: 1e-13, absolute: 1e-18))
    #expect(isClose(interval.upperBound, series.high, relative: 1e-13, absolute: 1e-18))
  }

  // With 1,500 points there are ten times as many slopes as are listed, so the search is at work.
  @Test(arguments: [
    ("numbers", 0.0), ("whole numbers", 1), ("tenths", 0.1), ("coarse", 50), ("repeated places", 0),
    ("outliers", 0), ("steep", 0),
  ])
  func `a search among many slopes finds the one that sorting finds`(
    kind: String,
    step: Double
  ) throws {
    var random = SeededGenerator(seed: 3)
    let count = 1500
    let x = (0..<count).map { Double(kind == "repeated places" ? $0 / 4 : $0) }
    let y = (0..<count).map { place in
      var value = Double.random(in: -100...100, using: &random) + 0.02 * Double(place)
      if kind == "outliers", place % 10 == 0 { value *= 1e9 }
      if kind == "steep" { value += 1e6 * Double(place) }
      return step > 0 ? (value / step).rounded() * step : value
    }
    var slopes: [Double] = []
    for later in 1..<count {
      for earlier in 0..<later where x[later] > x[earlier] {
        slopes.append((y[later] - y[earlier]) / (x[later] - x[earlier]))
      }
    }
    slopes.sort()
    let middle = (slopes[(slopes.count - 1) / 2] + slopes[slopes.count / 2]) / 2
    let found = try #require(TheilSen(x: x, y: y))
    #expect(isClose(found.slope, middle, relative: 1e-14, absolute: 1e-17))
  }

  @Test(arguments: [0.1, -3, 0, 1e-9, 1e9])
  func `a straight line of many points has its own slope`(slope: Double) throws {
    let x = (0..<3000).map(Double.init)
    let found = try #require(TheilSen(x: x, y: x.map { 7 + slope * $0 }))
    #expect(isClose(found.slope, slope, relative: 1e-9, absolute: 1e-12))
  }

  @Test func `a line with a few wild points keeps its slope`() throws {
    var y = (0..<50).map { 2 * Double($0) }
    (y[3], y[20], y[44]) = (1e6, -1e6, 1e6)
    let found = try #require(TheilSen(x: (0..<50).map(Double.init), y: y))
    #expect(found.slope == 2)
  }

  @Test func `points in another order have the same slope`() {
    let x = [3.0, 1, 4, 1.5, 9, 2, 6]
    let y = [2.0, 7, 1, 8, 2, 8, 1]
    let order = [4, 0, 6, 2, 5, 1, 3]
    #expect(
      TheilSen(x: x, y: y) == TheilSen(x: order.map { x[$0] }, y: order.map { y[$0] })
    )
  }

  @Test func `there is no slope without two places`() {
    #expect(TheilSen(x: [1, 1], y: [1, 2]) == nil)
    #expect(TheilSen(x: [1, 2], y: [1, .nan]) == nil)
    #expect(TheilSen(x: [], y: []) == nil)
    #expect(TheilSen(x: [0, .leastNonzeroMagnitude], y: [0, 1]) == nil)
  }
}
