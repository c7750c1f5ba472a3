/// Where y turns over x: from rising to falling, or the other way.
///
/// A parabola is said only where its square term has p < 0.01 (the partial F test of least squares),
/// also without the point that it leans on most (p < 0.05), where it explains at least a tenth of the
/// variance of y, and where it turns inside the middle four fifths of x with at least three points on
/// each side that go opposite ways.
public struct Bend: Sendable, Equatable, Codable {
  /// The x where y turns, in units of x.
  public let turn: Double

  /// Whether y rises before it and falls after it, rather than the other way.
  public let isPeak: Bool

  /// The two-sided p-value of the square term.
  public let pValue: Double

  /// The share of the variance of y that the parabola explains, 0...1.
  public let explained: Double

  /// Looks for a turn.
  ///
  /// `nil` without one, and for fewer than eight points. O(n).
  ///
  /// `order` are the places of x from the smallest to the largest.
  init?(x: [Double], y: [Double], order: [Int32]) {
    guard x.count >= 8, let low = quantile(0.1, of: x, order: order),
      let high = quantile(0.9, of: x, order: order), low < high,
      let fit = Parabola(x, y), fit.pValue < 0.01, fit.gain >= 0.1,
      fit.turn > low, fit.turn < high
    else { return nil }
    let rest = x.indices.filter { $0 != fit.heaviest }
    guard let again = Parabola(rest.map { x[$0] }, rest.map { y[$0] }), again.pValue < 0.05,
      again.isPeak == fit.isPeak
    else { return nil }
    let before = x.indices.filter { x[$0] <= fit.turn }
    let after = x.indices.filter { x[$0] >= fit.turn }
    guard before.count >= 3, after.count >= 3,
      let rise = pearson(x: before.map { x[$0] }, y: before.map { y[$0] })?.coefficient,
      let fall = pearson(x: after.map { x[$0] }, y: after.map { y[$0] })?.coefficient,
      fit.isPeak ? rise > 0.3 && fall < -0.3 : rise < -0.3 && fall > 0.3
    else { return nil }
    (turn, isPeak, pValue, explained) = (fit.turn, fit.isPeak, fit.pValue, fit.explained)
  }
}

/// The parabola of least squares, by polynomials that are orthogonal over the points.
private struct Parabola {
  private(set) var turn = 0.0
  private(set) var isPeak = false
  private(set) var pValue = 1.0
  private(set) var explained = 0.0
  private(set) var gain = 0.0
  private(set) var heaviest = 0

  init?(_ x: [Double], _ y: [Double]) {
    let (across, up) = (Influence.standardised(x), Influence.standardised(y))
    let size = Double(x.count)
    let squares = across.map { $0 * $0 }
    let spread = squares.reduce(0, +)
    let total = up.reduce(0) { $0 + $1 * $1 }
    guard spread > 0, total > 0, size > 3 else { return nil }
    let (mean, tilt) = (spread / size, zip(squares, across).reduce(0) { $0 + $1.0 * $1.1 } / spread)
    let curve = across.indices.map { squares[$0] - tilt * across[$0] - mean }
    let weight = curve.reduce(0) { $0 + $1 * $1 }
    guard weight > 1e-12 * size else { return nil }
    let linear = zip(across, up).reduce(0) { $0 + $1.0 * $1.1 } / spread
    let square = zip(curve, up).reduce(0) { $0 + $1.0 * $1.1 } / weight
    let rest = across.indices.reduce(0.0) { sum, place in
      let residual = up[place] - linear * across[place] - square * curve[place]
      return sum + residual * residual
    }
    let t = square * (weight * (size - 3) / max(rest, 1e-30 * total)).squareRoot()
    pValue = studentTwoSidedProbability(t, degrees: size - 3)
    gain = square * square * weight / total
    explained = max(0, 1 - rest / total)
    isPeak = square < 0
    guard square != 0, let least = x.min(), let most = x.max() else { return nil }
    let place = -(linear - square * tilt) / (2 * square)
    let start = across.min() ?? 0
    turn = least + (place - start) * (most - least)
    heaviest = curve.indices.max { abs(curve[$0]) < abs(curve[$1]) } ?? 0
  }
}
