package import ChartAccessibility
package import ChartLocalization
import ChartModel

/// What fills the placeholders of a phrase in one language, before they are put into its sentence.
///
/// For what checks sentences by their parts.
package struct PhraseWording: Sendable {
  private let wording: QuantityWording

  /// Words the phrases of a tree for readers of one locale, or for listeners to one voice.
  package init(_ tree: AccessibilityTree, localizer: Localizer, voice: VoiceProfile? = nil) {
    wording = QuantityWording(
      localizer: voice == nil ? localizer : localizer.forListeners,
      timeZone: tree.chart.timeZone,
      derivedDigits: nil,
      speech: voice.map { SpeechWriter(localizer: localizer, voice: $0) }
    )
  }

  /// The id of the message that says a phrase.
  package func message(of phrase: Phrase) -> String { wording.message(phrase.message) }

  /// The arguments of a phrase's message, by name.
  package func arguments(
    of phrase: Phrase,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> [String: MessageArgument] {
    var arguments: [String: MessageArgument] = [:]
    for (name, quantity) in wording.toldApart(phrase.quantities) {
      arguments[name] = wording.argument(quantity, diagnostics: &diagnostics)
    }
    return arguments
  }

  /// One quantity alone; empty for a term.
  package func text(
    _ quantity: Quantity,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    wording.text(quantity, diagnostics: &diagnostics)
  }
}
