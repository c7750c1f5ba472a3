import ChartLocalization
import ChartTestSupport
import Testing

struct LexiconTests {
  private static let tags = everyLocale

  private func lexicon(_ tag: String) throws -> Lexicon {
    let locale = try #require(LocaleTag(tag))
    return try #require(Lexicon.embedded(for: locale))
  }

  @Test(arguments: tags)
  func `every section of every lexicon has words`(tag: String) throws {
    let lexicon = try lexicon(tag)
    for section in Lexicon.Section.allCases {
      #expect(lexicon.words[section]?.isEmpty == false, "\(section)")
    }
    #expect(!lexicon.percents.isEmpty && !lexicon.multipliers.isEmpty && !lexicon.numbers.isEmpty)
  }

  @Test
  func `a regional locale has the lexicon of its language, another language none`() throws {
    let british = try #require(LocaleTag("en-GB"))
    let english = try lexicon("en")
    #expect(Lexicon.embedded(for: british) == english)
    let swedish = try #require(LocaleTag("sv"))
    #expect(Lexicon.embedded(for: swedish) == nil)
  }
}
