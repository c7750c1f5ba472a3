import ChartCommands
import ChartTestSupport
import ChartVoice
import Testing

/// The charts that a person has read in every language: what a change of words, facts, tree or drawing
/// does to them is seen in the files' difference.
struct GoldenTests {
  @Test(arguments: DemoChart.all, ["en", "ko", "ja", "zh-Hans"])
  func `words, tree and picture are as they were read`(demo: DemoChart, tag: String) throws {
    let chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let narrator = chart.narrator(localizer)
    let folder = "GoldenTests/Golden/\(demo.name)"
    let words = Detail.allCases.map { detail in
      "\(detail.rawValue):\n\(narrator.description(detail).document(.text, localizer: localizer))"
    }
    expectGolden(words.joined(separator: "\n\n"), "\(folder)/words.\(tag).txt")
    var diagnostics: [LocalizationDiagnostic] = []
    expectGolden(
      TreeDocument(narrator).text(diagnostics: &diagnostics),
      "\(folder)/tree.\(tag).txt"
    )
    expectGolden(chart.drawing(localizer: localizer).text, "\(folder)/chart.\(tag).svg")
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: DemoChart.all)
  func `facts are as they were read`(demo: DemoChart) throws {
    let chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    var diagnostics: [LocalizationDiagnostic] = []
    let document = FactsDocument(chart.narrator(Localizer(locale: .english)))
    expectGolden(
      document.text(diagnostics: &diagnostics),
      "GoldenTests/Golden/\(demo.name)/facts.txt"
    )
  }
}

extension DemoChart: CustomTestStringConvertible {
  /// The chart's name, in the names of test cases.
  public var testDescription: String { name }
}
