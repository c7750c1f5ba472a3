/// The ranks 1, 2 … of finite values, smallest first; equal values share the mean of their ranks.
///
/// Values that follow one another within `tolerance` count as equal.
func averageRanks(of values: [Double], tolerance: Double = 0) -> [Double] {
  let order = values.indices.sorted { values[$0] < values[$1] }
  var ranks = [Double](repeating: 0, count: values.count)
  var start = 0
  while start < order.count {
    var end = start + 1
    while end < order.count, values[order[end]] - values[order[end - 1]] <= tolerance { end += 1 }
    // Ranks start + 1 through end.
    let mean = Double(start + 1 + end) / 2
    for place in start..<end { ranks[order[place]] = mean }
    start = end
  }
  return ranks
}
