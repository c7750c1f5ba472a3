import ChartCommands
import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct LocalesNewTests {
  /// The project's own source in a folder of a test's own.
  private func ours() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/locales/en",
      withIntermediateDirectories: true
    )
    let source = packageRoot.appending(path: "locales/en/narration.arb")
    try scratch.write(
      String(decoding: try Data(contentsOf: source), as: UTF8.self),
      to: "locales/en/narration.arb"
    )
    return scratch
  }

  @Test(arguments: ["uk", "ar", "ja", "cy", "pt-PT", "zh-Hant", "he"])
  func `a new language has every message, and nothing is found but that it is not translated`(
    tag: String
  ) throws {
    let scratch = try ours()
    let made = run(["locales", "new", tag], of: .chartVoice, in: scratch.path)
    #expect(made.status == .done)
    #expect(made.errors == "Written: 1 file in locales/\(tag)\n")
    let text = try scratch.text(of: "locales/\(tag)/narration.arb")
    let catalogue = try Catalogue(arb: Array(text.utf8))
    let source = try #require(Catalogue.embedded(.english))
    #expect(catalogue.locale.description == tag)
    #expect(Set(catalogue.messages.keys) == Set(source.messages.keys))
    expectUntranslated(source.messages.count, in: scratch, "--checks", "A,L")
    #expect(text.contains("\"description\": \"Two amounts that stand against each other"))
    let coverage = run(["locales", "coverage"], of: .chartVoice, in: scratch.path).output
    let count = source.messages.count
    #expect(coverage.contains("0 of \(count) translated,  0 missing,"))
  }

  /// Checks a folder: that so many messages are not translated is all that is found.
  private func expectUntranslated(_ count: Int, in scratch: ScratchFolder, _ options: String...) {
    let checked = run(
      ["locales", "check", "--format", "jsonl"] + options,
      of: .chartVoice,
      in: scratch.path
    )
    #expect(checked.status == .done)
    let findings = checked.output.split(separator: "\n").filter {
      $0.contains(#""type":"finding""#)
    }
    #expect(findings.count == count)
    for finding in findings where !finding.contains(#""check":"L009""#) {
      Issue.record("\(finding)")
    }
  }

  /// Takes the readers and the voice of a language that has both; the source is checked elsewhere.
  @Test func `charts and voices find no more in a new language`() throws {
    let scratch = try ours()
    #expect(run(["locales", "new", "ar"], of: .chartVoice, in: scratch.path).status == .done)
    let count = try #require(Catalogue.embedded(.english)).messages.count
    expectUntranslated(count, in: scratch, "--locale", "ar")
  }

  @Test(arguments: [
    ("pl", "one few many other"), ("ar", "zero one two few many other"), ("ja", "other"),
    ("fr", "one many other"), ("lt", "one few many other"), ("cy", "zero one two few many other"),
  ])
  func `choices by number have the categories that the language has`(
    tag: String,
    categories: String
  ) throws {
    let folder = try LocalesFolder()
    #expect(folder.answer("new", tag).status == .done)
    let text = try folder.scratch.text(of: "locales/\(tag)/narration.arb")
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"rows\"") })
    let found = line.matches(of: /(\w+) \{/).map { String($0.1) }
    #expect(found.joined(separator: " ") == categories)
  }

  @Test func `a category of many numbers says its number although the source's does not`() throws {
    let folder = try LocalesFolder()
    _ = folder.answer("new", "ru")
    _ = folder.answer("new", "it")
    #expect(
      try folder.scratch.text(of: "locales/ru/narration.arb").contains("one {# rows} few {# rows}")
    )
    #expect(
      try folder.scratch.text(of: "locales/it/narration.arb").contains(
        "one {One row} many {# rows}"
      )
    )
  }

  @Test func `exact variants, offsets, selects and what stands around choices are kept`() throws {
    let folder = try LocalesFolder()
    let message =
      "{a, select, x {{n, plural, offset:1 =0 {none} one {# it''s} other {# '{of}' {m}}}} other {é \\\"q\\\"}} end"
    try folder.scratch.write(
      "{\"@@locale\": \"en\", \"deep\": \"\(message)\"}",
      to: "locales/en/narration.arb"
    )
    _ = folder.answer("new", "ja")
    let text = try folder.scratch.text(of: "locales/ja/narration.arb")
    #expect(
      text.contains(
        "\"{a, select, x {{n, plural, offset:1 =0 {none} other {# '{of}' {m}}}} other {é \\\"q\\\"}} end\""
      )
    )
  }

  @Test func `nothing is written over`() throws {
    let folder = try LocalesFolder()
    let before = try folder.scratch.text(of: "locales/de/narration.arb")
    let found = folder.answer("new", "DE")
    #expect(found.status == .inputAtFault)
    #expect(
      found.errors
        == "locales/de/narration.arb: error: found a catalogue; expected none, as nothing is "
        + "written over\n"
    )
    #expect(try folder.scratch.text(of: "locales/de/narration.arb") == before)
    #expect(folder.answer("new", "not a tag").status == .commandLineAtFault)
  }

  @Test func `the entry for the registry is JSON that says the language's own name and rules`()
    throws
  {
    let folder = try LocalesFolder()
    let text = folder.answer("new", "ar").output
    let entry = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(entry["tag"] as? String == "ar")
    #expect(entry["autonym"] as? String == "العربية")
    #expect(entry["direction"] as? String == "rtl")
    #expect(entry["scriptOfRecord"] as? String == "Arab")
    #expect(entry["cardinals"] as? [String] == ["zero", "one", "two", "few", "many", "other"])
    #expect(entry["ordinals"] as? [String] == ["other"])
    #expect(entry["status"] as? String == "draft")
  }

  @Test func `coverage counts what is missing, marked, the same and unknown to the source`() throws
  {
    let text = LocalesFolder.faulty
      .replacing(
        "Zeile {number}\"",
        with: "Row {number}\",\n  \"old\": \"Alt\",\n  \"older\": \"Noch\""
      )
      .replacing("stieg\"", with: "rose\",\n  \"@trend\": {\"x-state\": \"untranslated\"}")
    let folder = try LocalesFolder(de: text)
    #expect(
      folder.answer("coverage").output == """
        en  4 of 4 translated,  0 missing,  0 marked untranslated,  0 as in the source,  0 obsolete,  source
        de  2 of 4 translated,  1 missing,  1 marked untranslated,  1 as in the source,  2 obsolete,  draft

        """
    )
    let json = folder.answer("coverage", "--format", "json").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let rows = try #require(document["locales"] as? [[String: Any]])
    #expect(document["schema"] as? String == "chartvoice-locale-coverage")
    #expect(rows.map { $0["missing"] as? Int } == [0, 1])
    #expect(rows.map { $0["obsolete"] as? Int } == [0, 2])
    #expect(rows.map { $0["status"] as? String } == ["source", "draft"])
  }
}
