extension Report {
  /// A test for each check in each locale; findings stand below their test as YAML.
  ///
  /// - Source: the Test Anything Protocol, version 14 (testanything.org).
  func writeTAP(_ options: ReportOptions, to write: (String) -> Void) {
    let all = cases(failing: options.failing).flatMap(\.cases)
    write("TAP version 14\n1..\(all.count)\n")
    for (index, check) in all.enumerated() {
      let heading = "\(check.locale) \(CheckPage.heading(of: check.check))"
      write("\(check.failures.isEmpty ? "ok" : "not ok") \(index + 1) - \(Self.escaped(heading))\n")
      let lines = (check.failures + check.remarks).map { line(for: $0) }
      guard !lines.isEmpty else { continue }
      write("  ---\n  findings:\n")
      for line in lines { write("    - \(JSONValue.string(line).text(isIndented: false))\n") }
      write("  ...\n")
    }
  }

  /// A description, in which `#` would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.map { "\\#".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
