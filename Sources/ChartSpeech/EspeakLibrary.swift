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

  /// Samples a second; nil before the first use.
  private let sampleRate = Mutex<Int?>(nil)

  private init() {}

  func speak(
    _ text: String,
    voice: String,
    wordsPerMinute: Int
  ) throws(SpeechError) -> Utterance {
    // A closure of the lock loses the error's type.
    let result = sampleRate.withLock { rate -> Result<Utterance, SpeechError> in
      Result { () throws(SpeechError) in
        let rate = try Self.started(&rate)
        try Self.use(voice)
        return try Self.spoken(text, wordsPerMinute: wordsPerMinute, sampleRate: rate)
      }
    }
    return try result.get()
  }

  func phonemes(of text: String, voice: String) throws(SpeechError) -> [String] {
    let result = sampleRate.withLock { rate -> Result<[String], SpeechError> in
      Result { () throws(SpeechError) in
        _ = try Self.started(&rate)
        try Self.use(voice)
        return Self.phonemes(of: text)
      }
    }
    return try result.get()
  }

  // MARK: With the lock held

  private static func started(_ known: inout Int?) throws(SpeechError) -> Int {
    if let known { return known }
    let folder = getenv("ESPEAK_DATA_PATH").map { String(cString: $0) }
    // The library falls back to other data, or prints: what was asked for is looked at here.
    if let folder, !EspeakData.isPresent(in: folder) { throw .dataMissing(folder: folder) }
    let rate = Int(cespeak_start(folder))
    guard rate > 0 else { throw .dataMissing(folder: folder) }
    espeak_SetSynthCallback(EspeakSink.receive)
    known = rate
    return rate
  }

  private static func use(_ voice: String) throws(SpeechError) {
    // The library takes names of voices that it cannot load, and then prints.
    guard EspeakVoices.contains(voice), cespeak_use_voice(voice) == 0 else {
      throw .unknownVoice(voice)
    }
  }

  private static func spoken(
    _ text: String,
    wordsPerMinute: Int,
    sampleRate: Int
  ) throws(SpeechError) -> Utterance {
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
