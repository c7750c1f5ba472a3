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
    return Catalogue(
      locale: locale,
      messages: literal.withUTF8Buffer { messages(in: $0) },
      names: EmbeddedGlossaries.names(of: locale.description).map { names(in: "\($0)") } ?? [:]
    )
  }

  /// Reads `id`, U+001F, message, U+001E, and so on; ids are unique.
  private static func messages(in text: UnsafeBufferPointer<UInt8>) -> [String: String] {
    var messages: [String: String] = [:]
    var rest = text[...]
    while let middle = rest.firstIndex(of: 0x1F) {
      let end = rest[middle...].firstIndex(of: 0x1E) ?? rest.endIndex
      messages[String(decoding: rest[..<middle], as: UTF8.self)] =
        String(decoding: rest[(middle + 1)..<end], as: UTF8.self)
      rest = rest[end...].dropFirst()
    }
    return messages
  }

  /// Reads word, U+001F, gender, U+001E, and so on.
  private static func names(in text: String) -> [String: NameGrammar] {
    var names: [String: NameGrammar] = [:]
    for entry in text.split(separator: "\u{1E}") {
      let sides = entry.split(separator: "\u{1F}")
      guard sides.count == 2 else { continue }
      names[String(sides[0])] = NameGrammar(
        gender: NameGrammar.Gender(rawValue: String(sides[1])),
        number: .singular
      )
    }
    return names
  }
}
