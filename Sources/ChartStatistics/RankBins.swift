/// The bin of each value of a column among very many, in order as the values are, and how many each holds.
struct RankBins {
  /// How values are dealt into bins.
  enum Way: CaseIterable {
    /// By equal widths over the range.
    case equal

    /// By the highest bits of the values, whose steps grow as the values do.
    case bits

    /// By the highest bits of the distance from the middle half, in parts of its length and beside one.
    case centred
  }

  /// The bin of each value.
  let bins: [UInt32]

  /// How many values each bin holds.
  let counts: [UInt32]

  /// Deals finite values; `nil` where bins of that kind cannot be told apart.
  ///
  /// O(n).
  init?(_ values: [Double], _ extent: Extent, _ way: Way) {
    switch way {
    case .equal:
      guard let equal = EqualBins(1 << 16, from: extent.low, to: extent.high) else { return nil }
      self.init(values, 1 << 16) { UInt32(truncatingIfNeeded: equal.bin(of: $0)) }
    case .bits:
      let keys = KeyBins(from: Self.key(of: extent.low), to: Self.key(of: extent.high))
      self.init(values, KeyBins.count) { keys.bin(of: Self.key(of: $0)) }
    case .centred:
      guard let middle = quartiles(of: values), middle.lower < middle.upper else { return nil }
      let centre = middle.lower / 2 + middle.upper / 2
      let unit = 1 / (middle.upper - middle.lower)
      guard unit.isFinite else { return nil }
      let key = { (value: Double) in Self.key(of: (value - centre) * unit, beside: 1) }
      let keys = KeyBins(from: key(extent.low), to: key(extent.high))
      self.init(values, KeyBins.count) { value in
        keys.bin(of: Self.key(of: (value - centre) * unit, beside: 1))
      }
    }
  }

  @inline(__always)
  private init(_ values: [Double], _ count: Int, _ bin: (Double) -> UInt32) {
    var counted = [UInt32](repeating: 0, count: count)
    bins = [UInt32](unsafeUninitializedCapacity: values.count) { bins, filled in
      values.withUnsafeBufferPointer { values in
        counted.withUnsafeMutableBufferPointer { counts in
          for place in values.indices {
            let own = bin(values[place])
            bins[place] = own
            counts[Int(own)] &+= 1
          }
        }
      }
      filled = values.count
    }
    counts = counted
  }

  /// A whole number that is in order as the numbers are; minus zero counts as zero.
  @inline(__always)
  private static func key(of value: Double) -> Int64 {
    let pattern = Int64(bitPattern: (value + 0).bitPattern)
    // Below zero the larger pattern is the smaller number.
    return pattern ^ (pattern >> 63 & .max)
  }

  /// The same of a number whose size is added to another, so that the smallest are not told too finely.
  @inline(__always)
  private static func key(of value: Double, beside other: Double) -> Int64 {
    let size = key(of: other + abs(value)) &- key(of: other)
    return value < 0 ? 0 &- size : size
  }

  /// Whether no bin holds values that differ.
  func arePure(of values: [Double]) -> Bool {
    var held = [Double](repeating: .nan, count: counts.count)
    return held.withUnsafeMutableBufferPointer { held in
      values.indices.allSatisfy { place in
        let bin = Int(bins[place])
        if held[bin].isNaN { held[bin] = values[place] }
        return held[bin] == values[place]
      }
    }
  }
}

/// Bins of whole numbers by their highest bits that differ.
private struct KeyBins {
  static let count = 1 << 20
  private let low: UInt64
  private let shift: UInt64

  init(from low: Int64, to high: Int64) {
    self.low = UInt64(bitPattern: low)
    let width = UInt64(bitPattern: high) &- self.low
    shift = UInt64(max(0, 64 - width.leadingZeroBitCount - 20))
  }

  @inline(__always)
  func bin(of key: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(bitPattern: key) &- low) &>> shift)
  }
}
