internal import ChartLocalization

/// Gathers findings; tells each once.
struct FindingSink {
  private(set) var findings: [Finding] = []
  private var known: Set<Key> = []
  private var check = ""
  private var severity = Finding.Severity.error
  private var locale: String?

  private struct Key: Hashable {
    let check: String
    let file: String
    let place: Int
    let message: String?
    let sentence: String?
  }

  /// Whose findings come next.
  mutating func start(_ check: LocaleCheck, _ locale: CheckedLocale?) {
    self.check = check.id
    severity = check.severity
    self.locale = locale?.locale.name
  }

  /// The locale whose findings come next, of a check that looks at all.
  mutating func enter(_ locale: CheckedLocale) { self.locale = locale.locale.name }

  /// A fault within a message's text; several at one place are one, unless they are to be told apart.
  mutating func report(
    _ message: CheckedMessage,
    _ range: SourceRange,
    _ sentence: @autoclosure () -> String,
    severity: Finding.Severity? = nil,
    isApart: Bool = false
  ) {
    let text = isApart ? sentence() : nil
    let key = Key(
      check: check,
      file: message.file.path,
      place: message.entry.messageRange.lower + range.lower,
      message: message.id,
      sentence: text
    )
    guard known.insert(key).inserted else { return }
    let place = message.file.catalogue.fileRange(of: range, in: message.entry)
    add(message.file, place, message.id, text ?? sentence(), severity)
  }

  /// A fault of a message as a whole, at its text.
  mutating func report(
    whole message: CheckedMessage,
    _ sentence: @autoclosure () -> String,
    severity: Finding.Severity? = nil
  ) {
    add(message.file, message.entry.messageRange, message.id, sentence(), severity)
  }

  /// A fault at a range of a file.
  mutating func report(
    _ file: LocaleFolder.File,
    _ range: SourceRange?,
    message: String?,
    _ sentence: String,
    severity: Finding.Severity? = nil
  ) {
    add(file, range, message, sentence, severity)
  }

  /// A fault at a place that is known, in a file that may be no catalogue.
  mutating func report(
    path: String,
    _ position: SourcePosition?,
    locale: String?,
    message: String?,
    _ sentence: String,
    severity: Finding.Severity? = nil
  ) {
    findings.append(
      Finding(
        check: check,
        severity: severity ?? self.severity,
        place: Finding.Place(file: path, start: position),
        locale: locale,
        message: message,
        sentence: sentence
      )
    )
  }

  private mutating func add(
    _ file: LocaleFolder.File,
    _ range: SourceRange?,
    _ message: String?,
    _ sentence: String,
    _ severity: Finding.Severity?
  ) {
    findings.append(
      Finding(
        check: check,
        severity: severity ?? self.severity,
        place: Finding.Place(
          file: file.path,
          start: range.map { file.catalogue.position(of: $0.lower) },
          end: range.map { file.catalogue.position(of: $0.upper) }
        ),
        locale: locale,
        message: message,
        sentence: sentence
      )
    )
  }
}
