/// One check in one locale, as frameworks of tests count: passed unless something grave was found.
struct ReportCase {
  /// The tag of the locale, or `all` for what is not one locale's.
  let locale: String
  /// The check's id.
  let check: String
  /// The findings that fail it.
  let failures: [Finding]
  /// Other findings that count.
  let remarks: [Finding]
  /// How many findings are known or allowed.
  let silencedCount: Int
}

extension Report {
  /// What has no locale of its own is counted under this name.
  static let everywhere = "all"

  /// Every check in every locale, in order of locales, then of checks.
  func cases(failing severity: Finding.Severity?) -> [(locale: String, cases: [ReportCase])] {
    let groups = Dictionary(grouping: entries) { entry in
      let locale = entry.finding.locale ?? Self.everywhere
      return [locale, entry.finding.check]
    }
    let named = Set(locales + [Self.everywhere])
    let others = Set(entries.compactMap(\.finding.locale)).subtracting(named).sorted()
    return (locales + others + [Self.everywhere]).map { locale in
      let cases = checks.map { check in
        let all = groups[[locale, check]] ?? []
        let counting = all.filter(\.counts).map(\.finding)
        let fails = { (finding: Finding) in severity.map { finding.severity >= $0 } ?? false }
        return ReportCase(
          locale: locale,
          check: check,
          failures: counting.filter(fails),
          remarks: counting.filter { !fails($0) },
          silencedCount: all.count - counting.count
        )
      }
      return (locale, cases)
    }
  }
}
