/// One named column of data.
public struct Column: Sendable, Equatable, Codable {
  /// The name by which readers know the column, verbatim from the data or the author.
  public var name: String

  /// The unit of the amounts ("EUR million"), verbatim, or `nil` for plain numbers.
  public var unit: String?

  /// How amounts are printed, or `nil` for the locale's plain form.
  public var format: NumberFormat?

  /// The values, one a row.
  public var values: ColumnValues

  /// Makes a column.
  public init(
    _ name: String,
    unit: String? = nil,
    format: NumberFormat? = nil,
    values: ColumnValues
  ) {
    self.name = name
    self.unit = unit
    self.format = format
    self.values = values
  }
}
