import ChartLocalization
import LocaleChecks

/// Whether a voice says numbers as what they are: S301 to S308.
///
/// What is sent to the voice is compared, by its phonemes, with the number in words by ICU, and with what
/// would be heard if a sign, a mark or a group were lost.
struct NumberSoundChecks {
  let localizer: Localizer
  let writer: SpeechWriter
  let sound: VoiceSound
  /// Writes a number in another way than the writer does.
  var sender: ((Double) -> String)?
  private(set) var faults = Faults()
  /// How alike each number's sound is to that of its words, for tables.
  private(set) var likenesses: [(value: Double, likeness: Double)] = []

  init(_ localizer: Localizer, writer: SpeechWriter, sound: VoiceSound) {
    self.localizer = localizer
    self.writer = writer
    self.sound = sound
  }

  mutating func check() {
    checkSilence()
    checkWords()
    checkSigns()
    checkPercent()
    checkGroups()
    checkRange()
    checkUnits()
  }

  /// A number as the voice gets it.
  func sent(_ value: Double) -> String {
    if let sender { return sender(value) }
    var diagnostics: [LocalizationDiagnostic] = []
    let number = writer.number(value, digits: .exact, diagnostics: &diagnostics)
    return writer.sentence(number, diagnostics: &diagnostics)
  }

  // MARK: Digits

  private mutating func checkSilence() {
    let silent = ([Double](stride(from: 0, through: 20, by: 1)) + [100, 1_000]).filter {
      sound.sound(sent($0)).isEmpty
    }
    guard !silent.isEmpty else { return }
    add("S306", "silent", "says nothing for \(list(silent))")
  }

  /// Numbers of every length, as they were measured for each voice.
  static let values: [Double] = [
    0, 1, 2, 3, 5, 7, 9, 10, 11, 12, 15, 19, 20, 21, 22, 30, 42, 55, 70, 80, 90, 99, 100, 101, 111,
    250,
    999, 1_000, 1_001, 1_234, 1_999, 10_000, 12_345, 100_000, 1_234_567, 1e9, 3.5, 0.25,
  ]

  private mutating func checkWords() {
    var wrong: [String] = []
    for value in Self.values {
      guard let words = self.words(value) else { continue }
      let heard = sound.sound(sent(value))
      let likeness = likeness(heard, words)
      likenesses.append((value, likeness))
      guard likeness < Self.leastLikeness, let other = confused(value, heard, likeness) else {
        continue
      }
      wrong.append("\(value.plain) more like \(other.plain)")
    }
    guard !wrong.isEmpty else { return }
    let shown = wrong.prefix(6).joined(separator: ", ")
    add(
      "S302",
      "words",
      "says \(shown), by \(wrong.count) of \(Self.values.count) numbers",
      .warning
    )
  }

  /// Below this two sounds are not those of the same words.
  private static let leastLikeness = 0.6

  /// A number that is lost in part sounds like another one.
  private func confused(_ value: Double, _ heard: String, _ likeness: Double) -> Double? {
    let whole = value.rounded(.down)
    let others = [
      value * 10, (value / 10).rounded(.down), whole, value + 1, (whole / 1_000).rounded(.down),
      whole.truncatingRemainder(dividingBy: 1_000),
    ]
    return others.first { other in
      guard other != value, let words = self.words(other) else { return false }
      return self.likeness(heard, words) > likeness + 0.1
    }
  }

  /// The right words of a number.
  private func words(_ value: Double) -> String? {
    writer.wordsOfProfile(value) ?? localizer.spelledOut(value)
  }

  /// How alike a sound is to that of words; the letters of open and of closed vowels differ in case.
  private func likeness(_ heard: String, _ words: String) -> Double {
    VoiceSound.likeness(heard.lowercased(), sound.sound(words).lowercased())
  }

  // MARK: Signs and marks

  private mutating func checkSigns() {
    let lost = [5, 12, 3.5, 1_234].filter { isAlike(sentence(-$0), sentence($0)) }
    if !lost.isEmpty { add("S303", "minus", "says minus \(list(lost)) as if there were no minus") }
    let marks = [3.5, 0.25, 12.4].filter { value in
      let digits = "\(value.plain)".filter(\.isNumber)
      let parts = value.plain.split(separator: ".").compactMap { Double($0) }.map(sent)
      let together = Double(digits).map { sent($0) } ?? ""
      return isAlike(sent(value), together) || isAlike(sent(value), parts.joined(separator: " "))
    }
    if !marks.isEmpty { add("S304", "mark", "says \(list(marks)) without the decimal mark") }
  }

  /// A number in the sentence that tells an average, in which signs are lost sooner than alone.
  private func sentence(_ value: Double) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    let number = writer.number(value, digits: .exact, diagnostics: &diagnostics)
    let text = localizer.text(
      "mean",
      ["value": .number(value, formatted: number)],
      diagnostics: &diagnostics
    )
    return writer.sentence(text, diagnostics: &diagnostics)
  }

  private func isAlike(_ left: String, _ right: String) -> Bool {
    sound.sound(left) == sound.sound(right)
  }

  private mutating func checkPercent() {
    var diagnostics: [LocalizationDiagnostic] = []
    for share in [0.05, 0.25, 0.125] {
      let percent = writer.percent(share, digits: .upToDecimals(1), diagnostics: &diagnostics)
      let text = writer.sentence(percent, diagnostics: &diagnostics)
      if isAlike(text, sent(share * 100)) {
        add("S305", "percent", "says \(text) as if it were no percentage")
      } else if sound.switchesLanguage(text) {
        add("S305", "percent", "says “\(text)” in part by an English voice")
      }
    }
  }

  private mutating func checkGroups() {
    let text = sent(1_234_567)
    let runs = text.digitRunCount
    if runs > 1 { add("S307", "groups", "is given “\(text)”, which it reads as \(runs) numbers") }
  }

  private mutating func checkRange() {
    var diagnostics: [LocalizationDiagnostic] = []
    let range = writer.sentence(
      writer.name("18\u{2013}24", diagnostics: &diagnostics),
      diagnostics: &diagnostics
    )
    guard isAlike(range, "\(sent(18)) \(sent(24))") else { return }
    add("S308", "range", "says the range 18–24 (“\(range)”) as two numbers")
  }

  // MARK: Units

  /// Signs of units that have words, and those words.
  private mutating func checkUnits() {
    for unit in ["km", "kg", "%", "€", "$", "°C", "kWh", "h"] {
      var diagnostics: [LocalizationDiagnostic] = []
      let amount = writer.amount(
        5,
        digits: .exact,
        unit: unit,
        prefix: nil,
        diagnostics: &diagnostics
      )
      let text = writer.sentence(amount, diagnostics: &diagnostics)
      if isAlike(text, sent(5)) {
        add("S305", "unit \(unit)", "says “\(text)” without its unit \(unit)")
      } else if sound.switchesLanguage(text) {
        add(
          "S305",
          "unit \(unit)",
          "says “\(text)”, 5 \(unit), in part by an English voice",
          .warning
        )
      }
    }
  }

  private func list(_ values: [Double]) -> String {
    values.map(\.plain).joined(separator: ", ")
  }

  private mutating func add(
    _ check: String,
    _ likeness: String,
    _ what: String,
    _ severity: Finding.Severity = .error
  ) {
    faults.add(
      Fault(
        check: check,
        severity: severity,
        locale: localizer.locale,
        likeness: likeness,
        sentence: "the voice \(sound.voice) \(what)"
      )
    )
  }
}

extension String {
  /// How many runs of digits there are, a decimal mark within one not counted.
  fileprivate var digitRunCount: Int {
    split { !$0.isNumber && $0 != "." && $0 != "," }.count { $0.contains(where: \.isNumber) }
  }
}
