import ChartStatistics
import ChartTestSupport
import Testing

struct QuantileTests {
  @Test(arguments: Reference.allSeries)
  func `quantiles are those of NumPy`(series: Reference.Series) throws {
    for (share, expected) in zip([0, 0.1, 0.25, 0.5, 0.75, 0.9, 1], series.quantiles) {
      let found = try #require(quantile(share, of: series.y))
      #expect(isClose(found, expected, relative: 1e-15), "share \(share)")
    }
    #expect(isClose(try #require(median(of: series.y)), series.quantiles[3], relative: 1e-15))
  }

  @Test func `missing numbers take no part`() {
    #expect(median(of: [.nan, 3, .infinity, 1, .infinity]) == 2)
    #expect(median(of: [.nan]) == nil && median(of: []) == nil)
    #expect(quantile(0.5, of: []) == nil && quantile(.nan, of: [1]) == nil)
  }

  @Test func `places choose the values`() {
    let values = [9.0, 1, 5, .nan, 7]
    #expect(median(of: values, at: [0, 2, 3, 4]) == 7)
    #expect(quantile(0.25, of: values, at: [4, 0, 2]) == 6)
    #expect(median(of: values, at: [3]) == nil)
  }

  @Test func `a share outside 0...1 is held within it`() {
    #expect(quantile(-1, of: [2, 1, 3]) == 1 && quantile(2, of: [2, 1, 3]) == 3)
  }

  @Test func `the median of large numbers stays finite`() {
    #expect(median(of: [1.5e308, 1.7e308]) == 1.6e308)
  }

  // Ties, sorted, reversed and organ-pipe columns are where a careless pivot turns quadratic.
  @Test func `selection agrees with sorting whatever the order`() {
    var random = SeededGenerator(seed: 7)
    for count in [1, 2, 3, 4, 5, 17, 100, 1000, 20_001] {
      let columns: [[Double]] = [
        (0..<count).map(Double.init), (0..<count).reversed().map(Double.init),
        (0..<count).map { Double(min($0, count - $0)) }, (0..<count).map { Double($0 % 3) },
        (0..<count).map { _ in Double.random(in: -1...1, using: &random) },
      ]
      for column in columns {
        let sorted = column.sorted()
        let middle = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
        #expect(median(of: column) == middle)
      }
    }
  }
}
