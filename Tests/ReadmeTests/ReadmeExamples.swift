import ChartVoice
import Testing

/// The Swift examples of README.md, line by line.
struct ReadmeExamples {
  func library() throws {
    let chart = try AccessibleChart(
      table: "style,sales\nCachapa,916\nInjera,850\nDosa,654",
      choices: ChartChoices(mark: .bar, title: "Pancakes sold")
    )
    let alternative = chart.text(.brief)
    let picture = chart.drawing().text
    let korean = chart.text(.standard, in: LocaleTag("ko") ?? .english)
    let facts = chart.tree.facts.filter { $0.level == .pattern }
    #expect(alternative.contains("Cachapa led with 916"))
    #expect(picture.contains("<svg"))
    #expect(korean.contains("916"))
    #expect(facts.count == 2)
  }
}
