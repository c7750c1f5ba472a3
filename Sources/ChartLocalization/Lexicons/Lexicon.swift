/// The words by which one locale's readers speak of data: `locales/<tag>/lexicon.json`.
///
/// One word, one meaning: what a word claims is written in the facts that earn it. Texts are compared
/// with these words as they stand, without inflecting them; where letters are cased, in lower case.
public struct Lexicon: Sendable, Equatable {
  /// What a word claims of the data.
  public enum Section: String, Sendable, Hashable, CaseIterable {
    /// A direction with its size: rises, or rises slightly.
    case rises, risesSlightly, falls, fallsSlightly, noClearTrend
    /// A change of the level, once.
    case stepsUp, stepsDown
    /// Every value is the same.
    case constant
    /// The extremes.
    case highest, lowest
    /// What is computed.
    case average, median, total, share
    /// A place in the ranking.
    case leads, trails
    /// Two amounts compared.
    case above, below
    /// The ends of the order.
    case first, last
    /// An amount that an author sets.
    case target
    /// Values, and that there are none.
    case values, missing
    /// A number that follows is rounded.
    case about
    /// The order of names.
    case ascending, descending
    /// An association.
    case strong, moderate, weak, positive, negative, noClearAssociation
    /// What leaves no doubt in a title that something has the greatest or the least amount.
    case claimsHighest, claimsLowest
    /// What leaves no doubt in a title that amounts rose or fell.
    case claimsRises, claimsFalls
    /// What says so only right after the name of what rose or fell.
    case claimsNameRises, claimsNameFalls
    /// What is there by moving, as rain falls; the words of such motion; and words that begin another
    /// clause: where a title holds these, a word for a rise or a fall may be no claim.
    case claimsHappening, claimsMotion, claimsClause
    /// What a whole cell beside an amount says of it: that it is not the last word, or that it is.
    case provisional, estimated, projected, final
    /// Whatever else is said, it is no plain claim: denials, comparisons, places after the first.
    case denials

    /// Whether the words claim something in running text, rather than in a title or as a whole cell: a
    /// longer form that is listed for titles alone must not hide the shorter one, and an "a" or an
    /// "actual" in a sentence says nothing of amounts.
    public var isOfRunningText: Bool {
      switch self {
      case .claimsHighest, .claimsLowest, .claimsRises, .claimsFalls, .claimsNameRises,
        .claimsNameFalls, .claimsHappening, .claimsMotion, .claimsClause, .provisional, .estimated,
        .projected, .final, .denials:
        false
      default: true
      }
    }
  }

  /// The words of each section, as written in the file.
  public let words: [Section: [String]]

  /// Words that multiply the number before them: "million", "万".
  public let multipliers: [String: Double]

  /// Small numbers in words.
  public let numbers: [String: Double]

  /// Signs and words that make the number before them a percentage.
  public let percents: [String]

  /// Words that make the number after them negative.
  public let minus: [String]

  /// What stands between a number and what it counts; a number in words needs it where one is known.
  public let counters: [String]

  /// The lexicon of a locale, or of one that it falls back to in its own language; nil without any.
  public static func embedded(for locale: LocaleTag) -> Lexicon? {
    for tag in locale.fallbacks where tag.language == locale.language {
      if let text = EmbeddedLexicons.text(of: tag.description) { return Lexicon("\(text)") }
    }
    return nil
  }

  private init(_ text: String) {
    var words: [Section: [String]] = [:]
    var lists: [String: [String]] = [:]
    for part in text.split(separator: "\u{1E}") {
      let sides = part.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      let list = sides.last?.split(separator: "\u{1D}").map(String.init) ?? []
      let name = String(sides[0])
      lists[name] = list
      if name.hasPrefix("word-"), let section = Section(rawValue: String(name.dropFirst(5))) {
        words[section] = list
      }
    }
    self.words = words
    multipliers = Self.numbered(lists["multipliers"])
    numbers = Self.numbered(lists["numbers"])
    percents = lists["percents"] ?? []
    minus = lists["minus"] ?? []
    counters = lists["counters"] ?? []
  }

  private static func numbered(_ list: [String]?) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for entry in list ?? [] {
      let sides = entry.split(separator: "\u{1C}")
      if sides.count == 2, let value = Double(sides[1]) { numbers[String(sides[0])] = value }
    }
    return numbers
  }
}
