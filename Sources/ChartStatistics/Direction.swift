/// Where a series goes between its first and its last place, as far as the data show.
public enum Direction: String, Sendable, Equatable, Codable, CaseIterable {
  /// Later values are larger, by a share of the axis that can be seen.
  case rises

  /// Later values are larger, by less than that share.
  case risesSlightly

  /// Later values are smaller, by a share of the axis that can be seen.
  case falls

  /// Later values are smaller, by less than that share.
  case fallsSlightly

  /// Chance alone would often order the values as well as this.
  case noClearTrend

  /// All values are equal.
  case constant

  /// There are too few values for a test.
  case tooFewValues
}
