import ChartSpeech

/// The forms that a chart's sound can be written in.
package enum SoundFormat: String, SoundForm {
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
}

/// The forms that a chart's spoken words can be written in.
package enum SpeechFormat: String, SoundForm {
  /// Samples as they are.
  case wav

  /// Samples packed without loss.
  case flac

  /// Samples packed with loss, as Ogg Vorbis.
  case ogg

  /// The words as the voice is given them.
  case text = "txt"
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

  /// The form of the speech.
  package static let spokenFormat = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: SpeechFormat.self,
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
