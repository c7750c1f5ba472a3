/// The values of some ranks of a column, found together and without putting it in order.
///
/// The values are counted in equal bins; those of the bins that hold a wanted rank are looked at again
/// in the same way, until few are left to be put in order. Exact.
enum RankSearch {
  /// From so many values on this is faster than moving each rank to its place.
  static let least = 8_192

  /// Up to so many values are put in order where they stand.
  private static let few = 48

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
    // For a few ranks so many bins that the counts stay in the nearest memory; for many more, so that few
    // values share a bin with one of them.
    let size = ranks.count <= 64 ? 4_096 : 1 << 16
    guard values.count >= least, patience > 0,
      let equal = EqualBins(size, from: extent.low, to: extent.high)
    else {
      let sorted = RadixOrder.sorted(Array(values))
      return ranks.map { sorted[$0 - start] }
    }
    let wanted = WantedBins(ranks, from: start, counts: counts(values, equal, size))
    var members = members(values, equal, wanted, size)
    return members.withUnsafeMutableBufferPointer { members in
      var answer: [Double] = []
      answer.reserveCapacity(ranks.count)
      for bin in wanted.bins {
        let own = UnsafeMutableBufferPointer(rebasing: members[bin.members])
        if own.count <= few {
          insertionSort(own, by: <)
          for rank in ranks[bin.ranks] { answer.append(own[rank - bin.start]) }
        } else {
          let own = UnsafeBufferPointer(own)
          answer += found(ranks[bin.ranks], from: bin.start, own, patience: patience - 1)
        }
      }
      return answer
    }
  }

  private static func counts(
    _ values: UnsafeBufferPointer<Double>,
    _ equal: EqualBins,
    _ size: Int
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: size)
    counts.withUnsafeMutableBufferPointer { counts in
      for value in values { counts[Int(truncatingIfNeeded: equal.bin(of: value))] &+= 1 }
    }
    return counts
  }

  /// The values of the wanted bins, bin by bin.
  ///
  /// What is not wanted goes behind all others, since a branch that nobody can foretell would take longer
  /// than writing it.
  private static func members(
    _ values: UnsafeBufferPointer<Double>,
    _ equal: EqualBins,
    _ wanted: WantedBins,
    _ size: Int
  ) -> [Double] {
    var next = wanted.next(of: size)
    let end = UInt32(wanted.count)
    return [Double](unsafeUninitializedCapacity: wanted.count + 1) { members, filled in
      next.withUnsafeMutableBufferPointer { next in
        for value in values {
          let bin = Int(truncatingIfNeeded: equal.bin(of: value))
          let place = next[bin]
          members[Int(place)] = value
          next[bin] = place &+ (place < end ? 1 : 0)
        }
      }
      filled = wanted.count
    }
  }
}
