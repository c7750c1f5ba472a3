import ChartNarration

extension Command {
  /// Prints the accessibility tree of a chart.
  package static let tree = Command(
    "tree",
    summary: "print a chart's accessibility tree",
    explanation: """
      Each line of the text is a place that a reader can stand on, with its name and its id.
      The JSON has a schema and a version, and is described in the documentation of TreeDocument.
      """,
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.languageGroup,
      OutputOptions.group(adding: FormatOptions.structure),
    ]
  ) { invocation, context throws(CommandFailure) in
    try structure(invocation, context) { TreeDocument($0) }
  }
}
