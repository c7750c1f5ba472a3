import ChartCommands
import ChartTestSupport
import Foundation
import Testing

struct LocalesCheckTests {
  private func ids(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  @Test func `each fault is a line with its place, and errors end with status 4`() throws {
    let found = try LocalesFolder().answer("check")
    #expect(found.status == .checkFailed)
    #expect(found.errors.isEmpty)
    let lines = found.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("locales/de/narration.arb: error: ") && $0.hasSuffix("[L001]")
      }
    )
    #expect(
      lines.contains { $0.hasPrefix("locales/de/narration.arb:5:") && $0.hasSuffix("[L101]") }
    )
    #expect(lines.last?.hasPrefix("Found ") == true)
    #expect(Set(ids(found.output)).isSuperset(of: ["L001", "L101", "L201"]))
  }

  @Test func `a clean folder is said to be, and ends well`() throws {
    let clean = LocalesFolder.faulty
      .replacing(#""row""#, with: "\"column\": \"Spalte {name}\",\n  \"row\"")
      .replacing("stieg\"", with: "stieg um {delta}.\"")
    let found = try LocalesFolder(de: clean).answer("check", "--fail-on", "note")
    #expect(found.output == "Nothing found in 2 locales.\n")
    #expect(found.status == .done)
  }

  @Test func `the threshold decides what fails, not what is told`() throws {
    let folder = try LocalesFolder()
    let told = folder.answer("check").output
    #expect(folder.answer("check", "--fail-on", "never").status == .done)
    #expect(folder.answer("check", "--fail-on", "never").output == told)
    let warnings = folder.answer("check", "--checks", "L201")
    #expect(ids(warnings.output) == ["L201"])
    #expect(warnings.status == .done)
    #expect(
      folder.answer("check", "--checks", "L201", "--fail-on", "warning").status == .checkFailed
    )
  }

  @Test func `checks are chosen by id or by the beginning of ids, languages by tag`() throws {
    let folder = try LocalesFolder()
    #expect(ids(folder.answer("check", "--checks", "L1").output) == ["L101"])
    #expect(Set(ids(folder.answer("check", "--checks", "L001,L2").output)) == ["L001", "L201"])
    #expect(folder.answer("check", "--locale", "en").output == "Nothing found in 1 locale.\n")
    #expect(folder.answer("check", "--locale", "de").status == .checkFailed)
    let unknown = folder.answer("check", "--locale", "dee")
    #expect(unknown.status == .commandLineAtFault)
    #expect(unknown.errors.contains(#"--locale is "dee"; expected de or en, perhaps de"#))
    #expect(folder.answer("check", "--checks", "l1").status == .commandLineAtFault)
    #expect(folder.answer("check", "--checks", "L1,L4").status == .commandLineAtFault)
  }

  @Test func `what a baseline knows does not fail, and what is new does`() throws {
    let folder = try LocalesFolder()
    let written = folder.answer("check", "--write-baseline", "known.json")
    #expect(written.status == .done)
    #expect(written.output.hasPrefix("Nothing found in 2 locales; "))
    let known = folder.answer("check", "--baseline", "known.json", "--fail-on", "note")
    #expect(known.status == .done)
    #expect(known.output == written.output)
    // Lines move; one more fault comes.
    let moved = LocalesFolder.faulty.replacing("{\n  \"@@locale\"", with: "{\n\n\n  \"@@locale\"")
      .replacing("Zeile {number}", with: "Zeile")
    try folder.scratch.write(moved, to: "locales/de/narration.arb")
    let new = folder.answer("check", "--baseline", "known.json")
    #expect(ids(new.output) == ["L101"])
    #expect(new.output.contains("locales/de/narration.arb:5:"))
    #expect(new.status == .checkFailed)
  }

  @Test func `a baseline that is none is an input at fault`() throws {
    let folder = try LocalesFolder()
    let found = folder.answer("check", "--baseline", "locales/registry.json")
    #expect(found.status == .inputAtFault)
    let expected = "locales/registry.json:1:1: error: found another file; expected"
    #expect(found.errors.hasPrefix(expected))
    #expect(folder.answer("check", "--baseline", "none.json").status == .inputAtFault)
  }

  @Test func `what is allowed beside a message counts again after its day`() throws {
    let allowed = LocalesFolder.faulty.replacing(
      "stieg\"",
      with: """
        stieg",
          "@trend": {"x-allow": [
            {"check": "L101", "reason": "the amount is in the title", "until": "2027-06-30"}
          ]}
        """
    )
    let folder = try LocalesFolder(de: allowed)
    let before = folder.answer("check", "--checks", "L101,A", today: "2027-06-30")
    #expect(before.output == "Nothing found in 2 locales; 1 allowed beside.\n")
    #expect(before.status == .done)
    let after = folder.answer("check", "--checks", "L101,A", today: "2027-07-01")
    #expect(ids(after.output).sorted() == ["A002", "L101"])
    #expect(after.status == .checkFailed)
    let idle = folder.answer("check", "--locale", "de", "--checks", "A,L102")
    #expect(ids(idle.output).isEmpty)
  }

  @Test func `a message marked as not translated is told of once`() throws {
    let open = LocalesFolder.faulty.replacing(
      "stieg\"",
      with: "rose\",\n  \"@trend\": {\"x-state\": \"untranslated\"}"
    )
    let found = try LocalesFolder(de: open).answer("check", "--checks", "L009,L1,L2")
    #expect(ids(found.output) == ["L009"])
    #expect(found.output.contains("the message 'trend' is marked as not translated"))
  }

  @Test func `explain prints the page of a check without any folder`() {
    let page = run(["locales", "check", "--explain", "L101"], of: .chartVoice)
    #expect(page.output.hasPrefix("# L101: Missing, extra or renamed placeholder\n"))
    #expect(page.status == .done)
    let none = run(["locales", "check", "--explain", "L1O1"], of: .chartVoice)
    #expect(none.status == .commandLineAtFault)
    #expect(none.errors.contains("perhaps L101"))
  }

  @Test func `a draft is refused where a reviewed translation is asked for`() throws {
    let folder = try LocalesFolder()
    let refused = folder.answer("check", "--require-status", "reviewed")
    #expect(refused.status == .checkFailed)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors
        == "chartvoice: error: the language 'de' is a draft; --require-status asks for reviewed\n"
    )
    #expect(
      folder.answer("check", "--require-status", "reviewed", "--locale", "en").status == .done
    )
    #expect(!folder.answer("check", "--require-status", "draft").output.isEmpty)
    let unknown = try LocalesFolder(registry: nil).answer("check", "--require-status", "draft")
    #expect(unknown.status == .checkFailed)
    #expect(unknown.errors.contains("has no status in registry.json"))
  }

  @Test func `without a folder the command says what it expected`() throws {
    let empty = try ScratchFolder()
    for command in ["check", "coverage"] {
      let none = run(["locales", command], of: .chartVoice, in: empty.path)
      #expect(none.status == .commandLineAtFault)
      #expect(
        none.errors == "chartvoice: error: locales \(command) needs DIR, as there is no folder "
          + "locales here; expected one that holds <tag>/<name>.arb; see chartvoice --help\n"
      )
    }
    let wrong = run(["locales", "check", "nowhere"], of: .chartVoice, in: empty.path)
    #expect(wrong.status == .inputAtFault)
    #expect(wrong.errors == "nowhere: error: found no folder; expected one of catalogues\n")
    let bare = run(["locales", "check", "."], of: .chartVoice, in: empty.path)
    #expect(bare.status == .inputAtFault)
    #expect(bare.errors.contains("found no catalogue in this folder; expected <tag>/<name>.arb"))
  }

  @Test(arguments: [
    ("human", "locales/de/narration.arb: error"), ("json", #""schema" : "chartvoice-locale"#),
    ("jsonl", #"{"checks":["A001""#), ("sarif", #""columnKind" : "unicodeCodePoints""#),
    ("junit", #"<testsuite name="de" tests="#), ("tap", "TAP version 14"),
    ("github", "::error file=locales/de/narration.arb,line=5,col=13"),
  ])
  func `every form of report is written, with the same status`(form: String, part: String) throws {
    let found = try LocalesFolder().answer("check", "locales/", "--format", form)
    #expect(found.output.contains(part))
    #expect(found.status == .checkFailed)
  }
}
