import ChartVoice
import ClientCharts
import Testing

/// Every initialiser and every modifier of the reference, once.
@MainActor
struct ReferenceTests {
  @Test(arguments: allReferenceCharts.map(\.name))
  func `every form of the reference gives a chart that is told and drawn`(name: String) throws {
    let entry = try #require(allReferenceCharts.first { $0.name == name })
    let charts = try AccessibleChart.charts(in: entry.view())
    #expect(!charts.isEmpty)
    for chart in charts {
      #expect(!chart.text(.full).isEmpty)
      #expect(!chart.drawing().text.isEmpty)
    }
  }
}
