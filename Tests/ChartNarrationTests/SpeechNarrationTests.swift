import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

/// What a narrator says when it is given a voice.
struct SpeechNarrationTests {
  private func narrator(
    _ spec: ChartSpec,
    _ tag: String,
    isSpoken: Bool = true
  ) throws -> Narrator {
    let locale = try #require(LocaleTag(tag))
    let voice = isSpoken ? VoiceProfile.speaking(to: locale) : nil
    #expect(isSpoken == (voice != nil))
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    return Narrator(tree, localizer: Localizer(locale: locale), voice: voice)
  }

  private static let signs = Set("()[]{}<>=%&+/;؛…°\u{2013}\u{2014}\u{2212}（）［］【】％；＝")

  /// The decimal mark of what a voice is given as digits; nil where it is given words.
  private static let decimalMarks: [String: Character] = {
    var marks: [String: Character] = [:]
    for tag in everyLocale {
      guard let locale = LocaleTag(tag), let voice = VoiceProfile.speaking(to: locale) else {
        continue
      }
      var diagnostics: [LocalizationDiagnostic] = []
      let writer = SpeechWriter(localizer: Localizer(locale: locale), voice: voice)
      guard writer.sentence("12", diagnostics: &diagnostics) == "12" else { continue }
      let number = writer.number(0.5, digits: .exact, diagnostics: &diagnostics)
      marks[tag] = writer.sentence(number, diagnostics: &diagnostics).first { !$0.isNumber }
    }
    return marks
  }()

  /// What a voice would read wrong in a text.
  private func faults(in text: String, _ tag: String) -> [String] {
    var faults: [String] = []
    let decimal = Self.decimalMarks[tag]
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if Self.signs.contains(character) { faults.append("a sign") }
      if decimal == nil, character.isWholeNumber, character.isASCII { faults.append("a digit") }
      if character == "-", next.isNumber { faults.append("a minus sign") }
      if character == ",", next.isNumber, decimal != "," { faults.append("grouping") }
      if character.isNumber, !character.isASCII, !character.isLetter { faults.append("a digit") }
      if character == " ", " ,،".contains(next) { faults.append("a space") }
    }
    let isInvisible = text.unicodeScalars.contains { scalar in
      // Joiners belong to the spelling of Persian and Hindi words.
      scalar.properties.generalCategory == .format && !(0x200C...0x200D).contains(scalar.value)
    }
    return isInvisible ? faults + ["an isolate"] : faults
  }

  private static func charts() -> [ChartSpec] {
    var priced = MinimalChart.named(["18-24", "25–34", "(65+)"], [1_234_567.5, -3400, 0.05])
    priced.layers[0].channels[.y]?.format = NumberFormat(specifier: "$,.2f")
    var shares = MinimalChart.daily([0.5, -0.25, 1, 0.125, 0.75, 0.6])
    shares.layers[0].channels[.y]?.format = NumberFormat(specifier: ".1%")
    var distances = MinimalChart.daily([12_000, 1e16, 1e-9, -1e300, 3, 4])
    distances.layers[0].channels[.y]?.unit = "km/h"
    distances.title = "R&D (EUR); 2022–2023"
    return [priced, shares, distances] + RandomCharts.make(40, seed: 52)
  }

  @Test(arguments: everyLocale)
  func `nothing is said that a voice reads wrong`(tag: String) throws {
    for spec in sample(Self.charts(), in: tag) {
      let narrator = try narrator(spec, tag)
      for detail in Detail.allCases {
        let narration = narrator.description(detail)
        #expect(narration.diagnostics.isEmpty)
        for text in narration.sentences.map(\.text) + [narration.title ?? ""] {
          #expect(faults(in: text, tag).isEmpty, "\(text)")
        }
        #expect(narration.sentences.allSatisfy { sentenceEnds.contains($0.text.last ?? " ") })
      }
      var diagnostics: [LocalizationDiagnostic] = []
      for node in narrator.tree.root.children {
        let name = narrator.name(of: node, diagnostics: &diagnostics)
        #expect(faults(in: name, tag).isEmpty, "\(name)")
      }
      #expect(diagnostics.isEmpty)
    }
  }

  @Test(arguments: everyLocale)
  func `speech states the facts of the text, in their order`(tag: String) throws {
    for spec in sample(Self.charts(), in: tag) {
      for detail in Detail.allCases {
        let text = try narrator(spec, tag, isSpoken: false).description(detail)
        let speech = try narrator(spec, tag).description(detail)
        #expect(speech.sentences.map(\.facts) == text.sentences.map(\.facts))
        #expect(speech.sentences.map(\.subject) == text.sentences.map(\.subject))
      }
    }
  }

  @Test(arguments: [
    ("en", "lowest minus 3400 dollars, 25 to 34, highest"),
    ("ko", "마이너스 삼천사백 달러"), ("zh-Hans", "负三千四百美元"),
  ])
  func `money is said with its sign first and its currency last`(
    tag: String,
    expected: String
  ) throws {
    var spec = MinimalChart.named(
      ["18-24", "25–34", "25–34"],
      [1_234_567.5, -3400, -3000],
      mark: .point
    )
    spec.layers[0].channels[.y]?.format = NumberFormat(specifier: "$,.2f")
    let said = try narrator(spec, tag).description(.standard).sentences.map(\.text).joined()
    #expect(said.lowercased().contains(expected), "\(said)")
  }

  @Test(arguments: [
    ("en", "from May 8, twenty twenty-two to May 13, twenty twenty-two"),
    ("ko", "이천이십이년 오월 팔일부터 이천이십이년 오월 십삼일까지"),
    ("zh-Hans", "从二〇二二年五月八日到二〇二二年五月十三日"),
  ])
  func `dates are said in words, years as years are said`(tag: String, expected: String) throws {
    let narrator = try narrator(MinimalChart.daily([1, 2, 4, 3, 5, 6]), tag)
    let said = narrator.description(.standard).sentences.map(\.text)
    #expect(said.contains { $0.contains(expected) }, "\(said)")
  }
}
