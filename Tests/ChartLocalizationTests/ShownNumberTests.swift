import Testing

@testable import ChartLocalization

struct ShownNumberTests {
  @Test(arguments: [
    (66.8, "67", 67, 0), (66.8, "66.8", 66.8, 1), (1, "1.0", 1, 1), (1, "1,00", 1, 2),
    (1_234_562, "1.2 million", 1_200_000, 0), (1_234_562, "1.234.562", 1_234_562, 0),
    (0.04, "0", 0, 0), (0.04, "0.0", 0, 1), (-2.5, "−2.5", 2.5, 1), (99.96, "100", 100, 0),
    (1234.5, "١٬٢٣٤٫٥", 1234.5, 1), (12, "$12", 12, 0), (8, "minus 8", 8, 0),
  ])
  func `a number counts as it is shown: its digits, and its decimals`(
    value: Double,
    text: String,
    size: Double,
    decimals: Int
  ) throws {
    let shown = try #require(ShownNumber(value, in: text))
    #expect(abs(shown.size - size) <= 1e-9 * max(1, size))
    #expect(shown.decimals == decimals)
  }

  @Test(arguments: [
    (3.0, "three"), (5.0, "7"), (.nan, "5"), (.infinity, "∞"), (3.67e15, "3.67 × 10"),
  ])
  func `a text that does not show the value tells nothing of it`(value: Double, text: String) {
    if value == 3.67e15 {
      #expect(ShownNumber(value, in: text)?.size == 3.67e15)
    } else {
      #expect(ShownNumber(value, in: text) == nil)
    }
  }

  @Test(arguments: [
    ("ru", 66.8, "67", "many"), ("ru", 66.8, "66,8", "other"), ("ru", 22.3, "22", "few"),
    ("en", 1.02, "1", "one"), ("en", 1, "1.0", "other"), ("lt", 67.4, "67", "few"),
    ("pl", 1_234_562, "1,2 miliona", "many"), ("sl", 0.96, "1,0", "few"),
  ])
  func `the plural form follows what is shown`(
    tag: String,
    value: Double,
    text: String,
    category: String
  ) throws {
    let locale = try #require(LocaleTag(tag))
    let message = "{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}"
    let catalogue = Catalogue(locale: locale, messages: ["m": message])
    var faults: [LocalizationDiagnostic] = []
    let form = Localizer(locale: locale, catalogues: [catalogue])
      .text("m", ["n": .number(value, formatted: text)], diagnostics: &faults)
    #expect(form == category)
    #expect(faults.isEmpty)
  }
}
