/// What columns are called that a table does not have, in the reader's language.
public struct InferredNames: Sendable, Equatable, Codable {
  /// The rows' numbers, where a table has no other place for its amounts.
  public var row: String

  /// The amounts, where rows are counted.
  public var count: String

  /// The column that tells folded columns apart.
  public var series: String

  /// The amounts of folded columns.
  public var value: String

  /// Makes names; without any they are plain identifiers.
  public init(
    row: String = "row",
    count: String = "count",
    series: String = "series",
    value: String = "value"
  ) {
    self.row = row
    self.count = count
    self.series = series
    self.value = value
  }
}
