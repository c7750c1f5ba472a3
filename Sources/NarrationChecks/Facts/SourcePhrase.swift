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

  init(_ chart: CheckedChart, localizer: Localizer, scanner: NumberScanner) {
    self.chart = chart
    let teller = PhraseTeller(chart.chart.tree, localizer: localizer, voice: nil)
    phrases = chart.phrases().map { phrase in
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
