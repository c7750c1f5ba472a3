package import ChartLocalization
package import LocaleChecks
import Synchronization

extension NarrationAudit {
  /// What is checked of a folder beside its catalogues.
  package struct Extent: Sendable, Equatable {
    /// What the program itself does with the source's messages: L006, L007, L114 and L115.
    package var program: Bool
    /// What is told, against the facts: F401 to F415.
    package var meaning: Bool
    /// What voices make of it: S301 to S316.
    package var speech: Bool

    /// Takes what is asked for.
    package init(program: Bool, meaning: Bool, speech: Bool) {
      self.program = program
      self.meaning = meaning
      self.speech = speech
    }
  }

  /// What was found in a folder.
  package struct Result: Sendable {
    /// What is wrong, sorted.
    package var findings: [Finding] = []
    /// The ids that the program asks for with their arguments; nil for messages of another program, and where
    /// it was not asked for.
    package var used: [String: Set<String>]?
  }

  /// Checks locales of a folder on several threads; what is given does not depend on how many.
  ///
  /// `progress` is told, by any of the threads, of how many of the locales all is checked, whenever one more is.
  package func result(
    on folder: LocaleFolder,
    of locales: [LocaleTag],
    _ extent: Extent,
    threads: Int = Workers.processors,
    progress: @escaping @Sendable (_ checked: Int, _ total: Int) -> Void = { _, _ in }
  ) -> Result {
    let parts = parts(locales, extent)
    let run = FolderRun(self, folder, parts, locales, progress)
    let results = Workers.results(of: parts.count, threads: threads) { run.result(of: parts[$0]) }
    let findings = results.flatMap(\.findings).sorted()
    return Result(findings: findings, used: results.lazy.compactMap(\.used).first)
  }

  /// One part of the work, which waits for no other.
  enum Part: Sendable, Equatable {
    case voices([LocaleTag])
    case asked
    case program
    case meaning(LocaleTag)
  }

  /// The longest first.
  ///
  /// Voices speak one after another: the library has one throat, and each change of voice costs.
  private func parts(_ locales: [LocaleTag], _ extent: Extent) -> [Part] {
    var parts: [Part] = extent.speech && !locales.isEmpty ? [.voices(locales)] : []
    if extent.program, tellsCharts, locales.contains(source) {
      parts += source.language == "en" ? [.asked, .program] : [.program]
    }
    return parts + (extent.meaning ? locales.map { .meaning($0) } : [])
  }
}

/// The work on one folder, with how far it has come.
private struct FolderRun: Sendable {
  private let audit: NarrationAudit
  private let needs: SpeechNeeds
  private let tally: Tally

  init(
    _ audit: NarrationAudit,
    _ folder: LocaleFolder,
    _ parts: [NarrationAudit.Part],
    _ locales: [LocaleTag],
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.audit = audit
    needs = SpeechNeeds(folder)
    var left: [LocaleTag: Int] = [:]
    for part in parts {
      switch part {
      case .voices(let heard): for locale in heard { left[locale, default: 0] += 1 }
      case .meaning(let locale): left[locale, default: 0] += 1
      case .asked, .program: continue
      }
    }
    tally = Tally(left, total: locales.count, progress)
  }

  func result(of part: NarrationAudit.Part) -> NarrationAudit.Result {
    var result = NarrationAudit.Result()
    switch part {
    case .voices(let locales):
      for locale in locales { result.findings += heard(locale) }
    case .asked:
      result.used = audit.catalogue(of: audit.source).map {
        AskedMessages(audit.charts.map(\.chart), catalogue: $0).arguments
      }
    case .program: result.findings = audit.programFindings()
    case .meaning(let locale):
      result.findings = audit.meaningFindings(of: locale)
      tally.finish(locale)
    }
    return result
  }

  /// What a voice makes of a locale; nothing of one without a voice, or declared text only.
  private func heard(_ locale: LocaleTag) -> [Finding] {
    defer { tally.finish(locale) }
    return switch audit.speechFindings(of: locale, needs) {
    case .checked(_, let findings): findings
    case .skipped: []
    }
  }
}

/// Counts the locales of which all is checked.
private final class Tally: Sendable {
  /// How many parts of each are left.
  private let left: Mutex<[LocaleTag: Int]>
  private let total: Int
  private let progress: @Sendable (Int, Int) -> Void

  init(
    _ left: [LocaleTag: Int],
    total: Int,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.left = Mutex(left)
    self.total = total
    self.progress = progress
  }

  func finish(_ locale: LocaleTag) {
    let checked = left.withLock { left -> Int? in
      left[locale, default: 0] -= 1
      return left[locale] == 0 ? left.values.count { $0 == 0 } : nil
    }
    if let checked { progress(checked, total) }
  }
}
