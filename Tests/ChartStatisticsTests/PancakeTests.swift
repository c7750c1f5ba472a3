import ChartStatistics
import ChartTestSupport
import Testing

/// The pancake sales of Apple's chart sample.
///
/// By month, July 2021 to June 2022, and by day, May 8 to
/// June 6, 2022. The facts were computed with SciPy 1.17.1 and pymannkendall 1.4.3.
struct PancakeTests {
  private let totals: [Double] = [
    3952, 4044, 3930, 4217, 4006, 3994, 4202, 3749, 4329, 4084, 4559, 1023,
  ]
  private let averages: [Double] = [127, 130, 131, 136, 134, 129, 136, 134, 140, 136, 147, 170]
  private let least: [Double] = [95, 96, 101, 96, 104, 96, 96, 98, 104, 93, 104, 120]
  private let greatest: [Double] = [194, 189, 184, 193, 202, 190, 203, 200, 218, 221, 242, 250]
  private let daily: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148,
    240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]

  @Test func `monthly totals have no clear trend, with the partial month or without`() throws {
    let all = found(totals)
    #expect(all.verdict == .noClearTrend)
    #expect(isClose(try #require(all.test).pValue, 0.63122, absolute: 1e-5))
    let full = found(totals.dropLast())
    #expect(full.verdict == .noClearTrend)
    #expect(isClose(try #require(full.test).pValue, 0.1611, absolute: 1e-4))
  }

  @Test func `the daily average and the highest day rise over the months`() throws {
    let average = found(averages)
    #expect(average.verdict == .rises)
    #expect(isClose(try #require(average.test).pValue, 0.001807, absolute: 1e-6))
    #expect(isClose(try #require(average.slope).slope, 1.598214285714286))
    let highest = found(greatest)
    #expect(highest.verdict == .rises)
    #expect(isClose(try #require(highest.test).pValue, 0.001269, absolute: 1e-6))
    #expect(try #require(highest.slope).slope == 5)
  }

  @Test func `the lowest day has no clear trend`() throws {
    let lowest = found(least)
    #expect(lowest.verdict == .noClearTrend)
    #expect(isClose(try #require(lowest.test).pValue, 0.089953, absolute: 1e-6))
  }

  @Test func `the band between lowest and highest day widens`() throws {
    let band = found(zip(greatest, least).map { $0 - $1 })
    #expect(band.verdict == .rises)
    #expect(try #require(band.test).pValue < 0.003)
  }

  // The days resemble their neighbours because weekends do: taken as independent, p = 0.017.
  @Test func `daily sales rise by 1.74 a day, but not beyond what a week's rhythm could do`() throws
  {
    let days = found(daily)
    let slope = try #require(days.slope)
    #expect(isClose(slope.slope, 1.736842105263158))
    let interval = try #require(slope.interval)
    #expect(isClose(interval.lowerBound, 0.38, absolute: 0.005))
    #expect(isClose(interval.upperBound, 3.14, absolute: 0.005))
    #expect(isClose(try #require(MannKendall(daily)).pValue, 0.016747, absolute: 1e-6))
    let test = try #require(days.test)
    #expect(isClose(test.varianceInflation, 1.7774, absolute: 1e-3))
    #expect(isClose(test.pValue, 0.07275, absolute: 1e-4))
    #expect(days.verdict == .noClearTrend)
  }

  @Test func `the daily total and its extremes are those of the sample`() {
    let summary = Summary(of: daily)
    #expect(summary.total == 4593 && summary.count == 30)
    #expect(summary.maximum?.value == 250 && summary.maximum?.positions == [28])
    #expect(summary.minimum?.value == 104 && summary.minimum?.positions == [5])
  }

  private func found(_ values: some Sequence<Double>) -> DirectionFinding {
    let y = Array(values)
    return direction(x: y.indices.map(Double.init), y: y)
  }
}
