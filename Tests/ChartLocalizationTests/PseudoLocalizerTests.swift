import ChartLocalization
import Testing

/// A localizer for a tag of a made-up language tells everything in it.
struct PseudoLocalizerTests {
  private func localizer(_ tag: String, _ catalogues: [Catalogue] = []) throws -> Localizer {
    Localizer(locale: try #require(LocaleTag(tag)), catalogues: catalogues)
  }

  private func told(_ localizer: Localizer, _ id: String = "told") -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return localizer.text(id, ["name": .text("Sales")], diagnostics: &diagnostics)
  }

  @Test func `its messages are made of the English ones, given or built in`() throws {
    let source = Catalogue(locale: .english, messages: ["told": "{name} rose"])
    #expect(told(try localizer("en-XA", [source])) == "[Sales ŕöšé öñé]")
    #expect(told(try localizer("en-XS", [source])) == "⟦Sales rose⟧")
    #expect(told(try localizer("EN_xs", [source])) == "⟦Sales rose⟧")
    let built = try localizer("en-XA")
    #expect(told(built, "missing-value").hasPrefix("["))
    #expect(built.diagnostics.isEmpty)
  }

  @Test func `a catalogue that is given for it takes the place of the one that would be made`()
    throws
  {
    let own = Catalogue(locale: PseudoLocale.accents.locale, messages: ["told": "own"])
    #expect(told(try localizer("en-XA", [own])) == "own")
    #expect(told(try localizer("en-XA-u-ca-persian", [own])) == "own")
  }

  @Test(arguments: PseudoLocale.allCases)
  func `numbers, dates and lists are English, the direction is its own`(pseudo: PseudoLocale) throws
  {
    let english = try localizer("en")
    let own = Localizer(locale: pseudo.locale)
    #expect(own.number(-1234.5) == english.number(-1234.5))
    let day = DateForm(.day)
    #expect(own.date(1_714_521_600, form: day) == english.date(1_714_521_600, form: day))
    #expect(pseudo.locale.isRightToLeft == (pseudo == .mirrored))
    let list = own.list(["a", "b"]).unicodeScalars.filter { $0.isASCII }
    #expect(String(String.UnicodeScalarView(list)) == "a and b")
    #expect(pseudo.locale.fallbacks == [pseudo.locale, .english])
    #expect(VoiceProfile.speaking(to: pseudo.locale) == VoiceProfile.speaking(to: .english))
  }

  @Test(arguments: ["en-XAB", "en-XQ", "en", "ar", "en-XA1", "de-XA", "ar-XA", "en-Latn-XA"])
  func `other tags are no pseudo-locales`(tag: String) {
    #expect(LocaleTag(tag).flatMap(PseudoLocale.init) == nil)
  }
}
