/// How closely two columns go together, with its test.
public struct Association: Sendable, Equatable, Codable {
  /// The number of pairs of finite numbers.
  public let count: Int

  /// The coefficient, -1...1.
  public let coefficient: Double

  /// The two-sided p-value of no association, 0...1.
  public let pValue: Double

  /// Tests a coefficient by Student's t with `count - 2` degrees of freedom.
  init(count: Int, coefficient: Double) {
    self.count = count
    self.coefficient = coefficient
    let degrees = Double(count - 2)
    let rest = (1 - coefficient) * (1 + coefficient)
    let t = coefficient * (degrees / rest).squareRoot()
    pValue = rest > 0 ? studentTwoSidedProbability(t, degrees: degrees) : 0
  }
}

/// Pearson's correlation: how close the points are to a straight line.
///
/// Points with a number that is not finite are left out. `nil` for fewer than three points, or if
/// all x or all y are equal. The p-value is exact if the numbers are normally distributed. O(n).
public func pearson(x: [Double], y: [Double]) -> Association? {
  let finite = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
  return correlation(finite.map { x[$0] }, finite.map { y[$0] })
}

/// Spearman's correlation: how close the points are to any rising or falling line.
///
/// It is Pearson's correlation of the ranks, ties sharing their mean rank; its p-value is the t
/// approximation, as SciPy's `spearmanr` gives it, and rough below about ten points. Points with a
/// number that is not finite are left out. `nil` for fewer than three points, or if all x or all y
/// are equal. O(n log n).
public func spearman(x: [Double], y: [Double]) -> Association? {
  let finite = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
  return correlation(averageRanks(of: finite.map { x[$0] }), averageRanks(of: finite.map { y[$0] }))
}

/// Pearson's correlation of finite numbers.
func correlation(_ x: [Double], _ y: [Double]) -> Association? {
  guard x.count > 2, let across = deviations(of: x), let up = deviations(of: y) else { return nil }
  var products = 0.0
  var squares = (across: 0.0, up: 0.0)
  for place in x.indices {
    products += across[place] * up[place]
    squares.across += across[place] * across[place]
    squares.up += up[place] * up[place]
  }
  let coefficient = products / (squares.across.squareRoot() * squares.up.squareRoot())
  return Association(count: x.count, coefficient: min(max(coefficient, -1), 1))
}

/// Distances from the mean in units of the largest, so that no square leaves the range of `Double`.
///
/// `nil` if all values are equal.
private func deviations(of values: [Double]) -> [Double]? {
  let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
  guard least < greatest, let mean = Summary(of: values).mean else { return nil }
  let largest = max(greatest - mean, mean - least)
  guard largest.isFinite else { return deviations(of: values.map { $0 / 4 }) }
  return values.map { ($0 - mean) / largest }
}
