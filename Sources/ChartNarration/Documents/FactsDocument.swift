public import ChartAccessibility
public import ChartLocalization
import ChartScales

/// Every fact with its words and what proves it, as indented text or as JSON.
///
/// The JSON: `schema` "chartvoice-facts", `version`, `locale`, and `facts`, each of `id`, `kind`,
/// `subject`, `level` (1 construction, 2 statistics, 3 pattern, 4 author), `salience`, `text`,
/// `quantities` by name, `formula`, `rows` (from 1; `rowCount` tells how many there are where not all
/// are listed) and, where a claim was tested, `test`.
public struct FactsDocument: Sendable {
  private let narrator: Narrator

  /// Prepares the facts of the tree that a narrator tells.
  public init(_ narrator: Narrator) {
    self.narrator = narrator
  }

  /// Three lines a fact: its id; its words; its formula, rows and test.
  public func text(diagnostics: inout [LocalizationDiagnostic]) -> String {
    var blocks: [String] = []
    for fact in narrator.tree.facts {
      let words = narrator.text(fact.phrase, diagnostics: &diagnostics)
      let proof = [fact.evidence.formula] + evidence(of: fact, diagnostics: &diagnostics)
      let proven = proof.filter { !$0.isEmpty }.joined(separator: "; ")
      blocks.append("\(fact.id)\n  \(words)\n  \(proven)")
    }
    return blocks.joined(separator: "\n")
  }

  /// The rows that a fact is computed from and its test, in words; empty where there is none.
  public func evidence(
    of fact: Fact,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> [String] {
    let tested = fact.evidence.test.map { test($0, &diagnostics) }
    return [rows(fact.evidence.rows, &diagnostics), tested ?? ""]
  }

  /// The facts as JSON.
  public func json(diagnostics: inout [LocalizationDiagnostic]) -> String {
    var facts: [Entry] = []
    for fact in narrator.tree.facts {
      facts.append(Entry(fact, text: narrator.text(fact.phrase, diagnostics: &diagnostics)))
    }
    return JSONText.of(Body(locale: narrator.localizer.locale.description, facts: facts))
  }

  private func rows(_ rows: RowSet, _ diagnostics: inout [LocalizationDiagnostic]) -> String {
    switch rows {
    case .series(_, 0): return ""
    case .series(_, let count):
      return narrator.text(
        Phrase("evidence-all-rows", ["count": .count(count)]),
        diagnostics: &diagnostics
      )
    case .rows(let listed, let total):
      let shown = listed.prefix(12)
      let quantity = Quantity.list(shown.map { .count($0) }, omitted: total - shown.count)
      return narrator.text(
        Phrase("evidence-rows", ["rows": quantity, "total": .count(total)]),
        diagnostics: &diagnostics
      )
    }
  }

  private func test(
    _ test: TestResult,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var quantities: [String: Quantity] = [
      "method": .term(test.method.rawValue),
      "statistic": .amount(test.statistic, unit: nil, format: nil, precision: .decimals(2)),
      "hasProbability": .term(test.pValue == nil ? "no" : "yes"),
      "isCorrected": .term(test.varianceInflation == nil ? "no" : "yes"),
    ]
    quantities["probability"] = test.pValue.map(Quantity.probability)
    return narrator.text(Phrase("evidence-test", quantities), diagnostics: &diagnostics)
  }

  private struct Body: Encodable {
    let schema = "chartvoice-facts"
    let version = AccessibilityTree.schemaVersion
    let locale: String
    let facts: [Entry]
  }

  private struct Entry: Encodable {
    let id: String
    let kind: String
    let subject: NodeID
    let level: Fact.Level
    let salience: Double
    let text: String
    let quantities: [String: QuantityDocument]
    let formula: String
    let rows: [Int]?
    let rowCount: Int
    let test: TestResult?

    init(_ fact: Fact, text: String) {
      id = fact.id
      kind = fact.kind
      subject = fact.subject
      level = fact.level
      salience = fact.salience
      self.text = text
      quantities = fact.quantities.mapValues(QuantityDocument.init)
      formula = fact.evidence.formula
      test = fact.evidence.test
      switch fact.evidence.rows {
      case .rows(let listed, let total): (rows, rowCount) = (listed, total)
      case .series(_, let count): (rows, rowCount) = (nil, count)
      }
    }
  }
}

/// A quantity as JSON: its kind, and the members that the kind has.
struct QuantityDocument: Encodable {
  var kind: String
  var value: Double?
  var text: String?
  var unit: String?
  var items: [QuantityDocument]?
  var omitted: Int?

  /// An amount, count, share and probability have `value`; a date `value` in seconds since 1970 UTC and
  /// its calendar `unit`; a multiple of pi how often it is taken as `value`; a part of the calendar its number as `value` and its `unit`; a name, a quote and a term `text`; a
  /// place, a span, a noted and an against two `items`; a titled value `text` and one of `items`; a list `items` and how many are
  /// `omitted`; a clause the id of its message as `text` and its quantities, by name, as `items`.
  init(_ quantity: Quantity) {
    switch quantity {
    case .amount(let amount, let unit, _, _):
      (kind, value, self.unit) = ("amount", amount, unit)
    case .count(let count): (kind, value) = ("count", Double(count))
    case .share(let share): (kind, value) = ("share", share)
    case .probability(let probability): (kind, value) = ("probability", probability)
    case .date(let seconds, let unit, _):
      (kind, value, self.unit) = ("date", seconds, unit.rawValue)
    case .calendar(let part, let number):
      (kind, value, unit) = ("calendar", Double(number), part.rawValue)
    case .name(let name): (kind, text) = ("name", name)
    case .quote(let quote): (kind, text) = ("quote", quote)
    case .multipleOfPi(let numerator, let denominator):
      (kind, value) = ("multipleOfPi", Double(numerator) / Double(denominator))
    case .term(let term): (kind, text) = ("term", term)
    case .topic(let topic): (kind, text) = ("topic", topic.rawValue)
    case .clause(let phrase):
      (kind, text) = ("clause", phrase.message)
      items = phrase.quantities.sorted { $0.key < $1.key }.map { QuantityDocument($0.value) }
    case .place(let first, let second):
      (kind, items) = ("place", [QuantityDocument(first), QuantityDocument(second)])
    case .span(let from, let to):
      (kind, items) = ("span", [QuantityDocument(from), QuantityDocument(to)])
    case .noted(let noted, let note):
      (kind, items) = ("noted", [QuantityDocument(noted), QuantityDocument(note)])
    case .against(let one, let other):
      (kind, items) = ("against", [QuantityDocument(one), QuantityDocument(other)])
    case .titled(let title, let quantity):
      (kind, text, items) = ("titled", title, [QuantityDocument(quantity)])
    case .list(let items, let omitted):
      (kind, self.items, self.omitted) = ("list", items.map(QuantityDocument.init), omitted)
    }
  }
}
