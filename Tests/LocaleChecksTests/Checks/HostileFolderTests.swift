import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct HostileFolderTests {
  private static let english = Array(#"{"@@locale": "en", "a": "Words."}"#.utf8)

  @Test(arguments: ["registry.json", "en/glossary.json", "en/checks.json", "speech/ko.json"])
  func `bytes that are no UTF-8 and a byte order mark are told of in their place`(_ path: String) {
    for (bytes, place) in [
      (Array("{\n \"a".utf8) + [0xFF] + Array("\": 1}".utf8), "2:4"),
      ([0xEF, 0xBB, 0xBF] + Array("{}".utf8), "1:1"),
    ] {
      let folder = LocaleFolder(files: [("en/a.arb", Self.english), (path, bytes)])
      let findings = folder.findings().filter { $0.place.file == path }
      #expect(findings.map(\.check) == ["L005"], "\(findings)")
      #expect(findings.first?.place.start?.description == place)
    }
  }

  @Test func `a sentence that quotes a file stays one line and gives a terminal no orders`() {
    let key = #"a\u001b[2J\u000a\u202e"#
    let file = Array(#"{"@@locale": "en", "\#(key)": "b", "\#(key)": "{n\u2028"}"#.utf8)
    let faults = CatalogueFile(file).faults
    #expect(faults.count > 2)
    for fault in faults {
      #expect(TextPlace.breach(sentence: fault.sentence) == nil)
      #expect(fault.sentence.contains(#"\u{1b}[2J\u{a}\u{202e}"#) || !fault.sentence.contains("2J"))
    }
    let words = #expect(throws: MessageSyntaxError.self) {
      try MessagePattern(parsing: "{n, a\u{202E}b}")
    }
    #expect(words.flatMap { TextPlace.breach(sentence: $0.sentence) } == nil)
  }

  @Test func `messages beyond those that are checked are told of`() {
    let count = LocaleFolder.maximumEntryCount
    let members = (0...count).map { "\"a\($0)\":\"b\"" }.joined(separator: ",\n")
    let file = Array("{\"@@locale\": \"en\",\n\(members)}".utf8)
    let folder = LocaleFolder(files: [("en/a.arb", file)])
    let findings = folder.findings(LocaleCheckOptions(checks: ["L004"]))
    #expect(findings.map { $0.place.start?.line } == [count + 2])
    #expect(findings.first?.sentence.contains("50001 messages") == true)
  }

  @Test func `a pipe among catalogues is not waited for, and a device not read to its end`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "en"),
      withIntermediateDirectories: true
    )
    try Data(Self.english).write(to: folder.appending(path: "en/a.arb"))
    #expect(mkfifo(folder.appending(path: "en/glossary.json").path, 0o644) == 0)
    #expect(try Catalogue.catalogues(inFolder: folder.path).count == 1)
    let path = folder.appending(path: "en/b.arb").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    let fault = #expect(throws: CatalogueError.self) {
      try Catalogue.catalogues(inFolder: folder.path)
    }
    #expect(fault?.fault == .unreadable)
    #expect(fault?.file == path)
  }
}
