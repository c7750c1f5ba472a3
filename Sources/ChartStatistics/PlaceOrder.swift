/// The order of numbers by their place in their range, a 32-bit part of it.
///
/// Each number is one word: its place in the upper half, where it stands in the lower, so that dealing
/// moves half of what whole numbers would need and takes half as many rounds.
enum PlaceOrder {
  /// Where numbers stand, from the smallest to the largest, equal ones as they stand.
  ///
  /// `nil` where one of them is not finite, where the range has no parts, or where so many numbers that
  /// differ share a part that comparing them would take long; there are at most 2³¹ numbers. O(n).
  static func places(of values: [Double]) -> [Int32]? {
    values.withUnsafeBufferPointer { values in
      let extent = Extent(values)
      guard extent.isFinite, let bins = EqualBins(1 << 32, from: extent.low, to: extent.high)
      else { return nil }
      let words = [UInt64](unsafeUninitializedCapacity: values.count) { words, count in
        for place in values.indices {
          words[place] = bins.bin(of: values[place]) << 32 | UInt64(truncatingIfNeeded: place)
        }
        count = values.count
      }
      return settled(dealt(words), values)
    }
  }

  /// Words by their upper halves, equal ones as they stood.
  private static func dealt(_ words: [UInt64]) -> [UInt64] {
    var (now, next) = (words, words)
    for shift in [32, 43, 54] as [UInt64] {
      now.withUnsafeBufferPointer { from in
        next.withUnsafeMutableBufferPointer { deal(from, into: $0, shift) }
      }
      swap(&now, &next)
    }
    return now
  }

  private static func deal(
    _ from: UnsafeBufferPointer<UInt64>,
    into target: UnsafeMutableBufferPointer<UInt64>,
    _ shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2_048) { starts in
      starts.initialize(repeating: 0)
      for word in from { starts[Int(truncatingIfNeeded: word &>> shift & 2_047)] &+= 1 }
      var sum = 0
      for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for word in from {
        let digit = Int(truncatingIfNeeded: word &>> shift & 2_047)
        target[starts[digit]] = word
        starts[digit] &+= 1
      }
    }
  }

  /// The places of words in order, where numbers that share a part are compared; `nil` where so many
  /// do that the cost would be more than in proportion.
  private static func settled(
    _ words: [UInt64],
    _ values: UnsafeBufferPointer<Double>
  ) -> [Int32]? {
    var patience = 8 * words.count
    var isSettled = true
    let places = [Int32](unsafeUninitializedCapacity: words.count) { places, count in
      count = words.count
      for (rank, word) in words.enumerated() {
        let place = Int32(truncatingIfNeeded: word)
        let value = values[Int(place)]
        var spot = rank
        // Earlier words of this part that are larger move up; equal ones stay before it.
        while spot > 0, words[spot - 1] >> 32 == word >> 32,
          values[Int(places[spot - 1])] > value
        {
          places[spot] = places[spot - 1]
          spot -= 1
          patience -= 1
        }
        places[spot] = place
        if patience < 0 {
          // The rest is not looked at, but filled.
          for left in rank..<words.count { places[left] = 0 }
          isSettled = false
          return
        }
      }
    }
    return isSettled ? places : nil
  }
}
