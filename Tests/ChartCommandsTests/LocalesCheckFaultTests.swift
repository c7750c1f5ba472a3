import ChartCommands
import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

struct LocalesCheckFaultTests {
  @Test func `--mutations prints the table of planted defects, and needs no folder`() throws {
    let scratch = try ScratchFolder()
    let found = run(
      ["locales", "check", "--mutations"],
      of: .chartVoice,
      in: scratch.path,
      today: "2026-12-01"
    )
    #expect(found.output == MutationTable.run().text)
    #expect(found.status == .done)
  }

  @Test func `a table with a defect that was missed, or with a false alarm, ends with status 4`() {
    let perfect = MutationTable.Row(check: "L001", planted: 1, found: 1)
    let missed = MutationTable.Row(check: "L001", planted: 1, found: 0, missed: ["de: a key less"])
    for (rows, alarms, status) in [
      ([perfect], [], ExitStatus.done), ([missed], [], .checkFailed),
      ([perfect], ["en/a.arb: error"], .checkFailed),
    ] {
      let table = MutationTable(rows: rows, falseAlarmsOnClean: alarms)
      #expect(Command.outcome(of: table).status == status)
    }
  }

  @Test func `a pipe in a folder is passed over, not waited for`() throws {
    let folder = try LocalesFolder()
    let told = folder.answer("check").output
    for path in ["locales/de/pipe.arb", "locales/registry.pipe.json"] {
      #expect(mkfifo("\(folder.scratch.path)/\(path)", 0o600) == 0)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.scratch.path)/locales/de/folder.arb",
      withIntermediateDirectories: false
    )
    #expect(folder.answer("check").output == told)
  }

  @Test(arguments: ["locales/de/loop.arb", "locales/registry.json"])
  func `a link that goes round in a circle is a file that cannot be read`(path: String) throws {
    let folder = try LocalesFolder(registry: nil)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.scratch.path)/\(path)",
      withDestinationPath: name
    )
    let found = folder.answer("check")
    #expect(found.status == .inputAtFault)
    #expect(found.output.isEmpty)
    #expect(found.errors.contains(name))
    #expect(found.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["check", "coverage"])
  func `a folder without its source is refused, as nothing could be compared`(
    command: String
  ) throws {
    let found = try LocalesFolder(registry: nil).answer(command, "--source", "fr")
    #expect(found.status == .inputAtFault)
    #expect(found.output.isEmpty)
    #expect(found.errors.contains("found no catalogue of the source 'fr'"))
  }

  @Test(arguments: [
    ("{\"findings\": [\n", "known.json:2:1: error: the end of the file was found"),
    (
      "\n {\"schema\": \"other\"}", "known.json:2:2: error: found another file; expected a baseline"
    ),
    (
      """
      {"schema": "chartvoice-locale-baseline", "version": 1,
       "findings": [{"fingerprint": "a"}, {"check": "L001"}]}
      """, "known.json:2:37: error: found a finding without its fingerprint"
    ),
  ])
  func `a broken baseline is one sentence with its place in front`(
    text: String,
    expected: String
  ) throws {
    let folder = try LocalesFolder()
    try folder.scratch.write(text, to: "known.json")
    let found = folder.answer("check", "--baseline", "known.json")
    #expect(found.status == .inputAtFault)
    #expect(found.output.isEmpty)
    #expect(found.errors.hasPrefix(expected), "\(found.errors)")
    #expect(found.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["--checks", "L999"], ["--checks", "L1,Q"], ["--explain", "L999"]])
  func `a check that is not there is refused with the ids that are`(words: [String]) throws {
    let found = try LocalesFolder().answer("check", words[0], words[1])
    #expect(found.status == .commandLineAtFault)
    #expect(found.output.isEmpty)
    let ids = CheckPage.ids
    for letter in Set(ids.map { String($0.prefix(1)) }) {
      let own = ids.filter { $0.hasPrefix(letter) }
      #expect(
        found.errors.contains("\(letter) (\(own[0]) to \(own[own.count - 1]))"),
        "\(found.errors)"
      )
    }
    #expect(found.errors.contains("an id such as L103"))
    #expect(found.errors.contains("chartvoice locales check --explain L103"))
  }

  @Test func `bytes that are no UTF-8 are told once, at the first of them`() throws {
    let folder = try LocalesFolder(registry: nil)
    var bytes = Array(LocalesFolder.source.utf8)
    let places = bytes.indices.filter {
      [UInt8(ascii: "R"), UInt8(ascii: "C")].contains(bytes[$0])
    }
    for place in places { bytes[place] = 0xFF }
    let path = "\(folder.scratch.path)/locales/en/narration.arb"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let found = folder.answer("check", "--checks", "L005")
    let lines = found.output.split(separator: "\n").filter { $0.contains("L005") }
    #expect(places.count > 1)
    #expect(lines.count == 1, "\(found.output)")
    #expect(lines.first?.hasPrefix("locales/en/narration.arb:3:14: error: UTF-8") == true)
  }

  @Test func `the source that is asked for counts before that of the registry`() throws {
    let folder = try LocalesFolder()
    let found = folder.answer("coverage", "--source", "de")
    #expect(found.status == .done)
    #expect(found.output.hasPrefix("de"), "\(found.output)")
    #expect(folder.answer("coverage").output.hasPrefix("en"))
    let help = run(["locales", "check", "--help"], of: .chartVoice).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("what registry.json says, else en, unless given"))
  }
}
