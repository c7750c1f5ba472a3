import ChartStatistics
import ChartTestSupport
import Testing

struct BoxSummaryTests {
  @Test(arguments: ShapeReference.allColumns)
  func `quartiles, limits, whiskers and outliers are those of NumPy's quantiles`(
    column: ShapeReference.Column
  ) throws {
    let box = try #require(BoxSummary(of: column.values))
    let found = [box.lowerQuartile, box.median, box.upperQuartile]
    for (one, other) in zip(found, column.quartiles) { #expect(isClose(one, other)) }
    #expect(isClose(box.lowerLimit, column.limits[0]) && isClose(box.upperLimit, column.limits[1]))
    #expect([box.lowerWhisker, box.upperWhisker] == column.whiskers)
    #expect(box.outliers.map { column.values[Int($0)] } == column.outliers)
  }

  // The boxes of the pancake sales of two cities, as a person described them.
  @Test func `San Francisco has two outliers, and Cupertino's best day is just under the limit`()
    throws
  {
    let city = try #require(BoxSummary(of: [81, 90, 52, 72, 84, 84, 137]))
    #expect([city.median, city.lowerQuartile, city.upperQuartile] == [84, 76.5, 87])
    #expect([city.lowerWhisker, city.upperWhisker] == [72, 90])
    #expect(city.outliers == [2, 6] && city.nearMiss == nil)
    let other = try #require(BoxSummary(of: [54, 42, 88, 49, 42, 125, 67]))
    #expect(other.upperLimit == 125.5 && other.outliers.isEmpty && other.nearMiss == .high)
  }

  @Test func `a value at the limit is no outlier, also where rounding moves the limit`() throws {
    let tenths = [0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.7]
    let box = try #require(BoxSummary(of: tenths.map { $0 * 3 }))
    #expect(box.outliers == [6])
    let least = try #require(BoxSummary(of: [1, 2, 3, 4, 5, 6, 7, 8, 14.5]))
    #expect(least.upperLimit == 13 && least.outliers == [8])
    let edge = try #require(BoxSummary(of: [1, 2, 3, 4, 5, 6, 7, 8, 13]))
    #expect(edge.outliers.isEmpty && edge.nearMiss == .high)
  }

  @Test func `where half of the values are equal there are no outliers`() throws {
    let box = try #require(BoxSummary(of: [0, 0, 0, 0, 0, 0, 0, 9]))
    #expect(box.outliers.isEmpty && box.nearMiss == nil && box.upperWhisker == 9)
  }

  @Test func `missing values take no part, and four values make no box`() {
    #expect(BoxSummary(of: [1, 2, 3, 4, .nan]) == nil)
    let whole = BoxSummary(of: [.nan, 9, 1, 2, 3, 4, 30], at: [1, 2, 3, 4, 5])
    #expect(whole?.count == 5 && whole?.upperWhisker == 4 && whole?.outliers == [1])
  }

  @Test(arguments: [1e-3, 1e3, -1])
  func `units change numbers only`(factor: Double) throws {
    for column in ShapeReference.allColumns {
      let plain = try #require(BoxSummary(of: column.values))
      let scaled = try #require(BoxSummary(of: column.values.map { $0 * factor }))
      #expect(Set(scaled.outliers) == Set(plain.outliers), "\(column.name)")
      #expect((scaled.nearMiss == nil) == (plain.nearMiss == nil), "\(column.name)")
    }
  }
}
