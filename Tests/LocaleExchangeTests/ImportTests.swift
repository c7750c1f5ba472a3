import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// What comes of a file that a translator has changed.
struct ImportTests {
  private static let source = [
    ("pair", "{first} to {second}"),
    ("apart", "{count, plural, one {One value lies} other {# values lie}} apart: {places}."),
    ("sign", "{sign, select, less {less} other {more}} of {y} by {n, plural, one {#} other {#}}"),
    ("plain", "All is \"well\" & <good>."),
  ]
  private static let target = [
    ("pair", "{first} bis {second}"),
    ("apart", "{count, plural, one {Ein Wert liegt} other {# Werte liegen}} abseits: {places}."),
    ("sign", "{sign, select, less {weniger} other {mehr}} {y} um {n, plural, one {#} other {#}}"),
    ("plain", "Alles ist \"gut\" & <schön>."),
  ]

  private func folder() throws -> ExchangeFolder { try ExchangeFolder(Self.source, Self.target) }

  @Test(arguments: ExchangeFormat.allCases)
  func `a touched message changes its own bytes in the file and no others`(
    _ format: ExchangeFormat
  ) throws {
    let folder = try folder()
    let text = try folder.exported(format).replacing("Werte liegen", with: "Werte stehen")
    let back = try folder.imported(text)
    #expect(back.outcomes.filter { $0.result == .changed }.map(\.id) == ["apart"])
    #expect(back.outcomes.count { $0.result == .unchanged } == 3)
    let before = try folder.text("de/narration.arb")
    let after = String(decoding: try #require(back.changes.first).bytes, as: UTF8.self)
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    #expect(old.count == new.count)
    #expect(zip(old, new).filter { $0 != $1 }.map { $0.0.prefix(9) } == ["  \"apart\""])
    let isWhole = format == .xliff2 || format == .appleXLIFF || format == .xcstrings
    let expected =
      isWhole
      ? "{count, plural, one {Ein Wert liegt} other {# Werte stehen}} abseits: {places}."
      : "{count, plural, one {Ein Wert liegt abseits: {places}.} other {# Werte stehen abseits: {places}.}}"
    #expect(after.contains("\"apart\": \"\(expected)\""), "\(after)")
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `layout, escapes, metadata and line ends of a catalogue stay`(
    _ format: ExchangeFormat
  ) throws {
    let folder = try folder()
    let file =
      "{\r\n\t\"@@locale\" : \"de\",\r\n\t\"@pair\" : {\"x\":[1,  2]},\"pair\" : \"{first} b\\u0069s {second}\","
      + "\r\n\t\"plain\" : \"alt\\u0020\\/\"  }\r\n\r\n"
    try folder.write(file, to: "de/narration.arb")
    let text = try folder.exported(format).replacing(
      "alt /",
      with: "neu \"/\"".escaped(for: format)
    )
    let back = try folder.imported(text)
    let bytes = try #require(back.changes.first).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == file.replacing("alt\\u0020\\/", with: "neu \\\"/\\\"")
    )
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a new message stands where the source has it, laid out as its neighbours`(
    _ format: ExchangeFormat
  ) throws {
    let folder = try folder()
    let file =
      "{\n    \"@@locale\": \"de\",\n    \"apart\": \"\(Self.target[1].1)\",\n    \"@apart\": {}\n}"
    let full = try folder.exported(format)
    try folder.write(file, to: "de/narration.arb")
    let back = try folder.imported(full)
    #expect(
      back.outcomes.filter { $0.result == .new }.map(\.id).sorted() == ["pair", "plain", "sign"]
    )
    let after = String(decoding: try #require(back.changes.first).bytes, as: UTF8.self)
    let keys = after.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    #expect(keys == ["@@locale", "pair", "apart", "@apart", "sign", "plain"])
    #expect(
      after.split(separator: "\n").dropFirst().dropLast().allSatisfy { $0.hasPrefix("    \"") }
    )
    try folder.write(after, to: "de/narration.arb")
    #expect(try folder.exported(format) == full)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a source that has changed meanwhile is told, and taken only by force`(
    _ format: ExchangeFormat
  ) throws {
    let folder = try ExchangeFolder([("one", "Sales rose.")], [("one", "Umsatz stieg.")])
    let text = try folder.exported(format).replacing("Umsatz stieg.", with: "Der Umsatz stieg.")
    let now = try ExchangeFolder([("one", "Sales fell.")], [("one", "Umsatz stieg.")])
    #expect(try now.result(text) == .stale)
    #expect(try now.imported(text).changes == [])
    #expect(try now.result(text, isForced: true) == .changed)
    #expect(try now.imported(text, isForced: true).changes.count == 1)
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `broken ICU is refused with its place, and the others go on`(_ format: ExchangeFormat) throws
  {
    let folder = try folder()
    let text = try folder.exported(format)
      .replacing("other {mehr}}", with: "other {mehr}").replacing("Alles ist", with: "Es ist")
    let back = try folder.imported(text)
    let refused = try #require(back.outcomes.first { $0.id == "sign" })
    guard case .refused(.brokenMessage(let fault, _)) = refused.result else {
      Issue.record("\(refused)")
      return
    }
    #expect(!fault.sentence.isEmpty)
    let line = try #require(refused.position).line
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[(line - 1)...].prefix(8).contains { $0.contains("sign") })
    #expect(back.outcomes.first { $0.id == "plain" }?.result == .changed)
    #expect(
      String(decoding: try #require(back.changes.first).bytes, as: UTF8.self).contains("Es ist")
    )
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a placeholder that is lost or renamed is refused`(_ format: ExchangeFormat) throws {
    let folder = try ExchangeFolder(
      [("pair", "{first} to {second}")],
      [("pair", "{first} bis {second}")]
    )
    let text = try folder.exported(format)
    let codes: [ExchangeFormat: String] = [
      .xliff: "<x id=\"2\" ctype=\"x-icu-argument\" equiv-text=\"{second}\"/></target>",
      .xliff2: "<ph id=\"2\" dataRef=\"d2\" equiv=\"{second}\" disp=\"{second}\"/></target>",
      .appleXLIFF: "%2$@</target>", .po: "bis {second}\"", .xcstrings: "bis %2$@\"",
    ]
    let code = try #require(codes[format])
    let lost = text.replacing(
      code,
      with: format == .po || format == .xcstrings ? "bis\"" : "</target>"
    )
    #expect(try folder.result(lost) == .refused(.lostPlaceholders(["second"])))
    let isFormat = format == .appleXLIFF || format == .xcstrings
    let renamed = text.replacing(
      isFormat ? code : "bis \(format == .po ? "{second}" : code)",
      with: isFormat
        ? code.replacing("2$", with: "3$")
        : format == .po ? "bis {zweite}" : "bis {zweite}</target>"
    )
    let fault: UnitFault = isFormat ? .badFormat("%3$@") : .unknownPlaceholders(["zweite"])
    #expect(try folder.result(renamed) == .refused(fault), "\(renamed)")
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `an id that no message has is told, and the language must be the right one`(
    _ format: ExchangeFormat
  ) throws {
    let folder = try ExchangeFolder([("one", "Sales rose.")], [("one", "Umsatz stieg.")])
    let text = try folder.exported(format)
    let other = try ExchangeFolder([("two", "Sales rose.")], [("two", "Umsatz stieg.")])
    #expect(try other.result(text) == .unknown)
    #expect(try other.imported(text).changes == [])
    #expect(throws: ExchangeError.self) {
      try LocaleImport(
        Array(
          text.replacing("\"de\"", with: "\"en\"").replacing("Language: de", with: "Language: en")
            .utf8
        ),
        into: CatalogueFolder(at: folder.path)
      )
    }
    guard format != .xcstrings else { return }
    let fault = #expect(throws: ExchangeError.self) {
      try LocaleImport(Array(text.utf8), into: CatalogueFolder(at: folder.path), locale: "fr")
    }
    #expect(fault?.fault == .otherLocale(found: "de", expected: "fr"))
  }

  @Test func `a plural with a form left empty is refused by the form's name`() throws {
    let folder = try ExchangeFolder([Self.source[1]], [], in: "ru")
    let text = try folder.exported(.po, "ru")
      .replacing("msgstr[0] \"\"", with: "msgstr[0] \"Вне {count}: {places}.\"")
    #expect(try folder.result(text) == .refused(.missingForms(["few", "many"])))
  }

  @Test func `exact variants and further choices keep a message whole`() throws {
    let messages = [
      ("exact", "{n, plural, =0 {None} one {One} other {#}} here"),
      ("two", "{n, plural, one {One} other {#}} {m, plural, one {dog} other {dogs}}"),
      ("offset", "{n, plural, offset:1 one {One} other {#}}"),
    ]
    let folder = try ExchangeFolder(messages, messages)
    let po = try folder.exported(.po)
    #expect(!po.contains("msgid_plural"))
    for (_, message) in messages { #expect(po.contains("msgstr \"\(message)\"")) }
    let catalogue = try folder.exported(.xcstrings)
    for (_, message) in messages { #expect(catalogue.contains("\"value\" : \"\(message)\"")) }
    #expect(!catalogue.contains("\"plural\" : {"))
  }
}

extension String {
  /// A text without line feeds as it stands in a file of a format.
  fileprivate func escaped(for format: ExchangeFormat) -> String {
    format == .po || format == .xcstrings ? replacing("\"", with: "\\\"") : self
  }
}
