public import ChartAccessibility
import ChartLocalization

extension ClaimWords {
  /// The words of all built-in lexicons together: a title is read in whatever language it is written.
  public static var known: ClaimWords {
    var words: [Meaning: [String]] = [:]
    for locale in Catalogue.embeddedLocales {
      guard let lexicon = Lexicon.embedded(for: locale) else { continue }
      for meaning in Meaning.allCases {
        words[meaning, default: []] += lexicon.words[section(of: meaning)] ?? []
      }
    }
    return ClaimWords(words)
  }

  private static func section(of meaning: Meaning) -> Lexicon.Section {
    switch meaning {
    case .highest: .claimsHighest
    case .lowest: .claimsLowest
    case .rises: .claimsRises
    case .falls: .claimsFalls
    case .nameRises: .claimsNameRises
    case .nameFalls: .claimsNameFalls
    case .happening: .claimsHappening
    case .motion: .claimsMotion
    case .clause: .claimsClause
    case .average: .average
    case .median: .median
    case .provisional: .provisional
    case .estimated: .estimated
    case .projected: .projected
    case .final: .final
    case .doubt: .denials
    }
  }
}
