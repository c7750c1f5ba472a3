import ChartLocalization

/// The messages of a locale that are marked as not translated: `"@id": {"x-state": "untranslated"}`.
struct Untranslated {
  /// A finding, L009, for each.
  private(set) var findings: [Finding] = []
  private let locale: String
  private var ids: Set<String> = []

  init(_ locale: LocaleFolder.Locale) {
    self.locale = locale.name
    for file in locale.files {
      let entries = Dictionary(file.catalogue.entries.map { ($0.id, $0) }) { first, _ in first }
      for metadata in file.catalogue.metadata
      where metadata.node["x-state"]?.string == "untranslated" {
        guard let entry = entries[metadata.id] else { continue }
        ids.insert(entry.id)
        findings.append(
          Finding(
            check: "L009",
            severity: .warning,
            place: Finding.Place(
              file: file.path,
              start: file.catalogue.position(of: entry.messageRange.lower),
              end: file.catalogue.position(of: entry.messageRange.upper)
            ),
            locale: locale.name,
            message: entry.id,
            sentence: "the message '\(entry.id)' is marked as not translated"
          )
        )
      }
    }
  }

  /// How many there are.
  var count: Int { ids.count }

  /// Whether a message is one of them.
  func has(_ id: String) -> Bool { ids.contains(id) }

  /// Whether a finding says no more than that a message is not translated; files that cannot be read,
  /// keys that stand twice and allowances are told of all the same.
  func explains(_ finding: Finding) -> Bool {
    guard finding.locale == locale, let message = finding.message, ids.contains(message) else {
      return false
    }
    return !["L002", "L003", "L004", "L005"].contains(finding.check)
      && !finding.check.hasPrefix("A")
  }
}
