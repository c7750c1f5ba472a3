import ChartAccessibility
import ChartLocalization
import ChartRendering
import ChartVerification

extension Command {
  /// Tells how a sentence or a fact came about.
  package static let why = Command(
    "why",
    summary: "tell how a sentence or a fact came about",
    explanation: """
      Each number of the fact with its formula, the formula with its numbers, the rows and the test.
      ID is that of a fact, as facts prints it, or the number of a sentence of the description, from 1.
      """,
    operands: [
      Operand("CHART", .file, help: "the table, or the SVG or JSON that carries its proof"),
      Operand(
        "ID",
        .shape("the id of a fact, or the number of a sentence"),
        help: "what to explain"
      ),
      Operand("TABLE", .file, arity: .optional, help: "the table of a picture without its data"),
    ],
    options: [ChartOptions.group, TextOptions.group, WordOptions.group, OutputOptions.group]
  ) { invocation, context throws(CommandFailure) in
    let chart = try ProvenChart(invocation, data: 2, in: context)
    guard let narrator = chart.narrator else {
      let finding = DocumentVerifier.Finding.needsTable(marks: chart.document?.proof.marks ?? 0)
      let document = VerificationDocument([finding], localizer: chart.localizer, narrator: nil)
      return chart.outcome(document.text, status: .inputAtFault)
    }
    let facts = try asked(
      invocation.operands[1],
      narrator,
      invocation.options[WordOptions.detail] ?? .standard
    )
    let explanation = FactExplanation(narrator, checker: chart.checker)
    var diagnostics: [LocalizationDiagnostic] = []
    var blocks: [String] = []
    for fact in facts {
      let lines = explanation.lines(of: fact, diagnostics: &diagnostics)
      blocks.append(([fact.id] + lines.map { "  \($0)" }).joined(separator: "\n"))
    }
    return chart.outcome(blocks.joined(separator: "\n"), status: .done)
  }

  /// The facts of a sentence by its number, or one fact by its id.
  private static func asked(
    _ id: String,
    _ narrator: Narrator,
    _ detail: Detail
  ) throws(CommandFailure) -> [Fact] {
    let tree = narrator.tree
    if let fact = tree.facts.first(where: { $0.id == id }) { return [fact] }
    let sentences = narrator.plan(detail)
    if let number = Int(id), sentences.indices.contains(number - 1) {
      let wanted = sentences[number - 1].facts
      return wanted.compactMap { id in tree.facts.first { $0.id == id } }
    }
    let ids = tree.facts.map(\.id)
    var closest = Spelling.closest(to: id, among: ids)
    if closest.isEmpty { closest = Array(ids.filter { $0.hasSuffix("#\(id)") }.prefix(3)) }
    let range = "the id of a fact, or the number of a sentence from 1 to \(sentences.count)"
    throw .commandLine(
      .operandNotAccepted(operand: "ID", found: id, expected: .shape(range), closest: closest)
    )
  }
}
