import ChartAccessibility
import ChartLocalization
import ChartRendering

/// One phrase of one chart as the source language tells it.
struct SourcePhrase {
  let phrase: Phrase
  let told: ToldPhrase
  /// The numbers that its text tells.
  let numbers: [String: Double]?
}

/// One chart with all its phrases, told in the source language once for all others.
struct SourceChart {
  let chart: CheckedChart
  let phrases: [SourcePhrase]

  /// Tells a chart; of phrases of one shape only the first of all charts, if the shapes told so far are
  /// given.
  init(
    _ chart: CheckedChart,
    localizer: Localizer,
    scanner: NumberScanner,
    shapes: inout Set<PhraseShape>?
  ) {
    self.chart = chart
    let teller = PhraseTeller(chart.chart.tree, localizer: localizer, voice: nil)
    let told = chart.phrases().filter { shapes?.insert(PhraseShape($0)).inserted ?? true }
    phrases = told.map { phrase in
      let told = teller.told(phrase)
      var parity = FactParity(
        phrase,
        chart: chart.name,
        renderer: .text,
        teller: teller,
        source: told,
        scanner: scanner,
        sourceScanner: scanner
      )
      parity.check()
      return SourcePhrase(phrase: phrase, told: told, numbers: parity.numbers)
    }
  }
}
