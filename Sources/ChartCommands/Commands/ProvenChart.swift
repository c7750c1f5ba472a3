import ChartImport
import ChartLocalization
import ChartRendering
import ChartVerification

/// A chart that claims are held against: a table, or a document of ours that carries its proof.
struct ProvenChart {
  /// The document, where the first operand names one.
  let document: ProvenDocument?

  /// The chart made of a table, where one was read.
  let input: ChartInput?

  /// What puts everything into the reader's language: the document's own unless another is asked for.
  let localizer: Localizer

  /// The input's name as the person typed it.
  let source: String

  /// Whether the operand `data` was read as the document's table.
  let isTableRead: Bool

  /// Reads the first operand, and the table of the operand `data` for a document without its data.
  init(
    _ invocation: Invocation,
    data: Int,
    in context: CommandContext
  ) throws(CommandFailure) {
    let operand = invocation.operands[0]
    source = CommandContext.source(operand)
    guard Self.isDocument(operand) else {
      let words = try Words(invocation.options, in: context)
      document = nil
      localizer = words.localizer
      input = try ChartInput(invocation, words: words, in: context)
      isTableRead = false
      return
    }
    guard let document = ProvenDocument(try context.read(operand)) else {
      throw .input(
        InputFault(source, .notUnderstood(nil, "found no proof; expected a document of chartvoice"))
      )
    }
    self.document = document
    let words = try Words(invocation.options, in: context, otherwise: document.proof.locale)
    localizer = words.localizer
    isTableRead = document.proof.chart == nil && invocation.operands.count > data
    input =
      isTableRead ? try ChartInput(invocation, operand: data, words: words, in: context) : nil
  }

  /// The document held against its data.
  var verifier: DocumentVerifier? {
    document.map { DocumentVerifier($0, localizer: localizer, tree: input?.chart.tree) }
  }

  /// What words the chart; `nil` for a document whose data are not known.
  var narrator: Narrator? {
    verifier.map(\.narrator) ?? input?.chart.narrator(localizer)
  }

  /// What reads texts about the chart.
  var reader: Verifier? {
    if let verifier, let narrator { return Verifier(narrator, offset: verifier.zoneOffset) }
    return input?.chart.verifier(localizer)
  }

  /// What derives the facts' numbers again.
  var checker: FactChecker? {
    if let verifier, let narrator {
      return FactChecker(narrator.tree, offset: verifier.zoneOffset)
    }
    return input?.chart.factChecker
  }

  /// The outcome of a command that made this text of the chart.
  func outcome(_ text: String, status: ExitStatus) -> Outcome {
    var outcome =
      input?.outcome(text)
      ?? Outcome("\(text)\n", source: source, diagnostics: localizer.toldNotes)
    outcome.status = status
    return outcome
  }

  private static func isDocument(_ name: String) -> Bool {
    [".svg", ".json"].contains { name.lowercased().hasSuffix($0) }
  }
}
