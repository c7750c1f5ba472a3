package import ChartAccessibility
package import ChartLocalization

/// In which words a chart is told.
package enum WordOptions {
  /// How much is said.
  package static let detail = CommandOption.choice(
    "detail",
    valueName: "DETAIL",
    of: Detail.self,
    help: "how much is said"
  )

  /// How long it may take to say.
  package static let seconds = CommandOption.number(
    "seconds",
    valueName: "NUMBER",
    in: 1...3600,
    help: "say what fits into so many seconds of speech, and name what does not"
  )

  /// Languages that shall say the same in that time.
  package static let matching = CommandOption<String>(
    "matching",
    valueName: "TAG",
    kind: .shape("a language tag such as ko or zh-Hans"),
    isRepeatable: true,
    help: "with --seconds: a language that shall say the same in that time, such as ko",
    read: languageTag(from:)
  )

  /// How many digits computed values have.
  package static let digits = CommandOption.number(
    "digits",
    valueName: "NUMBER",
    in: 1...15,
    help: "how many significant digits averages and other computed values have"
  )

  /// The language.
  package static let locale = CommandOption<String>(
    "locale",
    valueName: "TAG",
    kind: .shape("a language tag such as ko or zh-Hans"),
    help:
      "the language, such as ko or zh-Hans; en-XA, ar-XB and the others of locales pseudo are English "
      + "made strange, which shows faults",
    read: languageTag(from:)
  )

  /// The digits.
  package static let numbering = CommandOption<String>(
    "numbering",
    valueName: "NAME",
    kind: .shape("a numbering system with digits such as latn, arab, arabext, deva or thai"),
    help: "the digits of numbers and dates, such as latn, arab, arabext, deva or thai",
    read: { LocaleTag.isNumbering($0) ? $0 : nil }
  )

  /// The calendar.
  package static let calendar = CommandOption.choice(
    "calendar",
    valueName: "CALENDAR",
    of: CalendarSystem.self,
    help:
      "the calendar by which dates are told, with its era; gregorian unless given; persian also reads "
      + "dates such as 1403/02/11 by it"
  )

  /// The folder of messages.
  package static let locales = CommandOption.folder(
    "locales",
    help: "read the messages from FOLDER instead of those built in"
  )

  /// The author's texts in the readers' language.
  package static let labels = CommandOption<String>(
    "labels",
    valueName: "FILE",
    kind: .file,
    isRepeatable: true,
    help:
      "titles, names and units in the readers' language, such as labels.de.arb; may be repeated, "
      + "one file a language",
    read: { $0 }
  )

  /// All of them.
  package static let group = OptionGroup(
    "Words",
    [
      detail, seconds, matching, digits, locale, numbering, calendar, locales, labels,
      LocaleOptions.requireStatus,
    ]
  )

  /// Those of a result that is always whole.
  package static let languageGroup = OptionGroup(
    "Words",
    [locale, numbering, calendar, locales, labels, LocaleOptions.requireStatus]
  )

  /// The text itself if it is built like a language tag (BCP 47, underscores allowed for dashes), or names a
  /// locale as the environment does (`de_DE.UTF-8`).
  @Sendable
  private static func languageTag(from text: String) -> String? {
    if text.contains(where: { $0 == "." || $0 == "@" }) {
      return LocaleTag(environment: text) == nil ? nil : text
    }
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
