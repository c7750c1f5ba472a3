import ChartTestSupport
import ChartVoice
import Testing

/// Every fact of the sentences that a person wrote about the pancake tables is one of ours.
///
/// What is not, and why, is said above each description. Charts in space are not made yet.
struct ModelSentenceTests {
  private func check(_ model: ModelDescription) throws {
    let narrator = try AccessibleChart(try model.spec()).narrator(Localizer(locale: .english))
    let told = narrator.description(.full).document(.text, localizer: narrator.localizer)
    let written = WrittenNumber.all(in: told)
    for expected in model.facts {
      let numbers = try expected.numbers.map { try #require(WrittenNumber($0)) }
      let ofKind = narrator.tree.facts.filter { $0.baseKind == expected.kind }
      let sentences = ofKind.map { fact -> String in
        var diagnostics: [LocalizationDiagnostic] = []
        return narrator.text(fact.phrase, diagnostics: &diagnostics)
      }
      let isStated = zip(ofKind, sentences).contains { fact, sentence in
        expected.words.allSatisfy { sentence.contains($0) }
          && numbers.allSatisfy { number in fact.numbers.contains { number.isRounding(of: $0) } }
      }
      #expect(isStated, "\(expected): \(sentences)")
      for number in numbers where expected.isTold {
        #expect(
          written.contains { number.isRounding(of: $0.value) },
          "\(number.text) of \(expected.kind) is not in: \(told)"
        )
      }
    }
  }

  @Test(arguments: ModelDescription.bars)
  func `what a person tells of bars and sectors is told`(model: ModelDescription) throws {
    try check(model)
  }

  @Test(arguments: ModelDescription.series)
  func `what a person tells of several series, areas and ranges is told`(
    model: ModelDescription
  ) throws {
    try check(model)
  }

  @Test(arguments: ModelDescription.shapes)
  func `what a person tells of points, distributions, grids and functions is told`(
    model: ModelDescription
  ) throws {
    try check(model)
  }

  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    arguments: ModelDescription.penguins
  )
  func `what a person tells of groups of points is told`(model: ModelDescription) throws {
    try check(model)
  }
}
