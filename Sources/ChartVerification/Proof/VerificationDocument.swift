import ChartAccessibility
public import ChartLocalization
public import ChartNarration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a verification found, as lines of text or as JSON.
///
/// The JSON: `schema` "chartvoice-verification", `version`, `locale`, `supported`, `contradicted` and
/// `notFound` (how many claims), and `findings`, each of `kind` (`data`, `needs-table`, `facts`, `fact`,
/// `label`, `claim`), `verdict` (`supported`, `contradicted`, `not-found`), and as the kind has them
/// `part` of the document, `line`, `column`, `text`, `right`, `sources` (ids), `fact` and `quantity`.
public struct VerificationDocument: Sendable {
  private let findings: [DocumentVerifier.Finding]
  private let localizer: Localizer
  private let narrator: Narrator?

  /// Prepares findings for readers of one language; `narrator` words the quantities of facts.
  public init(
    _ findings: [DocumentVerifier.Finding],
    localizer: Localizer,
    narrator: Narrator?
  ) {
    self.findings = findings
    self.localizer = localizer
    self.narrator = narrator
  }

  /// One line a finding, and how many there are at the end.
  public var text: String {
    var lines = findings.map(line)
    let claims = self.claims
    if !claims.isEmpty || findings.isEmpty {
      lines.append(
        message(
          "verify-summary",
          [
            "supported": count(claims.filter(\.isSupported).count),
            "contradicted": count(claims.filter(\.isContradicted).count),
            "missing": count(claims.filter { $0.verdict == .notFound }.count),
          ]
        )
      )
    }
    return lines.joined(separator: "\n")
  }

  private var claims: [Claim] {
    findings.compactMap {
      guard case .claim(_, let claim) = $0 else { return nil }
      return claim
    }
  }

  private func message(_ id: String, _ arguments: [String: MessageArgument] = [:]) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return localizer.text(id, arguments, diagnostics: &diagnostics)
  }

  private func count(_ count: Int) -> MessageArgument {
    .number(Double(count), formatted: localizer.number(Double(count)))
  }

  private func line(_ finding: DocumentVerifier.Finding) -> String {
    switch finding {
    case .data(let isSame): return message(isSame ? "proof-data-same" : "proof-data-other")
    case .needsTable(let marks): return message("proof-needs-table", ["count": count(marks)])
    case .facts(let numbers, let facts):
      return message("proof-facts", ["numbers": count(numbers), "facts": count(facts)])
    case .fact(let fact, let quantity, let stated, let right):
      return message(
        "proof-fact",
        [
          "fact": .text(fact), "quantity": .text(quantity), "stated": .text(words(stated)),
          "right": .text(words(right)),
        ]
      )
    case .label(let id, let text, let right):
      return message(
        "proof-label",
        ["place": .text(id), "text": .text(text), "right": .text(right)]
      )
    case .claim(let part, let claim): return line(claim, part)
    }
  }

  private func line(_ claim: Claim, _ part: String) -> String {
    let place = "\(part.isEmpty ? "" : "\(part) ")\(claim.line):\(claim.column)"
    var arguments: [String: MessageArgument] = ["place": .text(place), "text": .text(claim.text)]
    switch claim.verdict {
    case .supported(let sources):
      guard !sources.isEmpty else { return message("verify-claim-known", arguments) }
      arguments["source"] = .text(list(sources))
      return message("verify-claim-supported", arguments)
    case .contradicted(let sources, let right):
      guard let right else { return message("verify-claim-contradicted", arguments) }
      arguments["right"] = .text(right)
      arguments["source"] = .text(sources.isEmpty ? "chart" : list(sources))
      return message("verify-claim-corrected", arguments)
    case .notFound: return message("verify-claim-not-found", arguments)
    }
  }

  /// The first three of some ids.
  private func list(_ sources: [String]) -> String {
    sources.prefix(3).joined(separator: ", ") + (sources.count > 3 ? ", \u{2026}" : "")
  }

  private func words(_ quantity: Quantity?) -> String {
    guard let quantity else { return message("missing-value") }
    if case .term(let term) = quantity { return term }
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator?.text(Phrase("node-value", ["value": quantity]), diagnostics: &diagnostics)
      ?? ""
  }

  // MARK: JSON

  /// The findings as JSON, keys sorted, two spaces a level.
  public var json: String {
    let body = Body(
      locale: localizer.locale.description,
      supported: claims.filter(\.isSupported).count,
      contradicted: findings.filter(\.isContradicted).count,
      notFound: claims.filter { $0.verdict == .notFound }.count,
      findings: findings.map(entry)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(body) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Body: Encodable {
    let schema = "chartvoice-verification"
    let version = 1
    let locale: String
    let supported: Int
    let contradicted: Int
    let notFound: Int
    let findings: [Entry]
  }

  private struct Entry: Encodable {
    var kind: String
    var verdict: String
    var part: String?
    var line: Int?
    var column: Int?
    var text: String?
    var right: String?
    var sources: [String]?
    var fact: String?
    var quantity: String?
  }

  private func entry(_ finding: DocumentVerifier.Finding) -> Entry {
    let verdict =
      finding.holds ? "supported" : finding.isContradicted ? "contradicted" : "not-found"
    var entry = Entry(kind: "data", verdict: verdict)
    switch finding {
    case .data: return entry
    case .needsTable: entry.kind = "needs-table"
    case .facts: entry.kind = "facts"
    case .fact(let fact, let quantity, let stated, let right):
      (entry.kind, entry.fact, entry.quantity) = ("fact", fact, quantity)
      (entry.text, entry.right) = (words(stated), words(right))
    case .label(let id, let text, let right):
      (entry.kind, entry.part, entry.text, entry.right) = ("label", id, text, right)
    case .claim(let part, let claim):
      entry.kind = "claim"
      entry.part = part.isEmpty ? nil : part
      (entry.line, entry.column, entry.text) = (claim.line, claim.column, claim.text)
      switch claim.verdict {
      case .supported(let sources): entry.sources = sources
      case .contradicted(let sources, let right): (entry.sources, entry.right) = (sources, right)
      case .notFound: break
      }
    }
    return entry
  }
}
