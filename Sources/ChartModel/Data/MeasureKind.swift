/// How the values of a column are read: as amounts, as names or as instants.
public enum MeasureKind: String, Sendable, Equatable, Codable {
  /// Amounts, on which arithmetic means something.
  case quantitative

  /// Names without an order of their own.
  case nominal

  /// Instants, each standing for its calendar unit.
  case temporal
}
