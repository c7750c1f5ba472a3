import ChartCommands
import ChartModel

/// A program with the verbs' options but without their work, so that laws of the command line do
/// not wait for the verbs.
enum Sample {
  static let format = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: Format.self,
    help: "the form of the result"
  )

  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// `describe` answers with its operands; `svg` has options that `describe` lacks; `note` answers
  /// with a result and has something to say about it; `spill` gives back its input.
  static let program = Program(
    name: "chartvoice",
    summary: "turn a chart into words",
    version: "9.8.7",
    commands: [describe, svg, note, spill, .completions, .manual, .help]
  )

  static let describe = Command(
    "describe",
    summary: "describe a table's chart in words",
    operands: [.input],
    options: [
      ChartOptions.group, TableOptions.group, WordOptions.group,
      OutputOptions.group(adding: format),
    ]
  ) { invocation, _ in
    Outcome(invocation.operands.joined(separator: "|"))
  }

  static let svg = Command(
    "svg",
    summary: "draw a chart",
    operands: [.input],
    options: [DrawingOptions.group, OutputOptions.group]
  ) { _, _ in Outcome("<svg/>\n") }

  static let note = Command(
    "note",
    summary: "answer, and say what was left out",
    options: [OutputOptions.group]
  ) { _, _ in
    Outcome(
      "the result\n",
      source: "sales.csv",
      used: ["--title", "it's sales"],
      diagnostics: [
        Diagnostic(
          .warning,
          .missingValues,
          at: SourcePosition(line: 3, column: 7),
          arguments: ["sales", "2"]
        )
      ]
    )
  }

  /// Reads its operand and gives back its bytes.
  static let spill = Command(
    "spill",
    summary: "give back what was read",
    operands: [.input],
    options: [OutputOptions.group]
  ) { invocation, context throws(CommandFailure) in
    Outcome(bytes: try context.read(invocation.operands[0]))
  }
}
