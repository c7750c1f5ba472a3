import ChartSpeech
import ChartTestSupport
import Testing

struct SpeechEngineTests {
  @Test(arguments: ["en-us", "ko", "cmn-latn-pinyin", "en-us+f3"])
  func `a text becomes sound that is neither silence nor too loud`(voice: String) async throws {
    let texts = ["ko": "최고 값", "cmn-latn-pinyin": "最高值"]
    let text = texts[voice] ?? "highest value"
    let utterance = try await SpeechEngine.shared.say(text, voice: voice)
    #expect(utterance.sampleRate == 22_050)
    #expect((0.3...3).contains(utterance.duration))
    #expect(utterance.samples.allSatisfy { -1 <= $0 && $0 < 1 })
    #expect(utterance.samples.contains { abs($0) > 0.05 })
  }

  @Test func `words begin in order, where they stand in the text`() async throws {
    let text = "Highest 12.5, then low; 서울 is last."
    let words = try await SpeechEngine.shared.say(text, voice: "en-us").words
    let scalars = Array(text.unicodeScalars)
    let said = words.map { word in
      String(String.UnicodeScalarView(scalars[word.range]))
    }
    #expect(said.first == "Highest" && said.contains("low") && said.last == "last")
    #expect(said.contains("12.5") && said.allSatisfy { !$0.hasSuffix(" ") && !$0.isEmpty })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
  }

  @Test func `a higher rate takes less time`() async throws {
    let text = "the highest value of all"
    let slow = try await SpeechEngine.shared.say(text, voice: "en-us", wordsPerMinute: 100)
    let fast = try await SpeechEngine.shared.say(text, voice: "en-us", wordsPerMinute: 300)
    #expect(slow.duration > 2 * fast.duration)
  }

  @Test func `no text is no sound`() async throws {
    #expect(try await SpeechEngine.shared.say("", voice: "en-us").samples.isEmpty)
  }

  @Test func `a zero within a text does not end it`() async throws {
    let whole = try await SpeechEngine.shared.say("one\0two three four", voice: "en-us")
    #expect(whole.words.map(\.range) == [0..<3, 4..<7, 8..<13, 14..<18])
  }

  @Test(arguments: ["", "xx", "nobody", "mb-us1", "en-us+nobody", "en-us+f3+f3", "../en"])
  func `a voice that is not there is refused by name`(voice: String) async {
    await #expect(throws: SpeechError.unknownVoice(voice)) {
      _ = try await SpeechEngine.shared.say("one", voice: voice)
    }
  }

  @Test(arguments: [79, 451, 0, -1])
  func `a rate out of bounds is refused`(rate: Int) async {
    await #expect(throws: SpeechError.rateNotAllowed(rate)) {
      _ = try await SpeechEngine.shared.say("one", voice: "en-us", wordsPerMinute: rate)
    }
  }

  @Test func `what a voice cannot read is refused, not passed over`() async throws {
    await #expect(throws: SpeechError.readingsMissing(locale: "ja", found: "最")) {
      _ = try await SpeechEngine.shared.say("グラフ、最小", voice: "ja")
    }
    await #expect(throws: SpeechError.unreadable(voice: "he", found: "5")) {
      _ = try await SpeechEngine.shared.say("5", voice: "he")
    }
    #expect(try await SpeechEngine.shared.say("さいしょう", voice: "ja").duration > 0.3)
  }

  @Test func `many tasks may speak at once, each hears its own words`() async throws {
    let texts = [
      ("en-us", "one two three four"), ("ko", "이백 오십"), ("cmn-latn-pinyin", "二百五十"), ("de", "zwei"),
    ]
    let expected = [4, 2, 4, 1]
    let counts = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for index in 0..<400 {
        group.addTask {
          let (voice, text) = texts[index % 4]
          let utterance =
            index % 3 == 0
            ? try await SpeechEngine.shared.say(text, voice: voice)
            : try SpeechEngine.shared.sayWaiting(text, voice: voice)
          return (index % 4, utterance.samples.isEmpty ? 0 : utterance.words.count)
        }
      }
      return try await group.reduce(into: [(Int, Int)]()) { $0.append($1) }
    }
    #expect(counts.count == 400)
    #expect(counts.allSatisfy { $0.1 == expected[$0.0] })
  }

  @Test func `a cancelled task stops speaking, and the next one speaks`() async throws {
    let long = String(repeating: "one two three four five six seven eight nine ten. ", count: 200)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await SpeechEngine.shared.say(long, voice: "en-us")
    }
    task.cancel()
    await #expect(throws: SpeechError.cancelled) { _ = try await task.value }
    #expect(try await SpeechEngine.shared.say("one", voice: "en-us").duration > 0.1)
  }

  @Test func `a voice of one task is not heard by another`() async throws {
    async let english = SpeechEngine.shared.say("one hundred twenty", voice: "en-us")
    async let german = SpeechEngine.shared.say("one hundred twenty", voice: "de")
    let phonemes = try SpeechEngine.shared.phonemes(of: "zwei", voice: "de")
    #expect(try await english.words.count == german.words.count)
    #expect(phonemes == ["tsv'aI"])
  }
}
