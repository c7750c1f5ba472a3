/// The messages of one locale, by id, as text that has yet to be read.
public struct Catalogue: Sendable, Equatable {
  /// The locale in which the messages are written.
  public let locale: LocaleTag
  /// The messages by id, in ICU MessageFormat 1.
  public let messages: [String: String]
  /// What the glossary knows of the words that messages may be given as names.
  public var names: [String: NameGrammar]

  /// Makes a catalogue of given messages.
  public init(
    locale: LocaleTag,
    messages: [String: String],
    names: [String: NameGrammar] = [:]
  ) {
    self.locale = locale
    self.messages = messages
    self.names = names
  }

  /// Reads one ARB file: JSON with `@@locale`, messages by id, and metadata under `@id`.
  ///
  /// Throws for text that is no JSON, a key that stands twice, an id that is not lower-case words
  /// joined by hyphens, a `@@locale` that is absent or no tag. The messages themselves are not
  /// read: one that is broken is told of when it is used, so that a translator sees the others.
  public init(arb bytes: [UInt8]) throws(CatalogueError) {
    let file = try CatalogueFile(strictly: bytes)
    guard let locale = LocaleTag(file.locale ?? "") else {
      let place = file.localeAttribute?.node.range.lower ?? 0
      throw file.error(.badLocale(file.locale ?? ""), at: place)
    }
    self.init(
      locale: locale,
      messages: Dictionary(
        file.entries.map { ($0.id, $0.text) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }
}
