import ChartLocalization
import ChartTestSupport
import LocaleExchange
import Testing

/// PO as tools mangle it.
struct HostilePOTests {
  private static let days = ("days", "{n, plural, one {# day} other {# days}}")

  private func folder() throws -> ExchangeFolder {
    try ExchangeFolder([("one", "Sales rose.")], [("one", "Umsatz stieg.")])
  }

  @Test func `a fuzzy translation is a guess, taken only by force`() throws {
    let folder = try folder()
    let text = try folder.exported(.po).replacing("Umsatz stieg", with: "Umsatz fiel")
    for flags in ["#, fuzzy", "#, fuzzy, icu-message-format", "#,c-format,fuzzy"] {
      let fuzzy = text.replacing("#: narration.arb", with: "#: narration.arb\n\(flags)")
      #expect(try folder.result(fuzzy) == .refused(.unconfirmed("fuzzy")))
      #expect(try folder.imported(fuzzy).changes == [])
      #expect(try folder.result(fuzzy, isForced: true) == .changed)
    }
    for comment in ["# fuzzy", "#. fuzzy", "#, fuzzyness", "#~ msgid \"x\""] {
      #expect(
        try folder.result(text.replacing("#: narration.arb", with: comment)) == .changed,
        "\(comment)"
      )
    }
    let same = try folder.exported(.po)
      .replacing("#: narration.arb", with: "#, fuzzy\n#: narration.arb")
    #expect(try folder.result(same) == .unchanged)
  }

  /// Old forms of gettext's for Latvian: one, other, none; CLDR's are none, one, other.
  @Test func `plural forms go by the header's expression, in whatever order it has them`() throws {
    let message = "{n, plural, zero {# dienu} one {# diena} other {# dienas}}"
    let folder = try ExchangeFolder([Self.days], [("days", message)], in: "lv")
    let text = try folder.exported(.po, "lv")
    let old = text.replacing(
      /Plural-Forms: .*;\\n/,
      with: "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && "
        + "(n%100<11 || n%100>19) ? 1 : 2);\\n"
    )
    .replacing("msgstr[0] \"{n} dienu\"", with: "msgstr[2] \"{n} dienu\"")
    .replacing("msgstr[1] \"{n} diena\"", with: "msgstr[0] \"{n} diena\"")
    .replacing("msgstr[2] \"{n} dienas\"", with: "msgstr[1] \"{n} dienas\"")
    #expect(old != text)
    #expect(try folder.result(old) == .unchanged)
    let wrong = old.replacing(/plural=\(.*\);\\n/, with: "plural=(n != 1);\\n")
    guard case .refused(let fault) = try folder.result(wrong) else {
      Issue.record("\(wrong)")
      return
    }
    #expect(fault.sentence.hasPrefix("'plural=n%10==0"), "\(fault.sentence)")
  }

  @Test func `a language that has two forms with others and three with us is taken`() throws {
    let folder = try ExchangeFolder([Self.days], [], in: "fr")
    let text = try folder.exported(.po, "fr").replacing(
      /Plural-Forms: .*;\\n/,
      with: "Plural-Forms: nplurals=2; plural=(n > 1);\\n"
    )
    .replacing("msgstr[0] \"\"", with: "msgstr[0] \"{n} jour\"")
    .replacing("msgstr[1] \"\"", with: "msgstr[1] \"{n} jours\"").replacing(
      "\nmsgstr[2] \"\"",
      with: ""
    )
    #expect(try folder.result(text) == .new)
    let bytes = try #require(try folder.imported(text).changes.first).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        .contains("{n, plural, one {# jour} many {# jours} other {# jours}}")
    )
  }

  @Test(arguments: [
    ("msgstr \"Umsatz stieg.\"", "msgstr[0] \"Umsatz stieg.\"", "'msgstr' without a number"),
    ("msgid \"Sales rose.\"", "msgid \"Sales rose.\"\nmsgid_plural \"Sales\"", "'msgstr[0]'"),
    ("msgctxt \"one\"\n", "", "'msgctxt'"),
  ])
  func `an entry that is no whole one is refused by itself, with its place`(
    _ part: String,
    _ replacement: String,
    _ words: String
  ) throws {
    let folder = try folder()
    let text = try folder.exported(.po).replacing(part, with: replacement)
    let back = try folder.imported(text)
    guard case .refused(let fault)? = back.outcomes.first?.result else {
      Issue.record("\(back.outcomes)")
      return
    }
    #expect(fault.sentence.contains(words), "\(fault.sentence)")
    #expect(back.outcomes.first?.position?.line == 14)
    #expect(back.changes == [])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `other line ends are line ends`(_ end: String) throws {
    let folder = try folder()
    let text = try folder.exported(.po)
    let back = try folder.imported(text.replacing("\n", with: end))
    #expect(back.outcomes == (try folder.imported(text)).outcomes)
    #expect(back.changes == [])
  }

  @Test(arguments: [
    ("charset=UTF-8", "charset=ISO-8859-1", "3:1"), ("Language: de", "Language: d!", "3:1"),
    ("Language: de", "Language: en", "3:1"), ("Language: de\\n", "X: de\\n", "3:1"),
    ("X-Source-Language: en", "X-Source-Language: fr", "3:1"),
    ("rose.\"", "rose.\\q\"", "15:19"),
    ("rose.\"", "rose.\\\"", "15:7"), ("msgctxt \"one\"", "msgctxt \"one\" \"two\"", "14:15"),
  ])
  func `a header or an entry that cannot be read is told with its place`(
    _ part: String,
    _ replacement: String,
    _ place: String
  ) throws {
    let folder = try folder()
    let text = try folder.exported(.po)
    let fault = #expect(throws: ExchangeError.self) {
      try folder.imported(text.replacing(part, with: replacement))
    }
    #expect(fault?.position?.description == place, "\(fault?.description ?? "")")
  }

  @Test func `expressions of plural forms that are none, or deep, are passed over`() throws {
    let folder = try ExchangeFolder([Self.days], [], in: "de")
    let text = try folder.exported(.po)
    for expression in [
      "EXPRESSION", "", "n/0", "n%0", "((((", String(repeating: "(", count: 10_000),
      String(repeating: "!", count: 10_000), String(repeating: "n+", count: 10_000) + "n",
      "99999999999999999999", "n*n*n*n*9223372036854775807", "n?", "n?n", "n?n:",
    ] {
      let back = try folder.imported(
        text.replacing(/plural=\(.*\);\\n/, with: "plural=(\(expression));\\n")
      )
      #expect(back.outcomes.count == 1)
    }
  }
}
