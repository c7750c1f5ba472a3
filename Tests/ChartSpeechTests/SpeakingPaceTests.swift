import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartSpeech
import ChartTestSupport
import Testing

/// The seconds that a text is said to take, against those that the voice takes.
struct SpeakingPaceTests {
  private static let charts: [ChartSpec] = [
    PancakeCharts.styles(), PancakeCharts.cities(.line), PancakeCharts.cities(.bar),
    PancakeCharts.days(), PancakeCharts.range(rule: 137),
    MinimalChart.daily([120, 15, 2500.5, -3.5, 40, 123_456]),
    MinimalChart.named(["North", "South", "East", "West"], [0.31, 0.27, 0.24, 0.18]),
  ]

  @Test(arguments: SpokenFidelityTests.spokenLocales)
  func `a voice takes as long as is estimated, to within its stated error`(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale) as VoiceProfile?)
    let pace = try #require(voice.pace)
    #expect(pace.error < 0.2)
    var errors: [Double] = []
    for chart in Self.charts {
      let tree = AccessibilityTree(of: try chart.resolved(offset: utc), offset: utc)
      let text = Narrator(tree, localizer: Localizer(locale: locale))
      let speech = Narrator(tree, localizer: Localizer(locale: locale), voice: voice)
      let seconds = { (teller: Narrator, detail: Detail) in
        SpeakingTime.seconds(of: self.said(teller, detail), by: voice)
      }
      for detail in [Detail.brief, .standard] {
        let taken = try SpeechEngine.shared.sayWaiting(said(speech, detail), voice: voice.voice)
        for teller in [text, speech] {
          errors.append(seconds(teller, detail) / taken.duration - 1)
        }
      }
    }
    // One in twenty may be further off, and all together are nearer than each.
    let far = errors.filter { abs($0) > pace.error }
    #expect(far.count * 10 <= errors.count, "\(far) of \(errors.count)")
    let mean = errors.reduce(0, +) / Double(errors.count)
    #expect(abs(mean) < 0.1, "\(mean)")
  }

  private func said(_ teller: Narrator, _ detail: Detail) -> String {
    teller.description(detail).sentences.map(\.text).joined(separator: " ")
  }

  @Test func `a voice that was not measured, or none, has one estimate for all`() throws {
    let hebrew = try #require(VoiceProfile.named("he"))
    #expect(hebrew.pace == nil)
    let text = "12 גדל, a"
    #expect(SpeakingTime.seconds(of: text, by: hebrew) == SpeakingTime.seconds(of: text))
    #expect(abs(SpeakingTime.seconds(of: text) - (2 * 0.358 + 4 * 0.073 + 0.131)) < 1e-9)
  }
}
