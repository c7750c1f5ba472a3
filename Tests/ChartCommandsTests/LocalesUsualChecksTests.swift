import ChartCommands
import ChartSpeech
import Foundation
import LocaleChecks
import Synchronization
import Testing

/// Without `--checks` every check is made, of charts and voices too.
struct LocalesUsualChecksTests {
  /// The ids of the checks that a run says it made.
  private func made(_ words: String...) throws -> Set<String> {
    let folder = try LocalesFolder()
    let output = run(
      ["locales", "check", "--format", "json"] + words,
      of: .chartVoice,
      in: folder.scratch.path,
      today: "2026-12-01"
    ).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    return Set(try #require(document["checks"] as? [String]))
  }

  @Test(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
  func `every check is made, but those of our own messages on those of others`() throws {
    let all = try made()
    #expect(all.isSuperset(of: ["A001", "L001", "L114", "L115", "F401", "F415", "S301", "S316"]))
    #expect(all.isDisjoint(with: ["L006", "L007"]))
  }

  @Test func `--no-speech leaves out the checks of voices alone`() throws {
    let quiet = try made("--no-speech")
    #expect(quiet.contains("F401") && quiet.contains("L115"))
    #expect(!quiet.contains { $0.hasPrefix("S") })
  }

  @Test func `L asks for what looks at catalogues alone`() throws {
    let quick = try made("--checks", "L")
    #expect(quick.isSuperset(of: ["L001", "L113", "L213"]))
    #expect(quick.allSatisfy { $0.hasPrefix("L") && !["L114", "L115"].contains($0) })
    #expect(try made("--checks", "L114") == ["L114"])
    #expect(try made("--checks", "F40").allSatisfy { $0.hasPrefix("F40") })
  }

  @Test func `a fault that needs charts or voices is found without being asked for`() throws {
    let folder = try LocalesFolder(
      de: """
        {
          "@@locale": "de",
          "column": "Spalte {name} → NaN",
          "row": "Zeile {number}",
          "rows": "{count, plural, one {Eine Zeile} other {# Zeilen}}",
          "trend": "{series} stieg um {delta}."
        }

        """
    )
    let found = folder.answer("check")
    #expect(found.output.contains("locales/de/narration.arb:3:13: error: "))
    #expect(found.output.contains("[F412]"))
    #expect(found.status == .checkFailed)
    #expect(folder.answer("check", "--checks", "L").output == "Nothing found in 2 locales.\n")
    let quiet = folder.answer("check", "--no-speech").output
    #expect(!quiet.contains("[S310]"))
    if SpeechEngine.libraryVersion != nil { #expect(found.output.contains("[S310]")) }
  }

  /// What standard error hears of a check that takes ten seconds for each look at the clock.
  private func told(isTerminal: Bool) throws -> String {
    let folder = try LocalesFolder()
    let record = Record()
    let seconds = Mutex(0.0)
    let context = CommandContext(
      input: MemoryInput(),
      output: MemoryOutput(record: Record()),
      errorOutput: MemoryOutput(isTerminal: isTerminal, record: record),
      workingFolder: folder.scratch.path,
      environment: { _ in nil },
      clock: {
        seconds.withLock { seconds in
          seconds += 1_000
          return seconds
        }
      },
      today: { Day("2026-12-01") }
    )
    _ = Program.chartVoice.run(["locales", "check"], in: context)
    return record.text
  }

  @Test func `a terminal is told how many languages are checked, a pipe nothing`() throws {
    #expect(try told(isTerminal: false) == "")
    #expect(try told(isTerminal: true) == "1 of 2 languages checked\n2 of 2 languages checked\n")
  }
}
