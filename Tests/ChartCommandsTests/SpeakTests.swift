import ChartSpeech
import ChartTestSupport
import Foundation
import Testing

/// A chart told by a voice into a file.
struct SpeakTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test(arguments: [("wav", "RIFF"), ("flac", "fLaC"), ("ogg", "OggS")])
  func `the voice goes into the form that the file's name ends with, or that is asked for`(
    format: String,
    start: String
  ) throws {
    let named = program.path("a.\(format)")
    #expect(try program.run("speak", program.table, "-o", named).status == 0)
    let asked = program.path("sound")
    let found = try program.run("speak", program.table, "--format", format, "-o", asked)
    #expect(found.status == 0 && found.bytes.isEmpty)
    #expect(found.errors == "Used: --mark line --x day --y sales\n")
    for name in ["a.\(format)", "sound"] {
      let bytes = try program.bytes(of: name)
      #expect(bytes.starts(with: start.utf8) && bytes.count > 20_000)
    }
  }

  @Test func `the words can be had without a voice`() throws {
    let printed = try program.run(
      "speak",
      program.table,
      "--format",
      "txt",
      variables: ["ESPEAK_DATA_PATH": "/nowhere"]
    )
    let text = String(decoding: printed.bytes, as: UTF8.self)
    #expect(printed.status == 0 && text.hasPrefix("Line chart of sales by day, June 1, twenty"))
    #expect(try program.run("speak", program.table, "-o", program.path("a.txt")).status == 0)
    #expect(try program.bytes(of: "a.txt") == printed.bytes)
  }

  @Test(arguments: [
    ["-o", "a.mp3"], ["-o", "a.json"], ["-o", "-"], ["--format", "wav"], ["--format", "json"],
    ["--rate", "10", "-o", "a.wav"],
  ])
  func `what cannot be asked for is status 2, and nothing is written`(words: [String]) throws {
    let words = words.map { $0.hasPrefix("a.") ? program.path($0) : $0 }
    let found = try #require(Tool(beside: "chartvoice")).run(["speak", program.table] + words)
    #expect(found.status == 2 && found.output.isEmpty)
    #expect(found.errors.filter { $0 == "\n" }.count == 1)
    #expect(try program.made == [])
  }

  @Test(arguments: ["wav", "flac"])
  func `three runs in as many locales write the same bytes`(format: String) throws {
    let runs = try ["C", "ko_KR.UTF-8", "de_DE.UTF-8"].map { locale in
      let path = program.path("\(locale).\(format)")
      let variables = ["LC_ALL": locale, "LANG": locale]
      let found = try program.run(
        "speak",
        program.table,
        "--rate",
        "450",
        "-o",
        path,
        variables: variables
      )
      #expect(found.status == 0)
      return try program.bytes(of: "\(locale).\(format)")
    }
    #expect(runs[0].count > 20_000 && runs[1] == runs[0] && runs[2] == runs[0])
  }

  @Test func `another rate, voice, language and length make another sound`() throws {
    let choices = [
      [], ["--rate", "300"], ["--voice", "en-us+f3"], ["--locale", "ko"], ["--detail", "standard"],
    ]
    var sounds: [[UInt8]] = []
    for (number, words) in choices.enumerated() {
      let name = "\(number).wav"
      let tool = try #require(Tool(beside: "chartvoice"))
      let found = try tool.run(["speak", program.table, "-o", program.path(name)] + words)
      #expect(found.status == 0)
      sounds.append(try program.bytes(of: name))
    }
    #expect(Set(sounds).count == choices.count)
    #expect(sounds[1].count < sounds[0].count && sounds[0].count < sounds[4].count)
  }

  @Test func `a voice that is not there is one sentence and status 3`() throws {
    let found = try program.run(
      "speak",
      program.table,
      "--voice",
      "nobody",
      "-o",
      program.path("a.wav")
    )
    #expect(found.status == 3)
    #expect(found.errors == "chartvoice: error: \(SpeechError.unknownVoice("nobody"))\n")
    #expect(try program.made == [])
  }

  @Test func `without the voice's data there is one sentence and status 3`() throws {
    // A folder that is there, but holds nothing.
    let empty = program.path("data")
    try FileManager.default.createDirectory(
      atPath: "\(empty)/espeak-ng-data",
      withIntermediateDirectories: true
    )
    for path in [empty, "/nowhere"] {
      let variables = ["ESPEAK_DATA_PATH": path]
      let found = try program.run(
        "speak",
        program.table,
        "-o",
        program.path("a.wav"),
        variables: variables
      )
      #expect(found.status == 3 && found.bytes.isEmpty)
      #expect(found.errors == "chartvoice: error: \(SpeechError.dataMissing(folder: path))\n")
    }
    #expect(try program.made == ["data"])
  }

  @Test func `Japanese is not spoken yet, which is status 3, and is told in text all the same`()
    throws
  {
    let found = try program.run(
      "speak",
      program.table,
      "--locale",
      "ja",
      "-o",
      program.path("a.wav")
    )
    let error = SpeechError.readingsMissing(locale: "ja", found: "折")
    #expect(found.status == 3 && found.errors == "chartvoice: error: \(error)\n")
    #expect(try program.made == [])
    let told = try program.run("describe", program.table, "--locale", "ja", "--quiet")
    #expect(told.status == 0 && told.errors.isEmpty)
    #expect(String(decoding: told.bytes, as: UTF8.self).contains("折れ線グラフ"))
  }

  @Test func `a folder that is not there and a full device are one sentence and status 3`() throws {
    let path = program.path("none/a.wav")
    let found = try program.run("speak", program.table, "-o", path)
    #expect(found.status == 3)
    #expect(found.errors == "\(path): error: cannot write: the folder for it does not exist\n")
    let bash = try #require(Tool("bash"))
    let chartvoice = try #require(Tool(beside: "chartvoice"))
    let full = try bash.run([
      "-c", #""$1" speak "$2" --format flac -o - >/dev/full"#, "bash", chartvoice.path,
      program.table,
    ])
    #expect(full.status == 3)
    #expect(
      full.errors == "standard output: error: cannot write: no room is left on the device\n"
    )
  }

  @Test func `the demo without the voice's data is whole but for the speech, and says so`() throws {
    let found = try program.run(
      "demo",
      program.path("demo"),
      variables: ["ESPEAK_DATA_PATH": "/nowhere"]
    )
    let reason = SpeechError.dataMissing(folder: "/nowhere")
    #expect(found.status == 0 && found.bytes.count > 500)
    #expect(found.errors.hasSuffix("chartvoice: warning: without speech: \(reason)\n"))
    let names = try names(in: "demo")
    for chart in ["top", "daily", "cities", "monthly"] {
      for name in ["\(chart).csv", "chart.flac", "score.txt", "full.ko.md", "chart.ja.svg"] {
        #expect(names.contains("\(chart)/\(name)"))
      }
    }
    #expect(names.allSatisfy { !$0.contains("spoken") && !$0.contains("/brief.ko.flac") })
    #expect(found.errors.hasPrefix("Written: \(names.count) files in "))
  }

  private func names(in folder: String) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: program.path(folder))
    return Set(paths.filter { $0.contains("/") })
  }
}
