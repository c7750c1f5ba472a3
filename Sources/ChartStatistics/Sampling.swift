/// The places of all points, or of so many of them if they are too many: evenly spaced in the order of x,
/// and of y where x is equal, so that the order of the points does not matter.
///
/// The points are dealt into bins of equal width along x; only the bins that hold a chosen one are put in
/// order. O(n), and O(n log n) where most lie in few bins.
func evenly(_ number: Int, ofMoreThan limit: Int, x: [Double], y: [Double]) -> [Int] {
  guard x.count > limit, let low = x.min(), let high = x.max() else { return Array(x.indices) }
  let bins = EvenBins(x, from: low, to: high)
  var chosen: [Int] = []
  chosen.reserveCapacity(number)
  var (bin, members) = (-1, [UInt32]())
  for rank in evenRanks(number, of: x.count) {
    if bin < 0 || rank >= bins.starts[bin + 1] {
      bin = max(bin, 0)
      while rank >= bins.starts[bin + 1] { bin += 1 }
      members = Array(bins.members(of: bin))
      sortPlaces(&members, members.indices, x, y)
    }
    chosen.append(Int(members[rank - bins.starts[bin]]))
  }
  return chosen
}

/// So many ranks of a larger number of values, evenly spaced, each in the middle of its part.
func evenRanks(_ number: Int, of count: Int) -> [Int] {
  let step = Double(count) / Double(number)
  return (0..<number).map { Int((Double($0) + 0.5) * step) }
}

/// Puts a run of places in the order of x, and of y where x is equal.
///
/// O(k log k) in the length of the run.
func sortPlaces(_ places: inout [UInt32], _ run: Range<Int>, _ x: [Double], _ y: [Double]) {
  if run.count <= 48 {
    places.withUnsafeMutableBufferPointer { places in
      x.withUnsafeBufferPointer { x in
        y.withUnsafeBufferPointer { y in
          insertionSort(UnsafeMutableBufferPointer(rebasing: places[run])) { left, right in
            let (first, second) = (x[Int(left)], x[Int(right)])
            return first != second ? first < second : y[Int(left)] < y[Int(right)]
          }
        }
      }
    }
    return
  }
  sort(&places, run, by: x)
  var start = run.lowerBound
  while start < run.upperBound {
    let value = x[Int(places[start])]
    var end = start + 1
    while end < run.upperBound, x[Int(places[end])] == value { end += 1 }
    if end > start + 1 { sort(&places, start..<end, by: y) }
    start = end
  }
}

private func sort(_ places: inout [UInt32], _ run: Range<Int>, by values: [Double]) {
  let given = Array(places[run])
  let order = RadixOrder.places(of: given.map { values[Int($0)] })
  for (spot, place) in zip(run, order) { places[spot] = given[Int(place)] }
}

/// The places of numbers by bins of equal width.
private struct EvenBins {
  /// Where each bin starts among the places; one more than there are bins.
  let starts: [Int]
  private let places: [UInt32]

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
    var dealt = [UInt32](repeating: 0, count: values.count)
    for (place, bin) in bins.enumerated() {
      dealt[ends[Int(bin)]] = UInt32(place)
      ends[Int(bin)] += 1
    }
    places = dealt
  }

  func members(of bin: Int) -> ArraySlice<UInt32> { places[starts[bin]..<starts[bin + 1]] }
}
