import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartSpeech
import ChartTestSupport
import Testing

/// A chart in brief as it is heard, against what a person would write down of it in words.
struct SpokenChartTests {
  private static func chart(_ day: String, _ sales: String) -> ChartSpec {
    let start = MinimalChart.day(2022, 6, 8)
    let days = (0..<6).map { start + Double($0) * 86_400 }
    return ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: Column(day, values: .dates(days, unit: .day)),
          .y: Column(
            sales,
            unit: "km",
            values: .numbers([120, 15, 2500.5, -3.5, 40, 123_456])
          ),
        ]
      )
    ])
  }

  @Test(arguments: [
    (
      "en", "day", "distance",
      "Line chart of distance by day, June eight, twenty twenty-two to June thirteen, "
        + "twenty twenty-two, no clear trend, between minus three point five kilometres "
        + "and one hundred twenty three thousand four hundred fifty six kilometres."
    ),
    (
      "ko", "날짜", "거리",
      "날짜별 거리 꺾은선 차트로, 이천이십이년 유월 팔일부터 이천이십이년 유월 십삼일까지 뚜렷한 추세가 없으며, "
        + "값은 마이너스 삼점오 킬로미터에서 십이만 삼천사백오십육 킬로미터 사이입니다."
    ),
    (
      "zh-Hans", "日期", "距离",
      "距离随日期变化的折线图中，从二零二二年六月八日到二零二二年六月十三日，数值没有明显趋势，"
        + "在负三点五公里到十二万三千四百五十六公里之间。"
    ),
  ])
  func `the brief description is heard as it would be written in words`(
    tag: String,
    day: String,
    sales: String,
    expected: String
  ) throws {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale) as VoiceProfile?)
    let spec = Self.chart(day, sales)
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let narrator = Narrator(tree, localizer: Localizer(locale: locale), voice: voice)
    let said = narrator.description(.brief).sentences.map(\.text).joined(separator: " ")
    #expect(try heard(said, voice.voice) == heard(expected, voice.voice), "\(said)")
    #expect(try SpeechEngine.shared.sayWaiting(said, voice: voice.voice).duration > 5)
  }

  /// The names in the pancake stand's tables, and of the people after whom tests are named.
  private static let names = [
    "dailyAverage", "dailyMin", "dailyMax", "Average", "sales", "style", "day", "city", "month",
    "Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American", "Cupertino", "San Francisco",
    "Mann-Kendall", "Spearman", "Kruskal-Wallis", "Tukey",
  ]

  @Test(arguments: SpokenFidelityTests.spokenLocales)
  func `a whole description is heard sentence by sentence, in one language`(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale) as VoiceProfile?)
    let charts = [
      PancakeCharts.styles(), PancakeCharts.cities(.line), PancakeCharts.days(),
      PancakeCharts.range(rule: 137),
    ]
    for spec in charts {
      let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
      let narrator = Narrator(tree, localizer: Localizer(locale: locale), voice: voice)
      let texts = narrator.description(.full).sentences.map(\.text)
      var count = 0
      for text in texts {
        let clauses = try SpeechEngine.shared.phonemes(of: text, voice: voice.voice)
        let pauses = text.filter { ",،，、:：".contains($0) }.count
        #expect(!clauses.isEmpty && clauses.count <= pauses + 1, "\(text): \(clauses)")
        #expect(try !isForeign(text, locale, voice), "\(text)")
        count += clauses.count
      }
      let whole = try SpeechEngine.shared.phonemes(
        of: texts.joined(separator: " "),
        voice: voice.voice
      )
      #expect(whole.count == count)
    }
  }

  /// Whether a voice changes to another language at words that are no names.
  ///
  /// In Chinese the letters of p and z values are said by their English names, as readers do.
  private func isForeign(_ text: String, _ locale: LocaleTag, _ voice: VoiceProfile) throws -> Bool
  {
    guard locale.language != "en" else { return false }
    let letters = locale.language == "zh" ? ["p", "z"] : []
    var own = text
    let starts = Self.names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let all = (Self.names + starts + letters).sorted { $0.count > $1.count }
    for name in all { own = own.split(separator: name).joined() }
    let phonemes = try SpeechEngine.shared.phonemes(of: own, voice: voice.voice).joined()
    return phonemes.contains("(en)")
  }

  @Test func `Japanese is refused in words that name the language`() throws {
    let locale = try #require(LocaleTag("ja"))
    let tree = AccessibilityTree(of: try Self.chart("日", "距離").resolved(offset: utc), offset: utc)
    let narrator = Narrator(
      tree,
      localizer: Localizer(locale: locale),
      voice: VoiceProfile.speaking(to: locale)
    )
    let said = narrator.description(.brief).sentences.map(\.text).joined()
    let error = #expect(throws: SpeechError.self) {
      _ = try SpeechEngine.shared.sayWaiting(said, voice: "ja")
    }
    #expect(error == .readingsMissing(locale: "ja", found: "日"))
  }

  /// Phonemes without stress, length, tone sandhi's leftovers and pauses; `o` as `O`.
  private func heard(_ text: String, _ voice: String) throws -> String {
    let phonemes = try SpeechEngine.shared.phonemes(of: text, voice: voice).joined()
    #expect(voice == "en-us" || !phonemes.contains("(en)"), "\(phonemes)")
    let kept = phonemes.filter { !"',_!|:; #".contains($0) }
    guard voice == "en-us" else { return kept }
    return String(kept.filter { $0 != "2" }.map { $0 == "O" ? "o" : $0 })
  }
}
