/// A linear model fitted by least squares: y as a sum of columns, each times a coefficient.
///
/// By Householder reflections in double-double arithmetic (see NIST's Statistical Reference
/// Datasets, whose hardest, Filip, leaves no digit in plain `Double`): the coefficients are those of
/// the numbers as stored, to nearly the last digit.
public struct LeastSquares: Sendable, Equatable, Codable {
  /// The number of rows whose numbers are all finite.
  public let count: Int

  /// The coefficients in units of y per unit of the column, in the order of the columns; with an
  /// intercept, that comes first.
  public let coefficients: [Double]

  /// The standard error of each coefficient; `nil` without a degree of freedom.
  public let standardErrors: [Double]?

  /// Rows less coefficients.
  public let degreesOfFreedom: Int

  /// What the model leaves of y, squared and summed, in squared units of y.
  public let residualSquares: Double

  /// The standard deviation of what the model leaves, in units of y; `nil` without a degree of
  /// freedom.
  public let residualDeviation: Double?

  /// The share of the squares of y that the model takes away, 0...1: around the mean of y with an
  /// intercept, around zero without; `nil` if there are none.
  public let rSquared: Double?

  /// Fits y by columns of its own count, and by a constant if `intercept` is set.
  ///
  /// Rows with a number that is not finite are left out. `nil` if a column depends on the others, if
  /// there are fewer rows than coefficients or none of either, if columns differ in count, or if a
  /// square leaves the range of `Double`. O(rows · columns²).
  public init?(columns: [[Double]], y: [Double], intercept: Bool = true) {
    guard columns.allSatisfy({ $0.count == y.count }) else { return nil }
    let rows = y.indices.filter { row in
      y[row].isFinite && columns.allSatisfy { $0[row].isFinite }
    }
    var design = columns.map { column in rows.map { DoubleDouble(column[$0]) } }
    if intercept { design.insert([DoubleDouble](repeating: .one, count: rows.count), at: 0) }
    // Below this, what is left of a column is the rounding of the numbers given.
    self.init(design, rows.map { y[$0] }, intercept: intercept, least: 0x1p-48)
  }

  /// Fits y by the powers of x up to a degree.
  ///
  /// The coefficients are those of 1, x, x² and so on. Powers are kept to 31 digits. Points with a number that is not finite are left out. `nil` as
  /// for columns, and for a degree below one.
  public init?(x: [Double], y: [Double], degree: Int = 1) {
    guard degree > 0, x.count == y.count else { return nil }
    let rows = y.indices.filter { x[$0].isFinite && y[$0].isFinite }
    var powers = [[DoubleDouble](repeating: .one, count: rows.count)]
    for _ in 0..<degree {
      powers.append(zip(powers[powers.count - 1], rows).map { $0 * DoubleDouble(x[$1]) })
    }
    self.init(powers, rows.map { y[$0] }, intercept: true, least: 0x1p-88)
  }

  private init?(_ design: [[DoubleDouble]], _ y: [Double], intercept: Bool, least: Double) {
    let side = y.map { DoubleDouble($0) }
    guard !design.isEmpty, let factors = HouseholderFactors(design, side, least: least) else {
      return nil
    }
    let solution = factors.solution()
    let squares = Self.squares(y, aroundMean: intercept)
    // Below the rounding of 106 bits the fit is exact.
    let isExact = factors.residualSquares.high <= 0x1p-180 * Self.squares(y, aroundMean: false).high
    let residual = isExact ? .zero : factors.residualSquares
    count = y.count
    coefficients = solution.map(\.value)
    degreesOfFreedom = y.count - design.count
    residualSquares = residual.value
    rSquared = squares.high > 0 ? min(max((.one - residual / squares).value, 0), 1) : nil
    if degreesOfFreedom > 0 {
      let variance = residual / DoubleDouble(Double(degreesOfFreedom))
      residualDeviation = variance.squareRoot().value
      standardErrors = factors.inverseSquareDiagonal().map { ($0 * variance).squareRoot().value }
    } else {
      (residualDeviation, standardErrors) = (nil, nil)
    }
    guard residualSquares.isFinite, coefficients.allSatisfy(\.isFinite) else { return nil }
  }

  private static func squares(_ y: [Double], aroundMean: Bool) -> DoubleDouble {
    var mean = DoubleDouble.zero
    if aroundMean {
      mean = y.reduce(.zero) { $0 + DoubleDouble($1) } / DoubleDouble(Double(y.count))
    }
    return y.reduce(.zero) { sum, value in
      let difference = DoubleDouble(value) - mean
      return sum + difference * difference
    }
  }
}
