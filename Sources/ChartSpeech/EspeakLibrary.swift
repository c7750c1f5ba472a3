import CEspeakNG
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The library as a whole, used by one thread at a time.
final class EspeakLibrary: Sendable {
  static let shared = EspeakLibrary()

  /// What is known once the library has started.
  private struct Start {
    /// Samples a second.
    let sampleRate: Int
    let voices: EspeakVoices
    /// Whether phonemes were asked for since it last spoke.
    var hasGivenPhonemes = false
  }

  /// Nil before the first use; held while the library works.
  private let start = Mutex<Start?>(nil)

  private init() {}

  func speak(
    _ text: String,
    voice: String,
    wordsPerMinute: Int
  ) throws(SpeechError) -> Utterance {
    // A closure of the lock loses the error's type.
    let result = start.withLock { start -> Result<Utterance, SpeechError> in
      Result { () throws(SpeechError) in
        let library = try Self.started(&start)
        try library.voices.use(voice)
        if library.hasGivenPhonemes { Self.speakUnheard() }
        start?.hasGivenPhonemes = false
        return try Self.spoken(
          text,
          wordsPerMinute: wordsPerMinute,
          sampleRate: library.sampleRate
        )
      }
    }
    return try result.get()
  }

  func phonemes(of text: String, voice: String) throws(SpeechError) -> [String] {
    let result = start.withLock { start -> Result<[String], SpeechError> in
      Result { () throws(SpeechError) in
        try Self.started(&start).voices.use(voice)
        start?.hasGivenPhonemes = true
        return Self.phonemes(of: text)
      }
    }
    return try result.get()
  }

  // MARK: With the lock held

  private static func started(_ known: inout Start?) throws(SpeechError) -> Start {
    if let known { return known }
    guard cespeak_is_there() != 0 else { throw .libraryMissing }
    let folder = getenv("ESPEAK_DATA_PATH").map { String(cString: $0) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    // The library falls back to other data, or prints: what was asked for is looked at here.
    if let folder, !EspeakData.isPresent(in: folder) { throw .dataMissing(folder: folder) }
    let rate = Int(cespeak_start(folder))
    guard rate > 0 else { throw .dataMissing(folder: folder) }
    cespeak_set_callback(EspeakSink.receive)
    let start = Start(sampleRate: rate, voices: EspeakVoices())
    known = start
    return start
  }

  private static func spoken(
    _ text: String,
    wordsPerMinute: Int,
    sampleRate: Int
  ) throws(SpeechError) -> Utterance {
    // For these the library would give the echo of what it said before.
    guard text.contains(where: { !$0.isWhitespace }) else {
      return Utterance(samples: [], sampleRate: sampleRate, words: [])
    }
    cespeak_set_rate(Int32(wordsPerMinute))
    let sink = EspeakSink()
    var bytes = readable(text)
    let code = withExtendedLifetime(sink) {
      bytes.withUnsafeMutableBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          cespeak_speak(
            characters.baseAddress,
            characters.count,
            Unmanaged.passUnretained(sink).toOpaque()
          )
        }
      }
    }
    guard code == 0 else { throw .failed(code: Int(code)) }
    guard !sink.isCancelled else { throw .cancelled }
    return sink.utterance(of: text, sampleRate: sampleRate)
  }

  /// Speaks a word to nobody.
  ///
  /// After many texts of which only phonemes were asked for, espeak-ng 1.51 forgets to tell of the
  /// first word of the next one that it speaks.
  private static func speakUnheard() {
    _ = cespeak_speak("a", 2, nil)
  }

  private static func phonemes(of text: String) -> [String] {
    let bytes = readable(text)
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer.baseAddress
      var clauses: [String] = []
      while rest != nil, let clause = cespeak_phonemes(&rest) {
        clauses.append(String(cString: clause))
      }
      return clauses.filter { !$0.isEmpty }
    }
  }

  /// The text in UTF-8, ended by a zero; zeros in it, which would end it early, are spaces.
  private static func readable(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == 0 ? 0x20 : $0 } + [0]
  }
}
