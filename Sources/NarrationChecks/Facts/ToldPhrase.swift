import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration

/// In which form a chart is told.
public enum Renderer: String, Sendable, CaseIterable {
  /// To be read.
  case text

  /// To be handed to a voice.
  case speech
}

/// One phrase in one language and form, with what of its quantities it prints.
struct ToldPhrase {
  /// What readers get.
  let text: String

  /// The message's arguments.
  let arguments: [String: MessageArgument]

  /// The names of the arguments that are printed, in the order in which they are.
  let printed: [String]

  /// The sentence with each printed argument taken out.
  let literal: String

  /// What was missing or wrong.
  let diagnostics: [LocalizationDiagnostic]

  /// Whether the message is the locale's own, and can be read.
  var isOwn: Bool { diagnostics.isEmpty }
}

/// Tells the phrases of one chart in one language and form.
struct PhraseTeller {
  let localizer: Localizer
  let narrator: Narrator
  let wording: PhraseWording
  /// Writes for the voice; nil for text.
  let writer: SpeechWriter?

  init(
    _ tree: AccessibilityTree,
    localizer: Localizer,
    voice: VoiceProfile?,
    digits: Int? = nil
  ) {
    self.localizer = localizer
    narrator = Narrator(tree, localizer: localizer, voice: voice, digits: digits)
    wording = PhraseWording(tree, localizer: localizer, voice: voice)
    writer = voice.map { SpeechWriter(localizer: localizer, voice: $0) }
  }

  func told(_ phrase: Phrase) -> ToldPhrase {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = narrator.text(phrase, diagnostics: &diagnostics)
    var ignored: [LocalizationDiagnostic] = []
    let arguments = wording.arguments(of: phrase, diagnostics: &ignored)
    let trace = ArgumentTrace(wording.message(of: phrase), arguments, localizer)
    return ToldPhrase(
      text: text,
      arguments: arguments,
      printed: trace.printed,
      literal: trace.literal,
      diagnostics: diagnostics
    )
  }

  /// One quantity as it stands within a finished sentence.
  func text(_ quantity: Quantity) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = wording.text(quantity, diagnostics: &diagnostics)
    return writer?.sentence(text, diagnostics: &diagnostics) ?? text
  }

  /// One quantity as an argument, before the sentence around it was finished.
  func argumentText(_ quantity: Quantity) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return wording.text(quantity, diagnostics: &diagnostics)
  }
}

/// The tellers of one language and form: charts whose clocks are those of one time zone share one, as their
/// phrases are worded alike.
struct PhraseTellers {
  let localizer: Localizer
  let voice: VoiceProfile?
  /// How many significant digits computed values have; as readers get them unless given.
  let digits: Int?
  private var known: [String: PhraseTeller] = [:]

  init(_ localizer: Localizer, voice: VoiceProfile?, digits: Int? = nil) {
    self.localizer = localizer
    self.voice = voice
    self.digits = digits
  }

  mutating func teller(of tree: AccessibilityTree) -> PhraseTeller {
    if let teller = known[tree.chart.timeZone] { return teller }
    let teller = PhraseTeller(tree, localizer: localizer, voice: voice, digits: digits)
    known[tree.chart.timeZone] = teller
    return teller
  }
}

/// Which arguments a message prints, found by marks around each.
struct ArgumentTrace {
  /// The names, in the order in which they are printed.
  private(set) var printed: [String] = []

  /// What the message says besides.
  private(set) var literal = ""

  init(_ message: String, _ arguments: [String: MessageArgument], _ localizer: Localizer) {
    let names = arguments.keys.sorted()
    var marked = arguments
    for (number, name) in names.enumerated() {
      let open = Unicode.Scalar(Self.first + UInt32(number)).map { String(Character($0)) } ?? ""
      let wrapped = { (text: String) in open + text + String(Character(Self.end)) }
      switch arguments[name] {
      case .text(let text)?: marked[name] = .text(wrapped(text))
      case .number(let value, let text)?: marked[name] = .number(value, formatted: wrapped(text))
      case .select, .list, nil: continue
      }
    }
    var diagnostics: [LocalizationDiagnostic] = []
    read(localizer.text(message, marked, diagnostics: &diagnostics), names)
  }

  private static let first: UInt32 = 0x100010
  private static let end: Unicode.Scalar = "\u{100001}"

  private mutating func read(_ text: String, _ names: [String]) {
    var isInside = false
    for scalar in text.unicodeScalars {
      if scalar.value >= Self.first, names.indices.contains(Int(scalar.value - Self.first)) {
        printed.append(names[Int(scalar.value - Self.first)])
        literal += "\u{FFFC}"
        isInside = true
      } else if scalar == Self.end {
        isInside = false
      } else if !isInside {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
}
