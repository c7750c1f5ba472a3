import ChartLocalization

/// What is checked of a folder, and what for.
package struct CheckRun {
  /// How the folder is called in reports.
  package var folderName: String
  /// The day by which allowances hold.
  package var today: Day
  /// The checks to make by the beginnings of their ids, `L1` for all from L101 to L199; empty for all.
  package var selection: [String] = []
  /// The tags of the locales whose findings are told; empty for all.
  package var locales: [String] = []
  /// The ids that the program asks for with their arguments; nil if that is not known.
  package var used: [String: Set<String>]?
  /// What is known already.
  package var baseline: Baseline?

  /// Makes a run of all checks.
  package init(folderName: String, today: Day) {
    self.folderName = folderName
    self.today = today
  }

  /// Whether a check is asked for.
  package func makes(_ check: String) -> Bool {
    selection.isEmpty || selection.contains { check.hasPrefix($0) }
  }

  /// Makes the checks of catalogues and adds what others found; `ids` are the checks they made.
  ///
  /// A message marked as not translated is told of once, by L009: what else is found in it is found in
  /// the source's words.
  package func report(
    on folder: LocaleFolder,
    adding findings: [Finding] = [],
    of ids: [String] = []
  ) -> Report {
    let own = LocaleCheck.all.map(\.id).filter { id in
      makes(id) && (used != nil || !["L006", "L007"].contains(id))
    }
    var found = folder.findings(LocaleCheckOptions(used: used, checks: Set(own)))
    found += findings
    var allowances: [Allowance] = []
    for locale in folder.locales {
      let open = Untranslated(locale)
      found.removeAll { open.explains($0) }
      if makes("L009") { found += open.findings }
      for file in locale.files {
        let reading = AllowanceReading(
          of: file.catalogue,
          path: file.path,
          locale: locale.name,
          today: today
        )
        allowances += reading.allowances
        found += reading.findings
      }
    }
    let made = own + ids.filter(makes) + ["A001", "A002", "A003"].filter(makes)
    return Report(
      folder: folderName,
      locales: folder.locales.map(\.name).filter { isTold($0) },
      checks: made,
      findings: found.filter { makes($0.check) && isTold($0.locale) },
      allowances: allowances.filter {
        isTold($0.place.file.split(separator: "/").first.map(String.init))
      },
      baseline: baseline
    )
  }

  /// Whether findings of a locale are told; those of no locale where all are.
  private func isTold(_ locale: String?) -> Bool {
    locales.isEmpty || locale.map(locales.contains) ?? false
  }
}
