extension ColumnValues {
  /// Whether two columns hold the same values row by row, a missing one being the same as a missing one.
  func isSame(as other: ColumnValues) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.numbers(let own), .numbers(let others)): return Self.areSame(own, others)
    case (.dates(let own, let unit), .dates(let others, let otherUnit)):
      return unit == otherUnit && Self.areSame(own, others)
    default: return false
    }
  }

  private static func areSame(_ own: [Double], _ others: [Double]) -> Bool {
    own.count == others.count
      && own.indices.allSatisfy { own[$0] == others[$0] || (own[$0].isNaN && others[$0].isNaN) }
  }
}
