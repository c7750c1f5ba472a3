import ChartLocalization
import Testing

@testable import NarrationChecks  // How numbers are found in sentences has no other door.

/// Numbers of a sentence are read by the rules of its language.
struct NumberScannerTests {
  private func scanner(_ tag: String) throws -> NumberScanner {
    NumberScanner(Localizer(locale: try #require(LocaleTag(tag))), writer: nil)
  }

  @Test(arguments: [
    ("en", "from -1,234.5 to 25%", [-1_234.5, 25]),
    ("de", "von -1.234,5 bis 25 %", [-1_234.5, 25]),
    ("fr", "de 1\u{202F}234,5 à 3", [1_234.5, 3]), ("ru", "1\u{A0}234 и 5", [1_234, 5]),
    ("ar", "من ؜-١٬٢٣٤٫٥ إلى ٢٥٪", [-1_234.5, 25]), ("fa", "‎−۱۲ تا ۳", [-12, 3]),
    ("hi", "1,23,456 और 2", [123_456, 2]), ("ja", "範囲は-5から124，30個", [-5, 124, 30]),
    ("tr", "%25 ve -%3", [25, -3]), ("en", "-$20.00 at 137 3 times, m2", [-20, 137, 3]),
    ("en", "3-5 and Q1", [3, 5]),
  ])
  func `numbers are read with their marks, signs and digits`(
    tag: String,
    text: String,
    expected: [Double]
  ) throws {
    #expect(try scanner(tag).numbers(in: text).map(\.value) == expected)
  }

  @Test func `how exact a number is, is seen by its digits`() throws {
    let found = try scanner("en").numbers(in: "12.50")
    #expect(found[0].decimals == 2)
    #expect(found[0].isRounding(of: 12.504) && !found[0].isRounding(of: 12.506))
  }

  @Test func `what is no number in the language is read as none`() throws {
    #expect(try scanner("en").numbers(in: "1,2345")[0].value.isNaN)
  }

  @Test func `words of signs count in speech`() throws {
    let localizer = Localizer(locale: .english)
    let profile = try #require(VoiceProfile.speaking(to: .english))
    let scanner = NumberScanner(
      localizer,
      writer: SpeechWriter(localizer: localizer, voice: profile)
    )
    let found = scanner.numbers(in: "minus 5 percent, then 7 percent and 3")
    #expect(found.map(\.value) == [-5, 7, 3])
    #expect(found.map(\.isPercent) == [true, true, false])
  }

  @Test func `dates and numbers in words are read back, other text is not`() throws {
    let reader = LocaleReader(locale: try #require(LocaleTag("ko")))
    #expect(reader.date("2022년 5월 8일", form: DateForm(.day)) == 1_651_968_000)
    #expect(reader.date("5월", form: DateForm(.day)) == nil)
    #expect(reader.number("1,234") == 1_234 && reader.number("1,234개") == nil)
    #expect(LocaleReader(locale: .english).numberInWords("twenty-one") == 21)
    #expect(LocaleReader(locale: .english).numberInWords("twenty-x") == nil)
  }
}
