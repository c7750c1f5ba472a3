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
