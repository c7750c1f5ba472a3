/// The finite values of a column from the largest to the smallest.
public struct Ranking: Sendable, Equatable, Codable {
  /// Indices of the finite values, largest first; equal values stay in reading order.
  public let order: [Int32]

  /// The dense rank of each entry of ``order``: 1 for the largest value, equal values share a rank,
  /// and the next smaller value has the next rank.
  public let ranks: [Int32]

  /// The share of the total, 0...1, of each entry of ``order``.
  ///
  /// `nil` unless every finite value is at least zero and the total is above zero and finite:
  /// shares of debts and gains together mean nothing.
  public let shares: [Double]?

  /// Ranks the finite values of a column, leaving out `NaN` and infinities.
  ///
  /// O(n log n).
  public init(of values: [Double]) {
    var order: [Int32] = []
    var total = CompensatedSum()
    var hasNegative = false
    for (index, value) in values.enumerated() where value.isFinite {
      order.append(Int32(index))
      total.add(value)
      hasNegative = hasNegative || value < 0
    }
    order = RadixOrder.places(of: order.map { -values[Int($0)] }).map { order[Int($0)] }
    var ranks: [Int32] = []
    ranks.reserveCapacity(order.count)
    var previous = Double.infinity
    var rank: Int32 = 0
    for index in order {
      let value = values[Int(index)]
      if value != previous { rank += 1 }
      previous = value
      ranks.append(rank)
    }
    let sum = total.value
    let hasShares = !hasNegative && sum > 0 && sum.isFinite
    shares = hasShares ? order.map { values[Int($0)] / sum } : nil
    self.order = order
    self.ranks = ranks
  }
}
