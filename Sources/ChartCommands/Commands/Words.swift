import ChartAccessibility
import ChartImport
import ChartLocalization
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
    localizer = try Self.localizer(
      options[WordOptions.locale] ?? otherwise,
      of: WordOptions.locale,
      catalogues
    )
    var companions: [Localizer] = []
    for name in options.all(WordOptions.matching) {
      companions.append(try Self.localizer(name, of: WordOptions.matching, catalogues))
    }
    self.companions = companions
  }

  private static func localizer(
    _ name: String,
    of option: CommandOption<String>,
    _ catalogues: [Catalogue]
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
    return Localizer(locale: locale, catalogues: catalogues)
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
  /// Whether it is English of any region.
  fileprivate var isEnglish: Bool {
    description == "en" || description.hasPrefix("en-")
  }
}
