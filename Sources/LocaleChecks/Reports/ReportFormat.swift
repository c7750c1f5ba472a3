/// The forms in which a report can be written.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A line a finding, for people and editors.
  case human
  /// One JSON document with a schema and a version.
  case json
  /// A JSON object a line: the start, the findings, the summary.
  case jsonLines = "jsonl"
  /// SARIF 2.1.0, the format of OASIS for results of static analysis.
  case sarif
  /// JUnit XML: a suite a locale, a case a check.
  case junit
  /// TAP 14: a test a check and locale.
  case tap
  /// Workflow commands that GitHub shows beside the lines of a change.
  case github
}

/// What a report must be told to be written.
public struct ReportOptions: Sendable {
  /// The release of the program, as SARIF states it.
  public var version: String
  /// The least severity by which tests of JUnit and TAP fail; nil if nothing fails them.
  public var failing: Finding.Severity?

  /// Makes options.
  public init(version: String, failing: Finding.Severity? = .error) {
    self.version = version
    self.failing = failing
  }
}

extension Report {
  /// Writes the report, some lines at a time, each with its end.
  public func write(
    as format: ReportFormat,
    _ options: ReportOptions,
    to write: (String) -> Void
  ) {
    switch format {
    case .human: writeHuman(to: write)
    case .json: writeJSON(to: write)
    case .jsonLines: writeJSONLines(to: write)
    case .sarif: writeSARIF(options, to: write)
    case .junit: writeJUnit(options, to: write)
    case .tap: writeTAP(options, to: write)
    case .github: writeGitHub(to: write)
    }
  }

  /// The report as one text.
  public func text(as format: ReportFormat, _ options: ReportOptions) -> String {
    var text = ""
    write(as: format, options) { text += $0 }
    return text
  }
}
