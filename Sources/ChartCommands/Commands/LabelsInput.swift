import ChartLocalization
import ChartModel

/// The author's texts that `--labels` names, one file a language.
struct LabelsInput {
  private let files: [Labels]

  /// Reads the files.
  ///
  /// Throws for a file that cannot be read and for a second one of the same language.
  init(_ options: OptionValues, in context: CommandContext) throws(CommandFailure) {
    var files: [Labels] = []
    var names: [LocaleTag: String] = [:]
    for name in options.all(WordOptions.labels) {
      let source = CommandContext.source(name)
      let labels = try Self.labels(try context.read(name), source)
      if let first = names.updateValue(source, forKey: labels.locale) {
        let sentence = """
          found labels of '\(labels.locale)' a second time, after those of \(English.path(first)); \
          expected one file a language
          """
        throw .input(InputFault(source, .notUnderstood(nil, sentence)))
      }
      files.append(labels)
    }
    self.files = files
  }

  private static func labels(
    _ bytes: [UInt8],
    _ source: String
  ) throws(CommandFailure) -> Labels {
    do throws(CatalogueError) {
      return try Labels(arb: bytes)
    } catch {
      throw .input(InputFault(error, inFolder: source, at: source))
    }
  }

  /// The labels of a locale or of one that it falls back to; where labels are given, but none in this
  /// language, empty ones, so that what they lack is told.
  func labels(for locale: LocaleTag) -> Labels? {
    guard let first = files.first else { return nil }
    for tag in [locale] + locale.fallbacks where tag.language == locale.language {
      if let own = files.first(where: { $0.locale == tag }) { return own }
    }
    guard first.sourceLocale?.language != locale.language else { return nil }
    return Labels(locale: locale, sourceLocale: first.sourceLocale, texts: [:])
  }

  /// What is to say where labels are given, but none in the readers' language.
  func notes(for locale: LocaleTag) -> [Diagnostic] {
    guard let own = labels(for: locale), own.keys.isEmpty else { return [] }
    let others = files.filter { !$0.keys.isEmpty }.map(\.locale.englishName)
    guard !others.isEmpty else { return [] }
    let arguments = [English.list(others, "and"), locale.englishName]
    return [Diagnostic(.note, .labelsOfOthers, arguments: arguments)]
  }
}
