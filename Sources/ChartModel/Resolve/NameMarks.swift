import ChartScales

/// Finds the names that are marked along an axis.
struct NameMarks {
  /// The axis's scale.
  let scale: BandScale

  /// The names of a set: all of them, or those that are given and stand on the axis.
  func found(_ values: AxisMarkSet.Values) -> Result<MarkedValues, TooManyValues> {
    switch values {
    case .automatic, .stride, .calendar: return .success(found(at: Array(scale.domain.indices)))
    case .places: return .success(MarkedValues([]))
    case .names(let names):
      let shown = names.indices.filter { scale.index(of: names[$0]) != nil }
      var found = found(at: shown.compactMap { scale.index(of: names[$0]) })
      found.numbers = shown
      return .success(found)
    }
  }

  /// The names with these indices, each in the middle of its band.
  func found(at indices: [Int]) -> MarkedValues {
    let starts = indices.map(scale.position(ofIndex:))
    return MarkedValues(
      zip(indices, starts).map { index, start in
        Tick(value: Double(index), position: start + scale.bandwidth / 2)
      },
      spans: starts.map { Interval($0, $0 + scale.bandwidth) }
    )
  }
}
