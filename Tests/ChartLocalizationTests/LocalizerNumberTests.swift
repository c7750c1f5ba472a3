import ChartLocalization
import Testing

struct LocalizerNumberTests {
  @Test func `numbers are those of ICU's decimal formats`() throws {
    let reference = try Reference.load()
    for example in reference.numbers {
      let localizer = Localizer(locale: example.locale)
      let digits = try #require(example.digits)
      for (value, expected) in zip(reference.numberValues, example.texts) {
        let text = localizer.number(value, digits: digits, grouping: example.grouping)
        #expect(text == expected, "\(example.locale) \(value) \(digits) \(example.grouping)")
      }
    }
  }

  @Test func `percentages are those of ICU's percent formats`() throws {
    let reference = try Reference.load()
    for example in reference.percents {
      let localizer = Localizer(locale: example.locale)
      let texts = reference.fractions.map { localizer.percent($0) }
      #expect(texts == example.texts, "\(example.locale)")
    }
  }

  @Test func `zero has no sign and halves go away from zero`() {
    let localizer = Localizer(locale: .english)
    #expect(localizer.number(-0.0) == "0")
    #expect(localizer.number(-0.001, digits: .fixed(2)) == "0.00")
    #expect(localizer.number(0.125, digits: .fixed(2)) == "0.13")
    #expect(localizer.number(-2.5, digits: .fixed(0)) == "-3")
    #expect(localizer.number(1234.5, digits: .upToSignificant(3)) == "1,230")
    #expect(localizer.number(5, digits: .fixed(-1)) == "5")
    #expect(localizer.number(5, digits: .upToSignificant(-1)) == "5")
    #expect(localizer.number(5, digits: .fixed(100_000)).hasPrefix("5.000"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity], ["en", "ko", "ar"])
  func `what is no number is the message for a missing value`(value: Double, tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let missing = Catalogue(locale: locale, messages: ["missing-value": "<none>"])
    let localizer = Localizer(locale: locale, catalogues: [missing])
    #expect(localizer.number(value) == "<none>")
    #expect(localizer.percent(value) == "<none>")
    #expect(localizer.date(value, form: DateForm(.day)) == "<none>")
    #expect(localizer.spelledOut(value) == nil)
  }

  @Test func `digits are pinned, and a tag may choose others`() throws {
    func number(_ tag: String) throws -> String {
      Localizer(locale: try #require(LocaleTag(tag))).number(12.5)
    }
    #expect(try number("ar") == "١٢٫٥")
    #expect(try number("ar-u-nu-latn").filter(\.isNumber) == "125")
    #expect(try number("fa") == "۱۲٫۵")
    #expect(try number("hi") == "12.5")
    #expect(try number("en-u-nu-nosuch") == "12.5")
    #expect(try number("qq-u-nu-zzz") == "12.5")
    #expect(try number("zh-u-nu-hanidec") == "一二.五")
  }

  @Test func `ordinals and words are those of ICU's rules, where it has any`() throws {
    for example in try Reference.load().rules {
      let localizer = Localizer(locale: example.locale)
      let hasWords = example.actualWords == example.locale.language
      for word in example.words {
        let expected = word.text.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
        #expect(
          localizer.spelledOut(word.value) == (hasWords ? expected : nil),
          "\(example.locale) \(word.value)"
        )
      }
      for ordinal in example.ordinals where hasWords {
        #expect(localizer.ordinal(Int(ordinal.value)) == ordinal.text, "\(example.locale)")
      }
    }
  }

  @Test(arguments: ["ur", "bn"])
  func `no English words stand in for a language that has none`(tag: String) throws {
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    #expect(localizer.spelledOut(21) == nil)
  }

  @Test(arguments: ["de", "th"])
  func `words hold no soft hyphens and no zero-width spaces`(tag: String) throws {
    let reference = try #require(try Reference.load().rules.first { $0.locale.description == tag })
    let hidden: Set<Character> = ["\u{AD}", "\u{200B}"]
    #expect(reference.words.contains { $0.text.contains(where: hidden.contains) })
    let localizer = Localizer(locale: reference.locale)
    for word in reference.words {
      let text = try #require(localizer.spelledOut(word.value))
      #expect(!text.contains(where: hidden.contains))
      #expect(!text.isEmpty)
    }
  }

  @Test func `negative numbers are not spelled, for ICU misreads them`() throws {
    let korean = Localizer(locale: try #require(LocaleTag("ko")))
    #expect(korean.spelledOut(-3.5) == nil)
    #expect(korean.spelledOut(3.5) == "삼점오")
  }
}
