/// The curves that are fitted, each by least squares of y itself.
public enum CurveFamily: String, Sendable, Equatable, Codable, CaseIterable {
  /// a + b x. Parameters: a, the value at x = 0; b, the change per unit of x.
  case linear

  /// a exp(b (x - x₀)), where x₀ is the first place. Parameters: a, the value at x₀; b, the rate per
  /// unit of x.
  case exponential

  /// a + b ln x, for places above zero. Parameters: a, the value at x = 1; b.
  case logarithmic

  /// a x^b, for places above zero. Parameters: a, the value at x = 1; b, the exponent.
  case power

  /// m + A cos(2π (x - p) / T). Parameters: the middle m; the height A, not below zero; the period T
  /// in units of x; p, the first place of a peak from the first point on.
  case sine

  /// The number of parameters.
  public var parameterCount: Int { self == .sine ? 4 : 2 }
}

/// A curve of one family fitted to a series.
public struct CurveFit: Sendable, Equatable, Codable {
  /// The family.
  public let family: CurveFamily

  /// The parameters, as ``CurveFamily`` names them.
  public let parameters: [Double]

  /// What the curve leaves of y, squared and summed, in squared units of y.
  public let residualSquares: Double

  /// The share of the squares around the mean of y that the curve takes away; below zero if it is
  /// worse than the mean.
  public let rSquared: Double

  /// Akaike's information criterion, corrected for few points (AICc): the smaller, the better.
  ///
  /// n ln(squares/n) + 2k + 2k(k + 1)/(n - k - 1), with k parameters, the noise's included. Source:
  /// Hurvich, Tsai 1989.
  public let criterion: Double

  /// From this share of the squares on, a curve may be said.
  public static let leastShare = 0.95

  /// By how much the criterion of every other family must be larger.
  public static let leastLead = 10.0

  /// The fewest points that are fitted.
  public static let leastCount = 8

  /// The most points that are fitted one by one.
  public static let exactLimit = 256

  /// The fewest periods of a sine that a series must show.
  public static let leastPeriods = 1.0
}

/// The families of curves against a series.
public struct CurveFinding: Sendable, Equatable, Codable {
  /// The fits, the best first; families whose conditions the data do not meet are left out.
  public let fits: [CurveFit]

  /// The number of points with finite x and y.
  public let count: Int

  /// The curve that may be said; `nil` where none fits, or two do about as well.
  public var said: CurveFit? {
    guard let best = fits.first, best.rSquared >= CurveFit.leastShare else { return nil }
    guard let next = fits.dropFirst().first else { return best }
    return next.criterion - best.criterion >= CurveFit.leastLead ? best : nil
  }
}

/// Fits families of curves to y over x.
///
/// A curve is said (``CurveFinding/said``) only if it takes away ``CurveFit/leastShare`` of the
/// squares and no other family comes near it; y = 2 x, which is a line and a power, is said to be
/// neither. The families depend on where x is zero, but for the sine, the exponential and the line:
/// of dates, only those three mean anything.
///
/// Points with a number that is not finite are left out. Above ``CurveFit/exactLimit`` points the
/// parameters are those of the averages of so many equal runs, while what the curve leaves is taken
/// of every point. `nil` below ``CurveFit/leastCount`` points, or if all values or all places are
/// equal. O(n log n).
public func curves(
  x: [Double],
  y: [Double],
  families: Set<CurveFamily> = Set(CurveFamily.allCases)
) -> CurveFinding? {
  let pairs = Pairs(x: x, y: y)
  guard pairs.count >= CurveFit.leastCount else { return nil }
  guard let first = pairs.x.first, let last = pairs.x.last, last > first else { return nil }
  let middle = meanValue(of: pairs.y[...])
  let total = pairs.y.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
  guard total > 0, total.isFinite else { return nil }
  let cells = pairs.cells(atMost: CurveFit.exactLimit)
  let search = CurveSearch(
    x: cells.map { meanValue(of: pairs.x[$0]) },
    y: cells.map { meanValue(of: pairs.y[$0]) }
  )
  let fits = CurveFamily.allCases.filter(families.contains).compactMap { family in
    search.parameters(of: family).flatMap { CurveFit(family, $0, pairs, total: total) }
  }
  return CurveFinding(fits: fits.sorted { $0.criterion < $1.criterion }, count: pairs.count)
}

extension CurveFit {
  /// The value of the curve at a place.
  ///
  /// `origin` is the first place of the series, from which the exponential counts.
  public func value(at x: Double, origin: Double) -> Double {
    curveValue(family, parameters, at: x, origin: origin)
  }

  fileprivate init?(_ family: CurveFamily, _ parameters: [Double], _ pairs: Pairs, total: Double) {
    let origin = pairs.x.first ?? 0
    let n = Double(pairs.count)
    let k = Double(family.parameterCount + 1)
    var squares = 0.0
    for (place, value) in zip(pairs.x, pairs.y) {
      let rest = value - curveValue(family, parameters, at: place, origin: origin)
      squares += rest * rest
    }
    guard squares.isFinite, n > k + 1 else { return nil }
    self.family = family
    self.parameters = parameters
    residualSquares = squares
    rSquared = 1 - squares / total
    // A millionth of the deviation is rounding.
    let left = max(squares, 1e-12 * total)
    criterion = n * logarithm(left / n) + 2 * k + 2 * k * (k + 1) / (n - k - 1)
  }
}

/// The value of a family's curve at a place.
private func curveValue(
  _ family: CurveFamily,
  _ parameters: [Double],
  at x: Double,
  origin: Double
) -> Double {
  let (first, second) = (parameters[0], parameters[1])
  switch family {
  case .linear: return first + second * x
  case .exponential: return first * exponential(second * (x - origin))
  case .logarithmic: return first + second * logarithm(x)
  case .power: return first * exponential(second * logarithm(x))
  case .sine:
    return first + second * cosine(2 * Double.pi * ((x - parameters[3]) / parameters[2]))
  }
}
