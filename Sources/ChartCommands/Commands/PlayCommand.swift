import ChartRendering
import ChartSonification

extension Command {
  /// Plays a chart as tones.
  package static let play = Command(
    "play",
    summary: "play a chart as tones",
    operands: [.inputUnlessFunction],
    options: [ChartOptions.group, TextOptions.group, WordOptions.languageGroup]
  ) { invocation, context throws(CommandFailure) in
    let words = try Words(invocation.options, in: context)
    let input = try ChartInput(invocation, words: words, in: context)
    try Loudspeaker.play(input.chart.score().rendered())
    return input.outcome(bytes: [])
  }
}
