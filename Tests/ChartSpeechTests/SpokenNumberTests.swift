import ChartLocalization
import ChartSpeech
import ChartTestSupport
import Testing

/// What is heard of a number, by the phonemes of the voice.
///
/// The reference is the number spelled out by other means than the product's: ICU's words for whole
/// numbers are asked for here, signs, points and percentages are put around them by hand, a point
/// with a digit at a time behind it.
struct SpokenNumberTests {
  struct Language: Sendable, CustomTestStringConvertible {
    let tag: String
    /// The words for 0 to 9.
    let digits: [String]
    let point: String
    let minus: String
    let percent: (before: String, after: String)
    /// What stands between spoken parts.
    let space: String

    var testDescription: String { tag }
  }

  static let languages = [
    Language(
      tag: "en",
      digits: "zero one two three four five six seven eight nine".split(separator: " ").map(
        String.init
      ),
      point: "point",
      minus: "minus",
      percent: ("", " percent"),
      space: " "
    ),
    Language(
      tag: "ko",
      digits: "영일이삼사오육칠팔구".map { String($0) },
      point: "점",
      minus: "마이너스 ",
      percent: ("", " 퍼센트"),
      space: ""
    ),
    Language(
      tag: "zh-Hans",
      digits: "零一二三四五六七八九".map { String($0) },
      point: "点",
      minus: "负",
      percent: ("百分之", ""),
      space: ""
    ),
  ]

  /// 0 to one million: all small ones, powers of ten and their neighbours, and a seeded sample.
  static let wholes: [Double] = {
    var generator = SeededGenerator(seed: 51)
    var numbers: [Int] = Array(0...130)
    for power in [100, 1000, 10_000, 100_000] {
      numbers += [power - 1, power, power + 1, power * 2, power + power / 10]
    }
    for _ in 0..<300 { numbers.append(Int.random(in: 0...1_000_000, using: &generator)) }
    numbers += [999_999, 1_000_000]
    return numbers.map { Double($0) }
  }()

  private func writer(_ language: Language) throws -> (SpeechWriter, String) {
    let locale = try #require(LocaleTag(language.tag))
    let voice = try #require(VoiceProfile.speaking(to: locale))
    return (SpeechWriter(localizer: Localizer(locale: locale), voice: voice), voice.voice)
  }

  /// Phonemes without marks of stress, length and pauses and without the variants of vowels that the
  /// voice has for digits: `f'o@t#i` is `f'O@t#i`.
  private func heard(_ text: String, _ voice: String) throws -> String {
    let phonemes = try SpeechEngine.shared.phonemes(of: text, voice: voice).joined(separator: " ")
    #expect(!phonemes.contains("(en)") || voice == "en-us", "\(text): \(phonemes)")
    let kept = phonemes.filter { !"',_!|:; #".contains($0) }
    return voice == "en-us" ? String(kept.filter { $0 != "2" }.map { $0 == "O" ? "o" : $0 }) : kept
  }

  /// A whole number in ICU's words, 0 to 9 in the words above.
  private func words(
    _ number: Double,
    _ writer: SpeechWriter,
    _ language: Language
  ) throws -> String {
    number < 10 ? language.digits[Int(number)] : try #require(writer.localizer.spelledOut(number))
  }

  @Test(arguments: languages)
  func `whole numbers sound as they do spelled out`(language: Language) throws {
    let (writer, voice) = try writer(language)
    var diagnostics: [LocalizationDiagnostic] = []
    var wrong: [String] = []
    for number in Self.wholes {
      let text = writer.number(number, digits: .exact, diagnostics: &diagnostics)
      let said = writer.sentence(text, diagnostics: &diagnostics)
      let reference = try words(number, writer, language)
      if try !sounds(said, as: reference, voice) { wrong.append("\(said) / \(reference)") }
    }
    #expect(wrong.isEmpty)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: languages)
  func `a number below zero is heard with its sign and its own size`(language: Language) throws {
    let (writer, voice) = try writer(language)
    var diagnostics: [LocalizationDiagnostic] = []
    for number in [1, 5, 12, 250, 9999, 12_345, 999_999] as [Double] {
      let text = writer.number(-number, digits: .exact, diagnostics: &diagnostics)
      let said = writer.sentence(text, diagnostics: &diagnostics)
      let size = try self.words(number, writer, language)
      let reference = "\(language.minus) \(size)"
      #expect(try sounds(said, as: reference, voice), "\(said) / \(reference)")
    }
  }

  @Test(arguments: languages)
  func `decimals are heard digit by digit, with the sign outside`(language: Language) throws {
    let (writer, voice) = try writer(language)
    var diagnostics: [LocalizationDiagnostic] = []
    let cases: [(Double, Double, String)] = [
      (3.5, 3, "5"), (-3.5, 3, "5"), (-0.5, 0, "5"), (0.05, 0, "05"), (-1234.25, 1234, "25"),
      (12_345.678, 12_345, "678"),
    ]
    for (number, whole, decimals) in cases {
      let text = writer.number(number, digits: .exact, diagnostics: &diagnostics)
      let said = writer.sentence(text, diagnostics: &diagnostics)
      let words = [
        try self.words(whole, writer, language), language.point,
        decimals.compactMap { $0.wholeNumberValue.map { language.digits[$0] } }
          .joined(separator: language.space),
      ].joined(separator: language.space)
      let reference = number < 0 ? language.minus + " " + words : words
      #expect(try sounds(said, as: reference, voice), "\(said) / \(reference)")
    }
  }

  @Test(arguments: languages)
  func `a percentage is heard in the language's own words`(language: Language) throws {
    let (writer, voice) = try writer(language)
    var diagnostics: [LocalizationDiagnostic] = []
    let cases: [(Double, Double)] = [(0.05, 5), (0.25, 25), (1, 100), (-0.12, 12)]
    for (share, whole) in cases {
      let text = writer.percent(share, digits: .upToDecimals(1), diagnostics: &diagnostics)
      let said = writer.sentence(text, diagnostics: &diagnostics)
      let size = try self.words(whole, writer, language)
      let part = language.percent.before + size + language.percent.after
      let reference = share < 0 ? language.minus + " " + part : part
      #expect(try sounds(said, as: reference, voice), "\(said) / \(reference)")
    }
  }

  /// Whether two texts sound the same.
  ///
  /// The library's tones depend on what it said before, so a difference counts if it stays.
  private func sounds(_ said: String, as reference: String, _ voice: String) throws -> Bool {
    for _ in 0..<4 {
      let first = try heard(said, voice)
      if try !first.isEmpty && first == heard(reference, voice) { return true }
    }
    return false
  }
}
