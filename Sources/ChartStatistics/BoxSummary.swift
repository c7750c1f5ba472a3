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
    let finite = indices.filter { values[Int($0)].isFinite }
    let numbers = finite.map { values[Int($0)] }
    // One copy for all three: what was moved for one is nearly in place for the next.
    var moved = numbers
    guard let least = numbers.min(), let most = numbers.max(),
      let low = takeQuantile(0.25, of: &moved), let middle = takeMedian(of: &moved),
      let high = takeQuantile(0.75, of: &moved)
    else { return nil }
    (count, minimum, maximum) = (numbers.count, least, most)
    (lowerQuartile, median, upperQuartile) = (low, middle, high)
    let reach = 1.5 * (high - low)
    // What rounding takes from a fence is no reason to call a value on it an outlier.
    let fences = (lower: low - reach - 1e-9 * reach, upper: high + reach + 1e-9 * reach)
    let beyond = finite.enumerated().filter {
      let value = values[Int($0.element)]
      return value < fences.lower || value > fences.upper
    }
    outliers = beyond.sorted { left, right in
      let (first, second) = (values[Int(left.element)], values[Int(right.element)])
      return first != second ? first < second : left.offset < right.offset
    }.map(\.element)
    outlierValues = outliers.map { values[Int($0)] }
    let inside = numbers.filter { $0 >= fences.lower && $0 <= fences.upper }
    // Quartiles between values may lie beyond every value within the fences.
    lowerWhisker = min(inside.min() ?? low, low)
    upperWhisker = max(inside.max() ?? high, high)
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
