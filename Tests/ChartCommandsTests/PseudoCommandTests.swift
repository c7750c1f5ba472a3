import ChartCommands
import ChartLocalization
import Foundation
import Testing

/// Languages that nobody speaks, wherever a command tells a chart.
struct PseudoCommandTests {
  private static let table = """
    month,sales
    2024-01,10
    2024-02,12
    2024-03,9

    """

  private func told(_ words: String...) throws -> Run {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    return run(words, of: .chartVoice, in: folder.path)
  }

  /// The Latin letters without marks, but those of the data and of markup.
  private func plainWords(_ text: String) -> [Substring] {
    text.split { !($0.isASCII && $0.isLetter) }.filter { $0.count > 1 }
  }

  @Test(arguments: Detail.all)
  func `with accents every word but the data's comes from the catalogue`(detail: String) throws {
    let found = try told("describe", "t.csv", "--locale", "en-XA", "--detail", detail, "--strict")
    #expect(found.status == .done, "\(found.errors)")
    let own = ["month", "sales", "January", "February", "March"]
    #expect(plainWords(found.output).filter { !own.contains(String($0)) } == [])
    #expect(found.output.contains("[") && found.output.contains("]"))
  }

  private enum Detail { static let all = ["brief", "standard", "full"] }

  @Test(arguments: [
    ("en-XA", "["), ("ar-XB", "\u{202E}"), ("en-XP", "[one] "), ("en-XK", "[vowel]"),
    ("en-XS", "⟦"), ("en-XL", "wwww"),
  ])
  func `each is told by every command that has a language`(tag: String, mark: String) throws {
    let detail = tag == "en-XP" ? ["--detail", "full"] : []
    let folder = try ScratchFolder()
    try folder.write(tag == "en-XP" ? "month,sales\n2024-01,10\n" : Self.table, to: "t.csv")
    for command in ["describe", "tree", "svg", "speak", "facts"] {
      let more: [String] =
        switch command {
        case "describe": detail
        case "speak": ["--format", "txt"]
        default: []
        }
      let found = run(
        [command, "t.csv", "--locale", tag] + more,
        of: .chartVoice,
        in: folder.path
      )
      #expect(found.status == .done, "\(command): \(found.errors)")
      // The voice is given no brackets and no marks of direction.
      let isShown = command != "speak" || ["en-XS", "en-XL"].contains(tag)
      if isShown, tag != "en-XP" || command == "describe" {
        // A picture has no characters that turn all that follows, but the direction of its own.
        let own = command == "svg" && tag == "ar-XB" ? #"direction="rtl""# : mark
        #expect(found.output.contains(own), "\(command): \(found.output)")
      }
    }
  }

  @Test func `right to left is the direction of the whole document, with English numbers`() throws {
    let html = try told("describe", "t.csv", "--locale", "ar-XB", "--format", "html")
    #expect(html.output.contains(#"lang="ar-XB" dir="rtl""#), "\(html.output)")
    #expect(html.output.contains("12") && !html.output.contains("١٢"))
    let svg = try told("svg", "t.csv", "--locale", "ar-XB")
    #expect(svg.output.contains(#"direction="rtl""#))
  }

  @Test func `it is made of the folder's own source language`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write(
      #"{"@@locale": "de", "brief-single-overall": "Kurz."}"#,
      to: "own/de/narration.arb"
    )
    try folder.write(#"{"source": "de", "locales": []}"#, to: "own/registry.json")
    let pseudo = run(
      ["locales", "pseudo", "en-XS", "--locales", "own"],
      of: .chartVoice,
      in: folder.path
    )
    #expect(pseudo.output.contains("⟦Kurz.⟧"), "\(pseudo.errors)")
    let told = run(
      ["describe", "t.csv", "--locale", "en-XS", "--locales", "own"],
      of: .chartVoice,
      in: folder.path
    )
    #expect(told.status == .done)
    #expect(told.errors.contains("messages are not there in English"), "\(told.errors)")
    try folder.write(#"{"source": "fr", "locales": []}"#, to: "own/registry.json")
    let lacking = run(
      ["locales", "pseudo", "en-XS", "--locales", "own"],
      of: .chartVoice,
      in: folder.path
    )
    #expect(lacking.status == .inputAtFault)
    #expect(lacking.errors.hasPrefix("own: error: found no catalogue of the source language"))
  }

  @Test(arguments: [("en-XQ", ""), ("ko-XA", ""), ("en-XB", "")])
  func `a made-up region that is none of them is refused with those that there are`(
    tag: String,
    closest: String
  ) throws {
    let found = try told("describe", "t.csv", "--locale", tag)
    #expect(found.status == .commandLineAtFault)
    #expect(found.output.isEmpty)
    let sentence = "--locale is \"\(tag)\"; expected en-XA, ar-XB, en-XP, en-XK, en-XS or en-XL"
    #expect(found.errors.contains(sentence), "\(found.errors)")
  }

  @Test func `none has a status, so that one that is required refuses it`() throws {
    let found = try told("describe", "t.csv", "--locale", "en-XA", "--require-status", "draft")
    #expect(found.status == .checkFailed)
    #expect(found.errors.contains("'en-XA' has no status"))
  }

  @Test func `the demo tells its charts in it, by the catalogues of a folder`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"@@locale": "en", "brief-single-overall": "Short {series}."}"#,
      to: "own/en/narration.arb"
    )
    let found = run(
      ["demo", "out", "--locale", "en-XS", "--locales", "own"],
      of: .chartVoice,
      in: folder.path
    )
    #expect(found.status == .done, "\(found.errors)")
    #expect(try folder.text(of: "out/daily/standard.en-XS.txt").count > 20)
    #expect(found.errors.contains("messages are not there in"))
  }
}
