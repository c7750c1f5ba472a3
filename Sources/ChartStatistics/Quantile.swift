/// The median of the finite values, or `nil` if there are none.
///
/// Of an even number it is the middle between the two middle values. O(n).
public func median(of values: [Double]) -> Double? {
  var finite = values.filter(\.isFinite)
  return takeMedian(of: &finite)
}

/// The median of the finite values at some places of a column, or `nil` if there are none.
///
/// Each index must be inside the column. O(n).
public func median(of values: [Double], at indices: [Int32]) -> Double? {
  var finite = finiteValues(of: values, at: indices)
  return takeMedian(of: &finite)
}

/// The value below which a share of the finite values lies, or `nil` if there are none.
///
/// `share` is held within 0...1. Between two values it moves linearly: type 7 of Hyndman and Fan
/// 1996, the default of R and NumPy. O(n).
public func quantile(_ share: Double, of values: [Double]) -> Double? {
  var finite = values.filter(\.isFinite)
  return takeQuantile(share, of: &finite)
}

/// The value below which a share of the finite values at some places lies, or `nil` if there are
/// none.
///
/// As ``quantile(_:of:)``; each index must be inside the column. O(n).
public func quantile(_ share: Double, of values: [Double], at indices: [Int32]) -> Double? {
  var finite = finiteValues(of: values, at: indices)
  return takeQuantile(share, of: &finite)
}

/// Both quartiles of the finite values, as ``quantile(_:of:)`` has them.
///
/// `nil` without any. O(n).
func quartiles(of values: [Double]) -> (lower: Double, upper: Double)? {
  var rest = values.filter(\.isFinite)
  guard let lower = takeQuantile(0.25, of: &rest), let upper = takeQuantile(0.75, of: &rest) else {
    return nil
  }
  return (lower, upper)
}

/// The value below which a share of finite values lies, given their places from the smallest to the
/// largest; `nil` without any.
func quantile(_ share: Double, of values: [Double], order: [Int32]) -> Double? {
  guard !order.isEmpty else { return nil }
  let place = min(max(share, 0), 1) * Double(order.count - 1)
  let rank = min(Int(place), order.count - 1)
  let part = place - Double(rank)
  let lower = values[Int(order[rank])]
  if part == 0 || rank + 1 == order.count { return lower }
  return lower * (1 - part) + values[Int(order[rank + 1])] * part
}

/// The median of finite values, whose order changes.
func takeMedian(of values: inout [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let middle = values.count / 2
  if !values.count.isMultiple(of: 2) { return selectRank(middle, in: &values) }
  let (lower, upper) = selectPair(from: middle - 1, in: &values)
  return midpoint(lower, upper)
}

/// The middle between two numbers, finite wherever they are.
func midpoint(_ lower: Double, _ upper: Double) -> Double {
  let sum = lower + upper
  return sum.isFinite ? sum / 2 : lower / 2 + upper / 2
}

/// The value below which a share of finite values lies, whose order changes.
func takeQuantile(_ share: Double, of values: inout [Double]) -> Double? {
  guard !values.isEmpty, !share.isNaN else { return nil }
  let place = min(max(share, 0), 1) * Double(values.count - 1)
  let rank = min(Int(place), values.count - 1)
  let part = place - Double(rank)
  if part == 0 || rank + 1 == values.count { return selectRank(rank, in: &values) }
  let (lower, upper) = selectPair(from: rank, in: &values)
  return lower * (1 - part) + upper * part
}

private func finiteValues(of values: [Double], at indices: [Int32]) -> [Double] {
  var finite: [Double] = []
  finite.reserveCapacity(indices.count)
  for index in indices where values[Int(index)].isFinite { finite.append(values[Int(index)]) }
  return finite
}
