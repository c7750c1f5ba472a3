import ChartAccessibility
import ChartImport
import ChartLocalization
import ChartModel
import ChartNarration
import ChartRendering

/// The localizer for the language and the catalogues that a command line asks for.
struct Words {
  /// What puts everything into the reader's language.
  let localizer: Localizer

  private let catalogues: [Catalogue]
  private let source: Catalogue?
  private let labels: LabelsInput
  private let options: OptionValues

  /// The localizers of the languages that shall say the same in a bounded time.
  let companions: [Localizer]

  /// Reads `--locale` and `--locales`; English, or another language, built in, unless they say otherwise.
  init(
    _ options: OptionValues,
    in context: CommandContext,
    otherwise: String = "en"
  ) throws(CommandFailure) {
    catalogues = try context.catalogues(inFolder: options[WordOptions.locales])
    labels = try LabelsInput(options, in: context)
    source = context.source(of: catalogues, inFolder: options[WordOptions.locales])
    self.options = options
    let asked = try Self.locale(
      options[WordOptions.locale] ?? otherwise,
      of: WordOptions.locale,
      in: catalogues
    )
    localizer = Self.localizer(asked, catalogues, source, labels, options)
    try options.checkStatus(of: localizer.locale, in: context)
    var companions: [Localizer] = []
    for name in options.all(WordOptions.matching) {
      let other = try Self.locale(name, of: WordOptions.matching, in: catalogues)
      companions.append(Self.localizer(other, catalogues, source, labels, options))
    }
    self.companions = companions
  }

  /// The localizer of another language, by the same options.
  func localizer(for locale: LocaleTag) -> Localizer {
    Self.localizer(locale, catalogues, source, labels, options)
  }

  private static func localizer(
    _ locale: LocaleTag,
    _ catalogues: [Catalogue],
    _ source: Catalogue?,
    _ labels: LabelsInput,
    _ options: OptionValues
  ) -> Localizer {
    var catalogues = catalogues
    if let source, let pseudo = PseudoLocale(locale), source.locale != .english {
      catalogues.append(pseudo.catalogue(from: source))
    }
    return Localizer(
      locale: locale.set(by: options),
      catalogues: catalogues,
      labels: labels.labels(for: locale)
    )
  }

  /// The locale of a name, which throws where nothing could be told in its language.
  ///
  /// The environment's way of writing it, `de_DE.UTF-8`, is understood as well.
  private static func locale(
    _ name: String,
    of option: CommandOption<String>,
    in catalogues: [Catalogue]
  ) throws(CommandFailure) -> LocaleTag {
    let known = catalogues.isEmpty ? Catalogue.embeddedLocales : catalogues.map(\.locale)
    let locale = LocaleTag(name) ?? LocaleTag(environment: name)
    if let locale, isTold(locale, in: known) { return locale }
    let isMadeUp = locale?.isMadeUp ?? false
    let names = isMadeUp ? PseudoLocale.allCases.map(\.rawValue) : known.map(\.description)
    // A language that is known by its code was meant, however close another is by its letters.
    let isLanguage = locale.map { !isMadeUp && $0.englishName != $0.description } ?? false
    throw .commandLine(
      .valueNotAccepted(
        option: option.declaration.longForm,
        found: name,
        expected: .choice(names),
        closest: isLanguage ? [] : Spelling.closest(to: name, among: names)
      )
    )
  }

  /// What a chart's author has not said in the readers' language, and what their calendar has no name for.
  func notes(on chart: AccessibleChart) -> [Diagnostic] {
    let names = inferredNames
    return chart.untranslated(
      in: localizer,
      ownWords: [names.row, names.count, names.series, names.value]
    ) + labels.notes(for: localizer.locale) + calendarNotes(on: chart) + varietyNotes
  }

  /// What is to say where a language is told in another region's variety of it.
  private var varietyNotes: [Diagnostic] {
    let locale = localizer.locale
    let known = catalogues.isEmpty ? Catalogue.embeddedLocales : catalogues.map(\.locale)
    guard PseudoLocale(locale) == nil, let asked = locale.region,
      let found = ([locale] + locale.fallbacks).first(where: known.contains),
      found.language == locale.language, let other = found.region, other != asked
    else { return [] }
    return [
      Diagnostic(.note, .otherVariety, arguments: [locale.englishName, found.englishName])
    ]
  }

  private func calendarNotes(on chart: AccessibleChart) -> [Diagnostic] {
    let axes = [chart.resolved.x, chart.resolved.y]
    guard !localizer.calendar.hasGregorianMonths,
      axes.contains(where: { $0?.kind == .temporal })
    else { return [] }
    return [
      Diagnostic(.note, .calendarMonthsDiffer, arguments: [localizer.calendar.rawValue])
    ]
  }

  /// A chart in words, as much of it as the options ask for.
  func narration(
    of chart: AccessibleChart,
    _ options: OptionValues,
    usually detail: Detail,
    voice: VoiceProfile? = nil
  ) -> Narration {
    let digits = options[WordOptions.digits]
    let narrator = { Narrator(chart.tree, localizer: $0, voice: voice, digits: digits) }
    guard let seconds = options[WordOptions.seconds] else {
      return narrator(localizer).description(options[WordOptions.detail] ?? detail)
    }
    let others = companions.map { Narrator(chart.tree, localizer: $0, digits: digits) }
    return narrator(localizer).description(within: Double(seconds), sharedWith: others)
  }

  /// What columns are called that a table does not have.
  var inferredNames: InferredNames {
    let name = { (noun: String) in localizer.plainText("name-\(noun)") ?? noun }
    return InferredNames(
      row: name("row"),
      count: name("count"),
      series: name("series"),
      value: name("value")
    )
  }

  /// Whether a locale, or one that it falls back to other than English, has a catalogue.
  private static func isTold(_ locale: LocaleTag, in known: [LocaleTag]) -> Bool {
    if PseudoLocale(locale) != nil { return true }
    // A catalogue of its own is the rule; its parents are worked out from a table of ICU's.
    if known.contains(locale) { return true }
    return !locale.isMadeUp
      && locale.fallbacks.contains { known.contains($0) && ($0 != .english || locale.isEnglish) }
  }
}

extension LocaleTag {
  /// The locale with the digits and the calendar that options ask for.
  fileprivate func set(by options: OptionValues) -> LocaleTag {
    var tag = self
    if let numbering = options[WordOptions.numbering] { tag = tag.withNumbering(numbering) }
    if let calendar = options[WordOptions.calendar] { tag = tag.withCalendar(calendar) }
    return tag
  }

  /// Whether its region is one that users of ISO 3166 assign themselves, as pseudo-locales do: `XA` to `XZ`,
  /// but for `XK`, which stands for Kosovo.
  fileprivate var isMadeUp: Bool {
    guard let region, region.utf8.count == 2 else { return false }
    return region.hasPrefix("X") && region != "XK"
  }

  /// Whether it is English of any region.
  fileprivate var isEnglish: Bool {
    description == "en" || description.hasPrefix("en-")
  }
}
