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

  /// The localizers of the languages that shall say the same in a bounded time.
  let companions: [Localizer]

  /// Reads `--locale` and `--locales`; English, or another language, built in, unless they say otherwise.
  init(
    _ options: OptionValues,
    in context: CommandContext,
    otherwise: String = "en"
  ) throws(CommandFailure) {
    let catalogues = try Self.catalogues(options, context)
    let labels = try Self.labels(options, context)
    localizer = try Self.localizer(
      options[WordOptions.locale] ?? otherwise,
      of: WordOptions.locale,
      catalogues,
      labels,
      options
    )
    try options.checkStatus(of: localizer.locale, in: context)
    var companions: [Localizer] = []
    for name in options.all(WordOptions.matching) {
      companions.append(
        try Self.localizer(name, of: WordOptions.matching, catalogues, labels, options)
      )
    }
    self.companions = companions
  }

  private static func localizer(
    _ name: String,
    of option: CommandOption<String>,
    _ catalogues: [Catalogue],
    _ labels: [Labels],
    _ options: OptionValues
  ) throws(CommandFailure) -> Localizer {
    let known = catalogues.isEmpty ? Catalogue.embeddedLocales : catalogues.map(\.locale)
    guard let locale = LocaleTag(name), isTold(locale, in: known) else {
      let names = known.map(\.description)
      throw .commandLine(
        .valueNotAccepted(
          option: option.declaration.longForm,
          found: name,
          expected: .choice(names),
          closest: Spelling.closest(to: name, among: names)
        )
      )
    }
    return Localizer(
      locale: locale.set(by: options),
      catalogues: catalogues,
      labels: Self.labels(for: locale, among: labels)
    )
  }

  /// The labels of a locale or of one that it falls back to; where labels are given, but none in this
  /// language, empty ones, so that what they lack is told.
  private static func labels(for locale: LocaleTag, among labels: [Labels]) -> Labels? {
    guard let first = labels.first else { return nil }
    for tag in [locale] + locale.fallbacks where tag.language == locale.language {
      if let own = labels.first(where: { $0.locale == tag }) { return own }
    }
    guard first.sourceLocale?.language != locale.language else { return nil }
    return Labels(locale: locale, sourceLocale: first.sourceLocale, texts: [:])
  }

  private static func labels(
    _ options: OptionValues,
    _ context: CommandContext
  ) throws(CommandFailure) -> [Labels] {
    var labels: [Labels] = []
    for name in options.all(WordOptions.labels) {
      let bytes = try context.read(name)
      do throws(CatalogueError) {
        labels.append(try Labels(arb: bytes))
      } catch {
        let place = error.position.map {
          ChartModel.SourcePosition(line: $0.line, column: $0.column)
        }
        throw .input(InputFault(name, .notUnderstood(place, error.sentence)))
      }
    }
    return labels
  }

  /// What a chart's author has not said in the readers' language, and what their calendar has no name for.
  func notes(on chart: AccessibleChart) -> [Diagnostic] {
    let names = inferredNames
    return chart.untranslated(
      in: localizer,
      ownWords: [names.row, names.count, names.series, names.value]
    ) + calendarNotes(on: chart)
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
    var diagnostics: [LocalizationDiagnostic] = []
    return InferredNames(
      row: localizer.text("name-row", diagnostics: &diagnostics),
      count: localizer.text("name-count", diagnostics: &diagnostics),
      series: localizer.text("name-series", diagnostics: &diagnostics),
      value: localizer.text("name-value", diagnostics: &diagnostics)
    )
  }

  /// Whether a locale, or one that it falls back to other than English, has a catalogue.
  private static func isTold(_ locale: LocaleTag, in known: [LocaleTag]) -> Bool {
    // A catalogue of its own is the rule; its parents are worked out from a table of ICU's.
    known.contains(locale)
      || locale.fallbacks.contains { known.contains($0) && ($0 != .english || locale.isEnglish) }
  }

  private static func catalogues(
    _ options: OptionValues,
    _ context: CommandContext
  ) throws(CommandFailure) -> [Catalogue] {
    guard let folder = options[WordOptions.locales] else { return [] }
    do throws(CatalogueError) {
      return try Catalogue.catalogues(inFolder: context.resolve(folder))
    } catch {
      throw .input(InputFault(folder, .notUnderstood(nil, error.description)))
    }
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

  /// Whether it is English of any region.
  fileprivate var isEnglish: Bool {
    description == "en" || description.hasPrefix("en-")
  }
}
