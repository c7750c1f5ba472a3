extension Catalogue {
  /// The locales whose catalogues are built in, sorted by tag.
  public static var embeddedLocales: [LocaleTag] {
    EmbeddedCatalogues.tags.compactMap { LocaleTag($0) }
  }

  /// The catalogue of exactly this locale that is built in, or nil.
  ///
  /// - Complexity: O(n) in the bytes of the catalogue, at each call.
  public static func embedded(_ locale: LocaleTag) -> Catalogue? {
    guard let literal = EmbeddedCatalogues.messages(of: locale.description) else { return nil }
    return Catalogue(locale: locale, messages: literal.withUTF8Buffer { messages(in: $0) })
  }

  /// Reads `id`, U+001F, message, U+001E, and so on; ids are unique.
  private static func messages(in text: UnsafeBufferPointer<UInt8>) -> [String: String] {
    var messages: [String: String] = [:]
    for entry in text.split(separator: 0x1E) {
      guard let middle = entry.firstIndex(of: 0x1F) else { continue }
      messages[String(decoding: entry[..<middle], as: UTF8.self)] =
        String(decoding: entry[(middle + 1)...], as: UTF8.self)
    }
    return messages
  }
}
