import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartTestSupport
import Testing

/// What can be said in a bounded length, and what is said of the rest.
struct BudgetTests {
  private func narrator(_ spec: ChartSpec, _ tag: String = "en") throws -> Narrator {
    let tree = AccessibilityTree(of: try spec.resolved(offset: { _ in 0 }), offset: { _ in 0 })
    return Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag(tag))))
  }

  private func seconds(_ narration: Narration, by voice: VoiceProfile?) -> Double {
    narration.sentences.reduce(0) { $0 + SpeakingTime.seconds(of: $1.text, by: voice) }
  }

  @Test func `standard takes at most 90 words of English, or one sentence more than fits`() throws {
    for spec in RandomCharts.make(80, seed: 51) {
      let words = try narrator(spec).description(.standard).sentences.map {
        $0.text.split(separator: " ").count
      }
      #expect(words.reduce(0, +) <= 90 || words.count <= 2, "\(words)")
    }
  }

  @Test(arguments: [10.0, 20, 30])
  func `a bounded time is kept by the slowest language, and all say the same`(
    bound: Double
  ) throws {
    for spec in RandomCharts.make(30, seed: 52) {
      let tellers = try everyLocale.map { try narrator(spec, $0) }
      let told = tellers.map { $0.description(within: bound, sharedWith: tellers) }
      #expect(Set(told.map { $0.sentences.map(\.facts) }).count == 1)
      for (teller, narration) in zip(tellers, told) where narration.sentences.count > 2 {
        let voice = VoiceProfile.speaking(to: teller.localizer.locale)
        #expect(seconds(narration, by: voice) <= bound)
      }
    }
  }

  @Test func `what did not fit is counted and named, fact by fact`() throws {
    for spec in RandomCharts.make(40, seed: 53) {
      let narrator = try narrator(spec)
      let short = narrator.description(within: 12)
      let long = narrator.description(within: 3_600)
      let left = Set(long.sentences.flatMap(\.facts)).subtracting(short.sentences.flatMap(\.facts))
      let closing = short.sentences.last { $0.facts.isEmpty }?.text ?? ""
      #expect(left.isEmpty == !closing.hasPrefix("Left out"), "\(closing)")
      if !left.isEmpty { #expect(closing.contains("\(left.count) fact"), "\(closing)") }
      #expect(!closing.contains("details"), "\(closing)")
    }
  }

  @Test func `computed values have as many digits as tell them apart`() throws {
    let spec = MinimalChart.daily([100_120, 100_121, 100_122.4, 100_121.1])
    let text = try narrator(spec).description(.standard).sentences.map(\.text).joined()
    #expect(text.contains("average 100,121.13, median 100,121.05"), "\(text)")
  }

  @Test func `a reader chooses the digits of computed values and not of data`() throws {
    let spec = MinimalChart.daily([1_234.5, 2_345.25, 3_456.125])
    let tree = AccessibilityTree(of: try spec.resolved(offset: { _ in 0 }), offset: { _ in 0 })
    let narrator = Narrator(tree, localizer: Localizer(locale: .english), digits: 6)
    let text = narrator.description(.standard).sentences.map(\.text).joined()
    #expect(text.contains("average 2,345.29"), "\(text)")
    #expect(text.contains("lowest 1,234.5") || text.contains("Lowest 1,234.5"), "\(text)")
  }
}
