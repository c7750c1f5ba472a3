import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

let packageRootPath = packageRoot.path

/// Our own catalogues go out and come back.
struct OwnLocalesTests {
  @Test(arguments: OwnLocales.tags, ExchangeFormat.allCases)
  func `every message comes back as it went out, and no file changes`(
    _ tag: String,
    _ format: ExchangeFormat
  ) throws {
    let folder = try CatalogueFolder(at: OwnLocales.path)
    let document = try folder.document(for: tag)
    let bytes = try document.bytes(as: format)
    let back = try LocaleImport(bytes, into: folder)
    #expect(back.format == format)
    #expect(back.locale == tag)
    #expect(back.changes == [])
    let others = back.outcomes.filter { $0.result != .unchanged && $0.result != .untranslated }
    #expect(others.isEmpty, "\(others.prefix(3))")
    #expect(back.outcomes.count == document.units.count)
    let translated = back.outcomes.count { $0.result == .unchanged }
    #expect(translated == document.units.count { $0.target?.isEmpty == false })
  }

  @Test(
    arguments: OwnLocales.tags.filter { ["ar", "de", "ko", "pl"].contains($0) },
    ExchangeFormat.allCases
  )
  func `a file fills a folder without the language, whose export is the same file`(
    _ tag: String,
    _ format: ExchangeFormat
  ) throws {
    let own = try CatalogueFolder(at: OwnLocales.path)
    let bytes = try own.document(for: tag).bytes(as: format)
    let copy = try ExchangeFolder()
    try copy.write(
      try String(contentsOfFile: "\(OwnLocales.path)/en/narration.arb", encoding: .utf8),
      to: "en/narration.arb"
    )
    let filled = try LocaleImport(bytes, into: CatalogueFolder(at: copy.path))
    let others = filled.outcomes.filter { $0.result != .new && $0.result != .untranslated }
    #expect(others.isEmpty, "\(others.prefix(3))")
    for change in filled.changes {
      try copy.write(String(decoding: change.bytes, as: UTF8.self), to: "\(tag)/narration.arb")
    }
    let again = try CatalogueFolder(at: copy.path).document(for: tag).bytes(as: format)
    expectEqualLines(again, bytes)
  }
}
