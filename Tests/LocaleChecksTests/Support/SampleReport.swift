import ChartLocalization
import LocaleChecks

/// Findings with every sign that a form of report must write in its own way.
enum SampleReport {
  static let nasty = "50 % of \"<a & b>\", line\nend: 'x', \u{1B}[31m #7 \u{2067}é"

  static func finding(
    _ check: String,
    _ severity: Finding.Severity = .error,
    file: String = "de/narration.arb",
    line: Int? = 3,
    locale: String? = "de",
    message: String? = "trend",
    _ sentence: String = "{series} is missing"
  ) -> Finding {
    let start = line.map { SourcePosition(line: $0, column: 14) }
    return Finding(
      check: check,
      severity: severity,
      place: Finding.Place(
        file: file,
        start: start,
        end: line.map { SourcePosition(line: $0, column: 20) }
      ),
      locale: locale,
      message: message,
      sentence: sentence
    )
  }

  static let findings = [
    finding("L203", .note, line: 9, message: nil, "a space is missing"),
    finding("L101"),
    finding("L101", line: 5),
    finding("L205", .warning, file: "fr/a b,c:d%.arb", locale: "fr", nasty),
    finding(
      "L011",
      .warning,
      file: "registry.json",
      line: nil,
      locale: nil,
      message: nil,
      "no tag"
    ),
    finding("L001", line: 1, message: "row", "the message 'row' is missing"),
  ]

  static let allowance = Allowance(
    check: "L203",
    message: nil,
    reason: "as the house writes it <&>",
    until: Day("2027-06-30"),
    place: Finding.Place(file: "de/narration.arb", start: SourcePosition(line: 2, column: 1))
  )

  /// One finding of each kind: new, known, allowed.
  static func report(folder: String = "my locales", isKnown: Bool = true) -> Report {
    let fingerprints = plain(folder: folder).entries.filter { $0.finding.check == "L001" }
      .map(\.fingerprint)
    return Report(
      folder: folder,
      locales: ["de", "fr", "ko"],
      checks: ["L001", "L101", "L203"],
      findings: findings,
      allowances: [allowance],
      baseline: isKnown ? Baseline(Set(fingerprints)) : nil
    )
  }

  /// Without baseline and allowances.
  static func plain(folder: String = "locales") -> Report {
    Report(
      folder: folder,
      locales: ["de", "fr", "ko"],
      checks: ["L001", "L101", "L203"],
      findings: findings
    )
  }

  static let options = ReportOptions(version: "1.2.3")

  static func text(_ format: ReportFormat) -> String {
    report().text(as: format, options)
  }
}
