import ChartAccessibility
import ChartCommands
import ChartLocalization
import ChartNarration
import ChartTestSupport
import ChartVerification
import ChartVoice
import Testing

/// What people and machines write about a chart, and what is true of it.
struct VerifierTests {
  private func claims(_ text: String, _ tag: String, of demo: String) throws -> [Claim] {
    let chart: AccessibleChart
    if demo == "falling" {
      chart = try AccessibleChart(MinimalChart.daily((0..<12).map { Double(40 - 3 * $0) }))
    } else if let kind = (ChartKinds.all + AuthoredCharts.all).first(where: {
      $0.name == demo
    }) {
      chart = try AccessibleChart(kind.spec)
    } else {
      let demo = try #require(DemoChart.all.first { $0.name == demo })
      chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    }
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let verifier = Verifier(chart.narrator(localizer), offset: ProvenCharts.utc)
    return verifier.claims(in: text)
  }

  @Test(arguments: [
    (
      "en", "top",
      "In this survey Cachapa came out on top with 916 pancakes; American sold only 618."
    ),
    ("en", "top", "Injera (850) and Crêpe (802) follow."),
    ("en", "top", "Dosa makes up 14% of the total of 4,593."),
    ("en", "top", "The six styles average about 766 each, and Cachapa is the highest."),
    ("en", "top", "Cachapa sold 298 more than American."),
    ("en", "top", "Dosa is below Injera, and Injera is above Crêpe."),
    ("en", "top", "Together they sold about 4,600."),
    ("ko", "top", "Injera는 Dosa보다 많습니다."), ("ja", "top", "InjeraはDosaを上回りました。"),
    ("zh-Hans", "top", "Injera高于Dosa，总和约4600。"),
    ("en", "daily", "On June 5 the shop sold 250, and on May 13 it sold 104."),
    ("en", "daily", "The best day was Sunday, June 5, 2022 (250)."),
    ("en", "falling", "Sales fell from 40 to 7."), ("ko", "falling", "매출은 감소했습니다."),
    ("ja", "falling", "売上は減少しました。"), ("zh-Hans", "falling", "销量下降。"),
    ("en", "daily", "The median is 145."),
    ("en", "cities", "San Francisco sold 137 on May 8, Cupertino 67."),
    ("en", "cities", "In Cupertino sales peaked at 125."),
    ("ko", "top", "Cachapa는 916개로 1위, American은 618개로 꼴찌입니다."),
    ("ko", "daily", "6월 5일에 250개가 팔렸고 5월 13일에는 104개뿐이었습니다."),
    ("ja", "top", "トップはCachapaの916で、Americanは618でした。"),
    ("ja", "daily", "6月5日は250、5月13日は104でした。"),
    ("zh-Hans", "top", "Cachapa以916领先，Dosa只有654。"),
    ("zh-Hans", "daily", "6月5日卖出250份，是最高的一天。"),
    ("en", "sectors", "Injera sold 850, Dosa 654, and Cachapa is the largest with 19.9%."),
    ("en", "boxes", "Cupertino runs from 42 to 125, its middle half from 45.5 to 77.5."),
    ("en", "candles", "On May 4 it fell from 11 to 9, and on May 5 it rose to 15."),
    ("en", "band", "In May 2022 sales ran from 104 to 242, 138 apart."),
    ("en", "pyramid", "On Sat Cupertino had 125 and San Francisco 84."),
    ("en", "x^2 - 2", "From 0 to 3 it rises, and at 0 it is lowest, at -2."),
    ("en", "bins", "The average is 153.1, and the median 145."),
    ("ko", "x^2 - 2", "- 1\\.414에서 0입니다."),
    ("en", "selected week", "The selection sold 950 pancakes, 135.7 on average."),
    (
      "en", "selected week",
      "The average of the selection is 135.7, and the average of sales 153.1."
    ),
    ("en", "authored values", "Cachapa from Venezuela had 916."),
    ("en", "authored values", "As the author has it: Cachapa leads. American is the lowest."),
  ])
  func `what is true is borne out`(tag: String, demo: String, text: String) throws {
    let claims = try claims(text, tag, of: demo)
    #expect(!claims.isEmpty)
    for claim in claims { #expect(claim.isSupported, "\(claim)") }
  }

  @Test(arguments: [
    ("en", "On May 10 unemployment was 5 %, on May 11 8.5 %, which is 3.5 percentage points more."),
    ("en", "From May 10 to May 11 it rose by 3.5 percentage points."),
    ("en", "From May 10 to May 11 it rose by 70 percent."),
    ("en", "From May 11 to May 12 it rose by 1 percentage point."),
    ("ko", "5월 10일부터 5월 11일까지 3.5퍼센트포인트 늘었습니다."),
    ("ja", "5月10日から5月11日まで3.5ポイント増えました。"),
    ("zh-Hans", "从5月10日到5月11日上升了3.5个百分点。"),
  ])
  func `percentages differ by percentage points`(tag: String, text: String) throws {
    for spec in Self.percentages {
      let localizer = Localizer(locale: try #require(LocaleTag(tag)))
      let chart = try AccessibleChart(spec)
      let verifier = Verifier(chart.narrator(localizer), offset: ProvenCharts.utc)
      let numbers = verifier.claims(in: text).filter { $0.kind == .number }
      #expect(!numbers.isEmpty)
      for claim in numbers { #expect(claim.isSupported, "\(claim)") }
      let wrong = text.replacing("3.5", with: "3.7").replacing("70", with: "71")
      #expect(wrong == text || !verifier.claims(in: wrong).allSatisfy(\.isSupported))
    }
  }

  /// Percentages as numbers with a percent sign, and as shares that are printed as percentages.
  private static let percentages: [ChartSpec] = {
    var signed = MinimalChart.daily([4, 6, 5, 8.5, 9.5])
    signed.layers[0].channels[.y]?.unit = "%"
    var shares = MinimalChart.daily([0.04, 0.06, 0.05, 0.085, 0.095])
    shares.layers[0].channels[.y]?.format = NumberFormat(style: .percent)
    return [signed, shares]
  }()

  @Test(arguments: [
    ("en", "top", "American leads with 618.", "leads"),
    ("en", "selected week", "The average of the selection is 140.", "140"),
    ("en", "authored values", "Cachapa from Venezuela had 850.", "850"),
    ("en", "top", "American leads with 916.", "916"),
    ("en", "top", "Injera is the highest of all.", "highest"),
    ("en", "top", "Cachapa, with 850, is the highest.", "850"),
    ("en", "top", "Cachapa, with 618, is the highest.", "618"),
    ("en", "top", "Dosa makes up 20% of the total.", "20%"),
    ("en", "top", "The average is 777.5.", "777.5"),
    ("en", "top", "Dosa is above Injera.", "above"),
    ("en", "top", "Together they sold about 4,700.", "4,700"),
    ("ko", "top", "Dosa는 Injera보다 많습니다.", "보다 많"),
    ("en", "falling", "Sales rose steadily.", "rose"),
    ("en", "falling", "There is no clear trend.", "no clear trend"),
    ("en", "daily", "On June 5 the shop sold 104.", "104"),
    ("en", "daily", "The highest day was May 13.", "highest"),
    ("en", "cities", "Cupertino sold 137 on May 8.", "137"),
    ("en", "cities", "San Francisco peaked at 125.", "125"),
    ("ko", "top", "American은 916으로 가장 높습니다.", "916"),
    ("ko", "falling", "매출은 상승했습니다.", "상승"),
    ("ja", "top", "最も高いのはAmericanです。", "最も高"),
    ("ja", "daily", "6月5日は104でした。", "104"),
    ("zh-Hans", "top", "最高的是Dosa（916）。", "916"),
    ("zh-Hans", "falling", "销量上升。", "上升"),
    ("en", "sectors", "Injera sold 802.", "802"),
    ("en", "sectors", "Dosa is the largest.", "largest"),
    ("en", "boxes", "Cupertino has a median of 84.", "84"),
    ("en", "candles", "On May 4 it rose.", "rose"),
    ("en", "pyramid", "On Sat Cupertino had 84.", "84"),
    ("en", "x^2 - 2", "Between 0 and 3 it falls steadily.", "falls"),
    ("en", "three stacked", "South rose.", "rose"),
  ])
  func `what the data say otherwise is contradicted`(
    tag: String,
    demo: String,
    text: String,
    what: String
  ) throws {
    let claims = try claims(text, tag, of: demo)
    let found = try #require(claims.first { $0.text == what }, "\(claims)")
    #expect(found.isContradicted, "\(claims)")
  }

  @Test(arguments: [
    ("en", "top", "In all 9,999 people were asked.", "9,999"),
    ("en", "top", "The shop has 43 tables.", "43"),
    ("ko", "top", "손님은 7만 3천 명입니다.", "7만 3천"),
    ("ja", "top", "来客は1.2億人でした。", "1.2億"),
    ("zh-Hans", "top", "顾客有3万人。", "3万"),
  ])
  func `what the data do not hold is not found`(
    tag: String,
    demo: String,
    text: String,
    what: String
  ) throws {
    let claims = try claims(text, tag, of: demo)
    let found = try #require(claims.first { $0.text == what }, "\(claims)")
    #expect(!found.isSupported, "\(found)")
  }

  @Test
  func `a contradiction says what is right, and where it stands`() throws {
    let claims = try claims("Sales of pancakes.\nAmerican sold 916.", "en", of: "top")
    let wrong = try #require(claims.first { $0.isContradicted })
    #expect(wrong.line == 2 && wrong.column == 15)
    #expect(wrong.verdict == .contradicted(by: ["chart/series-1/point-6"], right: "618"))
  }

  @Test(arguments: [
    "", "\u{0}\u{1}\u{FFFD}", "no numbers here", "\u{202E}916\u{202C} \u{200F}Cachapa\u{200F}",
    String(repeating: "(", count: 10_000), String(repeating: "Cachapa ", count: 5_000),
    String(repeating: "highest ", count: 5_000), "1e999999 -1e-999999 1,,,2 ...5",
  ])
  func `no text is too strange to be read`(text: String) throws {
    _ = try claims(text, "en", of: "top")
  }

  @Test
  func `many thousands of numbers are all read`() throws {
    let text = String(repeating: "916 and 618 (Dosa), 12.5% ", count: 8_000)
    let count = try claims(text, "en", of: "top").count
    #expect(count > 24_000)
  }
}
