public import ChartLocalization
public import LocaleChecks

/// The checks that need charts: what is told must be what was found, in every language and form.
///
/// Works on the catalogues that are built in, and on those of any folder. A folder whose messages are not
/// this program's is walked with examples instead of charts.
public struct NarrationAudit: Sendable {
  /// Where a message of a locale stands; nil for what is the whole locale's.
  public typealias PlaceOfMessage = @Sendable (LocaleTag, String?) -> Finding.Place

  /// The locale from which the others are translated.
  public let source: LocaleTag

  let catalogues: [Catalogue]
  let place: PlaceOfMessage
  let sourcePatterns: MessagePatterns?
  let charts: [SourceChart]
  /// Whether the catalogues are of this program's messages.
  let isOurs: Bool

  /// Prepares checks of catalogues; those that are built in, where none are given.
  ///
  /// Every chart is told in the source language here, once for all locales. Of phrases that differ in nothing
  /// that a language could tell in another way, one is told, unless `everyPhrase` asks for all.
  public init(
    source: LocaleTag = .english,
    catalogues: [Catalogue] = [],
    charts: [CheckedChart] = CheckedChart.gallery,
    everyPhrase: Bool = false,
    place: @escaping PlaceOfMessage = { locale, _ in
      Finding.Place(file: "\(locale)/narration.arb")
    }
  ) {
    self.source = source
    self.catalogues = catalogues
    self.place = place
    let sourceCatalogue =
      catalogues.first { $0.locale == source }
      ?? (catalogues.isEmpty ? Catalogue.embedded(source) : nil)
    sourcePatterns = sourceCatalogue.map { MessagePatterns($0) }
    let localizer = Localizer(locale: source, catalogues: catalogues)
    isOurs = sourceCatalogue.map(Self.isOurs) ?? false
    self.charts =
      isOurs ? SourceChart.told(charts, localizer, everyPhrase: everyPhrase) : []
  }

  /// The locales that can be checked: those given, or those that are built in; sorted by tag.
  public var locales: [LocaleTag] {
    catalogues.isEmpty
      ? Catalogue.embeddedLocales
      : catalogues.map(\.locale).sorted { $0.description < $1.description }
  }

  /// Whether the catalogues are of this program's messages, so that charts can be told by them.
  public var tellsCharts: Bool { !charts.isEmpty }

  /// Checks F401 to F415 of one locale: every phrase of every chart, as text and as speech, every message
  /// with a plural, every form of numbers and dates.
  public func meaningFindings(of locale: LocaleTag) -> [Finding] {
    let own = Localizer(locale: locale, catalogues: catalogues)
    let sourceLocalizer = Localizer(locale: source, catalogues: catalogues)
    var faults = Faults()
    if tellsCharts {
      var parity = LocaleParity(own, source: sourceLocalizer)
      parity.check(charts)
      faults.add(parity.faults)
    }
    if let catalogue = catalogue(of: locale) {
      var walk = PluralWalk(
        own,
        MessagePatterns(catalogue),
        source: sourceLocalizer,
        sourcePatterns: sourcePatterns
      )
      walk.check()
      faults.add(walk.faults)
      if !tellsCharts {
        var messages = MessageWalk(own, MessagePatterns(catalogue))
        messages.check()
        faults.add(messages.faults)
      }
    }
    if tellsCharts {
      var formats = FormatChecks(own)
      formats.check()
      faults.add(formats.faults)
    }
    return faults.findings(place).sorted()
  }

  /// Checks L114 and L115 of what the program itself says in the source language, over all charts; none for
  /// catalogues of other messages.
  public func programFindings() -> [Finding] {
    guard tellsCharts, let catalogue = catalogue(of: source) else { return [] }
    var joins = JoinChecks(catalogue)
    for chart in charts { joins.check(chart.chart) }
    return joins.faults.findings(place).sorted()
  }

  /// What became of the checks of one locale's voice.
  public enum SpeechResult: Sendable, Equatable {
    /// The voice was heard.
    case checked(voice: String, [Finding])

    /// No voice speaks to the locale's readers, or it does not read their language.
    case skipped(reason: String)
  }

  /// Checks S301 to S316 of one locale by the voice that speaks to its readers.
  ///
  /// `budgets` are the seconds that messages may take; `textOnly` holds locales that are declared so. Nothing
  /// is checked without a voice that reads the locale's digits. Of another program's messages sentences are
  /// heard with examples, and no numbers: who writes them is not known.
  public func speechFindings(
    of locale: LocaleTag,
    budgets: [String: Double] = [:],
    textOnly: Set<LocaleTag> = []
  ) -> SpeechResult {
    let needs = SpeechNeeds(budgets: budgets, textOnly: textOnly)
    return speechFindings(of: locale, needs)
  }

  func speechFindings(of locale: LocaleTag, _ needs: SpeechNeeds) -> SpeechResult {
    guard let profile = VoiceProfile.speaking(to: locale), !needs.textOnly.contains(locale)
    else {
      return .skipped(reason: "no voice speaks to readers of \(locale)")
    }
    guard profile.unreadable.isEmpty else {
      let lacking = profile.unreadable.joined(separator: " and ")
      return .skipped(reason: "the voice \(profile.voice) cannot read \(lacking)")
    }
    let own = Localizer(locale: locale, catalogues: catalogues)
    let sound = VoiceSound(voice: profile.voice)
    var faults = Faults()
    if let fault = sound.fault {
      faults.add(
        Fault(
          check: "S301",
          locale: locale,
          sentence: "the voice \(profile.voice) is not there: \(fault)"
        )
      )
      return .checked(voice: profile.voice, faults.findings(place))
    }
    // Another program's catalogues have no words for the signs that are spoken; the project's own have.
    let writer = SpeechWriter(
      localizer: isOurs ? own : Localizer(locale: locale),
      voice: profile
    )
    if isOurs, !needs.withoutNumbers.contains(locale) {
      var numbers = NumberSoundChecks(own, writer: writer, sound: sound)
      numbers.check()
      faults.add(numbers.faults)
    }
    var sentences = SentenceSoundChecks(own, writer: writer, sound: sound, budgets: needs.budgets)
    sentences.homographs = Homographs(needs.homographs(of: locale))
    for chart in charts { sentences.check(chart) }
    if !isOurs, let catalogue = catalogue(of: locale) {
      sentences.check(MessageWalk(own, MessagePatterns(catalogue)))
    }
    faults.add(sentences.faults)
    return .checked(voice: profile.voice, faults.findings(place).sorted())
  }

  func catalogue(of locale: LocaleTag) -> Catalogue? {
    catalogues.isEmpty
      ? Catalogue.embedded(locale) : catalogues.first { $0.locale == locale }
  }

  /// Whether a catalogue is of this program's messages.
  ///
  /// It is if at least half of what it has, or half of what the program has, are in both: one id by chance
  /// makes none.
  private static func isOurs(_ catalogue: Catalogue) -> Bool {
    guard let own = Catalogue.embedded(.english) else { return false }
    let shared = catalogue.messages.keys.count { own.messages[$0] != nil }
    return shared > 0 && 2 * shared >= min(catalogue.messages.count, own.messages.count)
  }
}

extension [Finding] {
  /// By locale, check, message and sentence, so that two runs print the same.
  func sorted() -> [Finding] {
    sorted { left, right in
      let key = { (finding: Finding) in
        [finding.locale ?? "", finding.check, finding.message ?? "", finding.sentence]
      }
      return key(left).lexicographicallyPrecedes(key(right))
    }
  }
}
