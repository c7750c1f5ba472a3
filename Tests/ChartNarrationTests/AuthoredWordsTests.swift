import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Foundation
import Testing

/// The words for what an author says and for what a reader selects.
struct AuthoredWordsTests {
  private static let tags = everyLocale

  private func narrator(_ spec: ChartSpec, _ tag: String = "en") throws -> Narrator {
    let tree = AccessibilityTree(
      of: try spec.resolved { _ in 0 },
      words: { .known }
    ) { _ in 0 }
    return Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag(tag))))
  }

  private func sentences(
    _ spec: ChartSpec,
    _ detail: Detail,
    _ tag: String = "en"
  ) throws
    -> [Narration.Sentence]
  {
    try narrator(spec, tag).description(detail).sentences
  }

  @Test(arguments: tags)
  func `every word is there, and every language says the same`(tag: String) throws {
    for chart in sample(AuthoredCharts.all, in: tag) { try expectWhole(chart.spec, tag) }
  }

  private func expectWhole(_ spec: ChartSpec, _ tag: String) throws {
    let narrator = try narrator(spec, tag)
    let english = try self.narrator(spec)
    var diagnostics: [LocalizationDiagnostic] = []
    _ = TreeDocument(narrator).text(diagnostics: &diagnostics)
    _ = FactsDocument(narrator).text(diagnostics: &diagnostics)
    for detail in Detail.allCases {
      let told = narrator.description(detail)
      diagnostics += told.diagnostics
      #expect(told.sentences.map(\.facts) == english.description(detail).sentences.map(\.facts))
      for sentence in told.sentences {
        #expect(sentenceEnds.contains { sentence.text.last == $0 }, "\(sentence.text)")
      }
    }
    #expect(diagnostics.isEmpty)
  }

  @Test func `the tree says the author's words`() throws {
    var diagnostics: [LocalizationDiagnostic] = []
    let styles = TreeDocument(try narrator(AuthoredCharts.styles())).text(diagnostics: &diagnostics)
    #expect(
      styles.contains("Cachapa from Venezuela, 916 sold [chart/series-1/point-1 = cachapa]\n")
    )
    #expect(styles.contains("    Crêpe, 802 [chart/series-1/point-3]\n"))
    let joined = TreeDocument(try narrator(AuthoredCharts.temperatures()))
      .text(diagnostics: &diagnostics)
    #expect(joined.contains("    High, Sep, 70; Low, Sep, 60 [chart/series-1/point-6]\n"))
    #expect(joined.contains("  Low, 6 values, read with High [chart/series-2]"))
    let json = TreeDocument(try narrator(AuthoredCharts.styles())).json(diagnostics: &diagnostics)
    #expect(json.contains("\"identifier\" : \"cachapa\""))
    #expect(diagnostics.isEmpty)
  }

  @Test func `the author's summary comes first, whole and as the author's`() throws {
    var spec = AuthoredCharts.styles()
    let long = String(repeating: "Sales went as they go in spring; ", count: 20) + "so be it."
    spec.summary = long
    for tag in Self.tags {
      for detail in [Detail.standard, .full] {
        let first = try sentences(spec, detail, tag)[0]
        #expect(first.text.contains(long))
        #expect(!first.text.hasPrefix(long))
        #expect(first.section == .author)
        #expect(first.facts == ["chart#authored-summary"])
      }
      #expect(try sentences(spec, .brief, tag).allSatisfy { $0.section == .overview })
    }
    spec.summary = "Cachapa\nleads"
    let told = try sentences(spec, .standard)
    #expect(told[0].text == "From the author: Cachapa leads.")
    let teller = try narrator(spec)
    let documents = NarrationFormat.allCases.filter { $0 != .json }.map {
      teller.description(.standard).document($0, localizer: teller.localizer)
    }
    #expect(documents[0].hasPrefix("Pancakes sold\n\nFrom the author: Cachapa leads.\n\nBar"))
    #expect(documents[1].contains("\n\nFrom the author: Cachapa leads.\n\nBar"))
    #expect(documents[2].contains("<p>From the author: Cachapa leads.</p>\n<p>Bar"))
    // What is said beside it has as much room as ever.
    spec.summary = nil
    #expect(try sentences(spec, .standard).map(\.text) == told.dropFirst().map(\.text))
    spec.summary = long
    let hurried = try self.narrator(spec).description(within: 8)
    #expect(!hurried.sentences.contains { $0.section == .author })
    #expect(hurried.sentences.last?.text.contains("what the title says") == true)
  }

  @Test func `what the author gives wrong is told`() throws {
    let styles = try sentences(AuthoredCharts.styles(), .standard).map(\.text)
    #expect(
      styles.contains(
        "Note: 1 of 4 values given by the author differs from the data: "
          + "Dosa (700 sold instead of 654)."
      )
    )
    let full = try sentences(AuthoredCharts.styles(), .full).map(\.text)
    #expect(full.contains("The summary names Cachapa as highest; the data agree, with 916."))
    let note = try sentences(AuthoredCharts.noted(rule: 100), .full).map(\.text)
    #expect(
      note.contains(
        "Note: the number written beside a mark differs from the data: "
          + "Average (Average: 91 instead of 100)."
      )
    )
    #expect(note.contains("A text is written on the chart: Week of May 2."))
  }

  @Test(arguments: [
    (
      "selected week",
      "Selected: May 15 to May 21: 7 of 30 values of sales, average 135.7, 17.39 below that of all, 153.1."
    ),
    (
      "selected day",
      "Selected: May 24, sales 160; place 11 of 30 from the highest, 3.5% of the total, "
        + "6.9 above the average of 153.1."
    ), ("selected nothing", "Selected: none of the 30 values of sales."),
    (
      "selected of two",
      "Selected: Tue and Wed: 4 of 14 values of sales; averages: Cupertino (65) and San Francisco (71)."
    ), ("selected bins", "Selected: sales 100 to 150: 18 of 30 values of sales."),
  ])
  func `the brief sentence is about what is selected`(name: String, text: String) throws {
    let chart = try #require(AuthoredCharts.all.first { $0.name == name })
    #expect(try sentences(chart.spec, .brief).map(\.text) == [text])
    #expect(text.split(separator: " ").count <= 25)
    let standard = try sentences(chart.spec, .standard)
    #expect(standard[0].subject.rawValue.hasPrefix("chart/selection"))
    #expect(try sentences(chart.spec, .full)[0].subject == standard[0].subject)
  }

  @Test func `a selection of everything leaves the brief sentence to the chart`() throws {
    let whole = try sentences(AuthoredCharts.daily(nil), .brief)
    #expect(try sentences(AuthoredCharts.daily(0...29), .brief) == whole)
  }

  @Test func `percentages of a selection lie percentage points apart`() throws {
    var spec = AuthoredCharts.daily(7...13)
    spec.layers[0].channels[.y]?.unit = "%"
    let text = try sentences(spec, .brief)[0].text
    #expect(text.contains("17.39 percentage points below that of all, 153.1%"), "\(text)")
  }

  @Test(arguments: [
    ("en", AxisSpec.ScaleType.squareRoot, "square root scale"),
    ("en", .power(exponent: 2), "power scale"), ("en", .power(exponent: 1), "from 0 to 1,000."),
    ("en", .symmetricLog(slopeAtZero: 1), "linear near zero"), ("en", .log, "logarithmic"),
    ("ko", .squareRoot, "제곱근 눈금"), ("ja", .squareRoot, "平方根目盛"),
    ("zh-Hans", .squareRoot, "平方根刻度"), ("ko", .symmetricLog(slopeAtZero: 1), "로그 눈금"),
    ("ja", .power(exponent: 2), "べき乗目盛"), ("zh-Hans", .power(exponent: 2), "幂刻度"),
  ])
  func `an axis says how places follow from its amounts`(
    tag: String,
    scale: AxisSpec.ScaleType,
    words: String
  ) throws {
    var spec = PancakeCharts.styles()
    spec.y.scaleType = scale
    let axes = try sentences(spec, .full, tag).filter { $0.subject == .chart.child("y-axis") }
    #expect(axes.count == 1)
    #expect(axes.allSatisfy { $0.text.contains(words) }, "\(axes.map(\.text))")
  }
}
