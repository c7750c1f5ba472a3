import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

struct CatalogueTests {
  private func read(_ text: String) throws(CatalogueError) -> Catalogue {
    try Catalogue(arb: Array(text.utf8))
  }

  @Test func `messages, escapes and metadata are read as JSON`() throws {
    let catalogue = try read(
      #"""
      { "@@locale": "pl", "@@x-cldr": 46, "a-b": "x\n\"\u00e9\ud83d\ude00\/ż",
        "@a-b": {"placeholders": {"n": [1, -2.5e+3, true, null, {}]}}, "c": "" }
      """#
    )
    #expect(catalogue.locale.description == "pl")
    #expect(catalogue.messages == ["a-b": "x\n\"é😀/ż", "c": ""])
  }

  @Test(arguments: [
    ("", "1:1"), ("[]", "1:1"), ("{", "1:2"), ("{\"@@locale\": \"en\"} x", "1:20"),
    ("{\"@@locale\": \"en\",}", "1:19"), ("{\"@@locale\": \"en\" \"a\": \"b\"}", "1:19"),
    ("{\n\"@@locale\": \"en\",\n\"a\": \"b\", \"a\": \"c\"}", "3:11"),
    ("{\"@@locale\": \"en\", \"a\": 1}", "1:25"), ("{\"@@locale\": \"en\", \"A b\": \"\"}", "1:20"),
    ("{\"a\": \"b\"}", "1:1"), ("{\"@@locale\": \"??\"}", "1:14"),
    ("{\"@@locale\": \"en\", \"a\": \"\\x\"}", "1:26"),
    ("{\"@@locale\": \"en\", \"a\": \"\\ud800\"}", "1:26"),
    ("{\"@@locale\": \"en\", \"a\": \"b\nc\"}", "1:27"),
    ("{\"@@locale\": \"en\", \"@a\": 01}", "1:28"),
    ("{\"@@locale\": \"en\", \"@a\": nul}", "1:26"),
    ("{\"@@locale\": \"en\", \"a\": \"\\u0007\"}", "1:26"),
  ])
  func `a fault is told with its line and column`(text: String, position: String) throws {
    let error = try #require(throws: CatalogueError.self) { try read(text) }
    #expect(error.position?.description == position)
    #expect(error.description.hasPrefix("\(position): error: "))
  }

  @Test func `bytes that are no UTF-8 and deep nesting are errors, not traps`() throws {
    var bytes = Array("{\"@@locale\": \"en\", \"a\": \"".utf8)
    bytes += [0xFF, 0x22, 0x7D]
    let error = try #require(throws: CatalogueError.self) { try Catalogue(arb: bytes) }
    #expect(error.fault == .badEncoding)
    #expect(error.position == SourcePosition(line: 1, column: 26))
    let mark = try #require(throws: CatalogueError.self) { try read("\u{FEFF}{}") }
    #expect(mark.fault == .badEncoding)
    for bracket in ["[", "{\"a\":"] {
      let deep = "{\"@a\": " + String(repeating: bracket, count: 100_000)
      #expect(throws: CatalogueError.self) { try read(deep) }
    }
  }

  @Test func `every embedded catalogue equals its folder, and every message in it is readable`()
    throws
  {
    let folder = packageRoot.appending(path: "locales").path
    let catalogues = try Catalogue.catalogues(inFolder: folder)
    #expect(catalogues.map(\.locale) == Catalogue.embeddedLocales)
    #expect(catalogues.contains { $0.locale == .english })
    for catalogue in catalogues {
      #expect(Catalogue.embedded(catalogue.locale) == catalogue)
      for (id, message) in catalogue.messages {
        #expect(throws: Never.self, "\(id)") { try MessagePattern(parsing: message) }
      }
    }
    #expect(Catalogue.embedded(try #require(LocaleTag("qq"))) == nil)
  }

  @Test func `a folder's files are one catalogue a locale, and their faults name the file`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let missing = try #require(throws: CatalogueError.self) {
      try Catalogue.catalogues(inFolder: folder.path)
    }
    #expect(missing.fault == .unreadable)
    try write("README", "")
    let empty = try #require(throws: CatalogueError.self) {
      try Catalogue.catalogues(inFolder: folder.path)
    }
    #expect(empty.fault == .empty)
    try write("de/narration.arb", #"{"@@locale": "de", "a": "1"}"#)
    try write("de/interface.arb", #"{"@@locale": "de", "b": "2"}"#)
    try write("de/notes.txt", "")
    let catalogues = try Catalogue.catalogues(inFolder: folder.path)
    #expect(catalogues.map(\.messages) == [["a": "1", "b": "2"]])
    try write("de/more.arb", #"{"@@locale": "de", "b": "3"}"#)
    let twice = try #require(throws: CatalogueError.self) {
      try Catalogue.catalogues(inFolder: folder.path)
    }
    #expect(twice.fault == .duplicateKey("b"))
    #expect(twice.description.contains("de/narration.arb") == false)
    #expect(twice.description.contains("de/more.arb:1:20: error: "))
    try write("de/more.arb", #"{"@@locale": "fr"}"#)
    let mismatch = try #require(throws: CatalogueError.self) {
      try Catalogue.catalogues(inFolder: folder.path)
    }
    #expect(mismatch.fault == .localeMismatch(found: "fr", folder: "de"))
  }
}
