import ChartLocalization
import ChartNarration
import ChartRendering

/// A document that shows what a chart holds, as lines of text or as JSON.
protocol StructureDocument {
  /// Indented lines.
  func text(diagnostics: inout [LocalizationDiagnostic]) -> String

  /// JSON with a schema and a version.
  func json(diagnostics: inout [LocalizationDiagnostic]) -> String
}

extension TreeDocument: StructureDocument {}
extension FactsDocument: StructureDocument {}

extension Command {
  /// Reads a chart and writes a document of it in the form that is asked for.
  static func structure(
    _ invocation: Invocation,
    _ context: CommandContext,
    document make: (Narrator) -> some StructureDocument
  ) throws(CommandFailure) -> Outcome {
    let words = try Words(invocation.options, in: context)
    let input = try ChartInput(invocation, words: words, in: context)
    let document = make(input.chart.narrator(words.localizer))
    var diagnostics: [LocalizationDiagnostic] = []
    return input.outcome(
      invocation.options[FormatOptions.structure] == .json
        ? document.json(diagnostics: &diagnostics) : document.text(diagnostics: &diagnostics)
    )
  }
}
