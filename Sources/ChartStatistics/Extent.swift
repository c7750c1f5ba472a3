/// From the smallest to the largest of a column's values, read in one pass.
struct Extent {
  /// The smallest value; `infinity` without any.
  private(set) var low = Double.infinity

  /// The largest value; minus infinity without any.
  private(set) var high = -Double.infinity

  /// Whether every value is finite; otherwise the ends mean nothing.
  private(set) var isFinite = true

  /// Reads a column, four values at a time: each chain of comparisons waits only for its own.
  init(_ values: UnsafeBufferPointer<Double>) {
    var lows = SIMD4(repeating: Double.infinity)
    var highs = -lows
    var zeros = SIMD4<Double>.zero
    let whole = values.count & ~3
    var place = 0
    while place < whole {
      let four = SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
      lows.replace(with: four, where: four .< lows)
      highs.replace(with: four, where: four .> highs)
      // Zero unless a value is infinite or missing.
      zeros += four * 0
      place += 4
    }
    for lane in 0..<4 {
      low = Swift.min(low, lows[lane])
      high = Swift.max(high, highs[lane])
    }
    var zero = zeros.sum()
    while place < values.count {
      low = Swift.min(low, values[place])
      high = Swift.max(high, values[place])
      zero += values[place] * 0
      place += 1
    }
    isFinite = zero == 0
  }
}

/// Equal bins over a range, so many that a number's bin is told by one multiplication.
///
/// Bins are in order as the numbers are: no larger number lies in a smaller bin.
struct EqualBins {
  private let start: Double
  private let scale: Double

  /// Adding this leaves the nearest whole number in the lowest bits.
  private static let whole = 4_503_599_627_370_496.0

  /// Divides a range into at most 2³² bins; `nil` where it is too small, or has no width.
  init?(_ count: Int, from low: Double, to high: Double) {
    // Halves, so that no range leaves that of `Double`.
    let width = high / 2 - low / 2
    start = low / 2
    scale = Double(count - 1) / width
    guard width > 0, scale.isFinite else { return nil }
  }

  /// The bin of a number within the range.
  func bin(of value: Double) -> UInt64 {
    ((value / 2 - start) * scale + Self.whole).bitPattern & 0xFFFF_FFFF
  }
}
