import ChartStatistics
import ChartTestSupport
import Testing

struct SeasonalTrendTests {
  @Test(arguments: SeriesReference.allSeasonal)
  func `seasonal scores are those of pymannkendall`(series: SeriesReference.Seasonal) throws {
    let test = try #require(MannKendall(series.y, seasons: series.seasons))
    #expect(test.s == series.s)
    #expect(isClose(test.varianceOfS, series.variance))
    #expect(isClose(test.z, series.z))
    // The judge's p is 1 - Φ, which has no digits below 1e-16.
    #expect(isClose(test.pValue, series.p, relative: 1e-9, absolute: 1e-15))
  }

  @Test(arguments: SeriesReference.allSeasonal)
  func `seasonal slopes are those of pymannkendall`(series: SeriesReference.Seasonal) throws {
    let slope = try #require(TheilSen(x: series.x, y: series.y, seasons: series.seasons))
    #expect(isClose(slope.slope, series.slope, relative: 1e-13))
    let interval = try #require(slope.interval)
    #expect(interval.contains(slope.slope))
  }

  @Test func `one season is no season`() {
    let (x, y) = (DailyPancakes.x, DailyPancakes.y)
    let one = Seasons(codes: [Int32](repeating: 0, count: y.count), period: 1)
    #expect(MannKendall(x: x, y: y, seasons: one) == MannKendall(x: x, y: y))
    #expect(TheilSen(x: x, y: y, seasons: one) == TheilSen(x: x, y: y))
  }

  // More slopes than are listed at once: they are closed in by counting.
  @Test func `the median of very many slopes within seasons is that of all of them`() throws {
    var random = SeededGenerator(seed: 5)
    let y = (0..<3000).map { Double($0) / 500 + Double.random(in: 0..<8, using: &random) }
    let codes = y.map { _ in Int32.random(in: 0..<5, using: &random) }
    var slopes: [Double] = []
    for last in y.indices {
      for first in 0..<last where codes[first] == codes[last] {
        slopes.append((y[last] - y[first]) / Double(last - first))
      }
    }
    slopes.sort()
    let half = slopes.count / 2
    let middle =
      slopes.count.isMultiple(of: 2) ? (slopes[half - 1] + slopes[half]) / 2 : slopes[half]
    let found = TheilSen(
      x: y.indices.map(Double.init),
      y: y,
      seasons: Seasons(codes: codes, period: 5)
    )
    #expect(try #require(found).slope == middle)
  }

  @Test func `comparing like weekdays, daily sales rise`() throws {
    let (x, y, seasons) = (DailyPancakes.x, DailyPancakes.y, DailyPancakes.seasons)
    let found = direction(x: x, y: y, seasons: seasons)
    let test = try #require(found.test)
    #expect(found.verdict == .rises && found.rhythm?.isFound == true)
    #expect(test.s == 32 && test.varianceInflation == 1)
    #expect(isClose(test.z, 3.5404494924649965))
    #expect(isClose(test.pValue, 0.00039944608296, relative: 1e-9))
    #expect(try #require(test.tau) == 0.64)
    #expect(isClose(try #require(found.slope).slope, 12.416666666666668 / 7))
    #expect(direction(x: x, y: y).verdict == .noClearTrend)
  }

  @Test func `without a rhythm the direction is the plain one`() {
    let (x, seasons) = (DailyPancakes.x, DailyPancakes.seasons)
    for y in [x, x.map { -$0 * $0 }, x.map { ($0 * 7).truncatingRemainder(dividingBy: 11) }] {
      let found = direction(x: x, y: y, seasons: seasons)
      #expect(found.rhythm == nil && found == direction(x: x, y: y))
    }
  }

  @Test func `a direction within seasons turns with the values and ignores unit and order`() throws
  {
    let (x, y, seasons) = (DailyPancakes.x, DailyPancakes.y, DailyPancakes.seasons)
    #expect(direction(x: x, y: y.map { -$0 }, seasons: seasons).verdict == .falls)
    #expect(direction(x: x, y: y.map { $0 * 1e-3 }, seasons: seasons).verdict == .rises)
    let mixed = x.indices.sorted { ($0 * 7) % 30 < ($1 * 7) % 30 }
    let shuffled = Seasons(codes: mixed.map { seasons.codes[$0] }, period: 7, contrast: [5, 6])
    let found = direction(x: mixed.map { x[$0] }, y: mixed.map { y[$0] }, seasons: shuffled)
    #expect(found.test == direction(x: x, y: y, seasons: seasons).test)
  }
}
