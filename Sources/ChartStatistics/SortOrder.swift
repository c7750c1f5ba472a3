/// How the finite values of a column follow one another.
public enum SortOrder: String, Sendable, Equatable, Codable {
  /// No value is smaller than the one before it, and they are not all equal.
  case ascending

  /// No value is larger than the one before it, and they are not all equal.
  case descending

  /// Some values rise and some fall.
  case mixed

  /// All values are equal.
  case constant

  /// Finds the order of the finite values; `nil` for fewer than two of them.
  public init?(of values: [Double]) {
    var count = 0
    var previous = 0.0
    var rises = false
    var falls = false
    for value in values where value.isFinite {
      if count > 0 {
        rises = rises || value > previous
        falls = falls || value < previous
      }
      previous = value
      count += 1
    }
    guard count > 1 else { return nil }
    switch (rises, falls) {
    case (true, true): self = .mixed
    case (true, false): self = .ascending
    case (false, true): self = .descending
    case (false, false): self = .constant
    }
  }
}
