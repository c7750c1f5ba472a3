import ChartLocalization
import ChartSpeech
import ChartTestSupport
import Testing

/// What every voice makes of numbers, against the numbers' words.
///
/// The reference of a number are ICU's words for its size, said by the same voice; the words for
/// signs and percentages are the catalogue's. What is sent must sound nearer to the words of its own
/// number than to those of all others, and near enough.
struct SpokenFidelityTests {
  /// The locales whose voice can be heard: not those of whose letters or digits it reads none.
  static let spokenLocales = everyLocale.filter { tag in
    LocaleTag(tag).flatMap { VoiceProfile.speaking(to: $0) }?.unreadable.isEmpty ?? false
  }

  static let numbers: [Double] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 19, 20, 21, 22, 30, 50, 72, 80, 91, 99, 100,
    101, 111, 200, 250, 999, 1000, 1234, 1900, 2022, 10_000, 12_345, 100_000, 123_456, 1_000_000,
    1_234_567, 2_000_000, 10_000_000, 22_000_000, 1_000_000_000, 3_000_000_000,
  ]

  /// The least likeness that counts as the same words, by locale, where it is not 0.6.
  ///
  /// Arabic words in ICU have no short vowels, so the voice reads them without, while it says digits
  /// with all of them. The Korean, Russian and Welsh voices say the words that they are given.
  static let bounds: [String: Double] = ["ar": 0.35]

  /// What is right though ICU has, or the voice makes of it, something else.
  ///
  /// English says years' hundreds for 1900; Korean counts from 영, where ICU has the 공 of codes;
  /// the Persian voice takes 9 in letters for "no"; Arabic words need their vowel signs to be read,
  /// and two million is a dual.
  static let references: [String: [Double: String]] = [
    "en": [1900: "nineteen hundred"], "ko": [0: "영"], "fa": [9: "نُه"],
    "ar": [3: "ثَلاثَة", 100: "مِئَة", 200: "مِئَتان", 2_000_000: "مِليونان"],
  ]

  private func writer(_ tag: String) throws -> (SpeechWriter, String) {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale))
    return (SpeechWriter(localizer: Localizer(locale: locale), voice: voice), voice.voice)
  }

  /// Phonemes without stress, length and pauses, open and closed vowels alike.
  private func heard(_ text: String, _ voice: String) throws -> [UInt8] {
    let phonemes = try SpeechEngine.shared.phonemes(of: text, voice: voice).joined(separator: " ")
    #expect(voice == "en-us" || !phonemes.contains("(en)"), "\(text): \(phonemes)")
    #expect(!phonemes.filter { $0.isLetter }.isEmpty, "\(text) is silent")
    let kept = phonemes.lowercased().utf8.filter { !"',_!|:;#%=*- ".utf8.contains($0) }
    return kept
  }

  /// The share of two sequences that they have in common, in order: 1 for the same ones.
  private func likeness(_ first: [UInt8], _ second: [UInt8]) -> Double {
    var row = [Int](repeating: 0, count: second.count + 1)
    for left in first {
      var diagonal = 0
      for (index, right) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = left == right ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return 2 * Double(row[second.count]) / Double(max(first.count + second.count, 1))
  }

  /// The words of a whole number; ICU's Slovenian ones are Croatian, so they are put together here.
  private func words(_ number: Double, _ writer: SpeechWriter) throws -> String {
    let language = writer.localizer.locale.language
    if let known = Self.references[language]?[number] { return known }
    guard language == "sl" else {
      return try #require(writer.localizer.spelledOut(number))
    }
    return Slovenian.words(Int(number))
  }

  @Test(arguments: spokenLocales)
  func `a number is heard as its own words and no other's`(tag: String) throws {
    let (writer, voice) = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    let references = try Self.numbers.map { try heard(words($0, writer), voice) }
    for (index, number) in Self.numbers.enumerated() {
      let text = writer.number(number, digits: .exact, diagnostics: &diagnostics)
      let said = writer.sentence(text, diagnostics: &diagnostics)
      let sound = try heard(said, voice)
      let likenesses = references.map { likeness(sound, $0) }
      let best = likenesses.max() ?? 0
      #expect(
        likenesses[index] == best && best >= Self.bounds[tag] ?? 0.6,
        "\(tag) \(number) \(said): \(likenesses[index]), best \(best)"
      )
    }
    #expect(diagnostics.isEmpty)
  }

  /// A text of a writer, as it is heard.
  private func heard(
    _ writer: SpeechWriter,
    _ voice: String,
    _ body: (inout [LocalizationDiagnostic]) -> String
  ) throws -> [UInt8] {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = body(&diagnostics)
    let said = writer.sentence(text, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try heard(said, voice)
  }

  @Test(arguments: spokenLocales)
  func `the sign, the decimal mark and the percent sign are heard`(tag: String) throws {
    let (writer, voice) = try writer(tag)
    func number(_ value: Double) throws -> [UInt8] {
      try heard(writer, voice) { writer.number(value, digits: .exact, diagnostics: &$0) }
    }
    for value in [5, 1234.5, 0.25, 1e6] as [Double] {
      let (above, below) = (try number(value), try number(-value))
      #expect(below.count >= above.count + 2, "minus \(value)")
      let share = try heard(writer, voice) {
        writer.percent(value / 100, digits: .exact, diagnostics: &$0)
      }
      #expect(share.count >= above.count + 4, "\(value) percent")
    }
    for (value, whole, tenths) in [(3.5, 3, 5), (12.5, 12, 5), (0.2, 0, 2)]
      as [(Double, Double, Double)]
    {
      let parts = try number(whole).count + number(tenths).count
      #expect(try number(value).count >= parts + 2, "\(value)")
    }
  }

  @Test(arguments: spokenLocales)
  func `times, ranges, units and dates are heard in the voice's own language`(tag: String) throws {
    let (writer, voice) = try writer(tag)
    let one = try heard(writer, voice) { writer.number(1, digits: .exact, diagnostics: &$0) }
    for text in ["3-5", "2021–2023", "1 – 2"] {
      let range = try heard(writer, voice) { writer.name(text, diagnostics: &$0) }
      #expect(range.count > one.count)
    }
    for unit in ["km", "EUR", "°C", "h", "kWh", "m²", "%"] {
      let amount = try heard(writer, voice) {
        writer.amount(1, digits: .exact, unit: unit, prefix: nil, diagnostics: &$0)
      }
      #expect(amount.count >= one.count + 2, "\(unit)")
    }
    for unit in [.year, .quarter, .month, .day, .weekday, .hour, .minute] as [DateForm.Unit] {
      let date = try heard(writer, voice) {
        writer.date(1_654_437_900, form: DateForm(unit), timeZone: "UTC", diagnostics: &$0)
      }
      #expect(date.count > one.count)
    }
  }
}

/// Slovenian words for whole numbers below 10^10.
///
/// - Source: Slovenski pravopis (2001), § 1062–1068: ones before tens, `tisoč` unchanged, `milijon`
///   and `milijarda` declined after the number.
enum Slovenian {
  private static let small = [
    "nič", "ena", "dva", "tri", "štiri", "pet", "šest", "sedem", "osem", "devet", "deset",
    "enajst", "dvanajst", "trinajst", "štirinajst", "petnajst", "šestnajst", "sedemnajst",
    "osemnajst", "devetnajst",
  ]

  static func words(_ number: Int) -> String {
    switch number {
    case ..<20: small[number]
    case ..<100:
      (number % 10 == 0 ? "" : small[number % 10] + "in")
        + (number / 10 == 2 ? "dvajset" : small[number / 10] + "deset")
    case ..<1000: hundreds(number / 100) + rest(number % 100)
    case ..<1_000_000:
      (number / 1000 == 1 ? "" : words(number / 1000) + " ") + "tisoč" + rest(number % 1000)
    case ..<1_000_000_000:
      scale(number / 1_000_000, ["milijon", "milijona", "milijoni", "milijonov"])
        + rest(number % 1_000_000)
    default:
      scale(number / 1_000_000_000, ["milijarda", "milijardi", "milijarde", "milijard"])
        + rest(number % 1_000_000_000)
    }
  }

  private static func hundreds(_ number: Int) -> String {
    number == 1 ? "sto" : number == 2 ? "dvesto" : small[number] + "sto"
  }

  private static func scale(_ number: Int, _ forms: [String]) -> String {
    switch number % 100 {
    case 1: number == 1 ? forms[0] : words(number) + " " + forms[0]
    case 2: words(number) + " " + forms[1]
    case 3, 4: words(number) + " " + forms[2]
    default: words(number) + " " + forms[3]
    }
  }

  private static func rest(_ number: Int) -> String { number == 0 ? "" : " " + words(number) }
}
