import ChartSpeech
import ChartTestSupport
import Foundation
import Testing

/// Speech by processes of their own.
struct ChildSpeechTests {
  private func probe() throws -> Tool {
    try #require(Tool(beside: "SpeechProbe"))
  }

  @Test func `every child says the same samples, eight at once as well`() async throws {
    let child = ChildSpeech(program: try probe().path)
    let first = try child.say("Highest 250, June 5.", voice: "en-us")
    #expect(first.duration > 1 && first.words.count >= 4)
    try await withThrowingTaskGroup(of: Utterance.self) { group in
      for _ in 0..<8 {
        group.addTask { try child.say("Highest 250, June 5.", voice: "en-us") }
      }
      for try await utterance in group { #expect(utterance == first) }
    }
  }

  @Test(arguments: ["C", "C.UTF-8", "ko_KR.UTF-8", "de_DE.UTF-8"])
  func `the caller's locale changes no sample`(locale: String) throws {
    let text = "값은 이백오십, 12.5."
    let output = try probe().bytes(
      [ChildSpeech.verb, "ko", "175"],
      input: text,
      ["LC_ALL": locale]
    )
    let usual = try probe().bytes([ChildSpeech.verb, "ko", "175"], input: text, [:])
    #expect(output.status == 0 && output.bytes.count > 20_000)
    #expect(output.bytes == usual.bytes)
  }

  @Test func `a child says what the engine says`() async throws {
    let child = try ChildSpeech(program: probe().path).say("one two", voice: "en-us")
    let own = try await SpeechEngine.shared.say("one two", voice: "en-us")
    #expect(child.words.map(\.range) == own.words.map(\.range))
    #expect(abs(child.duration - own.duration) < 0.05)
  }

  @Test func `other texts and rates make other samples`() throws {
    let child = ChildSpeech(program: try probe().path)
    let first = try child.say("one", voice: "en-us")
    #expect(try child.say("two", voice: "en-us") != first)
    #expect(try child.say("one", voice: "en-us", wordsPerMinute: 300) != first)
  }

  @Test func `errors of the child are those of the engine`() throws {
    let child = ChildSpeech(program: try probe().path)
    #expect(throws: SpeechError.unknownVoice("xx y")) { _ = try child.say("one", voice: "xx y") }
    #expect(throws: SpeechError.readingsMissing(locale: "ja", found: "最")) {
      _ = try child.say("最", voice: "ja")
    }
    #expect(throws: SpeechError.rateNotAllowed(1)) {
      _ = try child.say("one", voice: "en-us", wordsPerMinute: 1)
    }
  }

  @Test(arguments: ["/nowhere/program", "/bin/true", "/bin/cat", "/bin/echo"])
  func `a program that does not answer is an error, not a wait`(program: String) {
    let text = String(repeating: "one two three ", count: 20_000)
    #expect(throws: SpeechError.childFailed) {
      _ = try ChildSpeech(program: program).say(text, voice: "en-us")
    }
  }

  @Test func `without data, speech says so in one line, and nothing else is printed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "speech-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "espeak-ng-data"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["/nowhere", folder.path] {
      let result = try probe().bytes(
        ["say", "en-us", "one"],
        input: "",
        ["ESPEAK_DATA_PATH": path]
      )
      let expected = "\(SpeechError.dataMissing(folder: path))\n"
      #expect(result.status == 3)
      #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
      #expect(result.errors.isEmpty)
      let child = try probe().bytes(
        [ChildSpeech.verb, "en-us", "175"],
        input: "one",
        ["ESPEAK_DATA_PATH": path]
      )
      #expect(String(decoding: child.bytes, as: UTF8.self) == "error data-missing \(path)\n")
    }
  }

  @Test(arguments: [[], ["describe"], ["speak", ChildSpeech.verb]])
  func `other command lines are not answered`(arguments: [String]) {
    #expect(ChildSpeech.answer(arguments) == nil)
  }

  @Test(arguments: [[ChildSpeech.verb], [ChildSpeech.verb, "en-us", "fast"]])
  func `the verb without voice and rate is a mistake`(arguments: [String]) {
    #expect(ChildSpeech.answer(arguments) == 2)
  }
}
