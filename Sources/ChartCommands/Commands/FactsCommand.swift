import ChartNarration

extension Command {
  /// Prints every fact of a chart with its proof.
  package static let facts = Command(
    "facts",
    summary: "print every fact of a chart with its formula, rows and test",
    explanation: """
      Rows are counted from 1 below the header.
      The JSON has a schema and a version, and is described in the documentation of FactsDocument.
      """,
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.languageGroup,
      OutputOptions.group(adding: FormatOptions.structure),
    ]
  ) { invocation, context throws(CommandFailure) in
    try structure(invocation, context) { FactsDocument($0) }
  }
}
