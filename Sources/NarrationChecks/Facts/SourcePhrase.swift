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

  /// Tells phrases of a chart.
  private init(
    _ chart: CheckedChart,
    _ phrases: [Phrase],
    _ localizer: Localizer,
    _ scanner: NumberScanner
  ) {
    self.chart = chart
    let teller = PhraseTeller(chart.chart.tree, localizer: localizer, voice: nil)
    self.phrases = phrases.map { phrase in
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

  /// Tells charts; of phrases of one shape only the first of all charts, unless every phrase is asked for.
  static func told(
    _ charts: [CheckedChart],
    _ localizer: Localizer,
    everyPhrase: Bool
  ) -> [SourceChart] {
    var shapes: Set<PhraseShape> = []
    let phrases = charts.map { chart in
      chart.phrases().filter { everyPhrase || shapes.insert(PhraseShape($0)).inserted }
    }
    let scanner = NumberScanner(localizer, writer: nil)
    return Workers.results(of: charts.count) {
      SourceChart(charts[$0], phrases[$0], localizer, scanner)
    }
  }
}
