import ChartImport
import ChartLocalization

/// The localizer for the language and the catalogues that a command line asks for.
struct Words {
  /// What puts everything into the reader's language.
  let localizer: Localizer

  /// Reads `--locale` and `--locales`; English, or another language, built in, unless they say otherwise.
  init(
    _ options: OptionValues,
    in context: CommandContext,
    otherwise: String = "en"
  ) throws(CommandFailure) {
    let catalogues = try Self.catalogues(options, context)
    let name = options[WordOptions.locale] ?? otherwise
    let known = catalogues.isEmpty ? Catalogue.embeddedLocales : catalogues.map(\.locale)
    guard let locale = LocaleTag(name), Self.isTold(locale, in: known) else {
      let names = known.map(\.description)
      throw .commandLine(
        .valueNotAccepted(
          option: WordOptions.locale.declaration.longForm,
          found: name,
          expected: .choice(names),
          closest: Spelling.closest(to: name, among: names)
        )
      )
    }
    localizer = Localizer(locale: locale, catalogues: catalogues)
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
