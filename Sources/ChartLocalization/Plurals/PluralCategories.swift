/// The plural categories of one locale, and which numbers each of them has.
///
/// Found by asking ICU for the category of some hundreds of numbers; the categories of all locales of
/// CLDR are met by them. A category that whole numbers never have (`many` in Czech) is not among
/// ``whole``.
package struct PluralCategories: Sendable {
  /// Every category that some number has, in CLDR's order.
  package let all: [String]
  /// The categories that whole numbers from 0 have, in CLDR's order.
  package let whole: [String]
  /// Whole numbers that were asked for, by category, ascending.
  package let examples: [String: [Int]]

  /// Asks for the categories of a locale.
  ///
  /// An unknown language has `other` alone.
  package init(of locale: LocaleTag, isOrdinal: Bool) {
    let formatters = FormatterCache(locale: locale)
    func category(_ value: Double) -> String {
      formatters.pluralCategory(value, ordinal: isOrdinal, in: locale) ?? "other"
    }
    var examples: [String: [Int]] = [:]
    for number in Self.wholeNumbers {
      examples[category(Double(number)), default: []].append(number)
    }
    let fractions = isOrdinal ? [] : Set(Self.fractions.map(category))
    whole = Self.order.filter { examples[$0] != nil }
    all = Self.order.filter { examples[$0] != nil || fractions.contains($0) || $0 == "other" }
    self.examples = examples
  }

  /// The category of a whole number that is among ``examples``; `other` for any else.
  package func category(of number: Int) -> String {
    examples.first { $0.value.contains(number) }?.key ?? "other"
  }

  /// The numbers of a category that can be listed: those below 10, where no other was met.
  ///
  /// Nil where the category goes on, as `one` does in Russian with 21.
  package func finiteNumbers(of category: String) -> [Int]? {
    guard category != "other", let numbers = examples[category],
      numbers.allSatisfy({ $0 < 10 })
    else { return nil }
    return numbers
  }

  /// CLDR's order of categories.
  package static let order = ["zero", "one", "two", "few", "many", "other"]

  private static let wholeNumbers: [Int] =
    Array(0...125) + [
      142, 161, 162, 181, 182, 200, 201, 202, 203, 211, 1_000, 1_001, 1_011, 2_000, 3_000, 10_000,
      20_000, 40_000, 60_000, 80_000, 100_000, 100_001, 1_000_000, 1_000_001, 2_000_000,
    ]

  private static let fractions: [Double] = [
    0.1, 0.5, 0.9, 1.1, 1.2, 1.5, 2.1, 2.5, 3.4, 5.5, 10.1, 10.5,
  ]
}
