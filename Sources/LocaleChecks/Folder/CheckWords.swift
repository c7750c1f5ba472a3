package import ChartLocalization

/// The words of a language that checks look for: `<tag>/checks.json`.
///
/// All lists may be absent. A folder's own file takes the place of the one that is built in for its
/// language.
package struct CheckWords: Sendable {
  /// Words that must agree with the noun behind them: articles, and prepositions melted with one.
  package var agreeing: Set<String> = []
  /// Beginnings that are written together with the noun behind them: "l'", "ال".
  package var agreeingPrefixes: [String] = []
  /// Nouns that a number needs a counter before.
  package var counted: [String] = []
  /// What must not be said, by word or phrase in lower case, with what to say instead.
  package var avoided: [(word: [UInt8], instead: String)] = []
  /// Words that may stand twice in a row.
  package var repeatable: Set<String> = []
  /// Whether the language doubles words on purpose.
  package var doublesWords = false
  /// Characters that another language of the same script writes.
  package var foreignCharacters: Set<UInt32> = []
  /// Words of the source language that no translation has.
  package var telltale: Set<String> = []
  /// Words of several readings, each with a spelling that the locale's voice reads as the word is meant.
  package var homographs: [String: String] = [:]

  /// No words.
  package init() {}

  /// Reads what it can of a file.
  init(_ node: JSONNode) {
    agreeing = Set((node["agreeing"]?.strings ?? []).map { $0.lowercased() })
    agreeingPrefixes = node["agreeingPrefixes"]?.strings ?? []
    counted = (node["counted"]?.strings ?? []).filter { !$0.isEmpty }
    avoided = (node["avoided"]?.members ?? []).compactMap { member in
      member.key.isEmpty ? nil : (Array(member.key.lowercased().utf8), member.node.string ?? "")
    }
    repeatable = Set((node["repeatable"]?.strings ?? []).map { $0.lowercased() })
    doublesWords = node["doublesWords"]?.boolean ?? false
    foreignCharacters = Set(
      (node["foreignCharacters"]?.string ?? "").unicodeScalars.map(\.value)
    )
    telltale = Set((node["telltale"]?.strings ?? []).map { $0.lowercased() })
    for member in node["homographs"]?.members ?? [] where !member.key.isEmpty {
      homographs[member.key.lowercased()] = member.node.string
    }
  }

  /// The words that are built in for a locale or for one that it falls back to in its own language.
  package static func embedded(for locale: LocaleTag) -> CheckWords {
    for tag in locale.fallbacks where tag.language == locale.language {
      guard let text = EmbeddedChecks.text(of: tag.description) else { continue }
      if let node = try? JSONNode(parsing: Array("\(text)".utf8)) { return CheckWords(node) }
    }
    return CheckWords()
  }
}
