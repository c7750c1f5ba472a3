/// How far the values of one column lie above those of another.
public struct Separation: Sendable, Equatable, Codable {
  /// The probability that a value of the first is above one of the second, ties counted half, 0...1.
  ///
  /// The measure of Vargha and Delaney 2000: Mann–Whitney's U over the number of pairs.
  public let probability: Double

  /// The two-sided p-value of no difference, by the normal approximation with ties and continuity
  /// corrected, as SciPy's `mannwhitneyu` with `asymptotic`, 0...1.
  public let pValue: Double

  /// Compares the finite values of two columns.
  ///
  /// `nil` if either has none. O(n log n).
  public init?(of first: [Double], over second: [Double]) {
    let (first, second) = (first.filter(\.isFinite), second.filter(\.isFinite))
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let all = first + second
    let ranks = averageRanks(of: all)
    let (many, others) = (Double(first.count), Double(second.count))
    let pairs = many * others
    let above = ranks.prefix(first.count).reduce(0, +) - many * (many + 1) / 2
    probability = above / pairs
    let size = many + others
    let ties = Ties(inSorted: all.sorted())
    let variance =
      pairs / 12 * (size + 1 - (ties.triples + 6 * Double(ties.pairs)) / (size * (size - 1)))
    let distance = max(0, abs(above - pairs / 2) - 0.5)
    pValue = variance > 0 ? normalTwoSidedProbability(distance / variance.squareRoot()) : 1
  }
}

extension Separation {
  private init(probability: Double, pValue: Double) {
    (self.probability, self.pValue) = (probability, pValue)
  }

  /// How far the values of the second lie above those of the first.
  public var reversed: Separation { Separation(probability: 1 - probability, pValue: pValue) }

  /// Compares two sets of points along the line that tells them apart best.
  ///
  /// That is Fisher's 1936 linear discriminant, after which each point is one number. `nil` for fewer
  /// than three points in either. Numbers must be finite, x and y of one length. O(n log n).
  public static func inPlane(
    _ first: (x: [Double], y: [Double]),
    _ second: (x: [Double], y: [Double])
  ) -> Separation? {
    let across = Influence.standardised(first.x + second.x)
    let up = Influence.standardised(first.y + second.y)
    let split = min(first.x.count, first.y.count)
    guard let one = Moments(across[..<split], up[..<split]),
      let two = Moments(across[split...], up[split...])
    else { return nil }
    // A little of a ridge, so that points on a line have a discriminant too.
    let (xx, xy, yy) = (one.xx + two.xx + 1e-9, one.xy + two.xy, one.yy + two.yy + 1e-9)
    let step = (one.x - two.x, one.y - two.y)
    let weights = (yy * step.0 - xy * step.1, xx * step.1 - xy * step.0)
    let projected = zip(across, up).map { $0 * weights.0 + $1 * weights.1 }
    return Separation(of: Array(projected[..<split]), over: Array(projected[split...]))
  }

  private struct Moments {
    let x: Double
    let y: Double
    private(set) var xx = 0.0
    private(set) var xy = 0.0
    private(set) var yy = 0.0

    init?(_ across: ArraySlice<Double>, _ up: ArraySlice<Double>) {
      let size = Double(across.count)
      guard size >= 3 else { return nil }
      (x, y) = (across.reduce(0, +) / size, up.reduce(0, +) / size)
      for (place, height) in zip(across, up) {
        xx += (place - x) * (place - x) / size
        xy += (place - x) * (height - y) / size
        yy += (height - y) * (height - y) / size
      }
    }
  }
}
