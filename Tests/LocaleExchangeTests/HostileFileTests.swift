import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// Files that are broken, or made to do harm.
struct HostileFileTests {
  private func folder() throws -> ExchangeFolder {
    try ExchangeFolder([("one", "Sales rose.")], [("one", "Umsatz stieg.")])
  }

  private func fault(_ text: String) throws -> ExchangeError? {
    let folder = try folder()
    return #expect(throws: ExchangeError.self) { try folder.imported(text) }
  }

  @Test
  func `a document type declaration is refused, and with it files of others and growing entities`()
    throws
  {
    let secret = try folder()
    let laughs = (1...12).map {
      "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">"
    }
    for declaration in [
      "<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file://\(secret.path)/en/narration.arb\">]>",
      "<!DOCTYPE xliff [<!ENTITY a0 \"ha\">\(laughs.joined())]>",
      "<!DOCTYPE xliff SYSTEM \"file:///dev/zero\">",
      "<!DOCTYPE xliff [<!ENTITY % p SYSTEM \"file:///dev/zero\"> %p;]>",
    ] {
      let xliff = try secret.exported(.xliff).replacing("<xliff ", with: "\(declaration)\n<xliff ")
        .replacing("Umsatz stieg.", with: declaration.contains("a0") ? "&a12;" : "&x;")
      let fault = try #require(try fault(xliff))
      #expect(fault.sentence.contains("document type declaration"), "\(fault)")
      #expect(fault.position?.line == 2)
    }
  }

  @Test func `XML that is not well formed is told with line and column`() throws {
    let xliff = try folder().exported(.xliff)
    let cut = try #require(try fault(xliff.replacing("</target>", with: "</targe>")))
    guard case .malformed = cut.fault else {
      Issue.record("\(cut)")
      return
    }
    #expect(cut.position?.line == 7)
    #expect((cut.position?.column ?? 0) > 40, "\(cut)")
    for text in [
      "<", "<xliff", "<xliff version=\"1.2\">", String(xliff.dropLast(20)), "<a>&b;</a>",
    ] {
      #expect(try fault(text) != nil)
    }
  }

  @Test func `depth and size are bounded`() throws {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(try fault("<xliff version=\"1.2\">\(deep)") != nil)
    let nested = String(repeating: "{\"a\":", count: 100_000)
    #expect(try fault("{\"sourceLanguage\":\"en\",\"strings\":\(nested)") != nil)
    let large = try #require(try fault("# " + String(repeating: "a", count: 65 << 20)))
    guard case .tooLarge = large.fault else {
      Issue.record("\(large.sentence)")
      return
    }
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b", 2, 8), ("msgid \"a\\q\"\nmsgstr \"\"", 1, 9),
    ("msgid\nmsgstr \"\"", 1, 6),
    ("msgid \"a\"\nmsgwhat \"b\"", 2, 1), ("msgid \"a\" b\nmsgstr \"\"", 1, 11),
    ("msgid \"a\"\n", 1, 1),
    ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"", 2, 1),
  ])
  func `a PO file that is none is told with line and column`(
    _ text: String,
    _ line: Int,
    _ column: Int
  ) throws {
    let fault = try #require(try fault(text))
    #expect(fault.position?.line == line, "\(fault)")
    #expect(fault.position?.column == column, "\(fault)")
  }

  @Test func `a string catalogue that is none is told with line and column`() throws {
    #expect(try fault("{\n  \"strings\" : [ }")?.position?.line == 2)
    #expect(try fault("{}")?.position?.line == 1)
    #expect(try fault("no format at all")?.fault == .unknownFormat)
    #expect(try fault("")?.fault == .unknownFormat)
    #expect(try fault("<html/>")?.sentence.contains("'xliff'") == true)
    #expect(try fault("<xliff version=\"3.0\"/>")?.sentence.contains("'3.0'") == true)
  }

  @Test func `no mangled file makes the program stop`() throws {
    let folder = try folder()
    var generator = SeededGenerator(seed: 77)
    for format in ExchangeFormat.allCases {
      let bytes = Array(try folder.exported(format).utf8)
      for _ in 0..<100 {
        var mangled = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 0..<mangled.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: mangled.remove(at: place)
          case 1: mangled[place] = UInt8.random(in: 0...255, using: &generator)
          case 2: mangled.removeSubrange(place...)
          default: mangled.insert(contentsOf: mangled[place...].prefix(30), at: place)
          }
          if mangled.isEmpty { mangled = [0x3C] }
        }
        do throws(ExchangeError) {
          let back = try LocaleImport(mangled, into: CatalogueFolder(at: folder.path))
          #expect(back.outcomes.count < 200)
        } catch {
          #expect(!error.sentence.isEmpty)
        }
      }
    }
  }

  @Test func `a catalogue whose JSON is broken is not written to`() throws {
    let folder = try folder()
    let xliff = try folder.exported(.xliff)
    for text in [
      "{ \"@@locale\": \"de\", ", "{\"@@locale\": \"de\", \"one\": \"a\", \"one\": \"b\"}",
    ] {
      try folder.write(text, to: "de/narration.arb")
      let fault = #expect(throws: ExchangeError.self) { try folder.imported(xliff) }
      #expect(fault?.file?.hasSuffix("de/narration.arb") == true)
    }
  }

  @Test func `what a format cannot hold is refused before anything is written`() throws {
    let folder = try ExchangeFolder([("one", "a\u{FFFE}b")], [])
    for format in [ExchangeFormat.xliff, .xliff2, .appleXLIFF] {
      let fault = #expect(throws: ExchangeError.self) { try folder.exported(format) }
      #expect(fault?.fault == .unwritable(id: "one", character: 0xFFFE))
    }
    #expect(try folder.exported(.po).contains("a\u{FFFE}b"))
  }
}
