extension Report {
  /// A suite a locale, a case a check; findings that do not fail a case are its output.
  func writeJUnit(_ options: ReportOptions, to write: (String) -> Void) {
    let suites = cases(failing: options.failing)
    let all = suites.flatMap(\.cases)
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    write("<testsuites name=\"chartvoice locales check\"\(Self.counts(all))>\n")
    for (locale, cases) in suites {
      write("  <testsuite name=\"\(Self.escaped(locale))\"\(Self.counts(cases))>\n")
      for check in cases { write(element(check)) }
      write("  </testsuite>\n")
    }
    write("</testsuites>\n")
  }

  private func element(_ check: ReportCase) -> String {
    let name = Self.escaped(CheckPage.heading(of: check.check))
    let start = "    <testcase classname=\"\(Self.escaped(check.locale))\" name=\"\(name)\""
    var content = ""
    for finding in check.failures {
      content += "      <failure type=\"\(finding.severity.rawValue)\" "
      content += "message=\"\(Self.escaped(finding.sentence))\">"
      content += "\(Self.escaped(line(for: finding)))</failure>\n"
    }
    var remarks = check.remarks.map { line(for: $0) }
    if check.silencedCount > 0 { remarks.append("\(check.silencedCount) known or allowed") }
    if !remarks.isEmpty {
      let text = remarks.joined(separator: "\n")
      content += "      <system-out>\(Self.escaped(text))</system-out>\n"
    }
    return content.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }

  private static func counts(_ cases: [ReportCase]) -> String {
    let failures = cases.count { !$0.failures.isEmpty }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
  }

  /// Text within XML; a character that XML 1.0 does not allow becomes U+FFFD.
  ///
  /// - Source: Extensible Markup Language 1.0, fifth edition, section 2.2.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
