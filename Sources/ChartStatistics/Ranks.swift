/// The ranks 1, 2 … of finite values, smallest first; equal values share the mean of their ranks.
///
/// Values that follow one another within `tolerance` count as equal.
func averageRanks(of values: [Double], tolerance: Double = 0) -> [Double] {
  averageRanks(of: values, order: RadixOrder.places(of: values), tolerance: tolerance)
}

/// The same of values whose places from the smallest to the largest are known.
func averageRanks(of values: [Double], order: [Int32], tolerance: Double = 0) -> [Double] {
  var ranks = [Double](repeating: 0, count: values.count)
  var start = 0
  while start < order.count {
    var end = start + 1
    while end < order.count, values[Int(order[end])] - values[Int(order[end - 1])] <= tolerance {
      end += 1
    }
    // Ranks start + 1 through end.
    let mean = Double(start + 1 + end) / 2
    for place in start..<end { ranks[Int(order[place])] = mean }
    start = end
  }
  return ranks
}
