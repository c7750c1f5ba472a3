public import ChartAccessibility
public import ChartLocalization
public import ChartModel

/// Puts a tree's facts into the words of one locale.
///
/// As text to be read, or, given a voice, as speech: the same facts without anything that the voice
/// reads wrong (see `SpeechWriter`). Never throws: a message that is missing falls back along the
/// locale's chain to English and adds a diagnostic. Holds no words of its own.
public struct Narrator: Sendable {
  /// The readers' locale.
  public let localizer: Localizer

  /// The tree that is told.
  public let tree: AccessibilityTree

  private let quantities: QuantityWording

  /// The voice that tells it, or would.
  private let voice: VoiceProfile?

  private var speech: SpeechWriter? { quantities.speech }

  /// Makes a narrator of one tree for readers of one locale, or for listeners to one voice.
  ///
  /// `digits` is how many significant digits computed values have, 1...15; four unless given.
  public init(
    _ tree: AccessibilityTree,
    localizer: Localizer,
    voice: VoiceProfile? = nil,
    digits: Int? = nil
  ) {
    self.tree = tree
    let localizer = voice == nil ? localizer : localizer.forListeners
    self.localizer = localizer
    self.voice = voice ?? VoiceProfile.speaking(to: localizer.locale)
    quantities = QuantityWording(
      localizer: localizer,
      timeZone: tree.chart.timeZone,
      derivedDigits: digits,
      speech: voice.map { SpeechWriter(localizer: localizer, voice: $0) }
    )
  }

  /// The words of a phrase.
  public func text(
    _ phrase: Phrase,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    ForeignText.plain(marked(phrase, &diagnostics))
  }

  /// The words of a phrase, texts in another language marked.
  private func marked(
    _ phrase: Phrase,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var arguments: [String: MessageArgument] = [:]
    for (name, quantity) in quantities.toldApart(phrase.quantities) {
      arguments[name] = quantities.argument(quantity, diagnostics: &diagnostics)
    }
    let id = quantities.message(phrase.message)
    return spoken(localizer.text(id, arguments, diagnostics: &diagnostics), &diagnostics)
  }

  /// What a node is called, with what it shows: the whole of its accessible name.
  public func name(
    of node: AccessibilityNode,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let label = text(node.label, diagnostics: &diagnostics)
    guard let phrase = node.value else { return label }
    let name = localizer.text(
      "node-label-and-value",
      ["label": .text(label), "value": .text(text(phrase, diagnostics: &diagnostics))],
      diagnostics: &diagnostics
    )
    return spoken(name, &diagnostics)
  }

  /// The label of a tick of an axis.
  public func tickLabel(
    _ tick: Tick,
    of axis: ResolvedAxis,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let label = quantities.text(
      TickWording.quantity(tick, of: axis, calendar: localizer.calendar),
      diagnostics: &diagnostics
    )
    return spoken(ForeignText.plain(label), &diagnostics)
  }

  /// The chart told at one level of detail.
  ///
  /// What is said is chosen by the length of the English text, so that every language says the same.
  public func description(_ detail: Detail) -> Narration {
    narration(of: plan(detail), detail)
  }

  /// What is said at one level of detail, before any language.
  public func plan(_ detail: Detail) -> [PlannedSentence] {
    let english = isEnglishText ? self : Narrator(tree, localizer: Localizer(locale: .english))
    return Planner(tree) { english.wordCount(of: $0) }.sentences(detail)
  }

  /// What of the chart can be told in a number of seconds, by this narrator and its companions alike.
  ///
  /// The choice is made once for the slowest of them, at 175 words a minute by the voice of each (see
  /// `SpeakingTime`).
  public func description(within seconds: Double, sharedWith others: [Narrator] = []) -> Narration {
    let tellers = [self] + others
    let planner = Planner(tree) { _ in 0 }
    let sentences = planner.sentences(within: seconds) { sentence in
      tellers.map { $0.seconds(of: sentence.phrase) }.max() ?? 0
    }
    return narration(of: sentences, .standard)
  }

  private var isEnglishText: Bool { speech == nil && localizer.locale == .english }

  private func wordCount(of phrase: Phrase) -> Int {
    var diagnostics: [LocalizationDiagnostic] = []
    return text(phrase, diagnostics: &diagnostics).split(separator: " ").count
  }

  private func seconds(of phrase: Phrase) -> Double {
    var diagnostics: [LocalizationDiagnostic] = []
    return SpeakingTime.seconds(of: text(phrase, diagnostics: &diagnostics), by: voice)
  }

  private func narration(of sentences: [PlannedSentence], _ detail: Detail) -> Narration {
    var diagnostics: [LocalizationDiagnostic] = []
    let told = sentences.map { planned in
      Narration.Sentence(
        marked: marked(planned.phrase, &diagnostics),
        facts: planned.facts,
        section: planned.section,
        subject: planned.subject
      )
    }
    let title = title(&diagnostics)
    return Narration(
      locale: localizer.locale,
      title: title.map(ForeignText.plain),
      detail: detail,
      sentences: told,
      headings: headings(&diagnostics),
      diagnostics: diagnostics,
      authorLocale: localizer.labels?.sourceLocale,
      markedTitle: title,
      seriesNames: seriesNames(&diagnostics)
    )
  }

  /// The labels of the series' nodes; none where there is one, which needs no name to be told apart.
  private func seriesNames(_ diagnostics: inout [LocalizationDiagnostic]) -> [String: String] {
    let nodes = tree.root.children.filter { $0.role == .series }
    guard nodes.count > 1 else { return [:] }
    var names: [String: String] = [:]
    for node in nodes { names[node.id.rawValue] = marked(node.label, &diagnostics) }
    return names
  }

  private func title(_ diagnostics: inout [LocalizationDiagnostic]) -> String? {
    guard let title = tree.chart.title else { return nil }
    let text = PlainName.text(of: title)
    guard !text.isEmpty else { return nil }
    return spoken(quantities.authored(text, as: .title, &diagnostics), &diagnostics)
  }

  /// A finished text as the voice takes it; as it stands without one.
  private func spoken(_ text: String, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    speech?.sentence(text, diagnostics: &diagnostics) ?? text
  }

  private func headings(_ diagnostics: inout [LocalizationDiagnostic]) -> Narration.Headings {
    Narration.Headings(
      construction: localizer.text("heading-construction", diagnostics: &diagnostics),
      values: localizer.text("heading-values", diagnostics: &diagnostics)
    )
  }
}
