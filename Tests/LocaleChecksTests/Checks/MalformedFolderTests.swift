import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct MalformedFolderTests {
  private func findings(_ files: [(String, String)]) -> [Finding] {
    LocaleFolder(files: files.map { ($0.0, Array($0.1.utf8)) }).findings()
  }

  @Test(arguments: [
    (#"{"@@locale": "en", "a": "{n"}"#, "L004", "1:26"),
    (#"{"@@locale": "en", "a": "b" "#, "L004", "1:29"),
    (#"{"@@locale": "en", "a": 1}"#, "L011", "1:25"),
    (#"{"a": "Words."}"#, "L011", "1:1"),
    (#"{"@@locale": "de"}"#, "L011", "1:14"),
    (#"{"@@locale": "en", "a b": "Words."}"#, "L011", "1:20"),
    (#"{"@@locale": "en", "a": "Words.", "a": "Words."}"#, "L003", "1:35"),
    (#"{"@@locale": "en", "a": "Wo\u0001rds."}"#, "L005", "1:28"),
    (#"{"@@locale": "en", "a": "\u0057o{n, plural, one {#}}"}"#, "L103", "1:34"),
  ])
  func `a fault of a file is told with its place`(text: String, check: String, place: String) {
    let findings = findings([("en/a.arb", text)])
    #expect(findings.map(\.check) == [check], "\(findings)")
    #expect(findings.first?.place.start?.description == place)
  }

  @Test func `deep braces and huge plurals are told of, and end`() {
    let deep = String(repeating: "{a, select, other ", count: 3_000)
    let braces = String(repeating: "{", count: 100_000)
    let variants = (0..<3_000).map { "=\($0) {x\($0)}" }.joined(separator: " ")
    let names = (0..<4_000).map { "{a\($0)}" }.joined(separator: " ")
    for message in [
      deep, braces, "{n, plural, \(variants) other {#}}", names, "{a, select, \(names)",
    ] {
      let file = "{\"@@locale\": \"en\", \"a\": \"\(message)\"}"
      let german = file.replacing("\"en\"", with: "\"de\"")
      #expect(findings([("en/a.arb", file), ("de/a.arb", german)]).count < 100)
    }
    let nested = "{\"@@locale\": \"en\", \"@a\": \(String(repeating: "[", count: 100_000))"
    #expect(findings([("en/a.arb", nested)]).contains { $0.check == "L004" })
  }

  @Test func `files that are too large or no JSON are told of, beside catalogues as well`() {
    let large = [UInt8](repeating: 0x20, count: LocaleFolder.maximumFileByteCount + 1)
    let english = Array(#"{"@@locale": "en", "a": "Words."}"#.utf8)
    let folder = LocaleFolder(files: [
      ("en/a.arb", english), ("de/a.arb", large), ("en/glossary.json", Array("{]".utf8)),
      ("registry.json", Array("[]".utf8)), ("notes.txt", [0xFF]), ("x/y/z.arb", [0xFF]),
    ])
    let findings = folder.findings()
    #expect(
      findings.map { "\($0.place.file) \($0.check)" } == [
        "de/a.arb L004", "en/glossary.json L004", "registry.json L011",
      ]
    )
    #expect(folder.locales.map(\.name) == ["en"])
  }

  @Test(arguments: [
    ("registry.json", #"{"locales": 3}"#, "1:13", "'locales' of 'registry.json'"),
    ("registry.json", #"{"locales": [{"tag": "en"}, {"tag": "de"}, {}]}"#, "1:44", "'tag' of"),
    ("registry.json", "[]", "1:1", "'registry.json' is of another kind; an object"),
    ("de/glossary.json", #"{"terms": {"a": {"forms": "x"}}}"#, "1:27", "an array of strings"),
    ("de/glossary.json", "{\n\"terms\": []}", "2:10", "'terms' of 'de/glossary.json'"),
    ("de/checks.json", #"{"doublesWords": "yes"}"#, "1:18", "true or false"),
  ])
  func `a file beside catalogues that has another shape is told of with its place`(
    path: String,
    text: String,
    place: String,
    words: String
  ) {
    let catalogue = #"{"@@locale": "en", "a": "{n}"}"#
    let found = findings([
      ("en/a.arb", catalogue), ("de/a.arb", catalogue.replacing("en", with: "de")), (path, text),
    ])
    let told = found.filter { $0.sentence.contains(words) }
    #expect(told.map(\.check) == ["L011"], "\(found)")
    #expect(told.first?.place.file == path)
    #expect(told.first?.place.start?.description == place)
  }

  @Test func `null and unknown members of files beside catalogues are no fault`() {
    let catalogue = #"{"@@locale": "en", "a": "{n}"}"#
    let glossary = #"{"note": 1, "terms": {"a": {"forms": ["x"], "counter": null, "own": []}}}"#
    #expect(findings([("en/a.arb", catalogue), ("en/glossary.json", glossary)]) == [])
  }

  @Test func `bytes at random and broken messages never stop the checks`() {
    var generator = SeededGenerator(seed: 20_261_201)
    let clean = Array(
      #"{"@@locale": "ko", "a": "{n, plural, one {#} other {# {s}은}} \u00e9 ‘x’", "@a": {"x-allow": [{}]}}"#
        .utf8
    )
    let english = Array(#"{"@@locale": "en", "a": "{n, plural, one {#} other {# {s}}} x"}"#.utf8)
    for _ in 0..<600 {
      var bytes = clean
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert("{}'#,\"\\".utf8.randomElement(using: &generator) ?? 0, at: place)
        }
        if bytes.isEmpty { bytes = clean }
      }
      let folder = LocaleFolder(files: [("en/a.arb", english), ("ko/a.arb", bytes)])
      for finding in folder.findings() {
        #expect(!finding.sentence.isEmpty)
        #expect(finding.place.start.map { $0.line >= 1 && $0.column >= 1 } ?? true)
      }
    }
  }

  @Test func `a folder on the disk is read two levels deep, and its source is asked for or found`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CatalogueError.self) { try LocaleFolder(reading: folder.path) }
    for (path, text) in [
      ("de/app.arb", #"{"@@locale": "de", "a": "Wörter."}"#), ("de/more/x.arb", "{"),
      ("fr/app.arb", #"{"@@locale": "fr", "a": "Mots."}"#), (".hidden/a.arb", "{"),
      ("registry.json", #"{"source": "fr", "locales": [{"tag": "fr"}, {"tag": "de"}]}"#),
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let read = try LocaleFolder(reading: folder.path)
    #expect(read.source == "fr")
    #expect(read.locales.map(\.name) == ["de", "fr"])
    #expect(read.findings() == [])
    #expect(try LocaleFolder(reading: folder.path, source: "de").sourceLocale?.name == "de")
  }
}
