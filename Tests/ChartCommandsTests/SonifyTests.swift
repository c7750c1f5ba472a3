import ChartCommands
import ChartTestSupport
import Foundation
import Testing

/// A chart as tones in a file.
struct SonifyTests {
  private func sonify(_ words: String..., in folder: ScratchFolder) throws -> Run {
    try folder.write(BuiltProgram.days, to: "days.csv")
    return run(["sonify", "days.csv", "--quiet"] + words, of: .chartVoice, in: folder.path)
  }

  private func start(of name: String, in folder: ScratchFolder) throws -> String {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    return String(decoding: bytes.prefix(18), as: UTF8.self)
  }

  @Test(arguments: [
    (["-o", "a.wav"], "a.wav", "RIFF"),
    (["-o", "a.b.FLAC"], "a.b.FLAC", "fLaC"),
    (["-o", "a.ogg"], "a.ogg", "OggS"),
    (["-o", "a.json"], "a.json", "{\n\"schema\":\"chart"),
    (["-o", "a.txt"], "a.txt", "chartvoice-score 1"),
    (["-o", "sound", "--format", "wav"], "sound", "RIFF"),
    (["-o", "sound", "--format", "flac"], "sound", "fLaC"),
    (["-o", "sound", "--format", "ogg"], "sound", "OggS"),
    (["-o", "a.mp3", "--format", "json"], "a.mp3", "{\n\"schema\":\"chart"),
    (["-o", "a.wav", "--format", "txt"], "a.wav", "chartvoice-score 1"),
  ])
  func `the ending of the file says the form, and the option says it against the ending`(
    words: [String],
    name: String,
    start: String
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(BuiltProgram.days, to: "days.csv")
    let found = run(["sonify", "days.csv", "--quiet"] + words, of: .chartVoice, in: folder.path)
    #expect(found.status == .done && found.order.isEmpty)
    #expect(try folder.names == [name, "days.csv"].sorted())
    #expect(try self.start(of: name, in: folder).hasPrefix(start))
  }

  @Test(arguments: ["json", "txt"])
  func `a score goes to standard output without a file, the same as in one`(
    format: String
  ) throws {
    let folder = try ScratchFolder()
    let printed = try sonify("--format", format, in: folder)
    #expect(printed.status == .done && printed.output.count > 500)
    #expect(try sonify("-o", "score.\(format)", in: folder).status == .done)
    #expect(try folder.text(of: "score.\(format)") == printed.output)
  }

  @Test(arguments: [
    ["-o", "a.mp3"], ["-o", "wav"], ["-o", "a.wav.part"], ["-o", "-"], [], ["--format", "wav"],
    ["--format", "mp3", "-o", "a.wav"],
  ])
  func `a form that is not known or not told is status 2, and nothing is written`(
    words: [String]
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(BuiltProgram.days, to: "days.csv")
    let found = run(["sonify", "days.csv"] + words, of: .chartVoice, in: folder.path)
    #expect(found.status == .commandLineAtFault)
    #expect(found.output.isEmpty && found.errors.hasSuffix("\n"))
    #expect(found.errors.filter { $0 == "\n" }.count == 1 && found.errors.contains("wav"))
    #expect(try folder.names == ["days.csv"])
  }

  @Test func `a folder that is not there is one sentence and status 3`() throws {
    let folder = try ScratchFolder()
    let found = try sonify("-o", "none/a.wav", in: folder)
    #expect(found.status == .outputFailed)
    #expect(
      found.errors == "none/a.wav: error: cannot write: the folder for it does not exist\n"
    )
    #expect(try folder.names == ["days.csv"])
  }

  @Test func `the title is the sound's`() throws {
    let folder = try ScratchFolder()
    #expect(try sonify("--title", "Übersicht", "-o", "a.wav", in: folder).status == .done)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a.wav"))
    #expect(bytes.range(of: Data("Übersicht".utf8)) != nil)
  }

  @Test(arguments: ["wav", "flac", "json", "txt"])
  func `three runs in as many locales write the same bytes`(format: String) throws {
    let program = try BuiltProgram()
    let runs = try ["C", "C.UTF-8", "de_DE.UTF-8"].map { locale in
      let variables = ["LC_ALL": locale, "LANG": locale, "TZ": "Asia/Seoul"]
      let name = "\(locale).\(format)"
      let found = try program.run(
        "sonify",
        program.table,
        "-o",
        program.path(name),
        variables: variables
      )
      #expect(found.status == 0 && found.bytes.isEmpty)
      return try program.bytes(of: name)
    }
    #expect(runs[0].count > 500 && runs[1] == runs[0] && runs[2] == runs[0])
  }

  @Test func `samples go into a pipe when they are asked for by name`() throws {
    let program = try BuiltProgram()
    let piped = try program.run("sonify", program.table, "--format", "wav", "-o", "-")
    #expect(piped.status == 0 && piped.errors == "Used: --mark line --x day --y sales\n")
    _ = try program.run("sonify", program.table, "-o", program.path("a.wav"))
    #expect(try program.bytes(of: "a.wav") == piped.bytes)
  }

  @Test(arguments: ["wav", "flac", "ogg", "json"])
  func `a full device is one sentence and status 3`(format: String) throws {
    let program = try BuiltProgram()
    let bash = try #require(Tool("bash"))
    let chartvoice = try #require(Tool(beside: "chartvoice"))
    let found = try bash.run([
      "-c", #""$1" sonify "$2" --format "$3" -o - >/dev/full"#, "bash", chartvoice.path,
      program.table, format,
    ])
    #expect(found.status == 3)
    #expect(
      found.errors == "standard output: error: cannot write: no room is left on the device\n"
    )
  }
}
