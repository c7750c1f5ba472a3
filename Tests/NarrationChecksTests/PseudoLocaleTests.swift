import ChartLocalization
import ChartRendering
import LocaleChecks
import Testing

@testable import NarrationChecks  // Arguments of patterns are counted with the checks' own reader.

/// Languages that nobody speaks show what is wrong with a program.
struct PseudoLocaleTests {
  private let english: Catalogue

  init() throws { english = try #require(Catalogue.embedded(.english)) }

  @Test(arguments: PseudoLocale.allCases)
  func `every message can be read and has the arguments of its source`(pseudo: PseudoLocale) throws
  {
    let catalogue = pseudo.catalogue(from: english)
    #expect(catalogue.locale == pseudo.locale && PseudoLocale(pseudo.locale) == pseudo)
    #expect(catalogue.messages.count == english.messages.count)
    for (id, text) in catalogue.messages {
      let own = MessagePatterns.arguments(in: try MessagePattern(parsing: text).elements)
      let source = try MessagePattern(parsing: try #require(english.messages[id]))
      let expected = MessagePatterns.arguments(in: source.elements)
      if pseudo == .longest {
        #expect(own.isSubset(of: expected), "\(id)")
      } else {
        #expect(own.filter { !$0.hasSuffix("_final") } == expected, "\(id)")
      }
    }
  }

  @Test(arguments: PseudoLocale.allCases)
  func `an ARB file of it reads back as the catalogue`(pseudo: PseudoLocale) throws {
    let arb = pseudo.arb(from: english)
    #expect(try Catalogue(arb: Array(arb.utf8)) == pseudo.catalogue(from: english))
    #expect(arb.hasSuffix("}\n"))
  }

  private func text(_ pseudo: PseudoLocale, _ message: String, _ count: Double = 1) -> String {
    let source = Catalogue(locale: .english, messages: ["told": message])
    let localizer = Localizer(
      locale: pseudo.locale,
      catalogues: [pseudo.catalogue(from: source)]
    )
    var diagnostics: [LocalizationDiagnostic] = []
    return localizer.text(
      "told",
      ["name": .text("Sales"), "count": .number(count, formatted: "\(Int(count))")],
      diagnostics: &diagnostics
    )
  }

  @Test func `accents stand on every letter but those of the data, and the text is longer`() {
    let text = text(
      .accents,
      "It''s '{'{name}'}' for all of them, {count, plural, other {# in all}}."
    )
    #expect(text.hasPrefix("[") && text.hasSuffix("]") && text.contains("Îţ'š {Sales} ƒöŕ åļļ"))
    #expect(text.filter { $0.isASCII && $0.isLetter } == "Sales")
    #expect(text.count >= 60)
  }

  @Test func `every category of number has its text`() {
    let message = "{count, plural, one {# place} other {# places}}"
    let texts = [0, 1, 2, 3, 6, 7].map { text(.plurals, message, $0) }
    #expect(
      texts == [
        "[zero] 0 places", "[one] 1 place", "[two] 2 places", "[few] 3 places", "[many] 6 places",
        "[other] 7 places",
      ]
    )
  }

  @Test func `names show the class of their final sound, and there are names of each class`() {
    #expect(text(.particles, "{name} rose") == "Sales[vowel] rose")
    let classes = PseudoLocale.particleNames.map { name -> Substring? in
      let source = Catalogue(locale: .english, messages: ["told": "{name}"])
      let localizer = Localizer(
        locale: PseudoLocale.particles.locale,
        catalogues: [PseudoLocale.particles.catalogue(from: source)]
      )
      var diagnostics: [LocalizationDiagnostic] = []
      return localizer.text("told", ["name": .text(name)], diagnostics: &diagnostics)
        .split(separator: "[").last
    }
    #expect(Set(classes) == ["vowel]", "rieul]", "consonant]", "other]"])
  }

  @Test func `words of the mirrored language are turned round, names are isolated`() {
    #expect(
      text(.mirrored, "{name} rose") == "\u{2068}Sales\u{2069} \u{202E}rose\u{202C}"
    )
  }

  @Test func `marks of speech show that every sentence came through the catalogue`() throws {
    let pseudo = PseudoLocale.speech
    let localizer = Localizer(locale: pseudo.locale, catalogues: [pseudo.catalogue(from: english)])
    let profile = try #require(VoiceProfile.speaking(to: .english))
    for chart in Planted.charts {
      let narrator = Narrator(chart.chart.tree, localizer: localizer, voice: profile)
      for sentence in narrator.description(.standard).sentences {
        #expect(sentence.text.hasPrefix("⟦") && sentence.text.hasSuffix("⟧"), "\(sentence.text)")
      }
    }
  }

  @Test func `the longest variant stands in place of every choice`() {
    let message = "{count, plural, one {# place} other {# places in all}} of {name}"
    let text = text(.longest, message)
    #expect(text.hasPrefix("1 wwww") && text.contains("places in all of Sales wwww"))
  }
}
