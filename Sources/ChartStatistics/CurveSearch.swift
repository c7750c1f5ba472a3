/// Looks for the parameters of curves of each family.
///
/// The parameters that enter linearly are solved for; the one that does not, a rate or a number of
/// periods, is looked for on a grid and then narrowed down (variable projection: Golub, Pereyra 1973).
struct CurveSearch {
  private let x: [Double]
  private let y: [Double]

  /// Takes points in the order of x, not all at one place.
  init(x: [Double], y: [Double]) {
    self.x = x
    self.y = y
  }

  /// The parameters of the best curve of a family; `nil` where the data do not meet its conditions.
  func parameters(of family: CurveFamily) -> [Double]? {
    let found: [Double]? =
      switch family {
      case .linear: LeastSquares(x: x, y: y)?.coefficients
      case .logarithmic: logarithms.flatMap { LeastSquares(x: $0, y: y)?.coefficients }
      case .exponential: exponentialCurve(x)
      case .power: logarithms.flatMap(powerCurve)
      case .sine: sineCurve
      }
    return found.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
  }

  private var logarithms: [Double]? {
    (x.first ?? 0) > 0 ? x.map(logarithm) : nil
  }

  // MARK: Rates

  /// The factor at the first place and the rate of a exp(b (u - u₀)).
  private func exponentialCurve(_ places: [Double]) -> [Double]? {
    guard let first = places.first, let last = places.last, last > first else { return nil }
    let shares = places.map { ($0 - first) / (last - first) }
    // Rates that the eye takes for a curve, in units of the span: past them, all but a few points
    // are near zero.
    let steps = (-60...60).map { Double($0) }.map { $0 * abs($0) / 60 }
    let rate = Self.least(over: steps) { self.factor(shares, rate: $0).squares }
    return [factor(shares, rate: rate).factor, rate / (last - first)]
  }

  private func powerCurve(_ logarithms: [Double]) -> [Double]? {
    exponentialCurve(logarithms).map { curve in
      [curve[0] * exponential(-curve[1] * (logarithms.first ?? 0)), curve[1]]
    }
  }

  /// The best factor at the first place for a rate, and what it leaves.
  private func factor(_ shares: [Double], rate: Double) -> (factor: Double, squares: Double) {
    // The largest term is 1, so that no rate leaves the range of Double.
    let reach = max(rate, 0)
    var products = 0.0
    var squares = 0.0
    var whole = 0.0
    for (share, value) in zip(shares, y) {
      let term = exponential(rate * share - reach)
      products += term * value
      squares += term * term
      whole += value * value
    }
    return (products / squares * exponential(-reach), whole - products * products / squares)
  }

  // MARK: Periods

  private var sineCurve: [Double]? {
    guard let first = x.first, let last = x.last, last > first else { return nil }
    let shares = x.map { ($0 - first) / (last - first) }
    let most = Double(x.count - 1) / 2
    // The squares of a sine dip within a period or so of the best number of periods.
    let steps = Array(stride(from: CurveFit.leastPeriods, through: most, by: 0.25))
    guard steps.count > 1 else { return nil }
    let middle = meanValue(of: y[...])
    let heights = y.map { $0 - middle }
    let periods = Self.least(over: steps) { Self.squaresOfSine(shares, heights, $0) }
    let angles = shares.map { 2 * Double.pi * periods * $0 }
    let fit = LeastSquares(columns: [angles.map(cosine), angles.map(sine)], y: y)
    guard let fit else { return nil }
    let (across, up) = (fit.coefficients[1], fit.coefficients[2])
    let turn = arctangent(up, across) / (2 * Double.pi)
    let period = (last - first) / periods
    return [
      fit.coefficients[0], (across * across + up * up).squareRoot(), period,
      first + (turn < 0 ? turn + 1 : turn) * period,
    ]
  }

  /// What a constant, a sine and a cosine of some periods leave of values with mean zero.
  private static func squaresOfSine(
    _ shares: [Double],
    _ heights: [Double],
    _ periods: Double
  ) -> Double {
    var (c, s, cc, ss, cs) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (cy, sy, yy) = (0.0, 0.0, 0.0)
    let turn = 2 * Double.pi * periods
    for (share, height) in zip(shares, heights) {
      let (across, up) = (cosine(turn * share), sine(turn * share))
      c += across
      s += up
      cc += across * across
      ss += up * up
      cs += across * up
      cy += across * height
      sy += up * height
      yy += height * height
    }
    // Around their means, as the constant takes those away; then Cramer's rule.
    let n = Double(heights.count)
    (cc, ss, cs) = (cc - c * c / n, ss - s * s / n, cs - c * s / n)
    let determinant = cc * ss - cs * cs
    guard determinant > 1e-9 * n * n else { return yy }
    return yy - (cy * cy * ss - 2 * cy * sy * cs + sy * sy * cc) / determinant
  }

  // MARK: Narrowing down

  /// The argument of the least cost: the best of the steps, then by golden section between its
  /// neighbours (Kiefer 1953).
  private static func least(over steps: [Double], _ cost: (Double) -> Double) -> Double {
    let costs = steps.map(cost)
    var best = 0
    for place in costs.indices where costs[place] < costs[best] { best = place }
    var (low, high) = (steps[max(best - 1, 0)], steps[min(best + 1, steps.count - 1)])
    let golden = (5.0.squareRoot() - 1) / 2
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (leftCost, rightCost) = (cost(left), cost(right))
    for _ in 0..<48 {
      if leftCost <= rightCost {
        (high, right, rightCost) = (right, left, leftCost)
        left = high - golden * (high - low)
        leftCost = cost(left)
      } else {
        (low, left, leftCost) = (left, right, rightCost)
        right = low + golden * (high - low)
        rightCost = cost(right)
      }
    }
    return 0.5 * (low + high)
  }
}
