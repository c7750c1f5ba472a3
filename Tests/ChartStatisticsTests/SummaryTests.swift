import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

struct SummaryTests {
  @Test(arguments: Reference.allSeries)
  func `moments agree with exact fractions`(series: Reference.Series) throws {
    let summary = Summary(of: series.y)
    #expect(isClose(try #require(summary.total), series.total, relative: 2e-16, absolute: 1e-15))
    #expect(isClose(try #require(summary.mean), series.mean, relative: 4e-16, absolute: 1e-16))
    #expect(isClose(try #require(summary.standardDeviation), series.sd, relative: 1e-14))
  }

  @Test func `nothing has a count of zero and no numbers`() {
    let summary = Summary(of: [])
    #expect(summary.count == 0 && summary.missing == 0)
    #expect(summary.total == nil && summary.mean == nil && summary.standardDeviation == nil)
    #expect(summary.minimum == nil && summary.maximum == nil)
    #expect(summary.first == nil && summary.lastIndex == nil)
  }

  @Test(arguments: [0, 5, -2.5, 1e300, .leastNonzeroMagnitude])
  func `a single value is its own mean and has no deviation`(value: Double) {
    let summary = Summary(of: [.nan, value])
    #expect(summary.count == 1 && summary.missing == 1)
    #expect(summary.mean == value && summary.total == value && summary.standardDeviation == nil)
    #expect(summary.firstIndex == 1 && summary.lastIndex == 1)
  }

  @Test func `missing numbers are counted and change nothing else`() {
    let summary = Summary(of: [.nan, 3, .infinity, 1, -.infinity, 2, .nan])
    #expect(summary.count == 3 && summary.missing == 4)
    #expect(summary.total == 6 && summary.mean == 2 && summary.standardDeviation == 1)
    #expect(summary.first == 3 && summary.firstIndex == 1)
    #expect(summary.last == 2 && summary.lastIndex == 5)
    #expect(summary.minimum == Extreme.at(3, value: 1))
  }

  @Test func `every tie of an extreme is found`() {
    let summary = Summary(of: [2, 1, .nan, 7, 1, 7, 7, 2])
    #expect(summary.minimum?.positions == [1, 4] && summary.minimum?.count == 2)
    #expect(summary.maximum?.positions == [3, 5, 6] && summary.maximum?.count == 3)
  }

  @Test func `a constant column has all its places at both ends`() {
    let summary = Summary(of: [4, 4, 4])
    #expect(summary.minimum?.positions == [0, 1, 2] && summary.maximum == summary.minimum)
    #expect(summary.standardDeviation == 0)
  }

  @Test func `ties beyond the limit are counted but not listed`() {
    let summary = Summary(of: [Double](repeating: 1, count: 1000) + [2])
    #expect(summary.minimum?.positions == Array(0..<Extreme.positionLimit))
    #expect(summary.minimum?.count == 1000)
  }

  @Test func `places are read in their order and repeated places count twice`() {
    let values = [10.0, 20, 30, .nan, 20]
    let summary = Summary(of: values, at: [2, 3, 1, 4, 1])
    #expect(summary.count == 4 && summary.missing == 1 && summary.total == 90)
    #expect(summary.first == 30 && summary.firstIndex == 2 && summary.lastIndex == 1)
    #expect(summary.minimum?.positions == [1, 4, 1] && summary.minimum?.count == 3)
  }

  @Test func `a total keeps what plain addition loses`() {
    #expect(Summary(of: [1, 1e100, 1, -1e100]).total == 2)
    #expect(Summary(of: [Double](repeating: 0.1, count: 10)).total == 1)
  }

  @Test func `a far first value costs the deviation no digits`() throws {
    // By exact arithmetic: squares of 1e9, 0, 1, 0, 1 … around their mean.
    let summary = Summary(of: [1e9] + (0..<999).map { Double($0 % 2) })
    let mean = (1e9 + 499) / 1000
    let variance = (1e18 + 499 - 1000 * mean * mean) / 999
    #expect(isClose(try #require(summary.standardDeviation), variance.squareRoot()))
  }

  @Test(arguments: [1e300, 1.5e308, 1e-200, 1e-290])
  func `the ends of the range of numbers do not break the moments`(size: Double) throws {
    let summary = Summary(of: [size, -size, size, -size])
    let deviation = try #require(summary.standardDeviation)
    #expect(summary.mean == 0)
    #expect(isClose(deviation / size, (4.0 / 3).squareRoot(), relative: 1e-12))
    #expect(Summary(of: [size, size]).mean == size)
  }

  @Test func `a summary survives being written and read`() throws {
    let summary = Summary(of: [3, 1, .nan, 2])
    let read = try JSONDecoder().decode(Summary.self, from: JSONEncoder().encode(summary))
    #expect(read == summary)
  }
}

extension Extreme {
  /// An extreme with one place, made through the front door.
  fileprivate static func at(_ position: Int, value: Double) -> Extreme? {
    var column = [Double](repeating: value + 1, count: position + 1)
    column[position] = value
    return Summary(of: column).minimum
  }
}
