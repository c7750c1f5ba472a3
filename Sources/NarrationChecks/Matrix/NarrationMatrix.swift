public import ChartAccessibility
import ChartGallery
public import ChartLocalization
import ChartNarration
import ChartRendering
import ChartSpeech

/// What every language says of the same charts, side by side: locale × chart × detail × renderer.
public struct NarrationMatrix: Sendable {
  /// What one language says of one chart.
  public struct Cell: Sendable, Equatable {
    /// The language.
    public let locale: LocaleTag

    /// What is read.
    public let text: String

    /// What a voice is given; nil where no voice speaks to the locale's readers.
    public let speech: String?

    /// How long it takes to say, in seconds at 175 words a minute.
    public let seconds: Double

    /// Whether a voice was timed; an estimate otherwise.
    public let isHeard: Bool
  }

  /// One chart at one level of detail.
  public struct Row: Sendable, Equatable {
    /// The chart's name.
    public let chart: String

    /// How much is told.
    public let detail: Detail

    /// What each language says, in the order of the locales.
    public let cells: [Cell]
  }

  /// One sentence in the source language and in another.
  public struct Translation: Sendable, Equatable {
    /// The message's id.
    public let key: String

    /// The other language.
    public let locale: LocaleTag

    /// What the source says.
    public let source: String

    /// What the other language says.
    public let target: String

    /// The ids of the facts that the sentence states.
    public let facts: [String]
  }

  /// The source language.
  public let source: LocaleTag

  /// The charts, each at each level of detail.
  public let rows: [Row]

  /// Each different sentence of the charts, by locale and then in the order in which it is first said.
  public let translations: [Translation]

  /// The seconds that a description may take; nil for no bound.
  public let budget: Double?

  /// The voices that were heard, by locale.
  public let voices: [String: String]

  /// Tells charts in every locale.
  ///
  /// `hears` has a voice speak every cell that one can, which takes about a hundredth of its seconds.
  public init(
    _ charts: [CheckedChart] = Self.charts,
    locales: [LocaleTag],
    source: LocaleTag = .english,
    catalogues: [Catalogue] = [],
    details: [Detail] = Detail.allCases,
    budget: Double? = nil,
    hears: Bool = true
  ) {
    self.source = source
    self.budget = budget
    let tellers = locales.map { MatrixTeller($0, catalogues: catalogues, hears: hears) }
    rows = charts.flatMap { chart in
      details.map { detail in
        Row(chart: chart.name, detail: detail, cells: tellers.map { $0.cell(chart, detail) })
      }
    }
    let original = MatrixTeller(source, catalogues: catalogues, hears: false)
    translations = tellers.filter { $0.localizer.locale != source }.flatMap {
      $0.translations(charts, details, from: original)
    }
    voices = tellers.reduce(into: [:]) { voices, teller in
      voices[teller.localizer.locale.description] = teller.voice?.voice
    }
  }

  /// The few charts that a matrix shows unless others are named.
  public static let charts: [CheckedChart] = NarrationGallery.brief.compactMap { CheckedChart($0) }

  /// What the texts depend on: the versions of ICU and CLDR, and that of the voices if they are installed.
  public var versions: [(name: String, version: String)] {
    let data = Localizer.dataVersions
    let library = SpeechEngine.libraryVersion.map { [(name: "espeak-ng", version: $0)] } ?? []
    return [("ICU", data.icu), ("CLDR", data.cldr)] + library
  }
}

/// Tells charts in one locale, to readers and by a voice.
struct MatrixTeller {
  let localizer: Localizer
  let voice: VoiceProfile?
  private let hears: Bool

  init(_ locale: LocaleTag, catalogues: [Catalogue], hears: Bool) {
    localizer = Localizer(locale: locale, catalogues: catalogues)
    voice = VoiceProfile.speaking(to: locale).flatMap { $0.unreadable.isEmpty ? $0 : nil }
    self.hears = hears
  }

  func cell(_ chart: CheckedChart, _ detail: Detail) -> NarrationMatrix.Cell {
    let text = told(chart, detail, by: nil)
    let speech = voice.map { told(chart, detail, by: $0) }
    let heard = hears ? voice.flatMap { VoiceSound(voice: $0.voice).seconds(speech ?? "") } : nil
    return NarrationMatrix.Cell(
      locale: localizer.locale,
      text: text,
      speech: speech,
      seconds: heard ?? SpeakingTime.seconds(of: speech ?? text, by: voice),
      isHeard: heard != nil
    )
  }

  private func told(_ chart: CheckedChart, _ detail: Detail, by voice: VoiceProfile?) -> String {
    let narrator = Narrator(chart.chart.tree, localizer: localizer, voice: voice)
    var diagnostics: [LocalizationDiagnostic] = []
    let sentences = (chart.plans[detail] ?? []).map {
      narrator.text($0.phrase, diagnostics: &diagnostics)
    }
    return localizer.join(sentences)
  }

  func translations(
    _ charts: [CheckedChart],
    _ details: [Detail],
    from source: MatrixTeller
  ) -> [NarrationMatrix.Translation] {
    var known: Set<String> = []
    return charts.flatMap { chart -> [NarrationMatrix.Translation] in
      let own = Narrator(chart.chart.tree, localizer: localizer)
      let original = Narrator(chart.chart.tree, localizer: source.localizer)
      return details.flatMap { chart.plans[$0] ?? [] }.compactMap { sentence in
        var diagnostics: [LocalizationDiagnostic] = []
        let text = original.text(sentence.phrase, diagnostics: &diagnostics)
        guard known.insert("\(sentence.phrase.message) \(text)").inserted else { return nil }
        return NarrationMatrix.Translation(
          key: sentence.phrase.message,
          locale: localizer.locale,
          source: text,
          target: own.text(sentence.phrase, diagnostics: &diagnostics),
          facts: sentence.facts
        )
      }
    }
  }
}
