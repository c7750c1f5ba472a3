#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Values that lie far from the rest of a column, by the median absolute deviation.
///
/// A value's score is its distance from the median in units of the median distance, times 0.6745,
/// which makes it a standard deviation on normal values (Iglewicz, Hoaglin 1993). Beyond their
/// limit of ``leastLimit`` a value is an outlier; but among few values, whose typical distance is
/// uncertain, or among very many, of which some lie far out by chance, beyond a wider ``limit``: so
/// that of normal values one column in twenty has an outlier. Two of five values may be wild before
/// the limits move.
public struct Outliers: Sendable, Equatable, Codable {
  /// The places of the outliers in the column, rising.
  public let places: [Int]

  /// The score of each of ``places``: above zero if the value is above the rest.
  public let scores: [Double]

  /// The place of the value that comes nearest to a limit without crossing it; `nil` if all values
  /// are equal or none stays within.
  public let nearest: Int?

  /// The score of the value at ``nearest``.
  public let nearestScore: Double?

  /// The median, in data units.
  public let centre: Double

  /// The smallest and the largest value that would not be an outlier, in data units.
  public let limits: ClosedRange<Double>

  /// The score beyond which a value is an outlier: at least ``leastLimit``.
  public let limit: Double

  /// The least score beyond which a value is an outlier.
  public static let leastLimit = 3.5

  /// The fewest values among which one can be told to lie apart.
  public static let leastCount = 8

  /// Finds the outliers of a column; values that are not finite are skipped.
  ///
  /// `nil` for fewer than ``leastCount`` finite values, or if more than half of them are equal, so
  /// that there is no typical distance. O(n).
  public init?(of values: [Double]) {
    var finite = values.filter(\.isFinite)
    guard finite.count >= Self.leastCount, let centre = takeMedian(of: &finite) else { return nil }
    var distances = finite.map { abs($0 - centre) }
    guard let typical = takeMedian(of: &distances),
      typical > roundingTolerance(of: finite)
    else { return nil }
    let scale = typical / Self.normalShare
    let limit = Self.limit(count: finite.count)
    var (places, scores): ([Int], [Double]) = ([], [])
    var (nearest, nearestScore): (Int?, Double?) = (nil, nil)
    for (place, value) in values.enumerated() where value.isFinite {
      let score = (value - centre) / scale
      if abs(score) > limit {
        places.append(place)
        scores.append(score)
      } else if abs(score) > abs(nearestScore ?? 0) {
        (nearest, nearestScore) = (place, score)
      }
    }
    (self.places, self.scores) = (places, scores)
    (self.nearest, self.nearestScore) = (nearest, nearestScore)
    self.centre = centre
    self.limit = limit
    let reach = limit * scale
    limits = (centre - reach)...(centre + reach)
  }

  /// The score that the largest of so many normal values exceeds once in twenty.
  ///
  /// That of a normal value whose chance is 0.05 by the number of values, widened for the
  /// uncertainty of the typical distance by what 20,000 columns each of 8 to 5,000 values showed.
  private static func limit(count: Int) -> Double {
    let chance = 0.05 / Double(count)
    var (low, high) = (0.0, 40.0)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if normalTwoSidedProbability(middle) > chance { low = middle } else { high = middle }
    }
    return max(leastLimit, low * (1 + 5.4 * pow(Double(count), -0.875)))
  }

  /// The normal quantile of 0.75: the median distance in standard deviations.
  private static let normalShare = 0.6744897501960817
}
