import ChartLocalization
import ChartSpeech
import LocaleChecks
import NarrationChecks
import Synchronization
import Testing

/// A folder is checked beside its catalogues by charts and voices, where it is of this program's messages.
struct FolderAuditTests {
  private let all = NarrationAudit.Extent(program: true, meaning: true, speech: true)

  /// A folder of catalogues, each a locale with its messages and what is said of them.
  private func folder(
    _ catalogues: [String: [String: String]],
    metadata: String = ""
  ) -> LocaleFolder {
    LocaleFolder(
      files: catalogues.map { tag, messages in
        let entries = messages.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
        let text = (["\"@@locale\": \"\(tag)\""] + entries).joined(separator: ",\n")
        return (path: "\(tag)/narration.arb", bytes: Array("{\(text)\(metadata)}".utf8))
      }
    )
  }

  private func english(_ change: (inout [String: String]) -> Void) throws -> [String: String] {
    var messages = try #require(Catalogue.embedded(.english)).messages
      .mapValues { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    change(&messages)
    return messages
  }

  private func audit(_ folder: LocaleFolder) -> NarrationAudit {
    NarrationAudit(folder: folder, charts: Planted.charts)
  }

  @Test func `a message of our own that nobody asks for, or that is absent, is found`() throws {
    let extent = NarrationAudit.Extent(program: true, meaning: false, speech: false)
    let whole = folder(["en": try english { _ in }])
    // The planted charts ask for some of the messages: the others are left out.
    let asked = try #require(audit(whole).result(on: whole, of: [.english], extent).used)
    let folder = folder([
      "en": try english { messages in
        messages = messages.filter { asked[$0.key] != nil }
        messages["nobody-asks"] = "Nothing."
        messages["mean"] = nil
        messages["median"] = "The median was {value} of {nothing}."
      }
    ])
    let audit = audit(folder)
    #expect(audit.tellsCharts)
    let result = audit.result(on: folder, of: [.english], extent)
    let used = try #require(result.used)
    let today = try #require(Day("2026-12-01"))
    var run = CheckRun(folderName: "locales", today: today)
    run.selection = ["L006", "L007"]
    #expect(run.report(on: folder).entries.isEmpty)
    run.used = used
    let found = run.report(on: folder).entries.map(\.finding)
    let unused = found.filter { $0.check == "L006" }
    #expect(unused.map(\.message) == ["nobody-asks"])
    #expect(unused.allSatisfy { $0.place.start?.line ?? 0 > 1 })
    let undefined = found.filter { $0.check == "L007" }
    #expect(undefined.contains { $0.message == "mean" && $0.sentence.contains("is absent") })
    #expect(undefined.contains { $0.sentence.contains("never gives the argument 'nothing'") })
  }

  @Test func `a file of another program beside ours is not held to what this program asks for`()
    throws
  {
    let texts = [
      "narration": ["a": "A", "b": "B", "c": "C"], "interface": ["d": "D", "x": "X", "y": "Y"],
    ]
    let folder = LocaleFolder(
      files: texts.map { name, messages in
        let entries = messages.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
        let text = "{\"@@locale\": \"en\", \(entries.joined(separator: ", "))}"
        return (path: "en/\(name).arb", bytes: Array(text.utf8))
      }
    )
    var run = CheckRun(folderName: "locales", today: try #require(Day("2026-12-01")))
    run.selection = ["L006"]
    run.used = ["a": [], "b": [], "d": []]
    #expect(run.report(on: folder).entries.map(\.finding.message) == ["c"])
  }

  @Test func `nothing is told of charts where the messages are another program's`() throws {
    let own = [
      "title": "Title", "mean": "Mean: {x}.", "open": "Open", "save": "Save", "end": "End",
    ]
    let german = ["title": "Titel", "mean": "Mittelwert: {x}.", "open": "Öffnen", "end": "Ende"]
    let folder = folder(["en": own, "de": german])
    let audit = audit(folder)
    #expect(!audit.tellsCharts)
    let result = audit.result(on: folder, of: audit.locales, all)
    #expect(result.used == nil)
    #expect(result.findings == [])
  }

  @Test(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
  func `another program's sentences are heard with examples`() throws {
    let going = "{name} → {count, plural, one {# day} other {# days}}."
    let folder = folder(["en": ["going": going, "fine": "All is well."]])
    let result = audit(folder).result(on: folder, of: [.english], all)
    #expect(result.findings.map(\.check) == ["S310"])
    #expect(result.findings.map(\.message) == ["going"])
  }

  @Test(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
  func `a language whose words are still the source's is not blamed for how they sound`() throws {
    let messages = try english { _ in }
    let open = messages.keys.sorted().map { ",\n\"@\($0)\": {\"x-state\": \"untranslated\"}" }
    let folder = folder(["en": messages, "ar": messages], metadata: open.joined())
    let extent = NarrationAudit.Extent(program: false, meaning: false, speech: true)
    let arabic = try Planted.locale("ar")
    let result = audit(folder).result(on: folder, of: [arabic], extent)
    #expect(result.findings.filter { $0.message == nil } == [])
  }

  @Test func `what is found is the same by any number of threads, and locales are counted`() throws
  {
    let folder = folder([
      "en": try english { _ in },
      "de": ["mean": "Durchschnitt {value}  NaN.", "median": "Median."],
      "ko": ["mean": "average 평균은 {value}입니다."],
    ])
    let audit = audit(folder)
    let told = Mutex<[[Int]]>([])
    let extent = NarrationAudit.Extent(program: false, meaning: true, speech: false)
    let many = audit.result(on: folder, of: audit.locales, extent, threads: 3) { checked, total in
      told.withLock { $0.append([checked, total]) }
    }
    let one = audit.result(on: folder, of: audit.locales, extent, threads: 1)
    #expect(many.findings == one.findings)
    #expect(Set(one.findings.map(\.check)).isSuperset(of: ["F401", "F412", "F413", "F415"]))
    #expect(told.withLock { $0.sorted { $0[0] < $1[0] } } == [[1, 3], [2, 3], [3, 3]])
  }
}
