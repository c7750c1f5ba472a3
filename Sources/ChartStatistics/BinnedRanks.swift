/// The ranks of many values by 2¹⁸ equal bins over their range: those of a bin share their mean rank.
///
/// That is exact where a bin holds equal values only. Otherwise a correlation of such ranks differs from
/// that of the ranks by at most the root of the sum of the cubes of the bins' shares, by the inequality
/// of Cauchy and Schwarz: mean ranks leave out that part of the ranks' variance. Bins are used where this
/// is at most ``slack``.
struct BinnedRanks: Sendable {
  /// The most by which a correlation may differ, for each of its two columns.
  static let slack = 1e-4

  /// How far the mean rank of each bin lies from that of all.
  let distances: [Double]

  /// The sum over all values of the squares of ``distances``.
  let squares: Double

  private let bins: EqualBins
  private let counts: [UInt32]

  private static let binCount = 1 << 18

  /// `nil` where the values are equal, or of a size whose squares leave the range of `Double`, and where
  /// bins do not tell ranks.
  init?(_ values: [Double]) {
    let extent = values.withUnsafeBufferPointer { Extent($0) }
    guard max(abs(extent.low), abs(extent.high)) < 1e140, extent.high - extent.low > 1e-140,
      let bins = EqualBins(Self.binCount, from: extent.low, to: extent.high)
    else { return nil }
    self.bins = bins
    var counted = [UInt32](repeating: 0, count: Self.binCount)
    values.withUnsafeBufferPointer { values in
      counted.withUnsafeMutableBufferPointer { counts in
        for value in values { counts[Int(truncatingIfNeeded: bins.bin(of: value))] &+= 1 }
      }
    }
    counts = counted
    let size = Double(values.count)
    var (below, sum, cubes) = (0.0, 0.0, 0.0)
    distances = counted.map { count in
      let distance = below + (Double(count) - size) / 2
      let share = Double(count) / size
      below += Double(count)
      sum += Double(count) * distance * distance
      if count > 1 { cubes += share * share * share }
      return distance
    }
    squares = sum
    let isFine = cubes.squareRoot() <= Self.slack || Self.isPure(values, bins)
    guard isFine, sum > 0 else { return nil }
  }

  /// Whether no bin holds values that differ.
  private static func isPure(_ values: [Double], _ bins: EqualBins) -> Bool {
    var held = [Double](repeating: .nan, count: binCount)
    return held.withUnsafeMutableBufferPointer { held in
      values.allSatisfy { value in
        let bin = Int(truncatingIfNeeded: bins.bin(of: value))
        if held[bin].isNaN { held[bin] = value }
        return held[bin] == value
      }
    }
  }

  /// The bin of one of the values.
  func bin(of value: Double) -> Int { Int(truncatingIfNeeded: bins.bin(of: value)) }

  /// The places of so many values, evenly spaced in their order, and in that of others where they are
  /// equal.
  func evenly(_ number: Int, of values: [Double], and others: [Double]) -> [Int] {
    let step = Double(values.count) / Double(number)
    // Where the next value of a bin goes among those kept; what is not wanted goes behind all others.
    var next = [UInt32](repeating: .max, count: counts.count)
    var wanted: [(members: Range<Int>, rank: Int)] = []
    var (bin, below, kept) = (0, 0, 0)
    for number in 0..<number {
      let rank = Int((Double(number) + 0.5) * step)
      while below + Int(counts[bin]) <= rank {
        below += Int(counts[bin])
        bin += 1
      }
      if next[bin] == .max {
        next[bin] = UInt32(kept)
        kept += Int(counts[bin])
      }
      let start = Int(next[bin])
      wanted.append((start..<(start + Int(counts[bin])), rank - below))
    }
    let end = UInt32(kept)
    for bin in next.indices where next[bin] == .max { next[bin] = end }
    var held = [Int32](repeating: 0, count: kept + 1)
    held.withUnsafeMutableBufferPointer { members in
      values.withUnsafeBufferPointer { values in
        next.withUnsafeMutableBufferPointer { next in
          for place in values.indices {
            let bin = self.bin(of: values[place])
            let spot = next[bin]
            members[Int(spot)] = Int32(truncatingIfNeeded: place)
            next[bin] = spot &+ (spot < end ? 1 : 0)
          }
        }
      }
    }
    return held.withUnsafeMutableBufferPointer { held in
      var sorted = 0
      return wanted.map { members, rank in
        if members.lowerBound >= sorted {
          var own = UnsafeMutableBufferPointer(rebasing: held[members])
          own.sort { left, right in
            let (first, second) = (values[Int(left)], values[Int(right)])
            return first != second ? first < second : others[Int(left)] < others[Int(right)]
          }
          sorted = members.upperBound
        }
        return Int(held[members.lowerBound + rank])
      }
    }
  }
}
