import ChartLocalization
import Testing

struct DerivedKeywordTests {
  private func render(
    _ message: String,
    _ arguments: [String: MessageArgument],
    in tag: String,
    names: [String: NameGrammar] = [:],
    glossary: [String: NameGrammar] = [:]
  ) throws -> String {
    let locale = try #require(LocaleTag(tag))
    let catalogue = Catalogue(locale: locale, messages: ["m": message], names: glossary)
    let localizer = Localizer(locale: locale, catalogues: [catalogue], names: names)
    var diagnostics: [LocalizationDiagnostic] = []
    let text = localizer.text("m", arguments, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return text
  }

  private let rose =
    "{series_gender, select, feminine {{series} wzrosła} neuter {{series} wzrosło} other {{series}: wzrost}}"

  @Test func `a verb agrees with a name whose gender is known, and with no other`() throws {
    let names = ["sprzedaż": NameGrammar(gender: .feminine)]
    let glossary = ["piwo": NameGrammar(gender: .neuter), "sprzedaż": NameGrammar(gender: .neuter)]
    let told = { (name: String) in
      try render(rose, ["series": .text(name)], in: "pl", names: names, glossary: glossary)
    }
    #expect(try told("sprzedaż") == "sprzedaż wzrosła")
    #expect(try told("piwo") == "piwo wzrosło")
    #expect(try told("GDP") == "GDP: wzrost")
  }

  @Test func `a verb agrees with the number that the author gives`() throws {
    let message =
      "{s_number, select, plural {{s} stiegen} singular {{s} stieg} other {{s}: Anstieg}}"
    let names = ["Umsätze": NameGrammar(number: .plural), "Umsatz": NameGrammar(number: .singular)]
    let told = { (name: String) in
      try render(message, ["s": .text(name)], in: "de", names: names)
    }
    #expect(
      try ["Umsätze", "Umsatz", "Sales"].map(told) == [
        "Umsätze stiegen", "Umsatz stieg", "Sales: Anstieg",
      ]
    )
  }

  @Test(arguments: [
    ("octobre", "d’octobre"), ("mai", "de mai"), ("été", "d’été"), ("Île", "d’Île"),
    ("« avril »", "d’« avril »"),
    ("yaourt", "de yaourt"), ("hiver", "de hiver"), ("11", "de 11"), ("한국", "de 한국"), ("", "de "),
    ("œuf", "d’œuf"),
  ])
  func `elision follows the first letter`(name: String, expected: String) throws {
    let message = "{m_initial, select, vowel {d’} consonant {de } other {de }}{m}"
    #expect(try render(message, ["m": .text(name)], in: "fr") == expected)
  }

  @Test func `a derived argument is only asked of an argument that is there`() throws {
    let locale = try #require(LocaleTag("pl"))
    let catalogue = Catalogue(locale: locale, messages: ["m": rose])
    var diagnostics: [LocalizationDiagnostic] = []
    _ = Localizer(locale: locale, catalogues: [catalogue]).text("m", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.fault).contains(.missingArgument("series_gender")))
  }

  @Test func `an argument that is given under such a name counts as it is`() throws {
    let arguments: [String: MessageArgument] = [
      "series": .text("GDP"), "series_gender": .select("feminine"),
    ]
    #expect(try render(rose, arguments, in: "pl") == "GDP wzrosła")
  }
}
