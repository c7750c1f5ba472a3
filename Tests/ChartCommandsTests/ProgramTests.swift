import ChartCommands
import Foundation
import Testing

struct ProgramTests {
  private let used = "Used: --title 'it'\\''s sales'\n"
  private let warning = "sales.csv:3:7: warning: column \"sales\": 2 missing values left out\n"

  @Test func `the result comes first, then what was inferred, then what was left out`() {
    let found = run(["note"])
    #expect(found.status == .done)
    #expect(found.order == "out: the result\nerr: \(used)err: \(warning)")
  }

  @Test func `quiet keeps the result and the status alone`() {
    let found = run(["note", "--quiet"])
    #expect(found.output == "the result\n")
    #expect(found.errors.isEmpty)
    #expect(found.status == .done)
  }

  @Test(arguments: [["note", "--strict"], ["note", "--strict", "--quiet"]])
  func `strict makes diagnostics errors and withholds the result`(words: [String]) {
    let found = run(words)
    #expect(found.output.isEmpty)
    #expect(found.errors == warning.replacing("warning:", with: "error:"))
    #expect(found.status.rawValue == 1)
  }

  @Test func `strict writes no file either`() throws {
    let folder = try ScratchFolder()
    #expect(run(["note", "--strict", "-o", "r.txt"], in: folder.path).status == .inputAtFault)
    #expect(try folder.names == [])
  }

  @Test func `strict without diagnostics changes nothing`() {
    #expect(run(["svg", "--strict", "f"]).output == "<svg/>\n")
  }

  @Test func `output goes to a file of the working folder, and a dash is standard output`() throws {
    let folder = try ScratchFolder()
    let found = run(["note", "-o", "r.txt"], in: folder.path)
    #expect(found.output.isEmpty)
    #expect(found.errors == used + warning)
    #expect(try folder.text(of: "r.txt") == "the result\n")
    #expect(run(["note", "-o", "-"], in: folder.path).output == "the result\n")
    #expect(try folder.names == ["r.txt"])
  }

  @Test(arguments: ["in.csv", "./in.csv", "link.csv"])
  func `a result never takes the place of its own input, by whatever name`(name: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("a,b\n1,2\n", to: "in.csv")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.csv",
      withDestinationPath: "in.csv"
    )
    let found = run(["svg", "in.csv", "-o", name], in: folder.path)
    #expect(found.status == .commandLineAtFault)
    #expect(found.errors.contains("which is also the input"))
    #expect(try String(contentsOfFile: "\(folder.path)/in.csv", encoding: .utf8) == "a,b\n1,2\n")
  }

  @Test func `what was used is printed so that no byte moves the cursor`() {
    let said = Wording(program: "chartvoice").used(["--x", "a\u{1B}[31m'b"])
    #expect(said == #"Used: --x $'a\u001b[31m\'b'"#)
  }

  @Test func `an input is a file of the working folder, and a dash is standard input`() throws {
    let folder = try ScratchFolder()
    let text = String(repeating: "zeile ä\n", count: 30_000)
    try folder.write(text, to: "in.csv")
    #expect(run(["spill", "in.csv"], in: folder.path).output == text)
    #expect(run(["spill", "-"], input: "typed").output == "typed")
  }

  @Test func `an empty input is read as nothing, and nothing is written`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "in.csv")
    let found = run(["spill", "in.csv"], in: folder.path)
    #expect(found.status == .done)
    #expect(found.order.isEmpty)
  }

  @Test(arguments: [
    ("none.csv", "none.csv: error: found no such file; expected one to read\n"),
    (".", ".: error: found a folder; expected a file to read\n"),
    ("in.csv/x", "in.csv/x: error: part of this path is a file; expected a folder there\n"),
    ("a\nb", "a\\nb: error: found no such file; expected one to read\n"),
  ])
  func `an input that cannot be read is one sentence, and status 1`(
    path: String,
    line: String
  ) throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "in.csv")
    let found = run(["spill", path], in: folder.path)
    #expect(found.errors == line)
    #expect(found.status.rawValue == 1)
  }

  @Test func `the program's own commands answer`() {
    for command in Program.chartVoice.commandNames {
      #expect(run([command, "--help"], of: .chartVoice).status == .done)
    }
    let version = run(["--version"], of: .chartVoice).output
    #expect(version == "chartvoice \(Version.current)\n")
  }
}
