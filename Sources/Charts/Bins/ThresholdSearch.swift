/// The number of the bin that a value is in, for thresholds in ascending order.
///
/// Values below the first threshold are given to the first bin, those beyond the last to the last, so that
/// the number can always be used to find a bin; 0 where there is none. The last bin has its upper bound.
func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  var lower = 0
  var upper = thresholds.count
  while lower < upper {
    let middle = (lower + upper) / 2
    if thresholds[middle] <= value { lower = middle + 1 } else { upper = middle }
  }
  return max(0, min(lower - 1, thresholds.count - 2))
}

/// The bin with a number between thresholds in ascending order.
func bin<Value: Comparable>(_ index: Int, of thresholds: [Value]) -> ChartBinRange<Value> {
  precondition(
    index >= 0 && index < thresholds.count - 1,
    "bin \(index) is not one of the \(max(0, thresholds.count - 1)) bins"
  )
  return ChartBinRange(
    lowerBound: thresholds[index],
    upperBound: thresholds[index + 1],
    includesUpperBound: index == thresholds.count - 2
  )
}
