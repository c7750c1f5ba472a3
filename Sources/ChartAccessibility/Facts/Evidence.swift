/// What proves a fact: how it is computed, from which rows, and how it was tested.
public struct Evidence: Sendable, Equatable, Codable {
  /// How it is computed, in the notation of the documentation: `max(sales)`, `sum(sales) / count`.
  public var formula: String

  /// The rows of the data that it is computed from.
  public var rows: RowSet

  /// The statistical test that allows it, if it makes a claim that needs one.
  public var test: TestResult?

  /// For quantities of the fact, by name, the formula that gives the number from the marks' values.
  ///
  /// The grammar: numbers, `+ - * /`, brackets, columns by name (in backquotes unless the name is a
  /// letter followed by letters, digits and `_`; a backquote within one is written twice), functions
  /// of them, and comparisons `= < > <= >=`, which make a column of 1 and 0. A column alone means the
  /// marks of the fact's subject, for the chart all marks of the first layer that has the column;
  /// `sales[weekend]` those of a group of ``groups``; `sales[7]` the layer's seventh mark.
  /// `mean(sales[weekend]) / mean(sales[weekday]) - 1`; `sum(sales = max(sales))` counts ties.
  ///
  /// Functions of a column: `min max sum mean median count missing first last sd`; `quantile(column, q)`,
  /// `abs`, `rank(column[7])` (among the subject's marks, 1 for the greatest), and of two columns
  /// `spearman(x, y)`, `pearson(x, y)`, `theilsen(x, y)`, where dates count in their own calendar unit.
  public var derivations: [String: String]

  /// The sets of marks that ``derivations`` name in square brackets.
  public var groups: [String: MarkSet]

  /// The evidence without sets of so many marks that nobody would look at them, and without the
  /// derivations that name them.
  var withinReason: Evidence {
    let large = groups.filter { _, set in
      switch set {
      case .marks(let marks, _): return marks.count > 2_000
      case .source(_, let left, _): return left.count > 2_000
      default: return false
      }
    }
    guard !large.isEmpty else { return self }
    var evidence = self
    for name in large.keys {
      evidence.groups[name] = nil
      evidence.derivations = evidence.derivations.filter { !$0.value.contains("[\(name)]") }
    }
    return evidence
  }

  /// Makes evidence.
  public init(
    _ formula: String,
    rows: RowSet,
    test: TestResult? = nil,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) {
    self.formula = formula
    self.rows = rows
    self.test = test
    self.derivations = derivations
    self.groups = groups
  }
}

/// Marks that a formula speaks of.
public enum MarkSet: Sendable, Equatable, Codable {
  /// These marks of a layer, as rows of the layer's columns: layers from 0, marks from 1.
  case marks([Int], layer: Int)

  /// All marks of a series, by the number of its node, from 1.
  case series(Int)

  /// All marks of a layer, from 0.
  case layer(Int)

  /// The marks of a layer (from 0) that have a name in a column of names.
  case named(String, column: String, layer: Int)

  /// The amounts that the bins or boxes of a layer (from 0) were made from: those of some marks (from 1),
  /// or of all where `marks` is `nil`, but for some rows of the data (from 1).
  case source(marks: [Int]?, without: [Int], layer: Int)
}

extension Evidence {
  /// The name of a column as it stands in a formula.
  static func column(_ name: String) -> String {
    let isPlain =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isPlain { return name }
    return "`\(name.map { $0 == "`" ? "``" : String($0) }.joined())`"
  }
}

/// The outcome of a statistical test.
public struct TestResult: Sendable, Equatable, Codable {
  /// The tests that facts rest on.
  public enum Method: String, Sendable, Equatable, Codable {
    /// Mann–Kendall's test of direction, with its correction for ties and serial dependence.
    case mannKendall

    /// Mann–Kendall's test within each season, its sums added (Hirsch, Slack and Smith 1982).
    case seasonalMannKendall

    /// Spearman's rank correlation.
    case spearman

    /// Pearson's correlation.
    case pearson

    /// Mann–Whitney's rank test of two groups.
    case mannWhitney

    /// Kruskal–Wallis's rank test of several groups.
    case kruskalWallis

    /// The gain of a step in the level over no step.
    case changePoint

    /// The gain of straight legs that meet at turning points over one straight line.
    case turningPoints

    /// Hartigan's dip test of one mode.
    case dip

    /// D'Agostino's test of skewness.
    case skewness

    /// The partial F test of a square term.
    case squareTerm

    /// How often the same few lead by chance, from the binomial distribution.
    case binomial
  }

  /// The test.
  public var method: Method

  /// The test statistic.
  public var statistic: Double

  /// The two-sided p-value, 0...1; `nil` where the statistic is a gain of evidence and has none.
  public var pValue: Double?

  /// The size of the effect, as the method defines it, or `nil`.
  public var effect: Double?

  /// How many times the variance of the statistic was taken because neighbours depend on each other,
  /// or `nil` where it stands as the method gives it.
  public var varianceInflation: Double?

  /// Makes a test result.
  public init(
    method: Method,
    statistic: Double,
    pValue: Double?,
    effect: Double? = nil,
    varianceInflation: Double? = nil
  ) {
    self.method = method
    self.statistic = statistic
    self.pValue = pValue
    self.effect = effect
    self.varianceInflation = varianceInflation
  }
}

/// Rows of the data, counted from 1 as a reader counts them under the header.
public enum RowSet: Sendable, Equatable, Codable {
  /// Just these, ascending; all of them when `total` equals the count, else the first of `total`.
  case rows([Int], total: Int)

  /// Every row of a series (its name, or `nil` for all rows), so many of them.
  case series(String?, count: Int)
}
