/// The texts of a chart's author in the language of its readers: `labels.de.arb`.
///
/// ARB-shaped JSON. Each key is a text as it stands in the chart — a title, the name of a column, of a
/// series, of a category, a unit — and its value what readers of `@@locale` are told. Where one text
/// needs two translations, `title:`, `summary:`, `axis:`, `unit:`, `series:`, `category:`, `label:` or
/// `note:` before it says which is meant. `@key` may say how sentences agree with the translation:
/// `"gender"`, `"number"`. `@@x-source-locale` names the language of the keys.
///
/// ```json
/// { "@@locale": "de", "@@x-source-locale": "en",
///   "Sales": "Umsatz", "@Sales": { "gender": "masculine", "number": "singular" } }
/// ```
public struct Labels: Sendable, Equatable {
  /// What a text is in the chart.
  public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
    /// The chart's title.
    case title
    /// The author's own summary.
    case summary
    /// The name of an axis, a legend or what is measured.
    case axis
    /// The unit of amounts.
    case unit
    /// The name of a series.
    case series
    /// The name of a place along an axis.
    case category
    /// What the author calls a mark, or says that it shows.
    case label
    /// A text written on the chart.
    case note
  }

  /// The longest text, in bytes of UTF-8.
  public static let maximumTextByteCount = 1 << 14

  /// The readers' language.
  public let locale: LocaleTag
  /// The language of the texts in the chart; nil if it is not said.
  public let sourceLocale: LocaleTag?
  private let texts: [String: String]
  /// How sentences agree with the translations, by translation.
  let names: [String: NameGrammar]

  /// Makes labels of texts by what they stand for, with or without a role before it.
  public init(
    locale: LocaleTag,
    sourceLocale: LocaleTag? = nil,
    texts: [String: String],
    names: [String: NameGrammar] = [:]
  ) {
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.texts = texts
    self.names = names
  }

  /// The text in the readers' language, or nil if there is none.
  public func text(for text: String, as role: Role? = nil) -> String? {
    if let role, let text = texts["\(role.rawValue):\(text)"] { return text }
    return texts[text] ?? anyRole(of: text)
  }

  /// The texts of a chart that the labels are for, as their keys name them without a role, sorted.
  public var keys: [String] {
    let prefixes = Role.allCases.map { "\($0.rawValue):" }
    let keys = texts.keys.map { key in
      prefixes.first { key.hasPrefix($0) }.map { String(key.dropFirst($0.count)) } ?? key
    }
    return Set(keys).sorted()
  }

  /// A translation that is given for one role alone, where the caller does not know the role.
  private func anyRole(of text: String) -> String? {
    for role in Role.allCases {
      if let text = texts["\(role.rawValue):\(text)"] { return text }
    }
    return nil
  }

  /// Whether a text has nothing to translate: no letter of any script.
  public static func isUniversal(_ text: String) -> Bool {
    !text.contains(where: \.isLetter)
  }
}
