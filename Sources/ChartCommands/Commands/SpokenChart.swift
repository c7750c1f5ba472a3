import ChartAccessibility
import ChartAudio
import ChartLocalization
import ChartNarration
import ChartRendering
import ChartSpeech

/// A chart told by a voice.
struct SpokenChart {
  /// The words as they are handed to the voice.
  let text: String

  private let voice: String
  private let rate: Int

  /// Words a chart for the voice that an invocation asks for, or that speaks to readers of the locale.
  init(
    _ chart: AccessibleChart,
    words: Words,
    options: OptionValues
  ) throws(CommandFailure) {
    let locale = words.localizer.locale
    let profile = try Self.profile(options[SoundOptions.voice], locale)
    voice = options[SoundOptions.voice] ?? profile.voice
    rate = options[SoundOptions.rate] ?? SpeechEngine.usualRate
    let narration = words.narration(of: chart, options, usually: .brief, voice: profile)
    text = words.localizer.join(narration.sentences.map(\.text))
  }

  /// Words a chart briefly for readers of a locale; `nil` where no voice reads its texts.
  init?(_ chart: AccessibleChart, readersOf localizer: Localizer) throws(CommandFailure) {
    guard let profile = VoiceProfile.speaking(to: localizer.locale) else { return nil }
    let narration = Narrator(chart.tree, localizer: localizer, voice: profile).description(.brief)
    text = localizer.join(narration.sentences.map(\.text))
    guard profile.firstUnreadable(in: text) == nil else { return nil }
    voice = profile.voice
    rate = SpeechEngine.usualRate
  }

  /// The voice's own samples, the same every time: a process of their own speaks them.
  func repeatable(by speech: ChildSpeech = ChildSpeech()) throws(CommandFailure) -> Utterance {
    do throws(SpeechError) {
      return try speech.say(text, voice: voice, wordsPerMinute: rate)
    } catch {
      throw .device(error.description)
    }
  }

  /// The voice's samples, spoken in this process.
  func spoken() throws(CommandFailure) -> Utterance {
    do throws(SpeechError) {
      return try SpeechEngine.shared.sayWaiting(text, voice: voice, wordsPerMinute: rate)
    } catch {
      throw .device(error.description)
    }
  }

  private static func profile(
    _ voice: String?,
    _ locale: LocaleTag
  ) throws(CommandFailure) -> VoiceProfile {
    if let voice { return VoiceProfile.named(voice) ?? VoiceProfile(voice: voice, locale: locale) }
    if let profile = VoiceProfile.speaking(to: locale) { return profile }
    throw .device("no voice speaks to readers of '\(locale)' yet; --voice names one")
  }
}

extension Utterance {
  /// The utterance as sound of the usual rate and level.
  func sound() throws(CommandFailure) -> AudioBuffer {
    do throws(AudioFileError) {
      return try AudioBuffer(channels: [samples], sampleRate: Double(sampleRate))
        .resampled(to: AudioBuffer.standardRate).spreadToStereo.levelled()
    } catch {
      throw .device(error.description)
    }
  }
}
