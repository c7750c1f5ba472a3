/// A table of named columns of equal length: what every way in produces.
public struct Table: Sendable, Equatable, Codable {
  /// The columns, in the order of the source.
  public var columns: [Column]

  /// How many rows every column has.
  public var rowCount: Int

  /// Makes a table; every column must have `rowCount` rows.
  public init(columns: [Column], rowCount: Int) {
    precondition(
      columns.allSatisfy { $0.values.count == rowCount },
      "every column of a table has rowCount rows"
    )
    self.columns = columns
    self.rowCount = rowCount
  }

  /// The first column with a name, or `nil`.
  public func column(named name: String) -> Column? {
    columns.first { $0.name == name }
  }
}
