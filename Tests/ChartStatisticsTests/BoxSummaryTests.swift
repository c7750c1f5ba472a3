import ChartStatistics
import Testing

/// Boxes by Tukey's rules.
struct BoxSummaryTests {
  /// Worked by hand from Tukey 1977; the first two are the cities of the pancake data.
  @Test(
    arguments: [
      ([52.0, 72, 81, 84, 84, 90, 137], [72.0, 76.5, 84, 87, 90], [52.0, 137]),
      ([42, 42, 49, 54, 67, 88, 125], [42, 45.5, 54, 77.5, 125], []),
      ([1, 2, 3, 4], [1, 1.5, 2.5, 3.5, 4], []),
      ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], []),
      ([7], [7, 7, 7, 7, 7], []),
      ([3, 3, 3, 3, 9], [3, 3, 3, 3, 3], [9]),
      ([0, 1, 1, 1, 2, 10], [0, 1, 1, 2, 2], [10]),
    ] as [([Double], [Double], [Double])]
  )
  func `quartiles are medians of halves, whiskers end at values within the fences`(
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
}
