package import ChartAudio
import ChartSpeech

/// The forms that a chart's sound can be written in.
package enum SoundFormat: String, Sendable, CaseIterable {
  /// Samples as they are.
  case wav

  /// Samples packed without loss.
  case flac

  /// Samples packed with loss, as Ogg Vorbis.
  case ogg

  /// The score as JSON.
  case json

  /// The score, a line an event.
  case text = "txt"

  /// The form that a file's name ends with, or `nil`.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The form of sound file, or `nil` for a score.
  package var audio: AudioFileFormat? { AudioFileFormat(rawValue: rawValue) }
}

/// How a chart is heard.
package enum SoundOptions {
  /// The form of the sound.
  package static let format = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: SoundFormat.self,
    help: "the form of the result, unless the name of FILE ends with it"
  )

  /// The voice.
  package static let voice = CommandOption.text(
    "voice",
    valueName: "NAME",
    help: "the voice of espeak-ng, such as en-us or ko+f2"
  )

  /// How fast it speaks.
  package static let rate = CommandOption.number(
    "rate",
    valueName: "WORDS",
    in: SpeechEngine.rates,
    help: "how many words a minute the voice speaks"
  )

  /// How it is spoken.
  package static let speechGroup = OptionGroup("The voice", [voice, rate])
}
