internal import ChartLocalization

/// How well the checks find planted defects: for each check how many were planted, found, missed.
package struct MutationTable: Sendable {
  /// What became of the defects that are meant for one check.
  package struct Row: Sendable, Equatable {
    /// The check's id.
    package let check: String
    /// How many defects were planted.
    package let planted: Int
    /// How many the check found at their places.
    package let found: Int
    /// Those that it did not find, in words.
    package let missed: [String]
    /// What this check said of samples that have no defect of its kind, or elsewhere than planted.
    package let falseAlarms: [String]

    /// Takes what became of the defects.
    package init(
      check: String,
      planted: Int,
      found: Int,
      missed: [String] = [],
      falseAlarms: [String] = []
    ) {
      (self.check, self.planted, self.found) = (check, planted, found)
      (self.missed, self.falseAlarms) = (missed, falseAlarms)
    }
  }

  /// The rows, one for each check, sorted by id.
  package let rows: [Row]
  /// What the checks said of the clean sample; empty if they are right.
  package let falseAlarmsOnClean: [String]

  /// Takes rows that are known.
  package init(rows: [Row], falseAlarmsOnClean: [String]) {
    (self.rows, self.falseAlarmsOnClean) = (rows, falseAlarmsOnClean)
  }

  /// Plants every defect by itself and makes all checks.
  ///
  /// L006 and L007 are asked where the program is known. L114 and L115 need charts and are not here.
  package static func run() -> MutationTable {
    var found: [String: Int] = [:]
    var planted: [String: Int] = [:]
    var missed: [String: [String]] = [:]
    var alarms: [String: [String]] = [:]
    for mutation in Mutation.all {
      planted[mutation.check, default: 0] += 1
      let outcome = Outcome(of: mutation)
      let name = "\(mutation.locale): \(mutation.name)"
      if outcome.isFound { found[mutation.check, default: 0] += 1 }
      if !outcome.isFound { missed[mutation.check, default: []].append(name) }
      for finding in outcome.others {
        alarms[finding.check, default: []].append("\(name): \(finding.line)")
      }
    }
    let clean = Sample.clean.folder.findings(LocaleCheckOptions(used: Outcome.used(by: .clean)))
    return MutationTable(
      rows: LocaleCheck.all.map { check in
        Row(
          check: check.id,
          planted: planted[check.id] ?? 0,
          found: found[check.id] ?? 0,
          missed: missed[check.id] ?? [],
          falseAlarms: alarms[check.id] ?? []
        )
      },
      falseAlarmsOnClean: clean.map(\.line)
    )
  }

  /// Whether every defect was found, by its check alone, and nothing else was said.
  package var isPerfect: Bool {
    falseAlarmsOnClean.isEmpty
      && rows.allSatisfy { $0.found == $0.planted && $0.falseAlarms.isEmpty }
  }

  /// The table as text: a line for each check, then what was missed and what was said in vain.
  package var text: String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func line(_ cells: [String]) -> String {
      cells[0] + cells.dropFirst().map { column($0, 14) }.joined()
    }
    var lines = [line(["check", "planted", "found", "missed", "false alarms"])]
    for row in rows {
      let counts = [row.planted, row.found, row.missed.count, row.falseAlarms.count]
      lines.append(line([row.check + " "] + counts.map(String.init)))
    }
    let sums = [
      rows.map(\.planted), rows.map(\.found), rows.map(\.missed.count),
      rows.map(\.falseAlarms.count),
    ].map { "\($0.reduce(0, +))" }
    lines.append(line(["all  "] + sums))
    lines.append("clean sample: \(falseAlarmsOnClean.count) false alarms")
    lines += falseAlarmsOnClean
    for row in rows {
      lines += row.missed.map { "missed \(row.check): \($0)" }
      lines += row.falseAlarms.map { "false alarm \(row.check): \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What the checks said of one planted defect.
private struct Outcome {
  /// Whether the meant check found it at its place.
  let isFound: Bool
  /// What else was said.
  let others: [Finding]

  init(of mutation: Mutation) {
    var sample = Sample.clean
    guard mutation.plant(&sample) else {
      (isFound, others) = (false, [])
      return
    }
    let options = LocaleCheckOptions(used: mutation.used?(Self.used(by: .clean)))
    let findings = sample.folder.findings(options)
    let path = mutation.file ?? Sample.path(of: mutation.locale)
    let line = mutation.line.flatMap { sample.line(of: $0, in: path) }
    func isMeant(_ finding: Finding) -> Bool {
      finding.check == mutation.check && finding.place.file == path
        && finding.message == mutation.key
        && (finding.place.start == nil || line == nil || finding.place.start?.line == line)
    }
    isFound = findings.contains(where: isMeant)
    others = findings.filter { finding in
      let isOfDefect =
        finding.check == mutation.check && finding.place.file == path
        && (finding.message == mutation.key || finding.place.start?.line == line)
      return !isMeant(finding) && !isOfDefect && !mutation.also.contains(finding.check)
    }
  }

  /// What a program asks for that uses all of the source's messages with their arguments.
  static func used(by sample: Sample) -> [String: Set<String>] {
    guard let source = sample.folder.sourceLocale else { return [:] }
    let checked = CheckedLocale(source, source: nil, isSource: true)
    return Dictionary(
      checked.messages.map { ($0.id, Set($0.arguments.keys)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Finding {
  /// The finding on one line.
  fileprivate var line: String {
    let place = place.start.map { "\(self.place.file):\($0)" } ?? self.place.file
    return "\(place): \(severity.rawValue) \(check) \(message ?? "-"): \(sentence)"
  }
}
