public import ChartAccessibility
public import ChartLocalization
public import ChartNarration

/// How one fact came about, in words with the numbers put in.
public struct FactExplanation: Sendable {
  private let narrator: Narrator
  private let checker: FactChecker?

  /// Prepares explanations of the facts of a chart; without `checker` the formulas stand alone.
  public init(_ narrator: Narrator, checker: FactChecker?) {
    self.narrator = narrator
    self.checker = checker
  }

  /// The lines of an explanation: the fact's words, each of its numbers with its formula and the numbers
  /// in it, its rows, its test.
  public func lines(of fact: Fact, diagnostics: inout [LocalizationDiagnostic]) -> [String] {
    var lines = [narrator.text(fact.phrase, diagnostics: &diagnostics)]
    for (name, text) in fact.evidence.derivations.sorted(by: { $0.key < $1.key }) {
      guard let quantity = fact.quantities[name] else { continue }
      let value = narrator.text(
        Phrase("node-value", ["value": quantity.exact]),
        diagnostics: &diagnostics
      )
      var sides = [value, text]
      if let put = putIn(text, fact, &diagnostics), put != value { sides.append(put) }
      lines.append(sides.joined(separator: " = "))
    }
    let proof = FactsDocument(narrator).evidence(of: fact, diagnostics: &diagnostics)
    return lines + proof.filter { !$0.isEmpty }
  }

  /// A formula with its marks and the results of its functions as numbers; nil where it has none.
  private func putIn(
    _ text: String,
    _ fact: Fact,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String? {
    guard let checker, let formula = try? Formula(text) else { return nil }
    return put(formula.root, fact, checker, isInner: false, &diagnostics)
  }

  private func put(
    _ expression: Formula.Expression,
    _ fact: Fact,
    _ checker: FactChecker,
    isInner: Bool,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String? {
    switch expression {
    case .binary(let sign, let left, let right) where checker.isNumber(expression, for: fact):
      guard let left = put(left, fact, checker, isInner: true, &diagnostics),
        let right = put(right, fact, checker, isInner: true, &diagnostics)
      else { return nil }
      let whole = "\(left) \(sign.rawValue) \(right)"
      return isInner ? "(\(whole))" : whole
    case .negated(let inner):
      return put(inner, fact, checker, isInner: true, &diagnostics).map { "-\($0)" }
    default:
      guard let value = checker.value(of: expression, for: fact), value.isFinite else { return nil }
      return narrator.text(
        Phrase(
          "node-value",
          ["value": .amount(value, unit: nil, format: nil, precision: .significant(6))]
        ),
        diagnostics: &diagnostics
      )
    }
  }
}

extension Quantity {
  /// The quantity with the digits that tell it from its neighbours.
  fileprivate var exact: Quantity {
    guard case .amount(let value, let unit, let format, .significant(let count)) = self, count < 6
    else { return self }
    return .amount(value, unit: unit, format: format, precision: .significant(6))
  }
}

extension FactChecker {
  func value(of expression: Formula.Expression, for fact: Fact) -> Double? {
    try? Formula(root: expression).value(from: source(for: fact))
  }

  func isNumber(_ expression: Formula.Expression, for fact: Fact) -> Bool {
    value(of: expression, for: fact) != nil
  }
}
