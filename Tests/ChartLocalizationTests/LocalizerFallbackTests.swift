import ChartLocalization
import Testing

struct LocalizerFallbackTests {
  private func catalogue(_ tag: String, _ messages: [String: String]) throws -> Catalogue {
    Catalogue(locale: try #require(LocaleTag(tag)), messages: messages)
  }

  private func text(
    _ id: String,
    _ tag: String,
    _ catalogues: [Catalogue],
    _ arguments: [String: MessageArgument] = [:]
  ) throws -> (String, [LocalizationDiagnostic]) {
    var diagnostics: [LocalizationDiagnostic] = []
    let localizer = Localizer(locale: try #require(LocaleTag(tag)), catalogues: catalogues)
    return (localizer.text(id, arguments, diagnostics: &diagnostics), diagnostics)
  }

  @Test func `a message comes from the nearest parent that has it`() throws {
    let catalogues = try [
      catalogue("pt-BR", ["a": "pt-BR"]), catalogue("pt", ["b": "pt"]),
      catalogue("en", ["a": "en", "b": "en", "c": "en"]), catalogue("zh-Hans", ["a": "Hans"]),
    ]
    #expect(try text("a", "pt-PT", catalogues).0 == "pt-BR")
    #expect(try text("b", "pt-BR", catalogues).0 == "pt")
    #expect(try text("a", "zh-CN", catalogues).0 == "Hans")
    #expect(try text("a", "zh-TW", catalogues).0 == "en")
  }

  @Test func `a message of the same language is no fault, one of another is a warning`() throws {
    let english = LocaleTag.english
    let catalogues = try [catalogue("de", ["a": "de"]), catalogue("en", ["a": "en", "b": "en"])]
    #expect(try text("a", "de-AT", catalogues) == ("de", []))
    let (fallback, diagnostics) = try text("b", "de-AT", catalogues)
    #expect(fallback == "en")
    #expect(diagnostics.map(\.fault) == [.usedFallback(english)])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func `what an English catalogue lacks is told as it is built in, and said to be`() throws {
    let catalogues = try [catalogue("de", ["a": "de"]), catalogue("en", ["a": "en"])]
    let built = try text("missing-value", "en", []).0
    for tag in ["en", "en-GB", "de"] {
      let (told, diagnostics) = try text("missing-value", tag, catalogues)
      #expect(told == built)
      #expect(diagnostics.map(\.fault) == [.usedFallback(.english)], "\(tag)")
    }
    #expect(try text("no-such-message", "en", catalogues).0 == "{no-such-message}")
  }

  @Test func `a localizer keeps what was wrong in what it told, each once`() throws {
    let localizer = Localizer(
      locale: try #require(LocaleTag("de")),
      catalogues: try [catalogue("de", ["a": "de", "b": "{x}"]), catalogue("en", ["c": "en"])]
    )
    var diagnostics: [LocalizationDiagnostic] = []
    for id in ["a", "b", "c", "b", "c"] { _ = localizer.text(id, diagnostics: &diagnostics) }
    #expect(!localizer.hasOwnMessage("speech-b"))
    #expect(localizer.diagnostics.map(\.code) == ["missing-argument", "used-fallback"])
    #expect(diagnostics.count == 4)
  }

  @Test func `a message that is nowhere leaves its id in braces and an error`() throws {
    let (text, diagnostics) = try text("no-such-message", "ko", [])
    #expect(text == "{no-such-message}")
    #expect(diagnostics.map(\.code) == ["missing-message"])
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test func `a broken message gives way to the next and is told of with its place`() throws {
    let catalogues = try [
      catalogue("de", ["a": "{n, plural, one {x}}"]), catalogue("en", ["a": "en"]),
    ]
    let (text, diagnostics) = try text("a", "de", catalogues)
    #expect(text == "en")
    #expect(diagnostics.map(\.code) == ["unreadable-message", "used-fallback"])
    #expect(diagnostics.first?.description.contains("1:2") == true)
  }

  @Test func `an English message shown to others keeps English plural rules`() throws {
    let catalogues = try [catalogue("en", ["a": "{n, plural, one {# point} other {# points}}"])]
    let arguments = ["n": MessageArgument.number(1, formatted: "1")]
    #expect(try text("a", "ko", catalogues, arguments).0 == "1 point")
  }

  @Test func `a given catalogue takes the place of the built-in one as a whole`() throws {
    let (text, diagnostics) = try text("missing-value", "ko", [catalogue("ko", [:])])
    #expect(text == "no value")
    #expect(diagnostics.map(\.code) == ["used-fallback"])
  }
}
