import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// A catalogue that is there to be filled: `locales new` marks its messages as not translated.
struct UntranslatedTests {
  private static let notes = [
    "{\"x-state\": \"untranslated\"}", "{ \"x-state\": \"untranslated\", \"description\": \"d\" }",
    "{\n    \"description\": \"d\",\n    \"x-state\": \"untranslated\"\n  }",
    "{\"a\": 1, \"x-state\": \"untranslated\", \"b\": [2]}",
  ]
  private static let filled = [
    "{}", "{ \"description\": \"d\" }", "{\n    \"description\": \"d\"\n  }",
    "{\"a\": 1, \"b\": [2]}",
  ]

  private func folder(_ note: String) throws -> ExchangeFolder {
    let folder = try ExchangeFolder([("one", "Sales rose.")], [])
    try folder.write(
      "{\n  \"@@locale\": \"de\",\n  \"one\": \"Sales rose.\",\n  \"@one\": \(note)\n}\n",
      to: "de/narration.arb"
    )
    return folder
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a message that is marked goes out without a translation, and comes back as it was`(
    _ format: ExchangeFormat
  ) throws {
    for note in Self.notes {
      let folder = try folder(note)
      let document = try CatalogueFolder(at: folder.path).document(for: "de")
      #expect(document.units.map(\.target) == [nil])
      // A string catalogue without any translation does not say its language.
      let back = try LocaleImport(
        Array(try folder.exported(format).utf8),
        into: CatalogueFolder(at: folder.path),
        locale: "de"
      )
      #expect(back.changes == [] && back.outcomes.map(\.result) == [.untranslated])
    }
  }

  @Test func `a translation that is taken takes the mark away`() throws {
    for (note, filled) in zip(Self.notes, Self.filled) {
      let folder = try folder(note)
      let text = try folder.exported(.po)
        .replacing("rose.\"\nmsgstr \"\"", with: "rose.\"\nmsgstr \"Umsatz stieg.\"")
      let back = try folder.imported(text)
      #expect(back.outcomes.map(\.result) == [.new])
      #expect(
        String(decoding: try #require(back.changes.first).bytes, as: UTF8.self)
          == "{\n  \"@@locale\": \"de\",\n  \"one\": \"Umsatz stieg.\",\n  \"@one\": \(filled)\n}\n"
      )
    }
  }
}
