import ChartLocalization
import Testing

struct LabelsTests {
  private func labels(_ text: String) throws -> Labels { try Labels(arb: Array(text.utf8)) }

  @Test func `a text is looked up by itself, or by its role where it has several meanings`() throws
  {
    let labels = try labels(
      """
      { "@@locale": "de", "@@x-source-locale": "en", "@@x-note": [1, {"a": null}],
        "Sales": "Umsatz", "unit:m": "Meter", "m": "männlich", "title:Rain in May": "Regen im Mai" }
      """
    )
    #expect(labels.locale.description == "de")
    #expect(labels.sourceLocale == .english)
    #expect(labels.text(for: "Sales", as: .axis) == "Umsatz")
    #expect(labels.text(for: "m", as: .unit) == "Meter")
    #expect(labels.text(for: "m", as: .category) == "männlich")
    #expect(labels.text(for: "Rain in May") == "Regen im Mai")
    #expect(labels.text(for: "sales") == nil)
  }

  @Test func `what the author says of a translation decides how sentences agree with it`() throws {
    let labels = try labels(
      """
      { "@@locale": "pl", "@Sales": { "note": "x", "gender": "feminine", "number": "singular" },
        "Sales": "sprzedaż" }
      """
    )
    let locale = try #require(LocaleTag("pl"))
    let catalogue = Catalogue(
      locale: locale,
      messages: ["m": "{n_gender, select, feminine {{n} wzrosła} other {{n}: wzrost}}"]
    )
    let localizer = Localizer(locale: locale, catalogues: [catalogue], labels: labels)
    var diagnostics: [LocalizationDiagnostic] = []
    let told = localizer.text("m", ["n": .text("sprzedaż")], diagnostics: &diagnostics)
    #expect(told == "sprzedaż wzrosła")
  }

  @Test(arguments: [
    ("{", "1:2: error: the end of the file was found; a string was expected"),
    ("[]", "1:1: error: '[' was found; an object was expected"),
    (#"{"a": "b"}"#, "1:1: error: the key '@@locale' is absent"),
    ("{\n \"@@locale\": \"!\"}", "2:14: error: '!' is no locale tag"),
    (#"{"@@locale": "de", "a": 3}"#, "1:25: error: '3' was found; a string was expected"),
    (
      #"{"@@locale": "de", "a": ""}"#,
      "1:25: error: an empty text was found; a text was expected"
    ),
    (#"{"@@locale": "de", "a": "b", "a": "c"}"#, "1:30: error: the key 'a' stands a second time"),
    (
      #"{"@@locale": "de", "@a": {"gender": "male"}}"#,
      "1:37: error: 'male' was found; one of masculine, feminine, neuter, common was expected"
    ),
    (
      #"{"@@locale": "de", "a": " \t"}"#, "1:25: error: a blank text was found; a text was expected"
    ),
    (
      #"{"@@locale": "de", "a": "b\u0000"}"#,
      "1:25: error: the control character U+0000 was found; a text without any was expected"
    ),
    (
      #"{"@@locale": "de", "a": "b\u202Ec"}"#,
      "1:25: error: U+202E without its pair was found; every change of direction ended was expected"
    ),
    (
      #"{"@@locale": "de", "a": "b\u2069c"}"#,
      "1:25: error: U+2069 without its pair was found; every change of direction ended was expected"
    ),
    (
      #"{"@@locale": "de", "a": "\u2067\u202Ab\u2069\u202C"}"#,
      "1:25: error: U+202A without its pair was found; every change of direction ended was expected"
    ),
    (
      #"{"@@locale": "de", "@a": {"gender": "neuter", "gender": "neuter"}}"#,
      "1:47: error: the key 'gender' stands a second time"
    ),
    ("\u{FEFF}{}", "1:1: error: UTF-8 without a byte order mark was expected"),
    (#"{"@@locale": "de", "a": null}"#, "1:25: error: 'n' was found; a string was expected"),
    (#"{"@@locale": "de"} x"#, "1:20: error: 'x' was found; the end of the file was expected"),
  ])
  func `a broken file is one sentence with its place`(text: String, expected: String) {
    #expect(throws: CatalogueError.self) { try labels(text) }
    do { _ = try labels(text) } catch { #expect("\(error)" == expected) }
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(throws: CatalogueError.self) { try Labels(arb: [0x7B, 0xFF, 0x7D]) }
  }

  @Test func `a text without a letter needs no translation`() {
    #expect(Labels.isUniversal("2024–25"))
    #expect(Labels.isUniversal("€"))
    #expect(!Labels.isUniversal("Q1"))
    #expect(!Labels.isUniversal("매출"))
  }

  @Test func `bytes that are no UTF-8 are told of at their place`() throws {
    var bytes = Array("{\"@@locale\": \"de\",\n\"é\": \"b".utf8)
    bytes += [0xFF] + Array("\"}".utf8)
    let error = #expect(throws: CatalogueError.self) { try Labels(arb: bytes) }
    #expect(error?.fault == .badEncoding)
    #expect(error?.position == SourcePosition(line: 2, column: 8))
  }

  @Test func `a text may be long, but not without bound`() throws {
    let most = Labels.maximumTextByteCount
    let sized = { (count: Int) throws -> Labels in
      try labels(#"{"@@locale": "de", "a": "\#(String(repeating: "b", count: count))"}"#)
    }
    #expect(try sized(most).text(for: "a")?.utf8.count == most)
    let error = #expect(throws: CatalogueError.self) { try sized(most + 1) }
    #expect(error?.sentence.hasPrefix("a text of \(most + 1) bytes was found") == true)
  }

  @Test func `whole changes of direction, line ends and braces are text`() throws {
    let labels = try labels(
      #"{"@@locale": "ar", "a": "\u2067b\u2069 \u200F{x}\n{n, plural, other {#}}", "unit:a": "c"}"#
    )
    #expect(
      labels.text(for: "a", as: .axis) == "\u{2067}b\u{2069} \u{200F}{x}\n{n, plural, other {#}}"
    )
    #expect(labels.keys == ["a"])
  }

  /// A dictionary would have asked them in another order at each run.
  @Test func `of two keys with one translation the first says how sentences agree with it`() throws
  {
    let members = (0..<20).map { index in
      "\"k\(index)\": \"x\", \"@k\(index)\": { \"gender\": \"\(index == 0 ? "neuter" : "feminine")\" }"
    }
    let labels = try labels("{ \"@@locale\": \"pl\", \(members.joined(separator: ", ")) }")
    let locale = try #require(LocaleTag("pl"))
    let message = "{n_gender, select, feminine {f} neuter {n} other {o}}"
    let catalogue = Catalogue(locale: locale, messages: ["m": message])
    let localizer = Localizer(locale: locale, catalogues: [catalogue], labels: labels)
    var diagnostics: [LocalizationDiagnostic] = []
    #expect(localizer.text("m", ["n": .text("x")], diagnostics: &diagnostics) == "n")
  }
}
