import ChartGallery
import ChartLocalization
import LocaleChecks
import NarrationChecks
import Testing

/// Catalogues of the project with one message changed, and what the checks say of them.
enum Planted {
  /// The charts on which planted faults are looked for: one that tells each message which is changed.
  static let charts: [CheckedChart] = {
    let names: Set<String> = [
      "best-selling styles", "days of sales", "two cities", "negative", "both signs", "money",
      "falling",
      "in %", "sectors", "legs", "range bars", "band", "normalized", "wrong direction",
      "stacked named",
    ]
    return CheckedChart.gallery.filter { names.contains($0.name) }
  }()

  static func locale(_ tag: String) throws -> LocaleTag { try #require(LocaleTag(tag)) }

  /// The catalogues of English and one locale, with messages of the latter changed.
  static func catalogues(
    _ tag: String,
    _ change: (String, String) -> String
  ) throws -> [Catalogue] {
    let own = try #require(Catalogue.embedded(locale(tag)))
    let english = try #require(Catalogue.embedded(.english))
    let changed = Catalogue(
      locale: own.locale,
      messages: Dictionary(uniqueKeysWithValues: own.messages.map { ($0, change($0, $1)) }),
      names: own.names
    )
    return own.locale == .english ? [changed] : [english, changed]
  }

  /// The audit of a locale whose message is another one.
  static func audit(_ tag: String, _ id: String, _ text: String) throws -> NarrationAudit {
    NarrationAudit(
      catalogues: try catalogues(tag) { $0 == id ? text : $1 },
      charts: charts
    )
  }

  /// What is found in locales as they are.
  static let clean: [String: [Finding]] = {
    let audit = NarrationAudit(charts: charts)
    var found: [String: [Finding]] = [:]
    for tag in ["de", "ko"] {
      found[tag] = LocaleTag(tag).map { audit.meaningFindings(of: $0) }
    }
    return found
  }()
}
