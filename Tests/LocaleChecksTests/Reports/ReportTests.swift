import ChartLocalization
import LocaleChecks
import Testing

struct ReportTests {
  @Test func `findings are sorted by file, place and check, whatever order they came in`() {
    let report = SampleReport.plain()
    let other = Report(
      folder: "locales",
      locales: report.locales,
      checks: report.checks,
      findings: SampleReport.findings.reversed()
    )
    #expect(report.entries == other.entries)
    #expect(
      report.entries.map { "\($0.finding.place.file) \($0.finding.place.start?.line ?? 0)" } == [
        "de/narration.arb 1", "de/narration.arb 3", "de/narration.arb 5", "de/narration.arb 9",
        "fr/a b,c:d%.arb 3", "registry.json 0",
      ]
    )
  }

  @Test func `a fingerprint stays when lines move, and differs from all others`() {
    let moved = SampleReport.findings.map { finding in
      SampleReport.finding(
        finding.check,
        finding.severity,
        file: finding.place.file,
        line: finding.place.start.map { $0.line + 40 },
        locale: finding.locale,
        message: finding.message,
        finding.sentence
      )
    }
    let before = SampleReport.plain().entries.map(\.fingerprint)
    let after = Report(folder: "", locales: [], checks: [], findings: moved).entries
      .map(\.fingerprint)
    #expect(before == after)
    #expect(Set(before).count == before.count)
    #expect(before.allSatisfy { $0.utf8.count == 16 })
  }

  @Test func `what is known or allowed does not count, and all else does`() {
    let report = SampleReport.report()
    let counting = report.entries.filter(\.counts).map(\.finding.check)
    #expect(counting == ["L101", "L101", "L205", "L011"])
    #expect(report.count(of: .error) == 2)
    #expect(report.count(of: .warning) == 2)
    #expect(report.count(of: .note) == 0)
    #expect(report.reaches(.error))
    let harmless = Report(folder: "", locales: [], checks: [], findings: [SampleReport.findings[0]])
    #expect(harmless.reaches(.note))
    #expect(!harmless.reaches(.warning))
  }

  @Test func `a baseline is read as it is written, and then nothing is new`() throws {
    let report = SampleReport.plain()
    let baseline = try Baseline(parsing: Array(report.baselineText.utf8))
    #expect(baseline.fingerprints == Set(report.entries.map(\.fingerprint)))
    let again = Report(
      folder: "locales",
      locales: report.locales,
      checks: report.checks,
      findings: SampleReport.findings + [SampleReport.finding("L101", line: 99)],
      baseline: baseline
    )
    #expect(again.entries.filter(\.counts).map(\.finding.place.start?.line) == [99])
  }

  @Test(arguments: [
    ("", "the end of the file was found; a value was expected"),
    ("[]", "found another file; expected a baseline of version 1, as --write-baseline makes it"),
    (
      #"{"schema": "chartvoice-locale-baseline", "version": 2, "findings": []}"#,
      "found another file; expected a baseline of version 1, as --write-baseline makes it"
    ),
    (
      #"{"schema": "chartvoice-locale-baseline", "version": 1, "findings": [{}]}"#,
      "found a finding without its fingerprint; expected one in each"
    ),
  ])
  func `a file that is no baseline is refused in a sentence`(text: String, sentence: String) {
    #expect(throws: Baseline.Fault.self) { try Baseline(parsing: Array(text.utf8)) }
    do throws(Baseline.Fault) {
      _ = try Baseline(parsing: Array(text.utf8))
    } catch {
      #expect(error.sentence == sentence)
    }
  }

  @Test func `people read a line a finding, grouped by file, and a summary`() {
    #expect(
      SampleReport.text(.human) == """
        my locales/de/narration.arb:3:14: error: {series} is missing [L101]
        my locales/de/narration.arb:5:14: error: {series} is missing [L101]

        my locales/fr/a b,c:d%.arb:3:14: warning: 50 % of "<a & b>", line\\u{a}end: 'x', \
        \\u{1b}[31m #7 \\u{2067}é [L205]

        my locales/registry.json: warning: no tag [L011]

        Found 2 errors and 2 warnings in 3 locales; 1 known and 1 allowed beside.

        """
    )
    let clean = Report(folder: "", locales: ["de"], checks: ["L001"], findings: [])
    #expect(clean.text(as: .human, SampleReport.options) == "Nothing found in 1 locale.\n")
  }

  @Test func `GitHub's commands escape what would end them`() throws {
    let lines = SampleReport.text(.github).split(separator: "\n").map(String.init)
    try #require(lines.count == 5)
    #expect(
      lines[0]
        == "::error file=my locales/de/narration.arb,line=3,col=14,endColumn=20,"
        + "title=L101%3A Missing%2C extra or renamed placeholder::{series} is missing"
    )
    #expect(
      lines[2]
        == "::warning file=my locales/fr/a b%2Cc%3Ad%25.arb,line=3,col=14,endColumn=20,"
        + "title=L205%3A Double space or repeated word::50 %25 of \"<a & b>\", line%0Aend: 'x', "
        + "\u{1B}[31m #7 \u{2067}é"
    )
    #expect(lines[3].hasPrefix("::warning file=my locales/registry.json,title=L011"))
  }
}
