import ChartAudio
import ChartRendering

extension Command {
  /// Tells a chart aloud, or into a file.
  package static let speak = Command(
    "speak",
    summary: "tell a chart aloud, or into a sound file",
    explanation: """
      Speaks the brief description unless --detail asks for more, on the sound device, or into FILE as
      .wav, .flac or .ogg; as .txt it is the words that the voice is given.
      """,
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.group, SoundOptions.speechGroup,
      OutputOptions.group(adding: SoundOptions.spokenFormat),
    ]
  ) { invocation, context throws(CommandFailure) in
    let words = try Words(invocation.options, in: context)
    let option = SoundOptions.spokenFormat
    let isAloud =
      invocation.options[OutputOptions.output] == nil && invocation.options[option] == nil
    let format = isAloud ? nil : try SpeechFormat.asked(by: option, of: invocation)
    if isAloud { try Loudspeaker.check() }
    let input = try ChartInput(invocation, words: words, in: context)
    let spoken = try SpokenChart(input.chart, words: words, options: invocation.options)
    guard let format else {
      try Loudspeaker.play(try spoken.spoken().sound())
      return input.outcome(bytes: [])
    }
    guard let audio = format.audio else { return input.outcome(spoken.text) }
    return input.outcome(
      bytes: try audio.bytes(
        of: try spoken.repeatable().sound(),
        title: input.chart.resolved.title
      )
    )
  }
}
