/// A language that nobody speaks, made of the source's messages to show one kind of fault.
///
/// Made at run time and never stored. Its messages have the source's syntax, since they are written anew from
/// the patterns that were read. A ``Localizer`` for its tag tells everything in it, with the numbers, dates
/// and plural rules of English, and the English voice speaks it.
///
/// ```swift
/// Localizer(locale: PseudoLocale.accents.locale)   // "[Ļîñé çĥåŕţ öƒ {sales} …]"
/// ```
///
/// Source: CLDR's `en-XA` and `ar-XB`; the others are ours, in regions that no country has but for `XK`, which
/// some give to Kosovo.
public enum PseudoLocale: String, Sendable, CaseIterable {
  /// Accents on every letter, 40 % longer, in brackets: what has no accents came from no catalogue.
  case accents = "en-XA"

  /// Right to left, each word turned round: what is laid out from left to right shows.
  case mirrored = "ar-XB"

  /// All six plural categories in every plural, each named in its text.
  case plurals = "en-XP"

  /// The class of its final sound behind each name, as a Korean particle asks for it.
  case particles = "en-XK"

  /// Marks around every message: what reaches a voice without them bypassed the renderer.
  case speech = "en-XS"

  /// The longest variant of every choice, and names made longer.
  case longest = "en-XL"

  /// The pseudo-locale of a tag, whatever extensions it has; nil for any other.
  public init?(_ locale: LocaleTag) {
    let name = locale.description.prefix(5)
    guard locale.description.dropFirst(5).first ?? "-" == "-" else { return nil }
    self.init(rawValue: String(name))
  }

  /// Its tag.
  public var locale: LocaleTag { LocaleTag(rawValue) ?? .english }

  /// What it shows, in one line for help.
  public var summary: String {
    switch self {
    case .accents: "accents, 40 % longer, in brackets"
    case .mirrored: "right to left, each word turned round"
    case .plurals: "six plural categories in every plural"
    case .particles: "the class of its final sound behind each name"
    case .speech: "marks around every message"
    case .longest: "the longest variant of every choice, longer names"
    }
  }

  /// Names that end in each class of final sound: vowel, ㄹ, another consonant, digits and Latin letters.
  public static let particleNames = [
    "나무", "서울", "부산", "1", "2", "3", "10", "1,000", "10000", "3.5", "25%", "Sales", "Excel",
    "Boston",
    "東京",
  ]

  /// The catalogue, made from that of the source language; messages that cannot be read stay as they are.
  public func catalogue(from source: Catalogue) -> Catalogue {
    Catalogue(
      locale: locale,
      messages: source.messages.mapValues { text in
        (try? MessagePattern(parsing: text)).map(message) ?? text
      }
    )
  }

  /// The catalogue as an ARB file, sorted by id, with a newline at its end.
  public func arb(from source: Catalogue) -> String {
    let catalogue = catalogue(from: source)
    var lines = ["  \"@@locale\": \(JSONString.quoted(rawValue))"]
    for (id, text) in catalogue.messages.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(JSONString.quoted(id)): \(JSONString.quoted(text))")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func message(_ pattern: MessagePattern) -> String {
    var writer = PatternWriter()
    switch self {
    case .accents:
      writer.text = PseudoText.accented
      let length = PseudoText.length(of: pattern.elements)
      return "[" + writer.written(pattern.elements) + PseudoText.padding(length) + "]"
    case .mirrored:
      writer.text = PseudoText.mirrored
      return writer.written(pattern.elements)
    case .plurals:
      writer.choice = PseudoChoices.sixCategories
      return writer.written(pattern.elements)
    case .particles:
      writer.argument = PseudoChoices.finalSound
      return writer.written(pattern.elements)
    case .speech: return "⟦" + writer.written(pattern.elements) + "⟧"
    case .longest:
      writer.argument = { "{\($0)} wwwwwwwwwwwwwwwwwwww" }
      return writer.written(PseudoChoices.longest(pattern.elements))
    }
  }
}
