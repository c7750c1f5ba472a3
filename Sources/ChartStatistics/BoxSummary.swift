/// What a box plot shows of some values: middle, middle half, reach of the rest, and who stands apart.
///
/// Source: Tukey 1977, "Exploratory Data Analysis", chapter 2. The quartiles are Tukey's hinges: the
/// medians of the lower and the upper half, the median itself counted into both when the number of
/// values is odd. Fences stand one and a half times the length of the middle half beyond its ends; a
/// value on a fence is inside.
public struct BoxSummary: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The smallest value in data units.
  public let minimum: Double

  /// The smallest value within the fences, in data units: where the lower whisker ends.
  public let lowerWhisker: Double

  /// The lower hinge in data units.
  public let lowerQuartile: Double

  /// The median in data units.
  public let median: Double

  /// The upper hinge in data units.
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
  /// Each index must be inside the column. O(n log n).
  public init?(of values: [Double], at indices: [Int32]) {
    let sorted = indices.enumerated().filter { values[Int($0.element)].isFinite }.sorted {
      let (left, right) = (values[Int($0.element)], values[Int($1.element)])
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let numbers = sorted.map { values[Int($0)] }
    count = numbers.count
    (minimum, maximum) = (values[Int(first)], values[Int(last)])
    median = Self.middle(of: numbers[...])
    let half = (numbers.count + 1) / 2
    let low = Self.middle(of: numbers.prefix(half))
    let high = Self.middle(of: numbers.suffix(half))
    (lowerQuartile, upperQuartile) = (low, high)
    let reach = 1.5 * (high - low)
    let inside = numbers.filter { $0 >= low - reach && $0 <= high + reach }
    // Quartiles between values may lie beyond every value within the fences.
    lowerWhisker = min(inside.first ?? low, low)
    upperWhisker = max(inside.last ?? high, high)
    outliers = sorted.filter { values[Int($0)] < low - reach || values[Int($0)] > high + reach }
    outlierValues = outliers.map { values[Int($0)] }
  }

  /// The limits beyond which values stand apart, in data units.
  public var fences: (lower: Double, upper: Double) {
    let reach = 1.5 * (upperQuartile - lowerQuartile)
    return (lowerQuartile - reach, upperQuartile + reach)
  }

  private static func middle(of sorted: ArraySlice<Double>) -> Double {
    let middle = sorted.startIndex + sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? midpoint(sorted[middle - 1], sorted[middle]) : sorted[middle]
  }
}
