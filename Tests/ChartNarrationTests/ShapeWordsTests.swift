import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

/// The words for distributions, pairs, groups and grids.
struct ShapeWordsTests {
  private func sentences(
    _ spec: ChartSpec,
    _ tag: String = "en",
    isSpoken: Bool = false
  ) throws -> [String: String] {
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let locale = try #require(LocaleTag(tag))
    let voice = isSpoken ? VoiceProfile.speaking(to: locale) : nil
    let narrator = Narrator(tree, localizer: Localizer(locale: locale), voice: voice)
    var diagnostics: [LocalizationDiagnostic] = []
    var sentences: [String: String] = [:]
    for fact in tree.facts where sentences[fact.kind] == nil {
      sentences[fact.kind] = narrator.text(fact.phrase, diagnostics: &diagnostics)
    }
    #expect(diagnostics.isEmpty, "\(tag): \(diagnostics)")
    return sentences
  }

  @Test(arguments: everyLocale)
  func `every fact is one whole sentence without holes`(tag: String) throws {
    for spec in sample(ShapeCharts.all, in: tag) {
      for (kind, text) in try sentences(spec, tag) {
        let bad = ["{", "}", "NaN", "  ", "()", "（）", "undefined"]
        #expect(bad.allSatisfy { !text.contains($0) }, "\(kind): \(text)")
        #expect(sentenceEnds.contains { text.last == $0 }, "\(kind): \(text)")
      }
    }
  }

  @Test(arguments: everyLocale)
  func `no sign stands in what is said aloud`(tag: String) throws {
    let signs = Set("()[]{}<>=%&+/;°（）［］【】％；＝")
    for spec in sample(ShapeCharts.all, in: tag) {
      for (kind, text) in try sentences(spec, tag, isSpoken: true) {
        #expect(!text.contains { signs.contains($0) }, "\(kind): \(text)")
      }
    }
  }

  @Test func `the pancake sentences carry the facts of the model ones`() throws {
    let cities = try sentences(ShapeCharts.cities)
    #expect(
      cities["box-pair"]
        == "The median of San Francisco is 30 higher than that of Cupertino; the middle halves "
        + "barely overlap."
    )
    #expect(
      cities["box-near-limit"]
        == "Cupertino: 125 is just under the upper limit for outliers, 125.5."
    )
    let histogram = try sentences(ShapeCharts.histogram)
    #expect(histogram["bins-modal"] == "The fullest bin is 100 to 124, with 11 of 30 values.")
    #expect(histogram["bins-common"] == "18 of 30 values lie below 150 (60%).")
    #expect(
      histogram["bins-skew"]
        == "The distribution is right-skewed, with a long tail of high values: 4 of 30 are 200 or "
        + "more."
    )
    let calendar = try sentences(ShapeCharts.calendar)
    #expect(
      calendar["cells-empty"]
        == "30 of 42 cells have values; the other 12 lie before the first value or after the last."
    )
    #expect(
      calendar["cells-top-rows"] == "In every full column the highest rows are Sun and Sat."
    )
    #expect(
      calendar["cells-top-columns"]
        == "In 5 of 7 rows the highest full columns are May 23 and May 30."
    )
    #expect(calendar["cells-colour"] == "Colour shows sales, from 104 to 250.")
    let june = try sentences(MinimalChart.pairs(ShapeCharts.months[0], ShapeCharts.months[2]))
    #expect(
      june["association-slope-without"]
        == "1 more of length went with about 1.9 more of weight, or 2.5 without the point far from "
        + "the rest."
    )
  }
}
