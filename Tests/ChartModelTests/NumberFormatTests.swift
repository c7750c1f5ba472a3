import ChartModel
import Testing

struct NumberFormatTests {
  @Test(arguments: [
    ("$,.2f", NumberFormat(decimals: 2, prefix: "$")), (",d", NumberFormat(decimals: 0)),
    (".1%", NumberFormat(style: .percent, decimals: 1, isGrouped: false)),
    (".0f", NumberFormat(decimals: 0, isGrouped: false)),
  ])
  func `a specifier is read as d3 reads it`(specifier: String, format: NumberFormat) {
    #expect(NumberFormat(specifier: specifier) == format)
  }

  @Test(arguments: ["", "x", ".f.", ".2", "$,.2g%", ".999f"])
  func `what is outside the small part is refused`(specifier: String) {
    #expect(NumberFormat(specifier: specifier) == nil)
  }
}
