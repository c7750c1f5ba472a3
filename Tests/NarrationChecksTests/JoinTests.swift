import ChartLocalization
import Testing

@testable import NarrationChecks  // No chart leads to a text that the program should not make.

/// Messages are whole sentences, and nothing is said that no message gave.
struct JoinTests {
  private let english: Catalogue

  init() throws { english = try #require(Catalogue.embedded(.english)) }

  @Test func `two messages side by side without the end of a sentence are found`() {
    let marked = MarkedCatalogue(english)
    let localizer = Localizer(locale: .english, catalogues: [marked.catalogue])
    var diagnostics: [LocalizationDiagnostic] = []
    let value: [String: MessageArgument] = ["value": .text("5")]
    let mean = localizer.text("mean", value, diagnostics: &diagnostics)
    let fragment = localizer.text("name-count", diagnostics: &diagnostics)
    var joins = JoinChecks(english)
    joins.checkJoins("\(mean) \(mean)\n\(fragment)", "whole")
    #expect(joins.faults.all.isEmpty)
    joins.checkJoins("\(mean) \(fragment) \(mean)", "joined")
    #expect(joins.faults.all.map(\.check) == ["L114"])
    #expect(joins.faults.all.first?.message == "name-count")
  }

  @Test func `letters without accents that are not of the data are found`() {
    var joins = JoinChecks(english)
    joins.checkOrigin(of: "[Åṽéŕåĝé öƒ sales, Apr 5, and 6]", ["sales", "Apr 5"], "mean", "whole")
    #expect(joins.faults.all.isEmpty)
    joins.checkOrigin(of: "[Åṽéŕåĝé öƒ sales or so]", ["sales"], "mean", "hard-coded")
    #expect(joins.faults.all.map(\.check) == ["L115"])
    #expect(joins.faults.all.first?.sentence.contains("“or”") == true)
  }

  @Test func `the messages within a text are known with what they made`() {
    let source = Catalogue(
      locale: .english,
      messages: ["outer": "all of {inner}.", "inner": "it"]
    )
    let marked = MarkedCatalogue(source)
    let localizer = Localizer(locale: .english, catalogues: [marked.catalogue])
    var diagnostics: [LocalizationDiagnostic] = []
    let inner = localizer.text("inner", diagnostics: &diagnostics)
    let text = localizer.text("outer", ["inner": .text(inner)], diagnostics: &diagnostics)
    #expect(
      marked.spans(in: text) == [
        MarkedCatalogue.Span(id: "inner", text: "it", depth: 1),
        MarkedCatalogue.Span(id: "outer", text: "all of it.", depth: 0),
      ]
    )
    #expect(marked.ids(in: text) == ["inner", "outer"])
    #expect(MarkedCatalogue.plain(text) == "all of it.")
  }
}
