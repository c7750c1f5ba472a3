import ChartAccessibility
import ChartNarration
import ChartRendering

extension Command {
  /// Tells a chart in words.
  package static let describe = Command(
    "describe",
    summary: "describe a chart in words",
    explanation: """
      Reads a table, chooses a chart for it unless you say which, and tells what it shows.
      What was chosen and what was left out follows the result, on standard error.
      """,
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.group,
      OutputOptions.group(adding: FormatOptions.narration),
    ]
  ) { invocation, context throws(CommandFailure) in
    let words = try Words(invocation.options, in: context)
    let input = try ChartInput(invocation, words: words, in: context)
    let narration = words.narration(of: input.chart, invocation.options, usually: .standard)
    let format = invocation.options[FormatOptions.narration] ?? .text
    let proof = format == .json ? input.chart.proof(in: words.localizer.locale) : nil
    return input.outcome(
      narration.document(format, localizer: words.localizer, proof: proof)
    )
  }
}
