import ChartAccessibility
public import ChartLocalization
import ChartNarration
import ChartRendering
import ChartSVG
import ChartVerification

/// The messages that the program can ask for: those that the gallery's charts made it ask for in one run,
/// and those of places that no chart leads to.
public struct AskedMessages: Sendable {
  /// The ids that were asked for.
  public private(set) var recorded: Set<String> = []

  /// The ids that were asked for and that the catalogue did not have.
  public private(set) var undefined: Set<String> = []

  private var given: [String: Set<String>] = [:]
  private let catalogue: Catalogue
  private let marked: MarkedCatalogue
  private let localizer: Localizer
  private let voice: VoiceProfile?

  /// Tells every chart in every form by a catalogue, and keeps which messages were asked for.
  public init(_ charts: [CheckedChart], catalogue: Catalogue) {
    self.catalogue = catalogue
    marked = MarkedCatalogue(catalogue)
    localizer = Localizer(locale: catalogue.locale, catalogues: [marked.catalogue])
    voice = VoiceProfile.speaking(to: catalogue.locale)
    for chart in charts { record(chart) }
  }

  /// The ids that the program can ask for.
  public var all: Set<String> { recorded.union(StaticMessages.reasons.keys) }

  /// The arguments that the program gives each message that it can ask for.
  ///
  /// Of messages that stand only within others they are those that the catalogue itself asks for.
  public var arguments: [String: Set<String>] {
    var arguments: [String: Set<String>] = [:]
    for id in all {
      let pattern = catalogue.messages[id].flatMap { try? MessagePattern(parsing: $0) }
      let own = pattern.map { MessagePatterns.arguments(in: $0.elements) } ?? []
      arguments[id] = given[id] ?? own
    }
    return arguments
  }

  private mutating func record(_ checked: CheckedChart) {
    let chart = checked.chart
    let told = Narrator(chart.tree, localizer: localizer)
    record(told, checked)
    if let voice { record(Narrator(chart.tree, localizer: localizer, voice: voice), checked) }
    var diagnostics: [LocalizationDiagnostic] = []
    var texts = [chart.drawing(localizer: localizer).text]
    texts.append(FactsDocument(told).text(diagnostics: &diagnostics))
    texts.append(TreeDocument(told).text(diagnostics: &diagnostics))
    let findings =
      ProvenDocument(Array(chart.drawing().text.utf8)).map {
        DocumentVerifier($0, localizer: localizer, tree: chart.tree).findings()
      } ?? []
    let document = VerificationDocument(findings, localizer: localizer, narrator: told)
    record(texts + [document.text], diagnostics)
  }

  private mutating func record(_ narrator: Narrator, _ checked: CheckedChart) {
    var diagnostics: [LocalizationDiagnostic] = []
    var texts: [String] = []
    for phrase in checked.phrases() {
      given[phrase.message, default: []].formUnion(phrase.quantities.keys)
      texts.append(narrator.text(phrase, diagnostics: &diagnostics))
    }
    for node in checked.nodes(atMost: 20) {
      texts.append(narrator.name(of: node, diagnostics: &diagnostics))
    }
    for axis in [checked.chart.tree.chart.x, checked.chart.tree.chart.y].compactMap({ $0 }) {
      for tick in axis.ticks {
        texts.append(narrator.tickLabel(tick, of: axis, diagnostics: &diagnostics))
      }
    }
    let narration = narrator.description(.full)
    texts += [narration.headings.construction, narration.headings.values]
    texts.append(narrator.description(within: 6).sentences.map(\.text).joined(separator: "\n"))
    record(texts, diagnostics + narration.diagnostics)
  }

  private mutating func record(_ texts: [String], _ diagnostics: [LocalizationDiagnostic]) {
    for text in texts { recorded.formUnion(marked.ids(in: text)) }
    for diagnostic in diagnostics {
      switch diagnostic.fault {
      case .missingMessage, .usedFallback: undefined.insert(diagnostic.id)
      default: continue
      }
    }
    recorded.formUnion(undefined)
  }
}
