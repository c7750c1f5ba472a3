import ChartLocalization
import ChartSpeech
import ChartTestSupport
import LocaleChecks
import Testing

@testable import NarrationChecks  // Faults of a voice are planted where no catalogue can plant them.

/// What a voice says is compared with what it was given, by the voice's own phonemes.
@Suite(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
struct SoundTests {
  private func checks(
    _ tag: String,
    voice: VoiceProfile? = nil,
    catalogues: [Catalogue] = []
  ) throws -> NumberSoundChecks {
    let locale = try Planted.locale(tag)
    let localizer = Localizer(locale: locale, catalogues: catalogues)
    let profile = try #require(voice ?? VoiceProfile.speaking(to: locale))
    return NumberSoundChecks(
      localizer,
      writer: SpeechWriter(localizer: localizer, voice: profile),
      sound: VoiceSound(voice: profile.voice)
    )
  }

  private func found(_ checks: NumberSoundChecks) -> [String] {
    var checks = checks
    checks.check()
    return checks.faults.all.map(\.check)
  }

  // ICU's Slovenian words are not the language's; the profile has its own.
  @Test(arguments: ["en", "de", "ko", "zh-Hans", "sl"])
  func `a voice that is given what it can read says every number`(tag: String) throws {
    #expect(found(try checks(tag)) == [])
  }

  @Test func `a voice that is not there is told of`() {
    #expect(VoiceSound(voice: "xx-nobody").fault == .unknownVoice("xx-nobody"))
    #expect(VoiceSound(voice: "en-us").fault == nil)
  }

  @Test func `digits that a voice is silent on are found`() throws {
    let hebrew = VoiceProfile(voice: "he", locale: try Planted.locale("he"))
    #expect(found(try checks("he", voice: hebrew)).contains("S306"))
  }

  @Test func `numbers of which a voice says only a part are found`() throws {
    var english = try checks("en")
    english.sender = { value in value >= 1_000 ? "\(Int(value) / 1_000)" : "\(value.plain)" }
    #expect(found(english).contains("S302"))
  }

  @Test func `a minus that is lost on the way is found`() throws {
    let catalogues = try Planted.catalogues("en") { $0 == "speech-minus" ? "{number}" : $1 }
    #expect(found(try checks("en", catalogues: catalogues)) == ["S303"])
  }

  @Test func `a decimal mark that is lost on the way is found`() throws {
    var english = try checks("en")
    english.sender = { $0.plain.filter { $0 != "." } }
    #expect(found(english).contains("S304"))
  }

  @Test func `a percent and units that are lost on the way are found`() throws {
    let percent = try Planted.catalogues("en") { $0 == "speech-percent" ? "{number}" : $1 }
    #expect(Set(found(try checks("en", catalogues: percent))) == ["S305"])
    let units = try Planted.catalogues("en") { $0 == "speech-amount" ? "{number}" : $1 }
    #expect(Set(found(try checks("en", catalogues: units))) == ["S305"])
  }

  @Test func `thousands that are set apart are found`() throws {
    var english = try checks("en")
    english.sender = { $0 == 1_234_567 ? "1 234 567" : $0.plain }
    #expect(found(english).contains("S307"))
  }

  @Test func `a range without its word is found`() throws {
    let catalogues = try Planted.catalogues("en") { $0 == "speech-range" ? "{from} {to}" : $1 }
    #expect(found(try checks("en", catalogues: catalogues)) == ["S308"])
  }

  @Test func `the same sounds are as alike as can be, others less`() {
    #expect(VoiceSound.likeness("abc", "abc") == 1)
    #expect(VoiceSound.likeness("abcd", "abcx") == 0.75)
    #expect(VoiceSound.likeness("", "abc") == 0 && VoiceSound.likeness("", "") == 1)
  }
}

/// Sentences that a voice cannot say.
@Suite(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
struct SentenceSoundTests {
  private func found(
    _ tag: String,
    _ id: String,
    _ text: String,
    budgets: [String: Double] = [:]
  ) throws -> [Finding] {
    let audit = try Planted.audit(tag, id, text)
    guard
      case .checked(_, let findings) = audit.speechFindings(
        of: try Planted.locale(tag),
        budgets: budgets
      )
    else { return [] }
    return findings
  }

  private func checks(_ tag: String, _ id: String, _ text: String) throws -> [String] {
    Set(try found(tag, id, text).filter { $0.message == id }.map(\.check)).sorted()
  }

  @Test(arguments: [
    ("S309", "en", "The avg. of all values is {value}."),
    ("S309", "en", "Average vs. others: {value}."),
    ("S310", "en", "Average → {value}."), ("S311", "ko", "average value 평균은 {value}입니다."),
  ])
  func `what a voice cannot read is found at its message`(
    check: String,
    tag: String,
    text: String
  ) throws {
    #expect(try checks(tag, "mean", text) == [check])
  }

  @Test func `a sentence without its end runs into the next one`() throws {
    let text = try #require(Catalogue.embedded(.english)?.messages["runners-up"])
    let found = try found("en", "runners-up", String(text.dropLast()))
    #expect(found.contains { $0.check == "S312" && $0.sentence.contains("led by") }, "\(found)")
    #expect(try checks("en", "runners-up", text) == [])
  }

  @Test func `a sentence that takes longer than it may is found`() throws {
    let text = try #require(Catalogue.embedded(.english)?.messages["mean"])
    let found = try found("en", "mean", text, budgets: ["mean": 0.5, "median": 60])
    #expect(found.map(\.check) == ["S313"] && found[0].message == "mean", "\(found)")
  }

  /// What is said of a sentence for a voice of which nothing is known, in words that are read in two ways.
  private func misread(_ tag: String, _ text: String, _ voice: VoiceProfile) throws -> [Fault] {
    let localizer = Localizer(locale: try Planted.locale(tag))
    let writer = SpeechWriter(localizer: localizer, voice: voice)
    var checks = SentenceSoundChecks(
      localizer,
      writer: writer,
      sound: VoiceSound(voice: voice.voice),
      budgets: [:]
    )
    checks.homographs = Homographs(CheckWords.embedded(for: localizer.locale).homographs)
    var diagnostics: [LocalizationDiagnostic] = []
    let told = ToldPhrase(
      text: writer.sentence(text, diagnostics: &diagnostics),
      arguments: [:],
      printed: [],
      literal: text,
      diagnostics: []
    )
    checks.check(told, "mean")
    return checks.faults.all.filter { $0.check == "S314" }
  }

  @Test(arguments: [
    ("zh-Hans", "cmn-latn-pinyin", "平均值增长。", "增长"),
    ("zh-Hant", "cmn-latn-pinyin", "兩組互相重疊。", "重疊"),
    ("en", "en-us", "Of all axes the first.", "axes"), ("fr", "fr", "Vers l'est.", "l'est"),
    ("tr", "tr", "Bu hala öyle.", "hala"),
  ])
  func `a word that a voice takes for another one is found, unless its profile spells it so`(
    tag: String,
    voice: String,
    text: String,
    word: String
  ) throws {
    let plain = VoiceProfile(voice: voice, locale: try Planted.locale(tag))
    let found = try misread(tag, text, plain)
    #expect(found.map(\.message) == ["mean"])
    #expect(found.allSatisfy { $0.sentence.contains("“\(word)”") }, "\(found)")
    guard ["zh", "en"].contains(plain.locale.prefix(2)) else { return }
    #expect(try misread(tag, text, #require(VoiceProfile.named(voice))).isEmpty)
  }

  @Test(arguments: [
    ("zh-Hans", "cmn-latn-pinyin", "因为正在进行。"), ("en", "en-us", "The taxes are high."),
    ("en", "en-us", "The axis is long."), ("fr", "fr", "Elle est haute."),
  ])
  func `a word that only holds such a word is read right`(
    tag: String,
    voice: String,
    text: String
  ) throws {
    let plain = VoiceProfile(voice: voice, locale: try Planted.locale(tag))
    #expect(try misread(tag, text, plain).isEmpty)
  }

  @Test func `text that did not pass the speech renderer is found`() throws {
    let localizer = Localizer(locale: .english)
    let profile = try #require(VoiceProfile.speaking(to: .english))
    var checks = SentenceSoundChecks(
      localizer,
      writer: SpeechWriter(localizer: localizer, voice: profile),
      sound: VoiceSound(voice: profile.voice),
      budgets: [:]
    )
    let passed = ToldPhrase(
      text: "Average, 5 percent.",
      arguments: [:],
      printed: [],
      literal: "Average.",
      diagnostics: []
    )
    checks.check(passed, "mean")
    #expect(checks.faults.all.isEmpty)
    let raw = ToldPhrase(
      text: "Average (\u{2068}5%\u{2069}).",
      arguments: [:],
      printed: [],
      literal: "Average.",
      diagnostics: []
    )
    checks.check(raw, "mean")
    #expect(checks.faults.all.map(\.check) == ["S315", "S316"])
  }

  @Test func `a locale without a voice, or declared to have none, is passed over with the reason`()
    throws
  {
    let audit = NarrationAudit(charts: [])
    let japanese = audit.speechFindings(of: try Planted.locale("ja"))
    #expect(japanese == .skipped(reason: "the voice ja cannot read Han and digits"))
    let silent = audit.speechFindings(of: .english, textOnly: [.english])
    #expect(silent == .skipped(reason: "no voice speaks to readers of en"))
  }
}
