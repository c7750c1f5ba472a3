/// What a box plot shows of a column: five numbers, limits, and what lies beyond them.
///
/// Quartiles are those of ``quantile(_:of:)`` (type 7 of Hyndman and Fan 1996); of an odd number of
/// values that is Tukey's hinges. The limits lie 1.5 times the length of the box beyond it, and the
/// whiskers reach to the last values within them. Source: Tukey 1977, "Exploratory Data Analysis",
/// 2D and 2E. A value at a limit is within it. Where the box has no length no value is an outlier:
/// all that differ would be.
public struct BoxSummary: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The lower quartile, in data units.
  public let lowerQuartile: Double

  /// The median, in data units.
  public let median: Double

  /// The upper quartile, in data units.
  public let upperQuartile: Double

  /// Below it a value is an outlier.
  public let lowerLimit: Double

  /// Above it a value is an outlier.
  public let upperLimit: Double

  /// The smallest value that is no outlier.
  public let lowerWhisker: Double

  /// The largest value that is no outlier.
  public let upperWhisker: Double

  /// The 0-based places of the outliers in the column, from the smallest value to the largest; equal
  /// values in reading order.
  public let outliers: [Int32]

  /// The length of the box, in data units.
  public var length: Double { upperQuartile - lowerQuartile }

  /// Summarises the finite values at some places of a column; `nil` for fewer than five.
  ///
  /// Each index must be inside the column. O(n), and O(k log k) in the number of outliers.
  public init?(of values: [Double], at indices: some Sequence<Int32>) {
    var finite: [Double] = []
    var places: [Int32] = []
    for index in indices where values[Int(index)].isFinite {
      finite.append(values[Int(index)])
      places.append(index)
    }
    guard finite.count >= 5, let low = ChartStatistics.quantile(0.25, of: finite),
      let middle = ChartStatistics.median(of: finite),
      let high = ChartStatistics.quantile(0.75, of: finite)
    else { return nil }
    (count, lowerQuartile, median, upperQuartile) = (finite.count, low, middle, high)
    let reach = high > low ? 1.5 * (high - low) : .infinity
    // What rounding takes from a limit is no reason to call a value at it an outlier.
    let slack = reach.isFinite ? 1e-9 * reach : 0
    (lowerLimit, upperLimit) = (low - reach, high + reach)
    var whiskers = (low: Double.infinity, high: -Double.infinity)
    var beyond: [Int32] = []
    for (place, value) in zip(places, finite) {
      if value < low - reach - slack || value > high + reach + slack {
        beyond.append(place)
      } else {
        whiskers = (min(whiskers.low, value), max(whiskers.high, value))
      }
    }
    (lowerWhisker, upperWhisker) = whiskers
    outliers = beyond.sorted { left, right in
      let (first, second) = (values[Int(left)], values[Int(right)])
      return first != second ? first < second : left < right
    }
  }

  /// Summarises a whole column; `nil` for fewer than five finite values.
  public init?(of values: [Double]) {
    self.init(of: values, at: values.indices.lazy.map { Int32($0) })
  }

  /// An end of the data that only just is no outlier.
  public enum NearMiss: String, Sendable, Equatable, Codable {
    /// The smallest value lies just above the lower limit.
    case low

    /// The largest value lies just below the upper limit.
    case high
  }

  /// The end that lies within a tenth of the box's length of its limit, the closer one if both do.
  ///
  /// `nil` where neither does, and where the box has no length.
  public var nearMiss: NearMiss? {
    guard length > 0 else { return nil }
    let (below, above) = (lowerWhisker - lowerLimit, upperLimit - upperWhisker)
    guard min(below, above) <= length / 10 else { return nil }
    return above <= below ? .high : .low
  }
}
