/// The places of all points, or of so many of them if they are too many: evenly spaced in the order of x,
/// and of y where x is equal, so that the order of the points does not matter.
///
/// The points are dealt into bins of equal width along x; only the bins that hold a chosen one are put in
/// order. O(n), and O(n log n) where most lie in few bins.
func evenly(_ number: Int, ofMoreThan limit: Int, x: [Double], y: [Double]) -> [Int] {
  guard x.count > limit, let low = x.min(), let high = x.max() else { return Array(x.indices) }
  let bins = EvenBins(x, from: low, to: high)
  let step = Double(x.count) / Double(number)
  var chosen: [Int] = []
  chosen.reserveCapacity(number)
  var (bin, members) = (-1, [Int32]())
  for number in 0..<number {
    let rank = Int((Double(number) + 0.5) * step)
    if bin < 0 || rank >= bins.starts[bin + 1] {
      bin = max(bin, 0)
      while rank >= bins.starts[bin + 1] { bin += 1 }
      members = ordered(bins.members(of: bin), x, y)
    }
    chosen.append(Int(members[rank - bins.starts[bin]]))
  }
  return chosen
}

/// Places in the order of x, and of y where x is equal.
private func ordered(_ places: ArraySlice<Int32>, _ x: [Double], _ y: [Double]) -> [Int32] {
  places.sorted { left, right in
    let (first, second) = (x[Int(left)], x[Int(right)])
    return first != second ? first < second : y[Int(left)] < y[Int(right)]
  }
}

/// The places of numbers by bins of equal width.
private struct EvenBins {
  /// Where each bin starts among the places; one more than there are bins.
  let starts: [Int]
  private let places: [Int32]

  init(_ values: [Double], from low: Double, to high: Double) {
    let count = min(max(values.count / 4, 1), 1 << 18)
    // Halves, so that no range leaves that of `Double`.
    let scale = high > low ? Double(count) / (high / 2 - low / 2) : 0
    let bins = values.map { value -> Int32 in
      let bin = (value / 2 - low / 2) * scale
      return bin.isFinite ? Int32(min(bin, Double(count - 1))) : 0
    }
    var ends = [Int](repeating: 0, count: count + 1)
    for bin in bins { ends[Int(bin) + 1] += 1 }
    for bin in 0..<count { ends[bin + 1] += ends[bin] }
    starts = ends
    var dealt = [Int32](repeating: 0, count: values.count)
    for (place, bin) in bins.enumerated() {
      dealt[ends[Int(bin)]] = Int32(place)
      ends[Int(bin)] += 1
    }
    places = dealt
  }

  func members(of bin: Int) -> ArraySlice<Int32> { places[starts[bin]..<starts[bin + 1]] }
}
