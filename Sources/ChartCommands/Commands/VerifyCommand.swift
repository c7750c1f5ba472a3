import ChartRendering
import ChartVerification

extension Command {
  /// Holds a text, or a document of ours, against the data.
  package static let verify = Command(
    "verify",
    summary: "say of each claim of a text whether the data bear it out",
    explanation: """
      CHART is a table, or a picture or JSON of chartvoice, which carries its proof.
      With a table, each number, name, date and word of TEXT is supported, contradicted or not found.
      A picture is proven again by itself; TEXT is then held against it as well. A picture of more than \
      1,000 marks does not hold its data: name its table as TEXT.
      Ends with status 4 if anything is contradicted or not found.
      """,
    operands: [
      Operand("CHART", .file, help: "the table, or the SVG or JSON that carries its proof"),
      Operand("TEXT", .file, arity: .optional, help: "the text, or - for standard input"),
    ],
    options: [
      ProofOptions.group, ChartOptions.group, TextOptions.group, WordOptions.languageGroup,
      OutputOptions.group(adding: FormatOptions.structure),
    ]
  ) { invocation, context throws(CommandFailure) in
    let operands = invocation.operands
    let chart = try ProvenChart(invocation, data: 1, in: context)
    if chart.document == nil, operands.count < 2 {
      throw .commandLine(.missingOperand(command: "verify", operand: "TEXT"))
    }
    var findings = chart.verifier?.findings() ?? []
    if operands.count > 1, !chart.isTableRead, let reader = chart.reader {
      let text = String(decoding: try context.read(operands[1]), as: UTF8.self)
      findings += reader.claims(in: text).map { .claim(part: "", $0) }
    }
    let document = VerificationDocument(
      findings,
      localizer: chart.localizer,
      narrator: chart.narrator
    )
    return chart.outcome(
      invocation.options[FormatOptions.structure] == .json ? document.json : document.text,
      status: status(of: findings, invocation.options.has(ProofOptions.allowUnsupported))
    )
  }

  private static func status(
    of findings: [DocumentVerifier.Finding],
    _ allowsUnsupported: Bool
  ) -> ExitStatus {
    for case .needsTable in findings { return .inputAtFault }
    let fails = findings.contains { $0.isContradicted || !allowsUnsupported && !$0.holds }
    return fails ? .checkFailed : .done
  }
}
