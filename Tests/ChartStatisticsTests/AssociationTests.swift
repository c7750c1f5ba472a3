import ChartStatistics
import ChartTestSupport
import Testing

struct AssociationTests {
  @Test(arguments: Reference.allSeries.filter { $0.y.count > 2 })
  func `correlations and their p-values are those of SciPy`(series: Reference.Series) throws {
    let straight = try #require(pearson(x: series.x, y: series.y))
    #expect(straight.count == series.x.count)
    #expect(isClose(straight.coefficient, series.pearson[0], relative: 1e-12))
    #expect(isClose(straight.pValue, series.pearson[1], relative: 1e-9, absolute: 1e-14))
    let ranked = try #require(spearman(x: series.x, y: series.y))
    let expected = try #require(series.spearman)
    #expect(isClose(ranked.coefficient, expected[0], relative: 1e-12))
    #expect(isClose(ranked.pValue, expected[1], relative: 1e-9, absolute: 1e-14))
  }

  @Test func `too few or equal numbers have no correlation`() {
    #expect(pearson(x: [1, 2], y: [1, 2]) == nil)
    #expect(pearson(x: [1, 2, .nan, 3], y: [1, .nan, 3, 4]) == nil)
    #expect(pearson(x: [1, 1, 1], y: [1, 2, 3]) == nil)
    #expect(spearman(x: [1, 2, 3], y: [5, 5, 5]) == nil)
  }

  @Test func `a straight line has a coefficient of one and no doubt`() throws {
    let found = try #require(pearson(x: [1, 2, 3, 4], y: [-2, -4, -6, -8]))
    #expect(found.coefficient == -1 && found.pValue == 0)
  }

  @Test(arguments: [1e-300, 1e-170, 1e170, 1.7e308])
  func `size does not change a correlation`(size: Double) throws {
    let (x, y) = ([0.1, 0.5, 0.2, 0.9, -0.6], [0.3, 0.2, 0.4, 1, -1])
    let plain = try #require(pearson(x: x, y: y))
    let scaled = try #require(pearson(x: x.map { $0 * size }, y: y.map { $0 * size }))
    #expect(isClose(scaled.coefficient, plain.coefficient, relative: 1e-9))
  }

  @Test func `any rising curve has a rank correlation of one`() throws {
    let x = (1...20).map(Double.init)
    #expect(try #require(spearman(x: x, y: x.map { $0 * $0 * $0 })).coefficient == 1)
  }
}
