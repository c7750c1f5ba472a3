import ChartLocalization
import ChartSpeech
import ChartTestSupport
import Foundation
import Testing

/// The words of every catalogue, as its voice reads them.
struct SpokenWordsTests {
  /// What is foreign in a language itself, and may be said so: people's names, currencies, and the
  /// letters of statistics, whose spoken messages write them out or mean the letter.
  private static let foreign: Set<String> = [
    "Kendall", "Kruskal", "Pearson", "Spearman", "Tukey", "Wallis", "Whitney", "sterling", "won",
    "wons", "p", "z",
  ]

  /// The words of a message, without its arguments' names and keywords.
  private func words(of message: String) -> [Substring] {
    message
      .replacing(/\{\w+, (plural|select|selectordinal),/, with: "{")
      .replacing(/[=\w]+ \{/, with: "{")
      .replacing(/\{\w+\}/, with: " ")
      .split { !$0.isLetter && $0 != "-" }
  }

  @Test(arguments: SpokenFidelityTests.spokenLocales.filter { $0 != "en" })
  func `no word of a catalogue is read as English`(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale))
    let writer = SpeechWriter(localizer: Localizer(locale: locale), voice: voice)
    let file = packageRoot.appending(path: "locales/\(tag)/narration.arb")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let entries = try #require(object as? [String: Any]).filter { !$0.key.hasPrefix("@") }
    let messages = entries.compactMap { $0.value as? String }
    let words = Set(messages.flatMap(words)).map { String($0) }.filter { word in
      !word.split(separator: "-").contains { Self.foreign.contains(String($0)) }
    }
    #expect(words.count > 300)
    var diagnostics: [LocalizationDiagnostic] = []
    for word in words {
      let said = writer.sentence(word, diagnostics: &diagnostics)
      let phonemes = try SpeechEngine.shared.phonemes(of: said, voice: voice.voice).joined()
      #expect(!phonemes.contains("(en)"), "\(word): \(phonemes)")
    }
    #expect(diagnostics.isEmpty)
  }
}
