import ChartLocalization

extension Report {
  /// A workflow command for each finding that counts, and the summary as a line of the log.
  ///
  /// - Source: docs.github.com, "Workflow commands for GitHub Actions"; the escapes are those of the
  ///   actions toolkit.
  func writeGitHub(to write: (String) -> Void) {
    for entry in entries where entry.counts {
      let finding = entry.finding
      var properties = ["file=\(Self.property(path(of: finding)))"]
      if let start = finding.place.start {
        properties += ["line=\(start.line)", "col=\(start.column)"]
        // A column's end is understood within one line alone.
        if let end = finding.place.end, end.line == start.line, end.column > start.column {
          properties.append("endColumn=\(end.column)")
        }
      }
      properties.append("title=\(Self.property(CheckPage.heading(of: finding.check)))")
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      write("::\(command) \(properties.joined(separator: ","))::\(Self.text(finding.sentence))\n")
    }
    write(summary + "\n")
  }

  private static func text(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private static func property(_ value: String) -> String {
    text(value).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
