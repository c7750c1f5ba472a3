public import ChartScales

/// The values of a column, one a row.
public enum ColumnValues: Sendable, Equatable, Codable {
  /// Amounts; `NaN` is a missing value. Infinities never occur: importers count them as missing.
  case numbers([Double])

  /// Instants in seconds since 1970-01-01T00:00:00Z; `NaN` is missing.
  ///
  /// Each instant is the start of the calendar unit that it stands for: a day, a month, a minute.
  case dates([Double], unit: CalendarUnit)

  /// Names.
  case categories(CategoryValues)

  /// How many rows there are, missing ones included.
  public var count: Int {
    switch self {
    case .numbers(let values), .dates(let values, _): values.count
    case .categories(let values): values.codes.count
    }
  }

  /// Whether these are amounts, names or instants.
  public var kind: MeasureKind {
    switch self {
    case .numbers: .quantitative
    case .dates: .temporal
    case .categories: .nominal
    }
  }

  /// Whether the value in a row is missing.
  public func isMissing(at row: Int) -> Bool {
    switch self {
    case .numbers(let values), .dates(let values, _): values[row].isNaN
    case .categories(let values): values.codes[row] < 0
    }
  }

  /// The values as numbers on an axis: amounts as they are, instants in seconds since 1970 UTC,
  /// names as their codes; `NaN` where missing.
  ///
  /// - Complexity: O(1) for amounts and instants, O(n) for names.
  public var scalars: [Double] {
    switch self {
    case .numbers(let values), .dates(let values, _): values
    case .categories(let values): values.codes.map { $0 < 0 ? .nan : Double($0) }
    }
  }
}
