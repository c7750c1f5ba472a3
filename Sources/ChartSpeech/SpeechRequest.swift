import ChartLocalization

/// What is to be said, before any library.
struct SpeechRequest {
  let text: String
  let voice: String
  let wordsPerMinute: Int

  /// Throws if the rate is out of bounds or the voice is known not to read the text.
  func check() throws(SpeechError) {
    guard SpeechEngine.rates.contains(wordsPerMinute) else {
      throw .rateNotAllowed(wordsPerMinute)
    }
    guard let profile = VoiceProfile.named(voice), let found = profile.firstUnreadable(in: text)
    else { return }
    guard found.properties.isIdeographic else {
      throw .unreadable(voice: voice, found: String(found))
    }
    throw .readingsMissing(locale: profile.locale, found: String(found))
  }
}
