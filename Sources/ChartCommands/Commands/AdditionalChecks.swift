import ChartLocalization
import LocaleChecks
import NarrationChecks

/// Checks of a folder that need more than its catalogues: charts, or a voice.
struct AdditionalChecks: Sendable {
  /// The checks' ids.
  let ids: [String]

  /// Whether they need a voice, and are left out by `--no-speech`.
  let needsSpeech: Bool

  /// What they find in a folder, in these of its locales.
  let findings: @Sendable (LocaleFolderInput, _ locales: [LocaleTag]) -> [Finding]

  /// All of them.
  static let all = [meaning, speech]

  /// What is told of charts against the facts, and what the program says by itself.
  private static let meaning = AdditionalChecks(
    ids: CheckPage.ids.filter { $0.hasPrefix("F") || $0 == "L114" || $0 == "L115" },
    needsSpeech: false
  ) { input, locales in
    let audit = NarrationAudit(folder: input.folder)
    let program = locales.contains(audit.source) ? audit.programFindings() : []
    return program + locales.flatMap { audit.meaningFindings(of: $0) }
  }

  /// What voices make of it.
  private static let speech = AdditionalChecks(
    ids: CheckPage.ids.filter { $0.hasPrefix("S") },
    needsSpeech: true
  ) { input, locales in
    let audit = NarrationAudit(folder: input.folder)
    return audit.heardFindings(in: input.folder, of: locales)
  }
}
