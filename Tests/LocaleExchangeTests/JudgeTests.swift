import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// Our files before programs that translators' tools are made of.
@Suite(.enabled(if: Judge.arePresent, Comment(rawValue: Judge.absence)))
struct JudgeTests {
  private static let tags = OwnLocales.tags.filter {
    ["ar", "cy", "de", "ja", "ru", "zh-Hans"].contains($0)
  }

  @Test(arguments: Judge.all)
  func `a file that others have read and written leaves every message as it is`(
    _ judge: Judge
  ) throws {
    let folder = try CatalogueFolder(at: OwnLocales.path)
    let files = try Self.tags.map {
      String(decoding: try folder.document(for: $0).bytes(as: judge.format), as: UTF8.self)
    }
    let (rewritten, errors) = try judge.rewritten(files)
    #expect(errors.isEmpty, "\(errors.suffix(500))")
    for (tag, text) in zip(Self.tags, rewritten) {
      let back = try LocaleImport(Array(text.utf8), into: folder, locale: tag)
      #expect(back.changes == [])
      let others = back.outcomes.filter { $0.result != .unchanged && $0.result != .untranslated }
      #expect(others.isEmpty, "\(tag): \(others.count) \(others.prefix(2))")
      let expected = try folder.document(for: tag).units
      #expect(
        back.outcomes.count { $0.result == .unchanged } == expected.count { $0.target != nil }
      )
    }
  }

  private static let source = [
    ("pair", "{first} to {second}"), ("quoted", "It''s {first}"),
    ("plain", "All is \"well\" & <good>."),
    ("lines", " one\n\ttwo \u{2028}three "),
    ("apart", "{n, plural, one {One lies} other {# lie}} apart."),
  ]
  private static let target = [
    ("pair", "{second} und {first}"), ("quoted", "Das''s {first}"), ("plain", "Alles ist \"gut\"."),
    ("lines", " eins\n\tzwei \u{2028}drei "),
    ("apart", "{n, plural, one {Eins} other {# andere}} abseits."),
  ]

  @Test(arguments: Judge.all)
  func `what others have translated is taken, and nothing else`(_ judge: Judge) throws {
    // moz.l10n ends a line of PO at U+2028, where gettext does not.
    func known(_ messages: [(String, String)]) -> [(String, String)] {
      judge.name == "moz-po"
        ? messages.map { ($0.0, $0.1.replacing("\u{2028}", with: "")) } : messages
    }
    let folder = try ExchangeFolder(known(Self.source), known(Self.target))
    let text = try folder.exported(judge.format)
    let translation = "Schön & <gut> \"…\" 'x' 🙂"
    let back = try folder.imported(try judge.translated(text, "plain", translation))
    #expect(
      back.outcomes.filter { $0.result == .changed }.map(\.id) == ["plain"],
      "\(back.outcomes)"
    )
    #expect(back.outcomes.count { $0.result == .unchanged } == 4, "\(back.outcomes)")
    let after = String(decoding: try #require(back.changes.first).bytes, as: UTF8.self)
    let expected = try ExchangeFolder(
      known(Self.source),
      known(Self.target).map { $0.0 == "plain" ? ($0.0, translation) : $0 }
    )
    #expect(after == (try expected.text("de/narration.arb")))
  }

  @Test(arguments: Judge.all.filter { $0.name.hasPrefix("toolkit") || $0.name == "polib" })
  func `others find the ids, sources and targets that went out`(_ judge: Judge) throws {
    let plain = [2, 3].map { Self.source[$0] }
    let folder = try ExchangeFolder(plain, [2, 3].map { Self.target[$0] })
    let units = try judge.read(try folder.exported(judge.format))
    #expect(
      units.map { $0[0] }.map { $0.split(separator: "\u{4}").last.map(String.init) ?? "" }.sorted()
        == ["lines", "plain"]
    )
    #expect(Set(units.map { $0[1] }) == Set(plain.map(\.1)))
    #expect(Set(units.map { $0[2] }) == ["Alles ist \"gut\".", " eins\n\tzwei \u{2028}drei "])
  }
}
