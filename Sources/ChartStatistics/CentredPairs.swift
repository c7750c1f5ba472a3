/// Pairs together with their distances from the middle, which keep more digits of y - slope · x.
struct CentredPairs {
  let pairs: Pairs
  private let x: [Double]
  private let y: [Double]
  private let roundingAtZero: Double
  private let roundingPerSlope: Double

  /// Takes at least two pairs, not all at one place.
  init(_ pairs: Pairs) {
    self.pairs = pairs
    let range = pairs.y.reduce((pairs.y[0], pairs.y[0])) { (min($0.0, $1), max($0.1, $1)) }
    let middle = midpoint(pairs.x[0], pairs.x[pairs.count - 1])
    let height = midpoint(range.0, range.1)
    x = pairs.x.map { $0 - middle }
    y = pairs.y.map { $0 - height }
    let width = pairs.x[pairs.count - 1] - pairs.x[0]
    let unit = 8 * Double.ulpOfOne * Double(pairs.count) / width
    roundingAtZero = unit * (range.1 - range.0)
    roundingPerSlope = unit * width
  }

  /// The number of pairs.
  var count: Int { pairs.count }

  /// How far a slope may move by rounding when it is told by y - slope · x.
  func rounding(of slope: Double) -> Double {
    roundingAtZero + roundingPerSlope * abs(slope)
  }

  /// What a line of some slope leaves of y, whose inversions are the slopes below it.
  ///
  /// Of an infinite slope only the order matters: that of x, forwards or backwards.
  func residuals(of slope: Double) -> [Double] {
    if slope == -.infinity { return x }
    if slope == .infinity { return x.map(-) }
    return x.indices.map { y[$0] - slope * x[$0] }
  }

  /// The number of pairs whose slope is below one.
  func slopes(below slope: Double) -> Int {
    var residuals = residuals(of: slope)
    return sortCountingInversions(&residuals)
  }

  /// The slope between two pairs at different places.
  func slope(_ first: Int32, _ second: Int32) -> Double {
    let (first, second) = (Int(first), Int(second))
    return (pairs.y[second] - pairs.y[first]) / (pairs.x[second] - pairs.x[first])
  }
}
