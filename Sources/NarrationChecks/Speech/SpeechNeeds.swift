import ChartLocalization
import LocaleChecks

/// What checks of speech must know beside the catalogues.
struct SpeechNeeds: Sendable {
  /// The seconds that messages may take, by id.
  var budgets: [String: Double] = [:]
  /// The locales that are declared to have no voice.
  var textOnly: Set<LocaleTag> = []
  /// The locales whose words around spoken numbers are marked as not translated: what a voice makes of
  /// those of the source says nothing of the language.
  var withoutNumbers: Set<LocaleTag> = []
  /// The words of several readings that a folder has for a locale; of others, those built in count.
  private var words: [LocaleTag: [String: String]] = [:]

  /// Takes what is given.
  init(budgets: [String: Double], textOnly: Set<LocaleTag>) {
    self.budgets = budgets
    self.textOnly = textOnly
  }

  /// Takes what a folder says.
  init(_ folder: LocaleFolder) {
    for file in folder.sourceLocale?.files ?? [] {
      for metadata in file.catalogue.metadata { budgets[metadata.id] = metadata.maxSeconds }
    }
    for locale in folder.registry?.locales ?? []
    where locale.node["speech"]?.string == "text-only" {
      if let tag = LocaleTag(locale.tag) { textOnly.insert(tag) }
    }
    for locale in folder.locales {
      words[locale.tag] = locale.words.homographs
      let isOpen = locale.files.flatMap(\.catalogue.metadata).contains {
        $0.id.hasPrefix("speech-") && $0.node["x-state"]?.string == "untranslated"
      }
      if isOpen { withoutNumbers.insert(locale.tag) }
    }
  }

  /// The words of several readings of a locale.
  func homographs(of locale: LocaleTag) -> [String: String] {
    words[locale] ?? CheckWords.embedded(for: locale).homographs
  }
}
