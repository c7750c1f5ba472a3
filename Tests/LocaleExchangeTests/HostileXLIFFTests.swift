import ChartLocalization
import ChartTestSupport
import LocaleExchange
import Testing

/// XLIFF as tools mangle it, and as nobody means well.
struct HostileXLIFFTests {
  private func folder() throws -> ExchangeFolder {
    try ExchangeFolder(
      [("one", "Sales rose."), ("pair", "{first} to {second}")],
      [("one", "Umsatz stieg."), ("pair", "{first} bis {second}")]
    )
  }

  /// The fault of a file, and its place.
  private func fault(_ folder: ExchangeFolder, _ bytes: [UInt8]) throws -> ExchangeError? {
    #expect(throws: ExchangeError.self) {
      try LocaleImport(bytes, into: CatalogueFolder(at: folder.path))
    }
  }

  private static func utf16(_ text: String, isLittle: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .appleXLIFF], [true, false])
  func `UTF-16 is read, and its places are those of its text`(
    _ format: ExchangeFormat,
    _ hasMark: Bool
  ) throws {
    let folder = try folder()
    let text = try folder.exported(format).replacing(
      "encoding=\"UTF-8\"",
      with: "encoding=\"UTF-16\""
    )
    .replacing("Umsatz stieg.", with: "Ümsatz ਊ stieg.")
    let plain = try folder.imported(text.replacing("UTF-16", with: "UTF-8"))
    for isLittle in [true, false] {
      let bytes = Self.utf16(text, isLittle: isLittle, hasMark: hasMark)
      let back = try LocaleImport(bytes, into: CatalogueFolder(at: folder.path))
      #expect(back.outcomes == plain.outcomes)
      #expect(back.changes == plain.changes)
      let cut = try #require(try fault(folder, Array(bytes.dropLast(7))))
      #expect((cut.position?.line ?? 0) > 5, "\(cut)")
      let declared = "<!DOCTYPE xliff [<!ENTITY a \"b\">]>"
      let hostile = Self.utf16(
        text.replacing("<xliff ", with: "\(declared)\n<xliff "),
        isLittle: isLittle,
        hasMark: hasMark
      )
      let refused = try #require(try fault(folder, hostile))
      #expect(refused.sentence.contains("document type declaration"), "\(refused)")
      #expect(refused.position?.line == 2)
    }
  }

  @Test func `half a character of UTF-16 is told where it stands`() throws {
    let folder = try folder()
    let text = Self.utf16("<?xml version=\"1.0\"?>\n<a>", isLittle: true, hasMark: true)
    let fault = try #require(try fault(folder, text + [0x00, 0xD8, 0x41, 0x00]))
    #expect(fault.position?.description == "2:4", "\(fault)")
    #expect(fault.sentence.contains("UTF-16"))
  }

  /// All elements on one line, with prefixes, and names that begin alike.
  @Test func `places are right on one line, behind comments, in CDATA and with prefixes`() throws {
    let folder = try folder()
    let file = """
      <?xml version="1.0"?><!-- <trans-unit id="none"> --><p:xliff version="1.2" \
      xmlns:p="urn:oasis:names:tc:xliff:document:1.2" xmlns="urn:other"><trans-unit-x a="<>"/>\
      <p:file source-language="en" target-language="de"><p:body><p:trans-unit id="one"><p:source>Sales \
      rose.</p:source><p:target><![CDATA[Umsatz <stieg>]]></p:target></p:trans-unit>\
      <p:trans-unit id="two"><p:source/></p:trans-unit></p:body></p:file></p:xliff>
      """.replacing("a=\"<>\"", with: "a='>'")
    let back = try folder.imported(file)
    #expect(back.outcomes.map(\.result) == [.changed, .unknown])
    for (outcome, tag) in zip(
      back.outcomes,
      ["<p:trans-unit id=\"one\"", "<p:trans-unit id=\"two\""]
    ) {
      let before = try #require(file.firstRange(of: tag)).lowerBound
      let column = file.unicodeScalars.distance(from: file.startIndex, to: before) + 1
      #expect(outcome.position?.description == "1:\(column)")
    }
    #expect(String(decoding: back.changes[0].bytes, as: UTF8.self).contains("Umsatz <stieg>"))
  }

  @Test func `the sentence is that of the fault, not of a prefix that nobody declared`() throws {
    let folder = try folder()
    let text = "<xliff version=\"1.2\">\n<p:file/>\n<file></body>\n</xliff>"
    let fault = try #require(try fault(folder, Array(text.utf8)))
    #expect(fault.sentence.contains("tag mismatch"), "\(fault)")
    #expect(fault.position?.line == 3)
  }

  @Test func `files for two languages in one are refused at the second`() throws {
    let folder = try folder()
    let text = try folder.exported(.xliff)
    let other = text.replacing("target-language=\"de\"", with: "target-language=\"fr\"")
    let start = try #require(other.firstRange(of: "  <file ")).lowerBound
    let end = try #require(text.firstRange(of: "</xliff>")).lowerBound
    let fault = try #require(try fault(folder, Array((text[..<end] + other[start...]).utf8)))
    #expect(
      fault.sentence == "target-language 'fr' was found; 'de' as in the first 'file' was expected"
    )
    #expect(fault.position?.line == text[..<end].split(separator: "\n").count + 1)
  }

  @Test func `the forms of a plural go by their numbers, in whatever order they stand`() throws {
    let message = "{n, plural, one {# день} few {# дня} many {# дней} other {# дней}}"
    let folder = try ExchangeFolder(
      [("days", "{n, plural, one {# day} other {# days}}")],
      [("days", message)],
      in: "ru"
    )
    let text = try folder.exported(.xliff, "ru")
    let units = text.split(separator: "<trans-unit ").map(String.init)
    let parts = units[3].split(separator: "</trans-unit>").map(String.init)
    let swapped =
      "\(units[0])<trans-unit \(units[1])<trans-unit \(parts[0])</trans-unit><trans-unit "
      + "\(units[2])\(parts[1])"
    #expect(swapped != text)
    let back = try folder.imported(swapped)
    #expect(back.outcomes.map(\.result) == [.unchanged])
  }

  @Test func `a unit that stands twice in Apple's dialect is refused`() throws {
    let folder = try folder()
    let text = try folder.exported(.appleXLIFF)
    let start = try #require(text.firstRange(of: "      <trans-unit id=\"one\"")).lowerBound
    let end = try #require(text.firstRange(of: "      <trans-unit id=\"pair\"")).lowerBound
    let unit = String(text[start..<end])
    let twice = text.replacing(unit, with: unit + unit.replacing("stieg", with: "fiel"))
    let back = try folder.imported(twice)
    #expect(back.outcomes.count == 2)
    guard case .refused(.misshapen(let sentence)) = back.outcomes[0].result else {
      Issue.record("\(back.outcomes)")
      return
    }
    #expect(sentence.contains("once"))
    #expect(back.changes == [])
  }

  @Test(arguments: ["new", "needs-translation"])
  func `a target that its state says is none yet is taken only by force`(_ state: String) throws {
    let folder = try folder()
    for format in [ExchangeFormat.xliff, .appleXLIFF] {
      let text = try folder.exported(format)
        .replacing("state=\"translated\">Umsatz stieg", with: "state=\"\(state)\">Sales rose")
      let back = try folder.imported(text)
      #expect(
        back.outcomes.first { $0.id == "one" }?.result
          == .refused(.unconfirmed("state=\"\(state)\""))
      )
      #expect(back.changes == [])
      let forced = try folder.imported(text, isForced: true)
      #expect(forced.outcomes.first { $0.id == "one" }?.result == .changed)
    }
  }

  @Test(arguments: [
    ("<x id=\"1\"/>", "<x id=\"1\"/><x id=\"1\"/>", true), ("<x id=\"1\"/>", "", false),
    ("<x id=\"1\"/>", "<x id=\"7\"/>", false), ("<x id=\"1\"/>", "<cp hex=\"D800\"/>", false),
    ("<x id=\"1\"/>", "<x id=\"1\"/><cp hex=\"0007\"/>", false),
    (" bis ", " <!-- {zweite} -->bis ", true), (" bis ", " <g id=\"9\">bis</g> ", true),
    (" bis ", " <![CDATA[bis {dritte}]]> ", false),
  ])
  func `codes that are doubled, lost or invented, comments and CDATA in a target`(
    _ part: String,
    _ replacement: String,
    _ isTaken: Bool
  ) throws {
    let folder = try folder()
    let target = "<target><x id=\"1\"/> bis <x id=\"2\"/>"
    let text = try folder.exported(.xliff).replacing(
      /<target state="translated"><x id="1"[^>]*> bis <x id="2"[^>]*>/,
      with: target.replacing(part, with: replacement)
    )
    let back = try folder.imported(text)
    let result = try #require(back.outcomes.first { $0.id == "pair" }).result
    if case .refused(let fault) = result {
      #expect(!isTaken, "\(fault)")
      #expect(!fault.sentence.isEmpty)
      #expect(back.changes == [])
    } else {
      #expect(isTaken, "\(result)")
    }
  }

  @Test func `a language that is spelled with an underscore is the folder's own`() throws {
    let folder = try ExchangeFolder([("one", "Sales rose.")], [("one", "Vendas.")], in: "pt-BR")
    let text = try folder.exported(.xliff, "pt-BR").replacing("pt-BR", with: "pt_br")
      .replacing("Vendas.", with: "As vendas.")
    let back = try folder.imported(text)
    #expect(back.locale == "pt-BR")
    #expect(back.changes.map(\.path) == ["\(folder.path)/pt-BR/narration.arb"])
    for tag in ["../../etc", "/etc", "de/../en", ""] {
      let hostile = text.replacing("target-language=\"pt_br\"", with: "target-language=\"\(tag)\"")
      let fault = try #require(try fault(folder, Array(hostile.utf8)))
      #expect(fault.sentence.contains("a locale tag"))
      #expect(fault.position?.line == 3)
    }
  }
}
