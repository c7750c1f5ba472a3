import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

/// The categories by ICU against Babel's; see Fixtures/generate.py.
struct PluralCategoriesTests {
  private struct Judge: Decodable {
    struct Categories: Decodable {
      let whole: [String]
      let all: [String]
      let ordinals: [String]?
      let numbers: [String: String]
    }

    let locales: [String: Categories]
  }

  @Test func `the categories of numbers are those that Babel knows`() throws {
    let file = packageRoot.appending(path: "Tests/LocaleChecksTests/Fixtures/plurals.json")
    let judge = try JSONDecoder().decode(Judge.self, from: Data(contentsOf: file))
    #expect(judge.locales.count > 35)
    for (name, expected) in judge.locales {
      let tag = try #require(LocaleTag(name))
      let cardinals = PluralCategories(of: tag, isOrdinal: false)
      #expect(cardinals.whole == expected.whole, "\(name)")
      #expect(cardinals.all == expected.all, "\(name)")
      if let ordinals = expected.ordinals {
        #expect(PluralCategories(of: tag, isOrdinal: true).whole == ordinals, "\(name)")
      }
      for (number, category) in expected.numbers {
        #expect(cardinals.category(of: Int(number) ?? -1) == category, "\(name) \(number)")
      }
    }
  }

  @Test func `a category is finite where no number from ten on has it`() throws {
    let arabic = PluralCategories(of: try #require(LocaleTag("ar")), isOrdinal: false)
    #expect(arabic.finiteNumbers(of: "two") == [2])
    #expect(arabic.finiteNumbers(of: "few") == nil)
    let russian = PluralCategories(of: try #require(LocaleTag("ru")), isOrdinal: false)
    #expect(russian.finiteNumbers(of: "one") == nil)
    let french = PluralCategories(of: try #require(LocaleTag("fr")), isOrdinal: false)
    #expect(french.finiteNumbers(of: "one") == [0, 1])
    #expect(french.finiteNumbers(of: "other") == nil)
    let welsh = PluralCategories(of: try #require(LocaleTag("cy")), isOrdinal: false)
    #expect(welsh.finiteNumbers(of: "many") == [6])
  }
}
