import ChartImport
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Years with fractions, as statistics programs write them.
struct DecimalYearTests {
  private func column(_ header: String, _ values: [String]) throws -> ColumnValues {
    let text = "\(header),amount\n" + values.map { "\($0),1.5\n" }.joined()
    return try read(text).table.columns[0].values
  }

  private static let months = (0..<12).map { month in "\(1949 + Double(month) / 12)" }

  @Test func `twelfths under time are months`() throws {
    let expected = (1...12).map { MinimalChart.day(1949, $0, 1) }
    #expect(try column("time", Self.months) == .dates(expected, unit: .month))
  }

  @Test func `quarters of years are quarters`() throws {
    let values = (0..<8).map { "\(1990 + Double($0) / 4)" }
    let expected = (0..<8).map { MinimalChart.day(1990 + $0 / 4, $0 % 4 * 3 + 1, 1) }
    #expect(try column("Year", values) == .dates(expected, unit: .quarter))
  }

  @Test(arguments: [
    ("amount of time", months),
    // Not a twelfth, not rising, no year, too few.
    ("time", months.dropLast() + ["1949.97"]), ("time", months.reversed()),
    ("time", (0..<12).map { "\(Double($0) / 12)" }), ("time", Array(months.prefix(7))),
  ])
  func `other amounts stay amounts`(header: String, values: [String]) throws {
    #expect(try column(header, values).kind == .quantitative)
  }
}
