import ChartLocalization

/// Writes a string catalogue as Xcode does: keys sorted, two spaces, ` : ` between key and value.
///
/// The ids are the keys, the source is the localization of its language. A message that format strings
/// cannot hold is ICU MessageFormat whole, and its comment says so.
///
/// - Source: catalogues written by Xcode 15 to 26; Apple has published no description.
struct StringCatalogWriter {
  private let document: ExchangeDocument
  private let plans: [UnitPlan]

  init(_ document: ExchangeDocument) {
    self.document = document
    plans = document.plans(for: .xcstrings)
  }

  func text() throws(ExchangeError) -> String {
    let strings = plans.map { (key: $0.unit.id, value: entry($0)) }
    let catalogue = CatalogueValue.object([
      ("sourceLanguage", .string(document.sourceLocale)),
      ("strings", .object(strings.sorted { $0.key < $1.key })),
      ("version", .string("1.0")),
    ])
    return catalogue.text(indent: "")
  }

  private func entry(_ plan: UnitPlan) -> CatalogueValue {
    let isICU = plan.shape == .whole
    let comment = [plan.note, isICU ? AppleXLIFFWriter.icuNote : nil].compactMap(\.self)
    var localizations = [(document.sourceLocale, localization(plan.source, plan, .final))]
    if let target = plan.target {
      localizations.append((document.targetLocale, localization(target, plan, plan.unit.state)))
    }
    return .object(
      (comment.isEmpty ? [] : [("comment", .string(comment.joined(separator: "\n")))]) + [
        ("extractionState", .string("manual")),
        ("localizations", .object(localizations.sorted { $0.0 < $1.0 })),
      ]
    )
  }

  private func localization(
    _ text: UnitText,
    _ plan: UnitPlan,
    _ state: ExchangeUnit.State
  ) -> CatalogueValue {
    func unit(_ text: String) -> CatalogueValue {
      .object([
        (
          "stringUnit",
          .object([("state", .string(Self.name(of: state))), ("value", .string(text))])
        )
      ])
    }
    func variations(_ variants: [String: String]) -> CatalogueValue {
      let sorted = variants.sorted { $0.key < $1.key }.map { ($0.key, unit($0.value)) }
      return .object([("plural", .object(sorted))])
    }
    switch text {
    case .whole(let text): return unit(text)
    case .forms: return .object([])
    case .plural(let variants): return .object([("variations", variations(variants))])
    case .substitution(let text, let name, let variants):
      guard case .object(let members) = unit(text) else { return unit(text) }
      let position = plan.coder.places[name] ?? 0
      let substitution = CatalogueValue.object([
        ("argNum", .number(position + 1)), ("formatSpecifier", .string("lld")),
        ("variations", variations(variants)),
      ])
      return .object(members + [("substitutions", .object([(name, substitution)]))])
    }
  }

  /// What a state is called; there is none for more than translated.
  private static func name(of state: ExchangeUnit.State) -> String {
    switch state {
    case .new: "new"
    case .outdated: "needs_review"
    case .translated, .reviewed, .final: "translated"
    }
  }
}

/// A value of a string catalogue.
private indirect enum CatalogueValue {
  case string(String)
  case number(Int)
  case object([(String, CatalogueValue)])

  func text(indent: String) -> String {
    switch self {
    case .string(let text): return JSONString.quoted(text)
    case .number(let number): return String(number)
    case .object(let members):
      // Xcode leaves an empty line in an empty object.
      let lines = members.map {
        "\(indent)  \(JSONString.quoted($0)) : \($1.text(indent: indent + "  "))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}
