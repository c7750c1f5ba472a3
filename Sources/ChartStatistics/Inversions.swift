/// Sorts the values and counts the pairs in which an earlier value is larger than a later one.
///
/// The values must not be `NaN`; equal values are no inversion. O(n log n), by merging.
/// Source: Knight 1966, "A computer method for calculating Kendall's tau with ungrouped data".
func sortCountingInversions(_ values: inout [Double]) -> Int {
  let count = values.count
  var scratch = values
  return values.withUnsafeMutableBufferPointer { values in
    scratch.withUnsafeMutableBufferPointer { scratch in
      var inversions = sortRunsCountingInversions(values)
      var (source, target) = (values, scratch)
      var width = runLength
      while width < count {
        for start in stride(from: 0, to: count, by: 2 * width) {
          let middle = min(start + width, count)
          let end = min(start + 2 * width, count)
          inversions += mergeCountingInversions(source, into: target, start, middle, end)
        }
        (source, target) = (target, source)
        width *= 2
      }
      if source.baseAddress != values.baseAddress {
        for place in 0..<count { values[place] = source[place] }
      }
      return inversions
    }
  }
}

private let runLength = 16

/// Sorts each run of ``runLength`` values by insertion.
private func sortRunsCountingInversions(_ values: UnsafeMutableBufferPointer<Double>) -> Int {
  var inversions = 0
  for start in stride(from: 0, to: values.count, by: runLength) {
    for place in start..<min(start + runLength, values.count) {
      let value = values[place]
      var hole = place
      while hole > start, values[hole - 1] > value {
        values[hole] = values[hole - 1]
        hole -= 1
      }
      values[hole] = value
      inversions += place - hole
    }
  }
  return inversions
}

/// Merges two neighbouring sorted runs and counts the pairs that change order.
private func mergeCountingInversions(
  _ source: UnsafeMutableBufferPointer<Double>,
  into target: UnsafeMutableBufferPointer<Double>,
  _ start: Int,
  _ middle: Int,
  _ end: Int
) -> Int {
  var inversions = 0
  var (left, right, place) = (start, middle, start)
  // No branch on the values, which no processor could foresee.
  while left < middle, right < end {
    let (first, second) = (source[left], source[right])
    let isFalling = second < first
    target[place] = isFalling ? second : first
    inversions &+= isFalling ? middle &- left : 0
    right &+= isFalling ? 1 : 0
    left &+= isFalling ? 0 : 1
    place &+= 1
  }
  let rest = left < middle ? left..<middle : right..<end
  for remaining in rest {
    target[place] = source[remaining]
    place &+= 1
  }
  return inversions
}
