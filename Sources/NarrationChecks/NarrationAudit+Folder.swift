package import ChartLocalization
package import LocaleChecks

extension NarrationAudit {
  /// Prepares checks of a folder of catalogues; findings stand where the messages do.
  ///
  /// `catalogues` are the folder's as ``ChartLocalization/Catalogue/catalogues(inFolder:)`` reads them, with
  /// what glossaries know of names; without them the messages are taken from the folder as far as it could be
  /// read.
  package init(
    folder: LocaleFolder,
    catalogues: [Catalogue]? = nil,
    charts: [CheckedChart] = CheckedChart.gallery
  ) {
    let places = Self.places(in: folder)
    self.init(
      source: LocaleTag(folder.source) ?? .english,
      catalogues: catalogues ?? folder.locales.map(Self.catalogue),
      charts: charts
    ) { locale, id in
      let known = places[locale.description] ?? [:]
      return known[id ?? ""] ?? known[""] ?? Finding.Place(file: "\(locale)/narration.arb")
    }
  }

  /// All findings of meaning and, if wanted, of speech, for all locales, and of what the program itself says.
  ///
  /// Locales that the registry declares as `text-only` are not heard; the reasons of all that were not come
  /// second, sorted by locale.
  package func findings(
    in folder: LocaleFolder,
    speech: Bool
  ) -> (findings: [Finding], unheard: [String]) {
    let budgets = Self.budgets(in: folder)
    let textOnly = Self.textOnly(in: folder)
    var findings = programFindings()
    var unheard: [String] = []
    for locale in locales {
      findings += meaningFindings(of: locale)
      guard speech else { continue }
      switch speechFindings(of: locale, budgets: budgets, textOnly: textOnly) {
      case .checked(_, let heard): findings += heard
      case .skipped(let reason): unheard.append("\(locale): \(reason)")
      }
    }
    return (findings.sorted(), unheard)
  }

  /// What voices make of these locales; one without a voice, or declared text only, is passed over.
  package func heardFindings(in folder: LocaleFolder, of locales: [LocaleTag]) -> [Finding] {
    let budgets = Self.budgets(in: folder)
    let textOnly = Self.textOnly(in: folder)
    return locales.flatMap { locale -> [Finding] in
      switch speechFindings(of: locale, budgets: budgets, textOnly: textOnly) {
      case .checked(_, let heard): heard
      case .skipped: []
      }
    }
  }

  /// The seconds that the source's messages may take.
  private static func budgets(in folder: LocaleFolder) -> [String: Double] {
    var budgets: [String: Double] = [:]
    for file in folder.sourceLocale?.files ?? [] {
      for metadata in file.catalogue.metadata { budgets[metadata.id] = metadata.maxSeconds }
    }
    return budgets
  }

  private static func textOnly(in folder: LocaleFolder) -> Set<LocaleTag> {
    let silent = (folder.registry?.locales ?? []).filter {
      $0.node["speech"]?.string == "text-only"
    }
    return Set(silent.compactMap { LocaleTag($0.tag) })
  }

  private static func catalogue(_ locale: LocaleFolder.Locale) -> Catalogue {
    var messages: [String: String] = [:]
    for file in locale.files {
      for entry in file.catalogue.entries where entry.isText && messages[entry.id] == nil {
        messages[entry.id] = entry.text
      }
    }
    return Catalogue(locale: locale.tag, messages: messages)
  }

  /// Where each message stands, by locale and id; the empty id is the first file's.
  private static func places(in folder: LocaleFolder) -> [String: [String: Finding.Place]] {
    var places: [String: [String: Finding.Place]] = [:]
    for locale in folder.locales {
      var known: [String: Finding.Place] = [:]
      for file in locale.files {
        if known[""] == nil { known[""] = Finding.Place(file: file.path) }
        for entry in file.catalogue.entries where known[entry.id] == nil {
          known[entry.id] = Finding.Place(
            file: file.path,
            start: file.catalogue.position(of: entry.messageRange.lower),
            end: file.catalogue.position(of: entry.messageRange.upper)
          )
        }
      }
      places[locale.tag.description] = known
    }
    return places
  }
}
