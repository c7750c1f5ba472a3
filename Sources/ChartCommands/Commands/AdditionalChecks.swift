import ChartLocalization
import LocaleChecks

/// Checks of a folder that need more than its catalogues: charts, or a voice.
struct AdditionalChecks: Sendable {
  /// The checks' ids.
  let ids: [String]

  /// Whether they need a voice, and are left out by `--no-speech`.
  let needsSpeech: Bool

  /// What they find in a folder, in these of its locales.
  let findings: @Sendable (LocaleFolderInput, _ locales: [LocaleTag]) -> [Finding]

  /// All of them.
  static let all: [AdditionalChecks] = []
}
