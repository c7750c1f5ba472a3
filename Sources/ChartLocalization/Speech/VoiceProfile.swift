/// What a voice can read, and what must be put into words for it: `locales/speech/<voice>.json`.
///
/// The words themselves are messages of the locale's catalogue (`speech-minus`, `speech-percent`).
public struct VoiceProfile: Sendable, Equatable {
  /// How numbers are handed to the voice.
  public enum Numbers: String, Sendable, Equatable {
    /// As digits without grouping, with the locale's decimal mark: the voice reads them right.
    case digits
    /// In words.
    case words
  }

  /// A place in which numbers have other words: before a counter, in a year, behind a preposition.
  struct Context: Sendable, Equatable {
    /// What follows the number, one of these; anything if there are none.
    let after: [String]
    /// What stands before the number, one of these; anything if there are none.
    let before: [String]
    /// The number of digits, if it matters.
    let digits: Int?
    /// The bound below which the context counts, if there is one.
    let below: Double?
    /// ICU's rule set.
    let rules: String
  }

  /// A spelling that rules do not get right: the sixth month is 유월, not 육월.
  struct Replacement: Sendable, Equatable {
    /// What is looked for, in UTF-8.
    let bytes: [UInt8]
    let spoken: String

    init(_ found: String, by spoken: String) {
      bytes = Array(found.utf8)
      self.spoken = spoken
    }
  }

  /// The name by which espeak-ng knows the voice.
  public let voice: String
  /// The locale whose speakers are spoken to, as a tag.
  public let locale: String
  /// Other locales that it reads as well, as tags.
  var otherLocales: [String] = []
  /// How numbers are handed to the voice.
  public let numbers: Numbers
  /// ICU's rule set for numbers in words; nil for the language's first.
  let rules: String?
  /// The least number that is put into words, where numbers are.
  let wordsFrom: Double
  /// The bound from which on a number is told by a power of ten.
  let wordsBelow: Double
  /// The language's words for numbers in ICU's syntax of rules, where ICU's own are wrong.
  var spelling: String?
  /// The rule set by which a date's year is put into words, if it is.
  let years: String?
  /// As `years`, for a year that stands alone.
  var yearAlone: String?
  /// What is said otherwise in a date; both sides may have a space, also at its ends.
  var dates: [Replacement] = []
  /// Whether the minutes of a time of day keep a zero in front: 2:05 as `05`.
  var keepsZeros = false
  /// The mark at which the voice pauses within a sentence.
  var pause = ","
  let contexts: [Context]
  let replacements: [Replacement]
  /// What the voice cannot read: Unicode's names of scripts, or `digits`.
  public let unreadable: [String]
  /// How fast it speaks; nil where it was not measured.
  public internal(set) var pace: SpeakingTime.Pace?
}

extension VoiceProfile {
  /// A voice of which nothing is known: digits, and no bounds on what it reads.
  public init(voice: String, locale: LocaleTag) {
    self.init(
      voice: voice,
      locale: locale.description,
      numbers: .digits,
      rules: nil,
      wordsFrom: 0,
      wordsBelow: 1e15,
      years: nil,
      contexts: [],
      replacements: [],
      unreadable: []
    )
  }

  /// The profile of a voice, by espeak-ng's name with or without a variant (`ko`, `ko+f2`); nil if
  /// nothing is known of it.
  public static func named(_ voice: String) -> VoiceProfile? {
    let base = voice.prefix { $0 != "+" }
    return embedded.first { $0.voice == base }
  }

  /// The voice that speaks to readers of a locale, or nil if there is none.
  ///
  /// Its own language only: readers of German are not spoken to by the English voice. A ``PseudoLocale`` is
  /// English that was changed, and has the English voice.
  public static func speaking(to locale: LocaleTag) -> VoiceProfile? {
    if PseudoLocale(locale) != nil { return speaking(to: .english) }
    for tag in locale.fallbacks where tag.language == locale.language {
      let name = tag.description
      if let profile = embedded.first(where: { $0.locale == name || $0.otherLocales.contains(name) }
      ) {
        return profile
      }
    }
    return nil
  }

  /// The first character of a text that the voice cannot read, or nil if it reads all.
  public func firstUnreadable(in text: String) -> Unicode.Scalar? {
    guard !unreadable.isEmpty else { return nil }
    return text.unicodeScalars.first { scalar in
      unreadable.contains { Self.scripts[$0]?(scalar) ?? false }
    }
  }

  private static let scripts: [String: @Sendable (Unicode.Scalar) -> Bool] = [
    "digits": { $0.decimalDigit != nil },
    "Han": { $0.properties.isIdeographic },
    "Hebrew": { (0x0590...0x05FF).contains($0.value) || (0xFB1D...0xFB4F).contains($0.value) },
  ]
}
