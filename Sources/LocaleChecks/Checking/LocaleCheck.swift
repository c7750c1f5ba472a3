internal import ChartLocalization

/// One check: its id, how grave what it finds is, and how it looks.
package struct LocaleCheck: Sendable {
  /// At what a check looks in one go.
  enum Look: Sendable {
    /// At all locales together.
    case folder(@Sendable (CheckedFolder, inout FindingSink) -> Void)
    /// At all messages of one locale together.
    case locale(@Sendable (CheckedLocale, inout FindingSink) -> Void)
    /// At one message.
    case message(@Sendable (CheckedMessage, CheckedLocale, inout FindingSink) -> Void)
  }

  /// The stable id: `L101`.
  package let id: String
  /// How grave its findings are, unless it says otherwise of one.
  package let severity: Finding.Severity
  let look: Look

  init(_ id: String, _ severity: Finding.Severity, _ look: Look) {
    self.id = id
    self.severity = severity
    self.look = look
  }

  /// All checks of catalogues, sorted by id.
  package static let all: [LocaleCheck] =
    (catalogueChecks + placeholderChecks + surfaceChecks).sorted { $0.id < $1.id }
}

/// A folder with what all checks ask of it.
final class CheckedFolder: Sendable {
  let folder: LocaleFolder
  /// The source first, then the others by name.
  let locales: [CheckedLocale]
  let options: LocaleCheckOptions

  init(_ folder: LocaleFolder, _ options: LocaleCheckOptions) {
    self.folder = folder
    self.options = options
    let source = folder.sourceLocale.map { CheckedLocale($0, source: nil, isSource: true) }
    locales =
      (source.map { [$0] } ?? [])
      + folder.locales.filter { $0.name != folder.source }.map {
        CheckedLocale($0, source: source, isSource: false)
      }
  }

  var source: CheckedLocale? { locales.first { $0.isSource } }
}

/// What is asked of the checks of a folder.
package struct LocaleCheckOptions: Sendable {
  /// The ids that the program asks for, each with the arguments that it gives; nil if that is not
  /// known, as for a folder of another program.
  package var used: [String: Set<String>]?
  /// The ids of the checks to make; nil for all.
  package var checks: Set<String>?

  /// Makes options; by default all checks are made and nothing is known of the program.
  package init(used: [String: Set<String>]? = nil, checks: Set<String>? = nil) {
    self.used = used
    self.checks = checks
  }
}

extension LocaleFolder {
  /// Makes the checks and gives what they find, sorted by file, place and check.
  ///
  /// What is allowed beside a message (`x-allow`) is found all the same.
  package func findings(_ options: LocaleCheckOptions = LocaleCheckOptions()) -> [Finding] {
    let checked = CheckedFolder(self, options)
    let checks = LocaleCheck.all.filter { options.checks?.contains($0.id) ?? true }
    var sink = FindingSink()
    for check in checks {
      if case .folder(let look) = check.look {
        sink.start(check, nil)
        look(checked, &sink)
      }
    }
    for locale in checked.locales { Self.look(at: locale, checks, &sink) }
    return sink.findings.sorted(by: Finding.comesBefore)
  }

  private static func look(
    at locale: CheckedLocale,
    _ checks: [LocaleCheck],
    _ sink: inout FindingSink
  ) {
    for check in checks {
      if case .locale(let look) = check.look {
        sink.start(check, locale)
        look(locale, &sink)
      }
    }
    for message in locale.messages {
      for check in checks {
        if case .message(let look) = check.look {
          sink.start(check, locale)
          look(message, locale, &sink)
        }
      }
    }
  }
}

extension Finding {
  /// The order of findings: by file, place, check, message and sentence.
  package static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.file != right.place.file { return left.place.file < right.place.file }
    let start = SourcePosition(line: 0, column: 0)
    let places = (left.place.start ?? start, right.place.start ?? start)
    if places.0 != places.1 { return places.0 < places.1 }
    return (left.check, left.message ?? "", left.sentence)
      < (right.check, right.message ?? "", right.sentence)
  }
}
