/// What proves a fact: how it is computed, from which rows, and how it was tested.
public struct Evidence: Sendable, Equatable, Codable {
  /// How it is computed, in the notation of the documentation: `max(sales)`, `sum(sales) / count`.
  public var formula: String

  /// The rows of the data that it is computed from.
  public var rows: RowSet

  /// The statistical test that allows it, if it makes a claim that needs one.
  public var test: TestResult?

  /// Makes evidence.
  public init(_ formula: String, rows: RowSet, test: TestResult? = nil) {
    self.formula = formula
    self.rows = rows
    self.test = test
  }
}

/// The outcome of a statistical test.
public struct TestResult: Sendable, Equatable, Codable {
  /// The tests that facts rest on.
  public enum Method: String, Sendable, Equatable, Codable {
    /// Mann–Kendall's test of direction, with its correction for ties and serial dependence.
    case mannKendall

    /// Spearman's rank correlation.
    case spearman
  }

  /// The test.
  public var method: Method

  /// The test statistic.
  public var statistic: Double

  /// The two-sided p-value, 0...1.
  public var pValue: Double

  /// The size of the effect, as the method defines it, or `nil`.
  public var effect: Double?

  /// How many times the variance of the statistic was taken because neighbours depend on each other,
  /// or `nil` where it stands as the method gives it.
  public var varianceInflation: Double?

  /// Makes a test result.
  public init(
    method: Method,
    statistic: Double,
    pValue: Double,
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
