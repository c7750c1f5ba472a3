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
    #expect(
      isClose(box.fences.lower, column.limits[0]) && isClose(box.fences.upper, column.limits[1])
    )
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
    #expect(other.fences.upper == 125.5 && other.outliers.isEmpty && other.nearMiss == .high)
  }

  /// Source: R 4, `fivenum` and `boxplot.stats(coef = 1.5)`, worked by hand from Tukey 1977; of an even
  /// number of values R 4, `quantile`.
  @Test(
    arguments: [
      ([52.0, 72, 81, 84, 84, 90, 137], [72.0, 76.5, 84, 87, 90], [52.0, 137]),
      ([42, 42, 49, 54, 67, 88, 125], [42, 45.5, 54, 77.5, 125], []),
      ([1, 2, 3, 4], [1, 1.75, 2.5, 3.25, 4], []),
      ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], []),
      ([7], [7, 7, 7, 7, 7], []),
      ([3, 3, 3, 3, 9], [3, 3, 3, 3, 3], [9]),
      ([0, 1, 1, 1, 2, 10], [0, 1, 1, 1.75, 2], [10]),
    ] as [([Double], [Double], [Double])]
  )
  func `of odd numbers quartiles are medians of halves; whiskers end at values within the fences`(
    values: [Double],
    numbers: [Double],
    outliers: [Double]
  ) throws {
    let box = try #require(BoxSummary(of: values, at: values.indices.map(Int32.init)))
    let found = [
      box.lowerWhisker, box.lowerQuartile, box.median, box.upperQuartile, box.upperWhisker,
    ]
    #expect(found == numbers)
    #expect(box.outlierValues == outliers)
    #expect(box.outliers.map { values[Int($0)] } == outliers)
  }

  @Test func `a value on a fence is inside`() throws {
    // Hinges 1 and 2, fences -0.5 and 3.5.
    let values = [1, 1, 1.5, 2, 2, 3.5, -0.5]
    let box = try #require(BoxSummary(of: values, at: (0..<7).map(Int32.init)))
    #expect(box.fences.lower <= -0.5 && box.fences.upper >= 3.5)
    #expect(box.outliers.isEmpty)
  }

  @Test func `missing values take no part, and none at all make no box`() {
    #expect(BoxSummary(of: [.nan, .infinity], at: [0, 1]) == nil)
    #expect(BoxSummary(of: [], at: []) == nil)
    #expect(BoxSummary(of: [.nan, 2, 1], at: [0, 1, 2])?.count == 2)
  }

  @Test func `the order of rows changes no number`() throws {
    let values = [5.0, 1, 9, 3, 70, 2, 2, 8]
    let box = try #require(BoxSummary(of: values, at: (0..<8).map(Int32.init)))
    let other = try #require(BoxSummary(of: values, at: (0..<8).reversed().map(Int32.init)))
    #expect(box == other)
  }

  @Test func `a value at the limit is no outlier, also where rounding moves the limit`() throws {
    let tenths = [0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.7]
    let box = try #require(BoxSummary(of: tenths.map { $0 * 3 }))
    #expect(box.outliers == [6])
    let least = try #require(BoxSummary(of: [1, 2, 3, 4, 5, 6, 7, 8, 14.5]))
    #expect(least.fences.upper == 13 && least.outliers == [8])
    let edge = try #require(BoxSummary(of: [1, 2, 3, 4, 5, 6, 7, 8, 13]))
    #expect(edge.outliers.isEmpty && edge.nearMiss == .high)
  }

  @Test func `an end with outliers, or no length, has no near miss`() throws {
    let box = try #require(BoxSummary(of: [0, 0, 0, 0, 0, 0, 0, 9]))
    #expect(box.outliers == [7] && box.nearMiss == nil)
    // The fence stands at 12.25; 12 is just within it, 40 is not.
    let ends = try #require(BoxSummary(of: [1, 2, 3, 4, 5, 6, 7, 7, 7, 12, 40]))
    #expect(ends.outliers == [10] && ends.nearMiss == nil)
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
