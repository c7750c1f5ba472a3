import Accessibility
import ChartVoice
import Foundation
import Testing

/// The Swift examples of README.md, line by line.
@MainActor
struct ReadmeExamples {
  #if os(Linux)
  private let sales = [168, 117, 106, 119, 109, 104, 196, 172].enumerated().map { index, pancakes in
    Sale(day: may8.addingTimeInterval(Double(index) * 86_400), pancakes: pancakes)
  }

  func view() throws {
    let view = PancakeView(sales: sales)
    let charts = try AccessibleChart.charts(in: view)
    let chart = charts[0]
    let alternative = chart.text(.brief)
    let korean = chart.text(.standard, in: LocaleTag("ko") ?? .english)
    let picture = chart.drawing().text
    let score = chart.score()
    let descriptor = chart.chartDescriptor()
    let lost = chart.diagnostics
    #expect(charts.count == 1)
    #expect(alternative.hasPrefix("Bar chart of pancakes by day"))
    #expect(korean.contains("196"))
    #expect(picture.contains("<svg"))
    #expect(score.text.contains("marks 8 "))
    #expect(descriptor.series.map(\.dataPoints.count) == [8])
    #expect(lost == [])
    try selection(in: view)
  }

  private func selection(in view: PancakeView) throws {
    let driver = ChartDriver(view)
    driver.selectX(may8...may14)
    let selected = try driver.charts()[0].text(.brief)
    #expect(selected.hasPrefix("Selected: May 8 to May 14: 7 of 8 values of pancakes"))
  }

  #endif

  func table() throws {
    let chart = try AccessibleChart(
      table: "style,sales\nCachapa,916\nInjera,850\nDosa,654",
      choices: ChartChoices(mark: .bar, title: "Pancakes sold")
    )
    let facts = chart.tree.facts.filter { $0.level == .pattern }
    #expect(chart.text(.brief).contains("Cachapa led with 916"))
    #expect(facts.count == 2)
  }
}

#if os(Linux)
/// Midnights in the time zone of the machine, as an app's author would have them.
private let may8 = Calendar.current.date(from: DateComponents(year: 2022, month: 5, day: 8)) ?? .now
private let may14 = Calendar.current.date(byAdding: .day, value: 6, to: may8) ?? .now
#endif
