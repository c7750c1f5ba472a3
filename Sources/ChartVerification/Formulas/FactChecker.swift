public import ChartAccessibility
import ChartModel
public import ChartScales

/// Derives the numbers of facts from the chart's columns again, by the formulas that the facts carry.
public struct FactChecker: Sendable {
  /// One number of a fact beside what its formula comes to.
  public struct Finding: Sendable, Equatable {
    /// The fact's id.
    public var fact: String

    /// The name of the quantity.
    public var quantity: String

    /// The formula.
    public var formula: String

    /// The number that the fact states.
    public var stated: Double

    /// The number that the formula comes to, or `nil` where it has no value.
    public var derived: Double?

    /// Why the formula has no value.
    public var error: FormulaError?

    /// Whether both are the same number: relative difference at most 1e-12, and 1e-12 near zero.
    public var holds: Bool {
      guard let derived else { return false }
      return abs(derived - stated) <= max(1e-12, 1e-12 * max(abs(derived), abs(stated)))
    }
  }

  private let columns: ChartColumns

  /// Prepares the columns of a tree's chart; `offset` as the tree was made with.
  public init(_ tree: AccessibilityTree, offset: @escaping UTCOffset) {
    columns = ChartColumns(tree, offset: offset)
  }

  /// What each formula of a fact comes to, by the names of quantities; those that state no number are
  /// left out.
  ///
  /// - Complexity: O(n) in the marks of the fact's subject for each formula; O(n log n) for medians.
  public func findings(of fact: Fact) -> [Finding] {
    fact.evidence.derivations.sorted { $0.key < $1.key }.compactMap { name, text in
      guard let stated = fact.quantities[name]?.number else { return nil }
      var finding = Finding(fact: fact.id, quantity: name, formula: text, stated: stated)
      do throws(FormulaError) {
        let value = try Formula(text).value(from: source(for: fact))
        finding.derived = value.isNaN ? nil : value
      } catch {
        finding.error = error
      }
      return finding
    }
  }

  /// What a formula comes to for a fact.
  ///
  /// - Throws: `FormulaError` where the text is no formula or names what the chart does not have.
  public func value(of formula: String, for fact: Fact) throws(FormulaError) -> Double {
    try Formula(formula).value(from: source(for: fact))
  }

  func source(for fact: Fact) -> Formula.Source {
    Formula.Source(columns: columns, subject: fact.subject, groups: fact.evidence.groups)
  }
}

extension Quantity {
  /// The number of an amount, a count or a share.
  var number: Double? {
    switch self {
    case .amount(let value, _, _, _), .share(let value): value
    case .count(let count): Double(count)
    default: nil
    }
  }

  /// Whether the number is a part of a whole, told as a percentage.
  var isShare: Bool {
    switch self {
    case .share: true
    case .amount(_, _, let format, _): format?.style == .percent
    default: false
    }
  }
}
