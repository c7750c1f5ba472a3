import ChartLocalization
import ChartSpeech
import LocaleChecks
import NarrationChecks

/// The checks of a folder that need more than its catalogues: charts, or voices.
struct AdditionalChecks: Sendable {
  /// The checks that were made, by id.
  private(set) var ids: [String] = []

  /// What they found.
  private(set) var findings: [Finding] = []

  /// The ids that the program asks for with their arguments; nil if that is not known.
  private(set) var used: [String: Set<String>]?

  /// Why no voice was heard, though it was not said that none should be; else nil.
  private(set) var silence: String?

  /// Makes those that a run asks for, of the locales whose findings it tells.
  ///
  /// `progress` is told of how many of these all is checked.
  init(
    _ run: CheckRun,
    _ folder: LocaleFolder,
    hearsVoices: Bool,
    progress: @escaping @Sendable (_ checked: Int, _ total: Int) -> Void
  ) {
    var extent = NarrationAudit.Extent(
      program: run.selection.isEmpty || Self.program.contains { run.selection.contains($0) },
      meaning: Self.meaning.contains { run.makes($0) },
      speech: hearsVoices && Self.speech.contains { run.makes($0) }
    )
    // Without the library every language would be told of, all for one reason.
    if extent.speech, run.selection.isEmpty, SpeechEngine.libraryVersion == nil {
      extent.speech = false
      silence = SpeechError.libraryMissing.description
    }
    guard extent != NarrationAudit.Extent(program: false, meaning: false, speech: false) else {
      return
    }
    // Those of catalogues are named by the run, once it knows what the program asks for.
    ids = extent.program ? ["L114", "L115"] : []
    if extent.meaning { ids += Self.meaning }
    if extent.speech { ids += Self.speech }
    let names = folder.locales.filter { run.locales.isEmpty || run.locales.contains($0.name) }
    let result = NarrationAudit(folder: folder).result(
      on: folder,
      of: names.map(\.tag),
      extent,
      progress: progress
    )
    findings = result.findings
    used = result.used
  }

  /// What the program does with its messages.
  ///
  /// Beginnings of ids do not ask for these: `L` is all that looks at catalogues alone.
  private static let program = ["L006", "L007", "L114", "L115"]
  private static let meaning = CheckPage.ids.filter { $0.hasPrefix("F") }
  private static let speech = CheckPage.ids.filter { $0.hasPrefix("S") }
}
