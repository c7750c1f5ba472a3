/// The values of some ranks of a column, found together and without putting it in order.
///
/// The values are counted in equal bins; those of the bins that hold a wanted rank are looked at again
/// in the same way, until few are left to be put in order. Exact.
enum RankSearch {
  /// From so many values on this is faster than moving each rank to its place.
  static let least = 8_192

  /// The values of ranks, from the smallest, of finite values.
  ///
  /// `ranks` do not fall, and each is a 0-based index into the values. O(n), but where hundreds of
  /// magnitudes are mixed O(n log n).
  static func values(ofRanks ranks: [Int], in values: [Double]) -> [Double] {
    values.withUnsafeBufferPointer { found(ranks[...], $0, patience: 4) }
  }

  /// Ranks count from `start`, the number of values that lie below these.
  private static func found(
    _ ranks: ArraySlice<Int>,
    from start: Int = 0,
    _ values: UnsafeBufferPointer<Double>,
    patience: Int
  ) -> [Double] {
    let extent = Extent(values)
    if extent.low == extent.high { return ranks.map { _ in extent.low } }
    guard values.count >= least, patience > 0,
      let dealt = WantedBins(ranks, from: start, values, extent)
    else {
      let sorted = RadixOrder.sorted(Array(values))
      return ranks.map { sorted[$0 - start] }
    }
    var answer: [Double] = []
    answer.reserveCapacity(ranks.count)
    dealt.members.withUnsafeBufferPointer { members in
      for bin in dealt.bins {
        let own = UnsafeBufferPointer(rebasing: members[bin.members])
        answer += found(ranks[bin.ranks], from: bin.start, own, patience: patience - 1)
      }
    }
    return answer
  }
}

/// The values of the bins that hold some ranks.
private struct WantedBins {
  /// A bin that holds a rank.
  struct Bin {
    /// The wanted ranks in it.
    var ranks: Range<Int>

    /// How many values lie below it.
    let start: Int

    /// Where its values stand in ``members``.
    let members: Range<Int>
  }

  private(set) var bins: [Bin] = []
  private(set) var members: [Double] = []

  init?(
    _ ranks: ArraySlice<Int>,
    from start: Int,
    _ values: UnsafeBufferPointer<Double>,
    _ extent: Extent
  ) {
    // For a few ranks so many that the counts stay in the nearest memory; for many more, so that few
    // values share a bin with one of them.
    let size = ranks.count <= 64 ? 4_096 : 1 << 18
    guard let equal = EqualBins(size, from: extent.low, to: extent.high) else { return nil }
    var next = [UInt32](repeating: 0, count: size)
    next.withUnsafeMutableBufferPointer { counts in
      for value in values { counts[Int(truncatingIfNeeded: equal.bin(of: value))] &+= 1 }
    }
    let all = find(ranks, from: start, counts: next)
    // From here on: where the next value of a bin goes. What is not wanted goes behind all others, since
    // a branch that nobody can foretell would take longer than writing it.
    let count = bins.last?.members.upperBound ?? 0
    let end = UInt32(count)
    for bin in next.indices { next[bin] = end }
    for (number, bin) in all.enumerated() { next[bin] = UInt32(bins[number].members.lowerBound) }
    members = [Double](unsafeUninitializedCapacity: count + 1) { members, filled in
      next.withUnsafeMutableBufferPointer { next in
        for value in values {
          let bin = Int(truncatingIfNeeded: equal.bin(of: value))
          let place = next[bin]
          members[Int(place)] = value
          next[bin] = place &+ (place < end ? 1 : 0)
        }
      }
      filled = count
    }
  }

  /// Notes the bins of the ranks, and gives their numbers.
  private mutating func find(
    _ ranks: ArraySlice<Int>,
    from start: Int,
    counts: [UInt32]
  ) -> [Int] {
    var all: [Int] = []
    var (bin, below, kept) = (0, start, 0)
    for place in ranks.indices {
      while below + Int(counts[bin]) <= ranks[place] {
        below += Int(counts[bin])
        bin += 1
      }
      if all.last == bin {
        bins[bins.count - 1].ranks = bins[bins.count - 1].ranks.lowerBound..<(place + 1)
        continue
      }
      let size = Int(counts[bin])
      all.append(bin)
      bins.append(Bin(ranks: place..<(place + 1), start: below, members: kept..<(kept + size)))
      kept += size
    }
    return all
  }
}
