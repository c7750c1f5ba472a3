/// The bins of a column that hold some ranks, and where their members go side by side.
struct WantedBins {
  /// A bin that holds a rank.
  struct Bin {
    /// Its number.
    let number: Int

    /// The wanted ranks in it, as places in their list.
    fileprivate(set) var ranks: Range<Int>

    /// How many values lie below it.
    let start: Int

    /// Where its members go.
    let members: Range<Int>
  }

  /// From the lowest to the highest.
  private(set) var bins: [Bin] = []

  /// How many members they have.
  var count: Int { bins.last?.members.upperBound ?? 0 }

  /// Finds the bins of ranks that do not fall and count from `start`.
  init(_ ranks: ArraySlice<Int>, from start: Int = 0, counts: [UInt32]) {
    bins.reserveCapacity(min(ranks.count, counts.count))
    var (bin, below, kept) = (0, start, 0)
    for place in ranks.indices {
      while below + Int(counts[bin]) <= ranks[place] {
        below += Int(counts[bin])
        bin += 1
      }
      if bins.last?.number == bin {
        bins[bins.count - 1].ranks = bins[bins.count - 1].ranks.lowerBound..<(place + 1)
        continue
      }
      let size = Int(counts[bin])
      bins.append(
        Bin(number: bin, ranks: place..<(place + 1), start: below, members: kept..<(kept + size))
      )
      kept += size
    }
  }

  /// For each of all bins where its next member goes; behind all others for those that are not wanted.
  func next(of all: Int) -> [UInt32] {
    var next = [UInt32](repeating: UInt32(count), count: all)
    for bin in bins { next[bin.number] = UInt32(bin.members.lowerBound) }
    return next
  }
}

/// Puts a few elements in order, each moved up to its place.
@inline(__always)
func insertionSort<Element>(
  _ elements: UnsafeMutableBufferPointer<Element>,
  by isBefore: (Element, Element) -> Bool
) {
  guard elements.count > 1 else { return }
  for place in 1..<elements.count {
    let element = elements[place]
    var spot = place
    while spot > 0, isBefore(element, elements[spot - 1]) {
      elements[spot] = elements[spot - 1]
      spot -= 1
    }
    elements[spot] = element
  }
}
