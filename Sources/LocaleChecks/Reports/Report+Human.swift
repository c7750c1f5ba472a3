import ChartLocalization

extension Report {
  /// A line a finding that counts, files apart by an empty line, and a summary.
  func writeHuman(to write: (String) -> Void) {
    var file: String?
    for entry in entries where entry.counts {
      if let file, file != entry.finding.place.file { write("\n") }
      file = entry.finding.place.file
      write(line(for: entry.finding) + "\n")
    }
    if file != nil { write("\n") }
    write(summary + "\n")
  }

  /// `de/narration.arb:3:14: error: <sentence> [L101]`, on one line and safe for a terminal.
  func line(for finding: Finding) -> String {
    let place = [path(of: finding), finding.place.start?.description].compactMap(\.self)
    return Self.visible(
      "\(place.joined(separator: ":")): \(finding.severity.rawValue): \(finding.sentence) "
        + "[\(finding.check)]"
    )
  }

  /// How many findings count, and how many do not, in one sentence.
  var summary: String {
    let counts: [String] = [Finding.Severity.error, .warning, .note].compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let place = "in \(locales.count) \(locales.count == 1 ? "locale" : "locales")"
    let found = counts.isEmpty ? "Nothing found \(place)" : "Found \(Self.list(counts)) \(place)"
    let known = entries.count { $0.isKnown && $0.allowance == nil }
    let allowed = entries.count { $0.allowance != nil }
    let others = [known > 0 ? "\(known) known" : nil, allowed > 0 ? "\(allowed) allowed" : nil]
      .compactMap(\.self)
    return others.isEmpty ? "\(found)." : "\(found); \(Self.list(others)) beside."
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Text without controls and without marks that turn the direction of writing; these are spelled.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += spelled(scalar)
      default:
        if scalar.properties.isBidiControl {
          result += spelled(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
