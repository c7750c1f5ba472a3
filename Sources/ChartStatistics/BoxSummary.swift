/// What a box plot shows of some values: middle, middle half, reach of the rest, and who stands apart.
///
/// Source: Tukey 1977, "Exploratory Data Analysis", chapter 2. The quartiles are those of
/// ``quantile(_:of:)`` (type 7 of Hyndman and Fan 1996, so that a formula gives them again); of an odd
/// number of values they are Tukey's hinges, the medians of both halves with the median in each. Fences
/// stand one and a half times the length of the middle half beyond its ends; a value on a fence is
/// inside.
public struct BoxSummary: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The smallest value in data units.
  public let minimum: Double

  /// The smallest value within the fences, in data units: where the lower whisker ends.
  public let lowerWhisker: Double

  /// The lower quartile in data units.
  public let lowerQuartile: Double

  /// The median in data units.
  public let median: Double

  /// The upper quartile in data units.
  public let upperQuartile: Double

  /// The largest value within the fences, in data units: where the upper whisker ends.
  public let upperWhisker: Double

  /// The largest value in data units.
  public let maximum: Double

  /// The places in the column of the values beyond the fences, by rising value, ties in reading order.
  public let outliers: [Int32]

  /// The values beyond the fences in data units, rising; one for each of ``outliers``.
  public let outlierValues: [Double]

  /// Summarises the values of a column at some places; `nil` where none of them is finite.
  ///
  /// Each index must be inside the column. O(n), and O(k log k) in the number of outliers.
  public init?(of values: [Double], at indices: [Int32]) {
    var numbers = finiteValues(of: values, at: indices)
    let extent = numbers.withUnsafeBufferPointer { Extent($0) }
    guard let found = takeQuantiles([0.25, 0.5, 0.75], of: &numbers) else { return nil }
    (count, minimum, maximum) = (numbers.count, extent.low, extent.high)
    (lowerQuartile, median, upperQuartile) = (found[0], found[1], found[2])
    let reach = 1.5 * (found[2] - found[0])
    // What rounding takes from a fence is no reason to call a value on it an outlier.
    let fences = (lower: found[0] - reach - 1e-9 * reach, upper: found[2] + reach + 1e-9 * reach)
    guard extent.low < fences.lower || extent.high > fences.upper else {
      (outliers, outlierValues) = ([], [])
      (lowerWhisker, upperWhisker) = (extent.low, extent.high)
      return
    }
    var inside = (low: Double.infinity, high: -Double.infinity)
    for value in numbers where value >= fences.lower && value <= fences.upper {
      inside = (min(inside.low, value), max(inside.high, value))
    }
    outliers = Self.outliers(of: values, at: indices, beyond: fences)
    outlierValues = outliers.map { values[Int($0)] }
    // Quartiles between values may lie beyond every value within the fences.
    lowerWhisker = min(inside.low, found[0])
    upperWhisker = max(inside.high, found[2])
  }

  /// The places of finite values beyond some limits, by rising value, ties in reading order.
  private static func outliers(
    of values: [Double],
    at indices: [Int32],
    beyond fences: (lower: Double, upper: Double)
  ) -> [Int32] {
    let beyond = indices.filter {
      let value = values[Int($0)]
      return value.isFinite && (value < fences.lower || value > fences.upper)
    }
    return RadixOrder.places(of: beyond.map { values[Int($0)] }).map { beyond[Int($0)] }
  }

  /// Summarises a whole column; `nil` without any finite value.
  public init?(of values: [Double]) {
    self.init(of: values, at: values.indices.map { Int32($0) })
  }
}

extension BoxSummary {
  /// The limits beyond which values stand apart, in data units.
  public var fences: (lower: Double, upper: Double) {
    let reach = 1.5 * length
    return (lowerQuartile - reach, upperQuartile + reach)
  }

  /// The length of the middle half, in data units.
  public var length: Double { upperQuartile - lowerQuartile }

  /// An end of the values that only just does not stand apart.
  public enum NearMiss: String, Sendable, Equatable, Codable {
    /// The smallest value lies just above the lower fence.
    case low

    /// The largest value lies just below the upper fence.
    case high
  }

  /// The end that lies within a tenth of the length of the middle half from its fence, the closer one.
  ///
  /// `nil` where neither does, where that end has outliers, and where the middle half has no length.
  public var nearMiss: NearMiss? {
    Self.nearMiss(
      quartiles: lowerQuartile...upperQuartile,
      whiskers: lowerWhisker...upperWhisker,
      extent: minimum...maximum
    )
  }

  /// The same of a box of which only these numbers are known.
  public static func nearMiss(
    quartiles: ClosedRange<Double>,
    whiskers: ClosedRange<Double>,
    extent: ClosedRange<Double>
  ) -> NearMiss? {
    let length = quartiles.upperBound - quartiles.lowerBound
    guard length > 0 else { return nil }
    let (low, high) = (quartiles.lowerBound - 1.5 * length, quartiles.upperBound + 1.5 * length)
    let below =
      extent.lowerBound < whiskers.lowerBound ? .infinity : whiskers.lowerBound - low
    let above =
      extent.upperBound > whiskers.upperBound ? .infinity : high - whiskers.upperBound
    guard min(below, above) <= length / 10 else { return nil }
    return above <= below ? .high : .low
  }
}
