import ChartLocalization
import Testing

struct SpeechWriterTests {
  private func writer(_ tag: String) throws -> SpeechWriter {
    let locale = try #require(LocaleTag(tag))
    let voice = VoiceProfile.speaking(to: locale) ?? VoiceProfile(voice: tag, locale: locale)
    return SpeechWriter(localizer: Localizer(locale: locale), voice: voice)
  }

  /// What a writer makes of something, as a sentence, with no diagnostic.
  private func said(
    _ tag: String,
    _ body: (SpeechWriter, inout [LocalizationDiagnostic]) -> String
  ) throws -> String {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    let text = body(writer, &diagnostics)
    let once = writer.sentence(text, diagnostics: &diagnostics)
    #expect(writer.sentence(once, diagnostics: &diagnostics) == once)
    #expect(diagnostics.isEmpty)
    return once
  }

  @Test(
    arguments: [
      ("en", 1_234_567.5, "1234567.5"), ("en", -3, "minus 3"), ("en", -0.0, "0"),
      ("en", 1e15, "1 times ten to the power of 15"),
      ("en", -1.5e-7, "minus 1.5 times ten to the power of minus 7"), ("en", 1e-6, "0.000001"),
      ("en", 123_456_789_012_345, "123456789012345"), ("en", .nan, "no value"),
      ("en", .infinity, "no value"), ("ko", -3.5, "마이너스 삼점오"), ("ko", -0.5, "마이너스 영점오"),
      ("ko", 0, "영"), ("ko", 12_345, "만 이천삼백사십오"), ("ko", 1e20, "일 곱하기 십의 이십승"),
      ("zh-Hans", 10_000, "一万"), ("zh-Hans", 2, "二"), ("zh-Hans", 200.05, "二百点零五"),
      ("zh-Hans", 1e12, "一乘以十的十二次方"), ("ja", -1234.5, "マイナス千二百三十四・五"),
    ] as [(String, Double, String)]
  )
  func `numbers are said whole, the sign in words`(
    tag: String,
    value: Double,
    expected: String
  ) throws {
    #expect(try said(tag) { $0.number(value, digits: .exact, diagnostics: &$1) } == expected)
  }

  @Test(
    arguments: [
      ("en", 1.5e-7, "1.5 times ten to the power of minus 7"),
      ("en", 6.02e23, "6.02 times ten to the power of 23"),
      ("ko", -3e-8, "마이너스 삼 곱하기 십의 마이너스 팔승"),
      ("zh-Hans", 1e20, "一乘以十的二十次方"),
    ] as [(String, Double, String)]
  )
  func `a power of ten in the text is one in speech, by words of its own`(
    tag: String,
    value: Double,
    expected: String
  ) throws {
    #expect(
      try said(tag) { $0.number(value, digits: .scientific(6), diagnostics: &$1) } == expected
    )
  }

  @Test(
    arguments: [
      ("en", 0.256, "25.6 percent"), ("en", -0.5, "minus 50 percent"), ("en", -0.0001, "0 percent"),
      ("ko", 0.25, "이십오 퍼센트"), ("zh-Hans", -0.125, "负百分之十二点五"), ("en", 1000, "100000 percent"),
    ] as [(String, Double, String)]
  )
  func `percentages are said by the language's order`(
    tag: String,
    share: Double,
    expected: String
  ) throws {
    let text = try said(tag) { $0.percent(share, digits: .upToDecimals(1), diagnostics: &$1) }
    #expect(text == expected)
  }

  @Test(
    arguments: [
      ("en", 1, "km", "1 kilometre"), ("en", -2, "km", "minus 2 kilometres"),
      ("en", 5, "%", "5 percent"), ("en", 3, "EUR", "3 euros"), ("en", 3, "apples", "3 apples"),
      ("en", 3, "people (65+)", "3 people, 65 plus"), ("ko", 3, "시간", "세 시간"),
      ("ko", 3, "h", "세시간"), ("ko", 3.5, "h", "삼점오시간"), ("ko", 20, "°C", "섭씨 이십 도"),
      ("zh-Hans", 2, "km", "两公里"), ("zh-Hans", 12, "m", "十二米"), ("zh-Hans", 2.5, "kg", "二点五公斤"),
    ] as [(String, Double, String, String)]
  )
  func `units are said in full`(
    tag: String,
    value: Double,
    unit: String,
    expected: String
  ) throws {
    let text = try said(tag) {
      $0.amount(value, digits: .exact, unit: unit, prefix: nil, diagnostics: &$1)
    }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("en", "18-24", "18 to 24"), ("en", "25 – 34", "25 to 34"), ("en", "-5", "minus 5"),
    ("en", "-5%", "minus 5 percent"), ("en", "1,234,567", "1234567"), ("en", "1,2,3", "1,2,3"),
    ("en", "COVID-19", "COVID 19"), ("en", "2022-06-05", "2022 06 05"), ("en", "R&D", "R and D"),
    ("en", "a (b); c", "a, b, c"), ("en", "\u{2068}x\u{2069}", "x"), ("en", "a\u{A0}\nb", "a b"),
    ("en", "(a)", "a"), ("en", "", ""), ("en", "12345,678", "12345,678"),
    ("ko", "18~24", "십팔에서 이십사"), ("ko", "3개", "세개"), ("ko", "120개", "백이십개"), ("ko", "3개월", "삼개월"),
    ("ko", "6월 10일", "유월 십일"), ("ko", "16월", "십유월"), ("ko", "매출(원)은", "매출, 원은"),
    ("ko", "1.2.3", "일 이 삼"), ("ko", "007", "영영칠"), ("ko", "제 2/4분기", "제 이사분기"),
    ("zh-Hans", "2个", "两个"), ("zh-Hans", "2022年", "二〇二二年"), ("zh-Hans", "第2位", "第二位"),
    ("zh-Hans", "值（5）高", "值，五，高"), ("zh-Hans", "曼-肯", "曼 肯"),
    ("zh-Hans", "1234567890123456", "一二三四五六七八九零一二三四五六"),
  ])
  func `names are said as a reader would say them`(
    tag: String,
    name: String,
    expected: String
  ) throws {
    #expect(try said(tag) { $0.name(name, diagnostics: &$1) } == expected)
  }

  @Test(arguments: [
    ("en", "2 oh 5 PM", "5:00:09 PM"), ("ko", "오후 두시 오분", "오후 다섯시 영분 구초"),
    ("zh-Hans", "十四点五分", "十七点零分九秒"),
  ])
  func `times of day are said by the clock`(
    tag: String,
    minute: String,
    second: String
  ) throws {
    let day = 14 * 3600 + 5 * 60.0
    let first = try said(tag) {
      $0.date(day, form: DateForm(.minute, with: .none), timeZone: "UTC", diagnostics: &$1)
    }
    let later = try said(tag) {
      $0.date(
        17 * 3600 + 9,
        form: DateForm(.second, with: .none),
        timeZone: "UTC",
        diagnostics: &$1
      )
    }
    #expect(first == minute)
    #expect(later == second)
  }

  @Test func `a voice that reads digits gets the locale's decimal mark and Latin digits`() throws {
    for (tag, expected) in [
      ("de", "1234,5"), ("fr", "1234,5"), ("ar-EG", "1234٫5"), ("en", "1234.5"),
    ] {
      let writer = try writer(tag)
      var diagnostics: [LocalizationDiagnostic] = []
      let text = writer.number(1234.5, digits: .exact, diagnostics: &diagnostics)
      #expect(text.replacing("٫", with: ".") == expected.replacing("٫", with: "."), "\(tag)")
    }
  }
}

struct VoiceProfileTests {
  @Test(arguments: [
    ("en", "en-us"), ("en-GB", "en-us"), ("ko", "ko"), ("ko-KR", "ko"), ("ja", "ja"),
    ("zh-Hans", "cmn-latn-pinyin"), ("zh-CN", "cmn-latn-pinyin"), ("zh", "cmn-latn-pinyin"),
    ("he", "he"), ("zh-Hant", "cmn-latn-pinyin"), ("zh-TW", "cmn-latn-pinyin"),
  ])
  func `a locale is spoken to by the voice of its language`(tag: String, voice: String) throws {
    #expect(VoiceProfile.speaking(to: try #require(LocaleTag(tag)))?.voice == voice)
  }

  @Test(arguments: ["sv", "uk", "yue", "tlh"])
  func `no locale is spoken to in another language`(tag: String) throws {
    #expect(VoiceProfile.speaking(to: try #require(LocaleTag(tag))) == nil)
  }

  @Test func `every language that is told has a voice, if one that cannot read yet`() {
    for locale in Catalogue.embeddedLocales {
      #expect(VoiceProfile.speaking(to: locale) != nil, "\(locale)")
    }
  }

  @Test func `a variant has the profile of its voice`() {
    #expect(VoiceProfile.named("ko+f2") == VoiceProfile.named("ko"))
    #expect(VoiceProfile.named("nobody") == nil)
  }

  @Test(arguments: [
    ("ja", "グラフ 5", "5"), ("ja", "グラフ最小", "最"), ("he", "שלום", "ש"), ("he", "5", "5"),
  ])
  func `what a voice cannot read is found`(voice: String, text: String, found: String) {
    let first = VoiceProfile.named(voice)?.firstUnreadable(in: text)
    #expect(first.map { String($0) } == found)
  }

  @Test func `what a voice can read is passed`() {
    #expect(VoiceProfile.named("ja")?.firstUnreadable(in: "グラフ、さいしょう") == nil)
    #expect(VoiceProfile.named("ko")?.firstUnreadable(in: "값 5 東") == nil)
  }
}
