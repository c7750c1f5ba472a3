package import ChartAccessibility

/// In which words a chart is told.
package enum WordOptions {
  /// How much is said.
  package static let detail = CommandOption.choice(
    "detail",
    valueName: "DETAIL",
    of: Detail.self,
    help: "how much is said"
  )

  /// The language.
  package static let locale = CommandOption<String>(
    "locale",
    valueName: "TAG",
    kind: .shape("a language tag such as ko or zh-Hans"),
    help: "the language, such as ko or zh-Hans",
    read: languageTag(from:)
  )

  /// The folder of messages.
  package static let locales = CommandOption.folder(
    "locales",
    help: "read the messages from FOLDER instead of those built in"
  )

  /// All of them.
  package static let group = OptionGroup("Words", [detail, locale, locales])

  /// Those of a result that is always whole.
  package static let languageGroup = OptionGroup("Words", [locale, locales])

  /// The text itself if it is built like a language tag (BCP 47, underscores allowed for dashes).
  @Sendable
  private static func languageTag(from text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            || ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z")
        }
    }
    guard isTag, let first = parts.first, first.count >= 2, first.allSatisfy(\.isLetter) else {
      return nil
    }
    return text
  }
}
