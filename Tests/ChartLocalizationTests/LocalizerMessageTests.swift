import ChartLocalization
import Testing

struct LocalizerMessageTests {
  @Test func `a message renders as ICU renders it, in every locale and for every value`() throws {
    let reference = try Reference.load()
    var count = 0
    for example in reference.rendered {
      for (tag, expected) in example.texts {
        let formatted = try #require(reference.formatted[tag])
        for (index, value) in reference.values.enumerated() {
          let arguments: [String: MessageArgument] = [
            "n": .number(value, formatted: formatted[index]), "s": .select("Paris"),
          ]
          let rendered = try render(example.pattern, arguments, in: tag)
          let text = rendered.text.filter { !isolates.contains($0) }
          #expect(text == expected[index], "\(tag) \(value) \(example.pattern)")
          #expect(rendered.faults.isEmpty, "\(tag) \(value) \(example.pattern)")
          count += 1
        }
      }
    }
    #expect(count >= 1_000)
  }

  @Test func `a random message is accepted as ICU accepts it, and renders as ICU renders it`()
    throws
  {
    let reference = try Reference.load()
    var count = 0
    for example in reference.generated {
      let isAccepted = (try? MessagePattern(parsing: example.pattern)) != nil
      #expect(isAccepted == example.accepted, "\(example.pattern)")
      guard isAccepted else { continue }
      for (tag, expected) in example.texts {
        let formatted = try #require(reference.formatted[tag])
        for (index, text) in zip(example.values, expected) {
          let arguments: [String: MessageArgument] = [
            "n": .number(reference.values[index], formatted: formatted[index]),
            "s": .select("Paris"),
          ]
          let rendered = try render(example.pattern, arguments, in: tag).text
          #expect(
            rendered.filter { !isolates.contains($0) } == text,
            "\(tag) \(reference.values[index]) \(example.pattern)"
          )
          count += 1
        }
      }
    }
    #expect(count >= 5_000)
  }

  @Test func `a mutated message renders as ICU renders it, or says what it lacked`() throws {
    let arguments: [String: MessageArgument] = [
      "n": .number(3, formatted: "3"), "s": .text("Paris"),
    ]
    var compared = 0
    for example in try Reference.load().judged {
      guard let expected = example.text else { continue }
      let rendered = try render(example.pattern, arguments)
      guard rendered.faults.isEmpty else { continue }
      #expect(rendered.text == expected, "\(example.pattern)")
      compared += 1
    }
    #expect(compared > 250)
  }

  @Test func `plural categories are those of Babel`() throws {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    let variants = categories.map { "\($0) {\($0)}" }.joined(separator: " ")
    for example in try Reference.load().categories {
      let tag = example.locale.description
      var whole = 0
      for (index, value) in example.values.enumerated() {
        let argument = ["n": MessageArgument.number(value, formatted: "x")]
        let cardinal = try render("{n, plural, \(variants)}", argument, in: tag).text
        #expect(cardinal == example.cardinal[index], "\(tag) \(value)")
        guard value == value.rounded() else { continue }
        let ordinal = try render("{n, selectordinal, \(variants)}", argument, in: tag).text
        #expect(ordinal == example.ordinal[whole], "\(tag) \(value)")
        whole += 1
      }
    }
  }

  @Test func `named arguments never come out literally`() throws {
    let message = "{series, select, other {{count, plural, other {{series}: #}}}}"
    let rendered = try render(
      message,
      ["series": .text("Sales"), "count": .number(3, formatted: "3")]
    )
    #expect(rendered.text == "Sales: 3")
    #expect(rendered.faults.isEmpty)
  }

  @Test func `a missing or unfitting argument leaves the best text and a diagnostic`() throws {
    #expect(try render("a {x} b") == ("a {x} b", [.missingArgument("x")]))
    let plural = "{x, plural, =3 {three} other {# many}}"
    #expect(try render(plural) == ("{x} many", [.missingArgument("x")]))
    #expect(try render(plural, ["x": .text("3")]) == ("{x} many", [.notANumber(argument: "x")]))
    let select = "{x, select, a {A} other {B}}"
    #expect(try render(select) == ("B", [.missingArgument("x")]))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude])
  func `an extreme number selects a variant and prints its own text`(value: Double) throws {
    let arguments = ["n": MessageArgument.number(value, formatted: "that")]
    let message = "{n, plural, =1 {one} other {#}} {n, selectordinal, other {#}}"
    #expect(try render(message, arguments, in: "ru").text == "that that")
    let offset = try render("{n, plural, offset:1e308 other {#}}", arguments)
    #expect(!offset.text.isEmpty)
    #expect(!offset.text.contains("NaN") && !offset.text.contains("∞"))
  }

  @Test func `a list is joined as the locale joins it`() throws {
    let list = ["l": MessageArgument.list(["x", "y", "z"])]
    #expect(try render("{l}.", list, in: "en").text == "x, y, and z.")
    #expect(try render("{l}.", list, in: "de").text == "x, y und z.")
    #expect(try render("{l}.", list, in: "ja").text == "x、y、z.")
  }

  @Test(arguments: [
    ("Ro\u{202E}me", "Ro\u{202E}me\u{202C}"), ("Ro\u{2067}me", "Ro\u{2067}me\u{2069}"),
    ("Ro\u{202C}\u{2069}me", "Rome"),
    ("\u{2067}\u{202A}a\u{2069}b", "\u{2067}\u{202A}a\u{202C}\u{2069}b"),
    ("\u{202A}\u{2067}a\u{202C}", "\u{202A}\u{2067}a\u{2069}\u{202C}"),
    ("\u{202D}a\u{202C}\u{2068}b\u{2069}", "\u{202D}a\u{202C}\u{2068}b\u{2069}"),
    ("Rome\u{200F} – “x”", "Rome\u{200F} – “x”"),
  ])
  func `a name turns nothing of the sentence around it`(name: String, told: String) throws {
    for (tag, before, after) in [("en", "", ""), ("ar", "\u{2068}", "\u{2069}")] {
      let locale = try #require(LocaleTag(tag))
      let catalogue = Catalogue(locale: locale, messages: ["m": "a {n} b {l}"])
      let localizer = Localizer(locale: locale, catalogues: [catalogue])
      var diagnostics: [LocalizationDiagnostic] = []
      let text = localizer.text(
        "m",
        ["n": .text(name), "l": .list([name])],
        diagnostics: &diagnostics
      )
      let own = before + told + after
      #expect(text == "a \(own) b \(own)")
    }
  }

  @Test func `right-to-left messages isolate texts and nothing else`() throws {
    let arguments: [String: MessageArgument] = [
      "s": .text("Sales"), "n": .number(3, formatted: "3"), "l": .list(["a", "b"]),
    ]
    #expect(try render("{s} {n}", arguments, in: "he").text == "\u{2068}Sales\u{2069} 3")
    #expect(try render("{s} {n}", arguments, in: "de").text == "Sales 3")
    let list = try render("{l}", arguments, in: "ar").text
    #expect(list.contains("\u{2068}a\u{2069}") && list.contains("\u{2068}b\u{2069}"))
  }

  @Test func `arguments that multiply are cut at a bound`() throws {
    let long = String(repeating: "x", count: 1 << 16)
    let message = String(repeating: "{s}", count: 1_000)
    let rendered = try render(message, ["s": .text(long)])
    #expect(rendered.faults == [.tooLong])
    #expect(rendered.text.utf8.count <= Localizer.maximumTextByteCount + long.utf8.count)
  }

  private let isolates: Set<Character> = ["\u{2068}", "\u{2069}"]

  @Test func `an abbreviation at the end of a sentence has one full stop`() throws {
    let told = { (name: String, tag: String) in
      try render("{n}: {n}.", ["n": .text(name)], in: tag).text.filter { !isolates.contains($0) }
    }
    #expect(try told("2022 г.", "ru") == "2022 г.: 2022 г.")
    #expect(try told("ه.ش.", "fa") == "ه.ش.: ه.ش.")
    #expect(try told("Inc", "en") == "Inc: Inc.")
    #expect(try render("a. .b", [:], in: "en").text == "a. .b")
  }
}
