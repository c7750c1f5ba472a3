import ChartAccessibility
import ChartLocalization
import ChartNarration
import ChartRendering
import LocaleChecks

/// Whether a voice can say the sentences: S309 to S316.
struct SentenceSoundChecks {
  let localizer: Localizer
  let writer: SpeechWriter
  let sound: VoiceSound
  /// The seconds that each message may take.
  let budgets: [String: Double]
  /// Words that may be read in another way than they are meant.
  var homographs = Homographs([:])
  private(set) var faults = Faults()
  private var told: [String: Int] = [:]
  private var tellers: PhraseTellers

  init(
    _ localizer: Localizer,
    writer: SpeechWriter,
    sound: VoiceSound,
    budgets: [String: Double]
  ) {
    self.localizer = localizer
    self.writer = writer
    self.sound = sound
    self.budgets = budgets
    tellers = PhraseTellers(localizer, voice: writer.voice)
  }

  /// Checks what is told of one chart; of each message the first two sentences.
  mutating func check(_ chart: SourceChart) {
    let teller = tellers.teller(of: chart.chart.chart.tree)
    for source in chart.phrases {
      let message = source.phrase.message
      guard told[message, default: 0] < 2 else { continue }
      told[message, default: 0] += 1
      let phrase = teller.told(source.phrase)
      guard phrase.isOwn else { continue }
      check(phrase, message)
    }
    checkClauses(teller, chart.chart)
  }

  /// Checks another program's messages, with examples.
  mutating func check(_ walk: MessageWalk) {
    for (id, text) in walk.examples([7]) {
      var diagnostics: [LocalizationDiagnostic] = []
      let told = ToldPhrase(
        text: writer.sentence(text, diagnostics: &diagnostics),
        arguments: [:],
        printed: [],
        literal: text.replacing(MessageWalk.name, with: "\u{FFFC}"),
        diagnostics: []
      )
      check(told, id)
    }
  }

  mutating func check(_ phrase: ToldPhrase, _ message: String) {
    var diagnostics: [LocalizationDiagnostic] = []
    let words = writer.sentence(
      phrase.literal.replacing("\u{FFFC}", with: example),
      diagnostics: &diagnostics
    )
    if let abbreviation = Self.abbreviation(in: phrase.literal) {
      add(
        "S309",
        message,
        "holds “\(abbreviation)”, which is read letter by letter or ends the clause",
        words
      )
    }
    if let sign = Self.sign(in: words)
      ?? writer.voice.firstUnreadable(in: words).map(Character.init)
    {
      add("S310", message, "holds “\(sign)”, which the voice cannot read", words)
    }
    if sound.switchesLanguage(Self.withoutNames(words)) {
      add("S311", message, "is read in part by an English voice", words, .warning)
    }
    checkReadings(phrase.literal.replacing("\u{FFFC}", with: example), words, message)
    if phrase.text.contains(where: Self.isAudible) {
      add("S315", message, "holds characters that are no text", phrase.text)
    }
    let again = writer.sentence(phrase.text, diagnostics: &diagnostics)
    if again != phrase.text {
      add(
        "S316",
        message,
        "has not passed the speech renderer, which would give “\(again.short)”",
        phrase.text
      )
    }
    checkSeconds(phrase.text, message)
  }

  /// What stands for every argument, apart from what is around it where words are.
  private var example: String {
    ["zh", "ja", "yue"].contains(localizer.locale.language) ? "5" : " 5 "
  }

  /// Words whose reading is another than that of the spelling which shows what is meant.
  private mutating func checkReadings(_ literal: String, _ words: String, _ message: String) {
    guard !homographs.isEmpty else { return }
    for (word, text) in homographs.respelled(literal) {
      var diagnostics: [LocalizationDiagnostic] = []
      let right = writer.sentence(text, diagnostics: &diagnostics)
      guard sound.sound(words) != sound.sound(right) else { continue }
      add("S314", message, "holds “\(word)”, which is read as another word", words, .warning)
    }
  }

  /// A text without the names of tests, which every language may leave in Latin letters.
  private static func withoutNames(_ text: String) -> String {
    TextSurface.properNames.reduce(text) { $0.replacing($1, with: " ") }
  }

  /// A short word whose full stop is not the end of its sentence, or one that is known.
  private static func abbreviation(in literal: String) -> String? {
    let words = literal.split(separator: " ").map(String.init)
    for (word, next) in zip(words, words.dropFirst()) {
      let letters = word.filter(\.isLetter)
      let isShort = (1...4).contains(letters.count) && word.hasSuffix(".") && !word.hasSuffix("..")
      if isShort, word.dropLast().allSatisfy(\.isLetter), next.first?.isLowercase == true {
        return word
      }
    }
    return words.first {
      ["vs", "vs.", "e.g.", "i.e.", "approx.", "no.", "FY", "YoY"].contains($0)
    }
  }

  /// Arrows, pictures and signs of mathematics that have no word.
  private static func sign(in text: String) -> Character? {
    text.first { character in
      character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .otherSymbol, .mathSymbol: scalar != "\u{FFFC}"
        default: false
        }
      }
    }
  }

  private static func isAudible(_ character: Character) -> Bool {
    NumberScanner.isInvisible(character)
      || character.unicodeScalars.contains { [0x200B, 0x00AD, 0xFEFF].contains($0.value) }
  }

  // MARK: Clauses

  /// Sentences that follow each other must not run into one clause.
  private mutating func checkClauses(_ teller: PhraseTeller, _ chart: CheckedChart) {
    var diagnostics: [LocalizationDiagnostic] = []
    var sentences: [String] = []
    for planned in chart.plans[.standard] ?? [] {
      sentences.append(teller.narrator.text(planned.phrase, diagnostics: &diagnostics))
    }
    for (first, second) in zip(sentences, sentences.dropFirst())
    where second.first?.isLowercase != true {
      let apart = sound.clauses(first).count + sound.clauses(second).count
      let joined = localizer.join([first, second])
      let together = sound.clauses(joined).count
      guard together < apart else { continue }
      faults.add(
        Fault(
          check: "S312",
          locale: localizer.locale,
          likeness: "clauses",
          sentence:
            "the voice \(sound.voice) runs two sentences of chart “\(chart.name)” together: “\(joined.short)”"
        )
      )
    }
  }

  // MARK: Seconds

  private mutating func checkSeconds(_ text: String, _ message: String) {
    guard let budget = budgets[message],
      SpeakingTime.seconds(of: text, by: .named(sound.voice)) > 0.6 * budget,
      let seconds = sound.seconds(text), seconds > budget
    else { return }
    add(
      "S313",
      message,
      "takes \((seconds * 10).rounded() / 10) seconds of the \(budget.plain) that it may take",
      text,
      .warning
    )
  }

  private mutating func add(
    _ check: String,
    _ message: String,
    _ what: String,
    _ text: String,
    _ severity: Finding.Severity = .error
  ) {
    faults.add(
      Fault(
        check: check,
        severity: severity,
        locale: localizer.locale,
        message: message,
        sentence: "the speech for the voice \(sound.voice) \(what): “\(text.short)”"
      )
    )
  }
}
