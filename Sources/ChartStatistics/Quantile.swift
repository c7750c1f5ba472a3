/// The median of the finite values, or `nil` if there are none.
///
/// Of an even number it is the middle between the two middle values. O(n).
public func median(of values: [Double]) -> Double? {
  var finite = finiteValues(of: values)
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
  var finite = finiteValues(of: values)
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
  var rest = finiteValues(of: values)
  guard let both = takeQuantiles([0.25, 0.75], of: &rest) else { return nil }
  return (both[0], both[1])
}

/// The values below which shares of finite values lie, whose order may change; `nil` without any.
///
/// The shares, 0...1, rise by at least a thousandth.
func takeQuantiles(_ shares: [Double], of values: inout [Double]) -> [Double]? {
  guard !values.isEmpty else { return nil }
  guard values.count >= RankSearch.least else {
    return shares.compactMap { takeQuantile($0, of: &values) }
  }
  let found = RankSearch.values(ofRanks: quantileRanks(shares, of: values.count), in: values)
  return quantiles(shares, of: values.count, fromRanks: found)
}

/// The ranks, two for each share, between whose values a share of so many values lies.
func quantileRanks(_ shares: [Double], of count: Int) -> [Int] {
  shares.map { Int($0 * Double(count - 1)) }
    .flatMap { [min($0, count - 1), min($0 + 1, count - 1)] }
}

/// The values below which shares lie, from those of their ``quantileRanks(_:of:)``.
func quantiles(_ shares: [Double], of count: Int, fromRanks found: [Double]) -> [Double] {
  shares.enumerated().map { number, share in
    let place = share * Double(count - 1)
    let part = place - Double(min(Int(place), count - 1))
    let (lower, upper) = (found[2 * number], found[2 * number + 1])
    return part == 0 ? lower : lower * (1 - part) + upper * part
  }
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
  if values.count >= RankSearch.least {
    let ranks = [(values.count - 1) / 2, middle]
    let found = RankSearch.values(ofRanks: ranks, in: values)
    return values.count.isMultiple(of: 2) ? midpoint(found[0], found[1]) : found[1]
  }
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
  if values.count >= RankSearch.least {
    return takeQuantiles([min(max(share, 0), 1)], of: &values)?[0]
  }
  let place = min(max(share, 0), 1) * Double(values.count - 1)
  let rank = min(Int(place), values.count - 1)
  let part = place - Double(rank)
  if part == 0 || rank + 1 == values.count { return selectRank(rank, in: &values) }
  let (lower, upper) = selectPair(from: rank, in: &values)
  return lower * (1 - part) + upper * part
}

/// The finite values; the column itself where all are.
func finiteValues(of values: [Double]) -> [Double] {
  values.withUnsafeBufferPointer { Extent($0).isFinite } ? values : values.filter(\.isFinite)
}

/// The finite values at some places.
func finiteValues(of values: [Double], at indices: [Int32]) -> [Double] {
  if isWhole(indices, of: values.count) { return finiteValues(of: values) }
  let chosen = [Double](unsafeUninitializedCapacity: indices.count) { target, count in
    values.withUnsafeBufferPointer { source in
      for index in indices where source[Int(index)].isFinite {
        target[count] = source[Int(index)]
        count += 1
      }
    }
  }
  return chosen
}

/// Whether places are those of a whole column, in its order.
private func isWhole(_ indices: [Int32], of count: Int) -> Bool {
  guard indices.count == count else { return false }
  return indices.withUnsafeBufferPointer { indices in
    indices.indices.allSatisfy { indices[$0] == $0 }
  }
}
