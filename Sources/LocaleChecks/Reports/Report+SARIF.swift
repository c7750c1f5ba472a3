import ChartLocalization

extension Report {
  /// One run in SARIF.
  ///
  /// Rules are the checks that were made, with the text of their pages. Columns count Unicode scalars.
  /// What is allowed is suppressed in the source; with a baseline each result has its state.
  ///
  /// - Source: Static Analysis Results Interchange Format 2.1.0, OASIS, 2020, sections 3.19 to 3.35.
  func writeSARIF(_ options: ReportOptions, to write: (String) -> Void) {
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "chartvoice", "semanticVersion": .string(options.version),
          "rules": .array(checks.map(rule)),
        ]
      ],
      "columnKind": "unicodeCodePoints",
      "results": .array(entries.map(result)),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    write(log.text(isIndented: true) + "\n")
  }

  private func rule(_ id: String) -> JSONValue {
    guard let page = CheckPage(of: id) else { return ["id": .string(id)] }
    return [
      "id": .string(id),
      "shortDescription": ["text": .string(page.title)],
      "fullDescription": ["text": .string(page.summary)],
      "help": ["text": .string(page.text), "markdown": .string(page.text)],
    ]
  }

  private func result(_ entry: Entry) -> JSONValue {
    let finding = entry.finding
    let suppressions: [JSONValue] =
      entry.allowance.map { allowance in
        [["kind": "inSource", "status": "accepted", "justification": .string(allowance.reason)]]
      } ?? []
    return .object(present: [
      "ruleId": .string(finding.check),
      "ruleIndex": checks.firstIndex(of: finding.check).map { .integer($0) },
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string("\(finding.sentence).")],
      "locations": [location(of: finding)],
      "partialFingerprints": ["chartvoiceFinding/v1": .string(entry.fingerprint)],
      "suppressions": .array(suppressions),
      "baselineState": hasBaseline ? .string(entry.isKnown ? "unchanged" : "new") : nil,
    ])
  }

  private func location(of finding: Finding) -> JSONValue {
    .object(present: [
      "physicalLocation": .object(present: [
        "artifactLocation": ["uri": .string(Self.reference(to: path(of: finding)))],
        "region": finding.place.start.map { region(from: $0, to: finding.place.end) },
      ]),
      "logicalLocations": finding.message.map { message in
        let place = [finding.locale, message].compactMap(\.self).joined(separator: "/")
        return [
          ["name": .string(message), "fullyQualifiedName": .string(place), "kind": "resource"]
        ]
      },
    ])
  }

  private func region(from start: SourcePosition, to end: SourcePosition?) -> JSONValue {
    .object(present: [
      "startLine": .integer(start.line),
      "startColumn": .integer(start.column),
      "endLine": end.map { .integer($0.line) },
      "endColumn": end.map { .integer($0.column) },
    ])
  }

  /// A path as a URI reference; an absolute one as a `file` URI.
  ///
  /// - Source: RFC 3986, section 3.3, and RFC 8089.
  static func reference(to path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
