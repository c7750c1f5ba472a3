import ChartLocalization

extension Report {
  private static let schema = "chartvoice-locale-findings"

  /// One document, its members sorted.
  func writeJSON(to write: (String) -> Void) {
    let document: JSONValue = [
      "schema": .string(Self.schema), "version": 1, "folder": .string(folder),
      "locales": .texts(locales), "checks": .texts(checks), "summary": summaryValue,
      "findings": .array(entries.map(value)),
    ]
    write(document.text(isIndented: true) + "\n")
  }

  /// An object a line, told apart by `type`: `start`, `finding`, `summary`.
  func writeJSONLines(to write: (String) -> Void) {
    let start: JSONValue = [
      "type": "start", "schema": .string(Self.schema), "version": 1, "folder": .string(folder),
      "locales": .texts(locales), "checks": .texts(checks),
    ]
    write(start.text(isIndented: false) + "\n")
    for entry in entries { write(typed(value(of: entry), "finding")) }
    write(typed(summaryValue, "summary"))
  }

  private func typed(_ value: JSONValue, _ type: String) -> String {
    guard case .object(var members) = value else { return "" }
    members["type"] = .string(type)
    return JSONValue.object(members).text(isIndented: false) + "\n"
  }

  private var summaryValue: JSONValue {
    [
      "errors": .integer(count(of: .error)),
      "warnings": .integer(count(of: .warning)),
      "notes": .integer(count(of: .note)),
      "known": .integer(entries.count { $0.isKnown && $0.allowance == nil }),
      "allowed": .integer(entries.count { $0.allowance != nil }),
    ]
  }

  private func value(of entry: Entry) -> JSONValue {
    let finding = entry.finding
    let state = entry.allowance != nil ? "allowed" : entry.isKnown ? "known" : "new"
    return .object(present: [
      "check": .string(finding.check),
      "severity": .string(finding.severity.rawValue),
      "file": .string(finding.place.file),
      "line": finding.place.start.map { .integer($0.line) },
      "column": finding.place.start.map { .integer($0.column) },
      "endLine": finding.place.end.map { .integer($0.line) },
      "endColumn": finding.place.end.map { .integer($0.column) },
      "locale": finding.locale.map { .string($0) },
      "message": finding.message.map { .string($0) },
      "sentence": .string(finding.sentence),
      "fingerprint": .string(entry.fingerprint),
      "state": .string(state),
      "reason": entry.allowance.map { .string($0.reason) },
      "until": entry.allowance?.until.map { .string($0.description) },
    ])
  }
}
