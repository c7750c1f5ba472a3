import ChartStatistics
import ChartTestSupport
import Testing

struct OutliersTests {
  @Test(arguments: SeriesReference.allSeasonal.filter { $0.scores != nil })
  func `scores are distances in units of statsmodels' robust deviation`(
    series: SeriesReference.Seasonal
  ) throws {
    let expected = try #require(series.scores)
    let found = try #require(Outliers(of: series.y))
    #expect(found.places == expected.indices.filter { abs(expected[$0]) > found.limit })
    for (place, score) in zip(found.places, found.scores) {
      #expect(isClose(score, expected[place]))
    }
    let nearest = try #require(found.nearest)
    #expect(isClose(try #require(found.nearestScore), expected[nearest]))
    let within = expected.filter { abs($0) <= found.limit }.map(abs).max()
    #expect(isClose(abs(expected[nearest]), try #require(within)))
  }

  @Test func `a wild value is an outlier and moves no limit`() throws {
    let calm = (0..<30).map { Double(($0 * 7) % 13) }
    #expect(try #require(Outliers(of: calm)).places.isEmpty)
    var wild = calm
    wild[11] = 400
    wild[20] = -300
    let found = try #require(Outliers(of: wild))
    #expect(found.places == [11, 20] && found.scores[0] > 0 && found.scores[1] < 0)
    #expect(found.limits.contains(12) && !found.limits.contains(400))
    #expect(found.limit >= Outliers.leastLimit)
  }

  @Test func `without a typical distance nothing lies apart`() {
    #expect(Outliers(of: [1, 2, 3]) == nil)
    #expect(Outliers(of: [Double](repeating: 2, count: 9) + [50]) == nil)
    #expect(Outliers(of: []) == nil)
  }

  @Test func `an ordinary Monday's sales on a Sunday lie apart once weekdays are taken out`() throws
  {
    var y = DailyPancakes.y
    y[28] = 60
    let rest = residuals(x: DailyPancakes.x, y: y, seasons: DailyPancakes.seasons)
    #expect(try #require(Outliers(of: rest)).places == [28])
    let calm = residuals(x: DailyPancakes.x, y: DailyPancakes.y, seasons: DailyPancakes.seasons)
    #expect(try #require(Outliers(of: calm)).places.isEmpty)
  }

  @Test func `what is left keeps the places of the column`() throws {
    let x: [Double] = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    let y: [Double] = [18, 16.5, 14, .nan, 10, 8.5, 6, 4, 2, 0.5]
    let rest = residuals(x: x, y: y)
    #expect(rest.count == 10 && rest[3].isNaN)
    for (place, value) in rest.enumerated() where place != 3 { #expect(abs(value) < 1) }
  }
}
