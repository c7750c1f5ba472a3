import ChartAudio
import ChartRendering
import ChartSonification

extension Command {
  /// Writes a chart as tones.
  package static let sonify = Command(
    "sonify",
    summary: "write a chart as tones, or as the score of its tones",
    explanation: """
      Time runs along the horizontal axis, pitch along the vertical one; several series follow one
      another. The form of the result is the ending of FILE: .wav, .flac, .ogg, or .json and .txt for
      the score.
      """,
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.languageGroup,
      OutputOptions.group(adding: SoundOptions.format),
    ]
  ) { invocation, context throws(CommandFailure) in
    let format = try SoundFormat.asked(by: SoundOptions.format, of: invocation)
    let words = try Words(invocation.options, in: context)
    let input = try ChartInput(invocation, words: words, in: context)
    let score = input.chart.score()
    guard let audio = format.audio else {
      return input.outcome(
        format == .json
          ? score.json(proof: input.chart.proof(in: words.localizer.locale).json) : score.text
      )
    }
    return input.outcome(
      bytes: try audio.bytes(of: score.rendered(), title: input.chart.resolved.title)
    )
  }
}

extension AudioFileFormat {
  /// A sound as the bytes of a file.
  func bytes(of buffer: AudioBuffer, title: String? = nil) throws(CommandFailure) -> [UInt8] {
    do throws(AudioFileError) {
      return try AudioFile.bytes(of: buffer, as: self, title: title)
    } catch {
      throw .device(error.description)
    }
  }
}
