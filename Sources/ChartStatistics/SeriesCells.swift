/// The mean of some values; `NaN` of none.
func meanValue(of values: ArraySlice<Double>) -> Double {
  // Divided first, so that large values stay within the range of Double.
  values.isEmpty ? .nan : values.reduce(0) { $0 + $1 / Double(values.count) }
}

extension Pairs {
  /// The points parted into at most `limit` runs of equal count, as nearly as can be.
  func cells(atMost limit: Int) -> [Range<Int>] {
    let cells = min(count, limit)
    return (0..<cells).map { $0 * count / cells..<($0 + 1) * count / cells }
  }
}
