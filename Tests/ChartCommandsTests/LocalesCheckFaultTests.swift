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
}
