/// Turns text into speech by espeak-ng, in this process.
///
/// The library is started when first needed, once, and never stopped: its second stop hangs. It is
/// not safe for several threads, so everything goes through one lock. Starting it changes the
/// process's `LC_CTYPE` from `C` to `C.UTF-8`.
///
/// Samples do not repeat from call to call within a process, by nature of the library; where bytes
/// must repeat, use ``ChildSpeech``.
///
/// espeak-ng is under the GPL, version 3 or later, which binds what links this module.
public actor SpeechEngine {
  /// The engine of this process.
  public static let shared = SpeechEngine()

  /// The rates that can be asked for, in words a minute.
  public static let rates = 80...450

  /// The rate of the library itself, in words a minute.
  public static let usualRate = 175

  private init() {}

  /// Speaks a text.
  ///
  /// `voice` is a name of espeak-ng, with a variant if wanted: `en-us`, `ko`, `cmn-latn-pinyin+f2`.
  /// `text` should come from a narrator that was given that voice's profile; characters that the
  /// voice cannot read are refused, not passed over. Empty text gives no samples.
  ///
  /// Throws any ``SpeechError`` but ``SpeechError/childFailed``.
  public func say(
    _ text: String,
    voice: String,
    wordsPerMinute: Int = usualRate
  ) throws(SpeechError) -> Utterance {
    try sayWaiting(text, voice: voice, wordsPerMinute: wordsPerMinute)
  }

  /// As ``say(_:voice:wordsPerMinute:)``, for callers that are no task; the thread waits its turn.
  public nonisolated func sayWaiting(
    _ text: String,
    voice: String,
    wordsPerMinute: Int = usualRate
  ) throws(SpeechError) -> Utterance {
    try SpeechRequest(text: text, voice: voice, wordsPerMinute: wordsPerMinute).check()
    return try EspeakLibrary.shared.speak(text, voice: voice, wordsPerMinute: wordsPerMinute)
  }

  /// The phonemes that a voice gives a text, in espeak-ng's own letters, a clause in each element.
  ///
  /// For tests of what is heard; throws as ``say(_:voice:wordsPerMinute:)``.
  public nonisolated func phonemes(
    of text: String,
    voice: String
  ) throws(SpeechError) -> [String] {
    try EspeakLibrary.shared.phonemes(of: text, voice: voice)
  }
}
