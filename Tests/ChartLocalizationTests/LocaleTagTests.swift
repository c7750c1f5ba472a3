import ChartLocalization
import Foundation
import Testing

struct LocaleTagTests {
  @Test(arguments: [
    ("en", "en"), ("ZH-hans", "zh-Hans"), ("zh_hans_cn", "zh-Hans-CN"), ("PT-br", "pt-BR"),
    ("es-419", "es-419"), ("iw", "he"), ("sl-rozaj-1994", "sl-rozaj-1994"), ("fil", "fil"),
    ("ar-U-NU-Latn", "ar-u-nu-latn"), ("de-x-a", "de-x-a"),
    ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
  ])
  func `a tag is read in any case and written in one`(text: String, canonical: String) {
    #expect(LocaleTag(text)?.description == canonical)
  }

  @Test(arguments: [
    ("in", "id"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("tl-PH", "fil-PH"), ("deu", "de"),
    ("ger-AT", "de-AT"), ("FRA", "fr"), ("cmn", "zh"), ("cmn-Hant", "zh-Hant"), ("prs", "fa-AF"),
    ("prs-IR", "fa-IR"), ("zh-cmn-Hans", "zh-Hans"), ("zh-yue-HK", "yue-HK"), ("ar-arb", "ar"),
    ("yue", "yue"), ("haw", "haw"), ("qaa", "qaa"), ("no", "no"),
  ])
  func `other codes of a language give way to the one of today`(text: String, canonical: String) {
    #expect(LocaleTag(text)?.description == canonical)
    #expect(LocaleTag(environment: text)?.description == canonical)
  }

  @Test(
    arguments: [
      ("fa", .persian), ("fa-AF", .persian), ("ps", .persian), ("de-IR", .persian),
      ("fa-DE", .gregorian),
      ("th", .buddhist), ("ar-SA", .islamicUmalqura), ("ar", .gregorian), ("ja", .gregorian),
      ("en-TH", .buddhist), ("en", .gregorian),
    ] as [(String, CalendarSystem)]
  )
  func `the calendar of everyday life is that of the region`(
    text: String,
    calendar: CalendarSystem
  ) throws {
    #expect(try #require(LocaleTag(text)).everydayCalendar == calendar)
  }

  @Test(arguments: [
    "", "e", "english", "e1", "en-", "-en", "en--US", "en-u", "en-x", "en US", "en-USA1x-ä", "한국어",
    "i-klingon", "en-Latn-Latn", "zh-Hans-", "en\u{0}", String(repeating: "a", count: 100_000),
  ])
  func `text that is no tag gives nil`(text: String) {
    #expect(LocaleTag(text) == nil)
  }

  @Test(arguments: [
    ("en", "en"), ("en-GB", "en-GB en-001 en"), ("es-MX", "es-MX es-419 es en"),
    ("ko-KR", "ko-KR ko en"),
    ("pt", "pt pt-BR en"), ("pt-AO", "pt-AO pt-PT pt pt-BR en"), ("zh", "zh zh-Hans en"),
    ("zh-CN", "zh-CN zh-Hans-CN zh-Hans zh en"), ("zh-Hant", "zh-Hant en"),
    ("zh-TW", "zh-TW zh-Hant-TW zh-Hant en"), ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant en"),
    ("sr-Latn", "sr-Latn en"), ("sr", "sr sr-Cyrl en"),
    ("de-AT-u-nu-latn", "de-AT-u-nu-latn de-AT de en"),
    ("qq", "qq en"), ("nb", "nb no en"), ("ar-EG", "ar-EG ar en"),
  ])
  func `fallbacks follow CLDR's parents and end in English`(text: String, chain: String) throws {
    let tag = try #require(LocaleTag(text))
    #expect(tag.fallbacks.map(\.description).joined(separator: " ") == chain)
  }

  @Test func `direction is that of the script`() throws {
    func isRightToLeft(_ text: String) throws -> Bool {
      try #require(LocaleTag(text)).isRightToLeft
    }
    for tag in ["ar", "he", "fa", "ur", "az-Arab"] { #expect(try isRightToLeft(tag)) }
    for tag in ["en", "ko", "az", "ar-Latn"] { #expect(try !isRightToLeft(tag)) }
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", "ko-KR"), ("sr_RS.utf8@latin", "sr-Latn-RS"), ("de_DE@euro", "de-DE"),
    ("en", "en"),
    ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
  ])
  func `the environment's names are understood`(text: String, canonical: String?) {
    #expect(LocaleTag(environment: text)?.description == canonical)
  }

  @Test func `a tag codes as its one string and refuses others`() throws {
    let tags = try [#require(LocaleTag("zh-Hans"))]
    let data = try JSONEncoder().encode(tags)
    #expect(String(decoding: data, as: UTF8.self) == #"["zh-Hans"]"#)
    #expect(try JSONDecoder().decode([LocaleTag].self, from: data) == tags)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleTag].self, from: Data(#"["no tag"]"#.utf8))
    }
  }
}
