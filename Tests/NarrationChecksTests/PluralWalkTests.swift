import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleChecks
import NarrationChecks
import Testing

/// Every message with a plural is told with every number at which a language changes its form.
struct PluralWalkTests {
  private struct Reference: Decodable {
    let values: [String]
    let categories: [String: [String: [String]]]

    static let babel: Reference = {
      let path = packageRoot.appending(path: "Tests/NarrationChecksTests/Fixtures/plurals.json")
      let empty = Reference(values: [], categories: [:])
      return (try? JSONDecoder().decode(Reference.self, from: Data(contentsOf: path))) ?? empty
    }()
  }

  @Test(arguments: [false, true])
  func `the category of every number is Babel's`(isOrdinal: Bool) throws {
    let reference = Reference.babel
    #expect(reference.categories.count == 20 && reference.values.count == 17)
    for (tag, kinds) in reference.categories {
      let localizer = Localizer(locale: try #require(LocaleTag(tag)))
      let expected = try #require(kinds[isOrdinal ? "ordinal" : "cardinal"])
      for (text, category) in zip(reference.values, expected) {
        let value = try #require(Double(text))
        #expect(localizer.pluralCategory(value, ordinal: isOrdinal) == category, "\(tag) \(text)")
      }
    }
  }

  private func found(_ tag: String, _ text: String, source: String) throws -> [Finding] {
    let locale = try #require(LocaleTag(tag))
    let audit = NarrationAudit(
      catalogues: [
        Catalogue(locale: .english, messages: ["places": source]),
        Catalogue(locale: locale, messages: ["places": text]),
      ]
    )
    #expect(!audit.tellsCharts)
    return audit.meaningFindings(of: locale)
  }

  private let english = "{count, plural, one {# place} other {# places}}."

  @Test func `a form that the language needs and the message has not is found once`() throws {
    let missing = "{count, plural, one {# место} few {# места} other {# места}}."
    let found = try found("ru", missing, source: english)
    #expect(found.map(\.check) == ["F406"])
    #expect(found[0].sentence.contains("no form for “many”, which 0 takes in ru"), "\(found)")
    let whole = "{count, plural, one {# место} few {# места} many {# мест} other {# места}}."
    #expect(try self.found("ru", whole, source: english).isEmpty)
  }

  @Test func `a form that stands for several numbers and names none is found`() throws {
    let found = try found(
      "ru",
      "{count, plural, one {одно место} few {# места} many {# мест} other {# места}}.",
      source: english
    )
    #expect(found.map(\.check) == ["F406"])
    #expect(found[0].sentence.contains("says the same for 1 and for 21"), "\(found)")
    let exact =
      "{count, plural, =1 {одно место} one {# место} few {# места} many {# мест} other {#}}."
    #expect(try self.found("ru", exact, source: english).isEmpty)
  }

  @Test func `a message of any folder is walked with examples`() throws {
    let found = try found(
      "de",
      "{count, plural, one {# Ort} other {#  null Orte'{'}}}.",
      source: english
    )
    #expect(found.map(\.check) == ["F411", "F413"])
    #expect(found.allSatisfy { $0.place.file == "de/narration.arb" && $0.message == "places" })
    let korean = try self.found("ko", "{count, plural, other {NaN # 곳}}.", source: english)
    #expect(korean.map(\.check) == ["F412"])
  }
}
