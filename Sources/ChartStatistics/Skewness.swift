#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How far a distribution leans to one side, with its test.
///
/// The test is that of D'Agostino 1970, as SciPy's `skewtest`: exact enough from eight values on, for
/// values of a normal distribution.
public struct Skewness: Sendable, Equatable, Codable {
  /// Which side has the longer tail.
  public enum Side: String, Sendable, Equatable, Codable {
    /// The tail to the small values is longer.
    case low

    /// The tail to the large values is longer.
    case high

    /// Neither, as far as the values tell.
    case neither
  }

  /// The number of values.
  public let count: Int

  /// The third central moment over the cube of the standard deviation, without a unit.
  public let coefficient: Double

  /// The test's statistic, about normally distributed where there is no skew.
  public let z: Double

  /// The two-sided p-value of no skew, 0...1.
  public let pValue: Double

  /// The side of the longer tail, where three views agree.
  ///
  /// The test must find p < 0.05, the coefficient must be at least a half (Bulmer 1979, "moderately
  /// skewed"), and the mean must lie on the same side of the median, by 0.15 standard deviations or
  /// more: heavy tails on both sides alone often pass the test.
  public let side: Side

  /// Measures the finite values of a column.
  ///
  /// `nil` for fewer than eight, or if all are equal. O(n).
  public init?(of values: [Double]) {
    let finite = finiteValues(of: values)
    guard let middle = median(of: finite) else { return nil }
    self.init(finite, median: middle)
  }

  /// Measures finite values whose median is known.
  init?(_ values: [Double], median: Double) {
    self.init(values, weights: [], median: median)
  }

  /// Measures values that stand for so many each; without weights for one each.
  init?(_ values: [Double], weights: [Int], median: Double) {
    let count = weights.isEmpty ? values.count : weights.reduce(0, +)
    let extent = values.withUnsafeBufferPointer { Extent($0) }
    guard count >= 8, extent.low < extent.high else { return nil }
    // In parts of the range, so that no cube leaves the range of `Double`.
    let scale = max(extent.high / 4 - extent.low / 4, .leastNormalMagnitude) * 4
    let size = Double(count)
    let (mean, second, third) =
      weights.isEmpty && count > Self.exactLimit && scale > 1e-300 && scale < 1e300
      ? Self.sums(of: values, around: median, scale)
      : Self.sums(of: values, weights, around: median / scale, scale)
    let variance = second / size
    guard variance > 0 else { return nil }
    coefficient = third / size / (variance * variance.squareRoot())
    z = Self.statistic(of: coefficient, count: size)
    pValue = normalTwoSidedProbability(z)
    let isApart = mean * coefficient > 0 && abs(mean) >= 0.15 * variance.squareRoot()
    let isClear = pValue < 0.05 && abs(coefficient) >= 0.5 && isApart
    side = !isClear ? .neither : coefficient > 0 ? .high : .low
    self.count = count
  }

  /// Past so many values they are read once instead of twice.
  private static let exactLimit = 20_000

  /// The mean less the middle, and the sums of squares and cubes of distances from the mean, in parts of
  /// the scale.
  private static func sums(
    of values: [Double],
    _ weights: [Int],
    around middle: Double,
    _ scale: Double
  ) -> (mean: Double, second: Double, third: Double) {
    let count = weights.isEmpty ? values.count : weights.reduce(0, +)
    var (mean, second, third) = (0.0, 0.0, 0.0)
    values.withUnsafeBufferPointer { values in
      let weight = { (place: Int) in weights.isEmpty ? 1 : Double(weights[place]) }
      for place in values.indices { mean += weight(place) * (values[place] / scale - middle) }
      mean /= Double(count)
      for place in values.indices {
        let distance = values[place] / scale - middle - mean
        let square = weight(place) * distance * distance
        second += square
        third += square * distance
      }
    }
    return (mean, second, third)
  }

  /// The same in one reading, from distances from the median: since the mean is at most a standard
  /// deviation away from it, little is lost when they are moved to the mean.
  private static func sums(
    of values: [Double],
    around median: Double,
    _ scale: Double
  ) -> (mean: Double, second: Double, third: Double) {
    values.withUnsafeBufferPointer { values in
      var (first, second, third) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
      let part = 1 / scale
      var place = 0
      while place < values.count {
        var four = SIMD4<Double>(repeating: median)
        if place + 4 <= values.count {
          four = SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
        } else {
          for lane in 0..<(values.count - place) { four[lane] = values[place + lane] }
        }
        let distance = (four - median) * part
        let square = distance * distance
        first += distance
        second += square
        third += square * distance
        place += 4
      }
      let size = Double(values.count)
      let (mean, squares) = (first.sum() / size, second.sum())
      return (
        mean, squares - size * mean * mean,
        third.sum() - 3 * mean * squares + 2 * size * mean * mean * mean
      )
    }
  }

  /// D'Agostino 1970, by Johnson's S_U curve.
  private static func statistic(of skewness: Double, count n: Double) -> Double {
    let scaled = skewness * ((n + 1) * (n + 3) / (6 * (n - 2))).squareRoot()
    let kurtosis =
      3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3) / ((n - 2) * (n + 5) * (n + 7) * (n + 9))
    let squared = (2 * (kurtosis - 1)).squareRoot() - 1
    let spread = (2 / (squared - 1)).squareRoot()
    return asinh(scaled / spread) / (log(squared) / 2).squareRoot()
  }
}
