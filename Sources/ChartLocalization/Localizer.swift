/// Renders messages, numbers, dates and lists for readers of one locale.
///
/// Nothing here throws: what is missing falls back along ``LocaleTag/fallbacks`` to English and
/// then to `{id}`, and adds a diagnostic. ICU's objects and catalogues are opened when first used
/// and kept; copies of a localizer share them. Safe to use from several threads at once.
public struct Localizer: Sendable {
  /// The longest text a message may become, in bytes of UTF-8; guards against arguments that
  /// multiply.
  public static let maximumTextByteCount = 1 << 20

  /// The readers' locale.
  ///
  /// Numbers and dates are always in it, even in a message of another locale.
  public let locale: LocaleTag
  private(set) var formatters: FormatterCache
  private let messages: MessageCache
  /// What the author of the names says of them.
  private let names: [String: NameGrammar]
  private var isHeard = false
  /// The texts of the chart's author in the readers' language, if there are any.
  public let labels: Labels?

  /// Makes a localizer.
  ///
  /// `catalogues` take the place of the ones that are built in for the same locales. Of several for
  /// one locale the first counts. A ``PseudoLocale`` has its catalogue made of the English one. `names` says how sentences agree with names that are given to them
  /// as texts, beside what the catalogue's glossary knows; `labels` are the author's texts in the readers'
  /// language, with the same of themselves.
  public init(
    locale: LocaleTag,
    catalogues: [Catalogue] = [],
    names: [String: NameGrammar] = [:],
    labels: Labels? = nil
  ) {
    self.locale = locale
    self.names = (labels?.names ?? [:]).merging(names) { _, given in given }
    self.labels = labels
    formatters = FormatterCache(locale: locale)
    messages = MessageCache(locale: locale, catalogues: catalogues)
  }

  /// The same localizer writing numbers and dates with other digits; messages stay as they are.
  func withDigits(_ numbering: String) -> Localizer {
    var other = self
    other.formatters = FormatterCache(locale: locale.withNumbering(numbering))
    return other
  }

  /// The same localizer for texts that are heard: Korean particles agree with what stands in brackets,
  /// which a voice reads.
  package var forListeners: Localizer {
    var other = self
    other.isHeard = true
    return other
  }

  /// Renders one message.
  ///
  /// The plural rules and the way of listing are those of the locale in which the message was
  /// found. A `select` on `<name>_final` that is not given as an argument is answered from the
  /// argument `<name>`: `vowel`, `rieul`, `consonant` or `other`, as its text ends in Korean;
  /// `<name>_initial` likewise: `vowel`, `consonant` or `other`, as it begins in Latin letters;
  /// `<name>_gender` and `<name>_number` by what is known of the name, else `other`.
  /// In right-to-left messages texts (not numbers) are wrapped in U+2068 and U+2069.
  public func text(
    _ id: String,
    _ arguments: [String: MessageArgument] = [:],
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let found = messages.message(id)
    var faults = found.faults
    defer {
      if !faults.isEmpty {
        let told = faults.map { LocalizationDiagnostic(id: id, locale: locale, fault: $0) }
        diagnostics += told
        messages.keep(told)
      }
    }
    guard let pattern = found.pattern else { return "{\(id)}" }
    var evaluator = MessageEvaluator(
      arguments,
      found.locale,
      formatters,
      names: KnownNames(author: names, glossary: found.names),
      isHeard: isHeard
    )
    evaluator.append(pattern.elements)
    faults += evaluator.faults
    return evaluator.output
  }

  /// What was missing or wrong in all that this localizer and its copies told so far, each once, in the order
  /// of its first time.
  public var diagnostics: [LocalizationDiagnostic] { messages.told }

  /// Whether the locale, or one that it falls back to in its own language, has a message.
  public func hasOwnMessage(_ id: String) -> Bool {
    messages.message(id).faults.isEmpty
  }

  /// The text of a message that takes no arguments, or nil if no catalogue has it.
  ///
  /// It is not counted among what was told: whoever asks may have no use for it.
  package func plainText(_ id: String) -> String? {
    let found = messages.message(id)
    guard let pattern = found.pattern else { return nil }
    var evaluator = MessageEvaluator([:], found.locale, formatters)
    evaluator.append(pattern.elements)
    return evaluator.output
  }

  /// Whether the locale's own catalogue, or that of a parent, has a message; English does not
  /// count unless it is the locale.
  func ownMessage(_ id: String) -> String? {
    hasOwnMessage(id) ? plainText(id) : nil
  }
}
