import ChartLocalization

/// What a run of the checks found, in order, each finding with what is known of it.
public struct Report: Sendable {
  /// One finding and what becomes of it.
  public struct Entry: Sendable, Hashable {
    /// What was found.
    public let finding: Finding
    /// What tells it from others, wherever it moves to in its file.
    public let fingerprint: String
    /// Whether the baseline has it.
    public let isKnown: Bool
    /// What in the catalogue allows it, or nil.
    public let allowance: Allowance?

    /// Whether it counts: neither known nor allowed.
    public var counts: Bool { !isKnown && allowance == nil }
  }

  /// The folder that was checked, as the person named it; empty for the current one.
  public let folder: String
  /// The tags of the locales that were checked, in order.
  public let locales: [String]
  /// The ids of the checks that were made, sorted.
  public let checks: [String]
  /// Whether there was a baseline to compare with.
  public let hasBaseline: Bool
  /// The findings, sorted by file, place, check and sentence.
  public let entries: [Entry]

  /// Puts findings in order and compares them with what is known and allowed.
  ///
  /// An allowance that no finding needs is a finding, A003, if its check was made.
  public init(
    folder: String,
    locales: [String],
    checks: [String],
    findings: [Finding],
    allowances: [Allowance] = [],
    baseline: Baseline? = nil
  ) {
    let index = AllowanceIndex(allowances)
    let needed = Set(findings.flatMap { index.allowances(of: $0) })
    let idle = allowances.filter { !needed.contains($0) && checks.contains($0.check) }
    let all = (findings + idle.map(Self.unneeded)).sorted(by: Self.precedes)
    var numbers: [String: Int] = [:]
    self.folder = folder
    self.locales = locales
    self.checks = Set(checks + all.map(\.check)).sorted()
    hasBaseline = baseline != nil
    entries = all.map { finding in
      let first = finding.fingerprint(number: 0)
      let number = numbers[first, default: 0]
      numbers[first] = number + 1
      let fingerprint = number == 0 ? first : finding.fingerprint(number: number)
      return Entry(
        finding: finding,
        fingerprint: fingerprint,
        isKnown: baseline?.fingerprints.contains(fingerprint) ?? false,
        allowance: index.allowances(of: finding).first
      )
    }
  }

  /// Whether a finding that counts is at least this grave.
  public func reaches(_ severity: Finding.Severity) -> Bool {
    entries.contains { $0.counts && $0.finding.severity >= severity }
  }

  /// How many findings of a severity count.
  public func count(of severity: Finding.Severity) -> Int {
    entries.count { $0.counts && $0.finding.severity == severity }
  }

  /// The path of a finding's file as the person would type it.
  func path(of finding: Finding) -> String {
    folder.isEmpty ? finding.place.file : "\(folder)/\(finding.place.file)"
  }

  private static func unneeded(_ allowance: Allowance) -> Finding {
    Finding(
      check: "A003",
      severity: .note,
      place: allowance.place,
      locale: allowance.place.file.split(separator: "/").first.map(String.init),
      message: allowance.message,
      sentence: "\(allowance.check) is allowed here and finds nothing"
    )
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.file != right.place.file { return left.place.file < right.place.file }
    let start = SourcePosition(line: 0, column: 0)
    let (a, b) = (left.place.start ?? start, right.place.start ?? start)
    if a != b { return (a.line, a.column) < (b.line, b.column) }
    return (left.check, left.locale ?? "", left.message ?? "", left.sentence)
      < (right.check, right.locale ?? "", right.message ?? "", right.sentence)
  }
}
