import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartRendering

/// Holds everything that one locale's readers and listeners are told against the facts.
struct LocaleParity {
  let localizer: Localizer
  let sourceLocalizer: Localizer
  private let scanner: NumberScanner
  private let sourceScanner: NumberScanner
  private let voice: VoiceProfile?
  private let spokenScanner: NumberScanner?
  /// How many digits computed values have in each form, where they are not those that readers get.
  var digits: [Renderer: Int] = [:]
  private(set) var faults = Faults()

  init(_ localizer: Localizer, source: Localizer) {
    self.localizer = localizer
    sourceLocalizer = source
    scanner = NumberScanner(localizer, writer: nil)
    sourceScanner = NumberScanner(source, writer: nil)
    // Numbers in words are judged by their sound; here all voices get digits.
    // A voice that cannot read the language says nothing that could be held to the facts.
    let spoken = VoiceProfile.speaking(to: localizer.locale).flatMap {
      $0.unreadable.isEmpty ? $0 : nil
    }
    voice = spoken.map { profile in
      profile.numbers == .digits
        ? profile : VoiceProfile(voice: profile.voice, locale: localizer.locale)
    }
    spokenScanner = voice.map {
      NumberScanner(localizer, writer: SpeechWriter(localizer: localizer, voice: $0))
    }
  }

  /// Checks charts one after another.
  mutating func check(_ charts: [SourceChart]) {
    var terms = TermChecks(
      localizer: localizer,
      source: sourceLocalizer,
      terms: charts.terms
    )
    var tellers = PhraseTellers(localizer, voice: nil, digits: digits[.text])
    var speakers = voice.map { PhraseTellers(localizer, voice: $0, digits: digits[.speech]) }
    for chart in charts {
      let tree = chart.chart.chart.tree
      let teller = tellers.teller(of: tree)
      let speaker = speakers?.teller(of: tree)
      for source in chart.phrases {
        let read = parity(source, chart, .text, teller, scanner)
        compare(read, source.numbers, "F404", "the source", source.told.printed)
        terms.check(read)
        guard let speaker, let spokenScanner else { continue }
        let heard = parity(source, chart, .speech, speaker, spokenScanner)
        compare(heard, read.numbers, "F408", "the text", read.told.printed)
      }
    }
    faults.add(terms.faults)
  }

  private mutating func parity(
    _ source: SourcePhrase,
    _ chart: SourceChart,
    _ renderer: Renderer,
    _ teller: PhraseTeller,
    _ scanner: NumberScanner
  ) -> FactParity {
    var parity = FactParity(
      source.phrase,
      chart: chart.chart.name,
      renderer: renderer,
      teller: teller,
      source: source.told,
      scanner: scanner,
      sourceScanner: sourceScanner
    )
    parity.check()
    faults.add(parity.faults)
    return parity
  }

  /// Numbers that agree with the facts must also be as exact as those of another telling.
  private mutating func compare(
    _ parity: FactParity,
    _ other: [String: Double]?,
    _ check: String,
    _ what: String,
    _ printed: [String]
  ) {
    guard parity.told.isOwn, let own = parity.numbers, let other,
      parity.told.printed.sorted() == printed.sorted()
    else { return }
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      guard let theirs = other[key], theirs != value else { continue }
      var parity = parity
      parity.add(check, "numbers", "says \(value.plain) where \(what) says \(theirs.plain)")
      faults.add(parity.faults)
    }
  }
}
