/// Moves the value of a rank to its place, with nothing larger before it and nothing smaller after.
///
/// The values must be finite or infinite, not `NaN`; `rank` is a 0-based index into them. O(n): the
/// pivot is the median of three, and a range that does not shrink as it should is sorted instead.
/// Source: Hoare 1961, "Find".
func moveToRank(_ rank: Int, in values: UnsafeMutableBufferPointer<Double>) {
  var low = 0
  var high = values.count - 1
  var patience = 2 * (Int.bitWidth - values.count.leadingZeroBitCount)
  while low < high {
    patience -= 1
    if patience < 0 {
      var rest = UnsafeMutableBufferPointer(rebasing: values[low...high])
      rest.sort()
      return
    }
    let (left, right) = partition(values, low, high)
    if rank <= right {
      high = right
    } else if rank >= left {
      low = left
    } else {
      return
    }
  }
}

/// Splits `low...high` into values up to the pivot, ending at `right`, and from it on, starting at
/// `left`.
private func partition(
  _ values: UnsafeMutableBufferPointer<Double>,
  _ low: Int,
  _ high: Int
) -> (left: Int, right: Int) {
  let (first, middle, last) = (values[low], values[low + (high - low) / 2], values[high])
  let pivot = max(min(first, middle), min(max(first, middle), last))
  var left = low
  var right = high
  while left <= right {
    while values[left] < pivot { left += 1 }
    while values[right] > pivot { right -= 1 }
    if left <= right {
      values.swapAt(left, right)
      left += 1
      right -= 1
    }
  }
  return (left, right)
}

/// The value of a rank; the order of the values changes.
func selectRank(_ rank: Int, in values: inout [Double]) -> Double {
  values.withUnsafeMutableBufferPointer { buffer in
    moveToRank(rank, in: buffer)
    return buffer[rank]
  }
}

/// The values of a rank and of the next one; `rank + 1` must be a rank as well.
func selectPair(from rank: Int, in values: inout [Double]) -> (lower: Double, upper: Double) {
  values.withUnsafeMutableBufferPointer { buffer in
    moveToRank(rank, in: buffer)
    var upper = buffer[rank + 1]
    for place in (rank + 1)..<buffer.count { upper = min(upper, buffer[place]) }
    return (buffer[rank], upper)
  }
}
