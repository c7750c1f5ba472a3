import ChartLocalization
import Testing

struct KoreanFinalSoundTests {
  private func particle(
    _ text: String,
    _ vowel: String,
    _ rieul: String,
    _ consonant: String
  ) throws
    -> String
  {
    let message =
      "{x}{x_final, select, vowel {\(vowel)} rieul {\(rieul)} consonant {\(consonant)} other {?}}"
    let rendered = try render(message, ["x": .text(text)], in: "ko")
    #expect(rendered.faults.isEmpty)
    return rendered.text
  }

  @Test(arguments: [
    ("48", "48은"), ("12", "12는"), ("25%", "25%는"), ("Sales", "Sales는"), ("0", "0은"),
    ("매출", "매출은"), ("비용", "비용은"), ("회사", "회사는"), ("매출(원)", "매출(원)은"),
    ("회사 (서울)", "회사 (서울)는"), ("서울 [합계 (b)]", "서울 [합계 (b)]은"), ("“회사”", "“회사”는"),
    ("100", "100은"), ("1,000,000", "1,000,000은"), ("1000000000000", "1000000000000는"),
    ("2024", "2024는"), ("-7", "-7은"), ("3.50", "3.50은"), ("GDP", "GDP는"), ("HR", "HR은"),
    ("KTM", "KTM은"), ("Marketing", "Marketing은"), ("Quarter", "Quarter는"), ("Total", "Total은"),
    ("Volume", "Volume은"), ("Apple", "Apple은"), ("5kg", "5kg은"), ("5 km", "5 km는"),
    ("20℃", "20℃는"), ("FY24", "FY24는"), ("ㄱ", "ㄱ은"), ("ㅏ", "ㅏ는"), ("１２", "１２는"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}은"), ("북경 北京", "북경 北京?"), ("", "?"),
    ("Democratic", "Democratic은"), ("map", "map은"), ("りんご", "りんご는"), ("パン", "パン은"),
    ("()", "()?"), ("(원)", "(원)은"), ("🙂", "🙂?"),
  ])
  func `the topic particle follows the last spoken sound`(text: String, expected: String) throws {
    #expect(try particle(text, "는", "은", "은") == expected)
  }

  @Test(arguments: [
    ("10000", "10000으로"), ("0.1", "0.1로"), ("8", "8로"), ("7", "7로"), ("6", "6으로"),
    ("서울", "서울로"), ("부산", "부산으로"), ("25%", "25%로"), ("억", "억으로"), ("100000000", "100000000으로"),
    ("1.0", "1.0으로"), ("Sale", "Sale로"),
  ])
  func `the particle of direction tells ㄹ from other consonants`(
    text: String,
    expected: String
  ) throws {
    #expect(try particle(text, "로", "로", "으로") == expected)
  }

  @Test(arguments: [("1,200", "1,200을"), ("3.5", "3.5를"), ("2,500만", "2,500만을")])
  func `the object particle counts the unit that is spoken last`(
    text: String,
    expected: String
  ) throws {
    #expect(try particle(text, "를", "을", "을") == expected)
  }

  @Test func `3.5 takes 와, and numbers and lists are read as well as texts`() throws {
    #expect(try particle("3.5", "와", "과", "과") == "3.5와")
    let message = "{x_final, select, vowel {v} rieul {r} consonant {c} other {o}}"
    #expect(try render(message, ["x": .number(3, formatted: "3")]).text == "c")
    #expect(try render(message, ["x": .list(["서울", "대구"])]).text == "v")
    #expect(try render(message, ["x": .text("서울"), "x_final": .select("vowel")]).text == "v")
    let missing = try render(message)
    #expect(missing.text == "o")
    #expect(missing.faults == [.missingArgument("x_final")])
  }

  @Test(arguments: [
    ("매출(원)", "매출(원)과"), ("3925만 (17)", "3925만 (17)과"), ("EUR (billion)", "EUR (billion)과"),
    ("회사 (서울)", "회사 (서울)과"), ("서울 (회사)", "서울 (회사)와"), ("서울", "서울과"),
  ])
  func `for listeners it follows what stands in brackets, which they hear`(
    text: String,
    expected: String
  ) throws {
    let locale = try #require(LocaleTag("ko"))
    let catalogue = Catalogue(
      locale: locale,
      messages: ["m": "{x}{x_final, select, vowel {와} other {과}}"]
    )
    let localizer = Localizer(locale: locale, catalogues: [catalogue]).forListeners
    var faults: [LocalizationDiagnostic] = []
    #expect(localizer.text("m", ["x": .text(text)], diagnostics: &faults) == expected)
    #expect(faults.isEmpty)
  }
}
