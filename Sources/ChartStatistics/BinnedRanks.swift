/// The ranks of many values by bins: those of a bin share their mean rank.
///
/// That is exact where a bin holds equal values only. Otherwise a correlation of such ranks differs from
/// that of the ranks by at most the root of the sum of the cubes of the bins' shares, by the inequality
/// of Cauchy and Schwarz: mean ranks leave out that part of the ranks' variance. Bins are used where this
/// is at most ``slack``: equal ones, else such as suit heavy tails.
struct BinnedRanks {
  /// The most by which a correlation may differ, for each of its two columns.
  static let slack = 1e-4

  /// The bin of each value.
  let bins: [UInt32]

  /// How many values each bin holds.
  let counts: [UInt32]

  /// Twice how far the mean rank of each bin lies from that of all.
  let distances: [Int32]

  /// The sum over all values of the squares of ``distances``.
  let squares: Double

  /// `nil` where the values are equal, or of a size whose squares leave the range of `Double`, and where
  /// no bins tell ranks.
  init?(_ values: [Double], _ extent: Extent) {
    guard max(abs(extent.low), abs(extent.high)) < 1e140, extent.high - extent.low > 1e-140,
      values.count < 1 << 29
    else { return nil }
    for way in RankBins.Way.allCases {
      guard let dealt = RankBins(values, extent, way) else { continue }
      if Self.unevenness(of: dealt.counts, values.count) <= Self.slack || dealt.arePure(of: values)
      {
        self.init(dealt, values.count)
        return
      }
    }
    return nil
  }

  private init(_ dealt: RankBins, _ count: Int) {
    (bins, counts) = (dealt.bins, dealt.counts)
    var (below, sum) = (0, 0.0)
    distances = dealt.counts.map { own in
      let distance = 2 * below + Int(own) - count
      below += Int(own)
      sum += Double(own) * Double(distance) * Double(distance)
      return Int32(truncatingIfNeeded: distance)
    }
    squares = sum
  }

  /// The root of the sum of the cubes of the bins' shares; a value alone in its bin keeps its rank.
  private static func unevenness(of counts: [UInt32], _ count: Int) -> Double {
    var cubes = 0.0
    for own in counts where own > 1 {
      let share = Double(own) / Double(count)
      cubes += share * share * share
    }
    return cubes.squareRoot()
  }
}
