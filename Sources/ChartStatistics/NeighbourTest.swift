/// Whether the values of a series follow their neighbours more than a shuffled series would.
///
/// It is the rank version of von Neumann's ratio: the squared steps between the ranks of neighbours
/// over the squared distances of the ranks from their mean. Shuffled values have a ratio near 2, and
/// a path that goes anywhere, in legs or waves or as a whole, a smaller one. Before a peak or a move
/// is told of a series, this says whether there is a path at all.
///
/// Source: von Neumann 1941; Bartels 1982, whose beta distribution for the ratio of ranks is used,
/// as he recommends from ten values on. Equal values take the mean of their ranks.
public struct NeighbourTest: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The ratio, 0...4; near 2 without dependence between neighbours.
  public let ratio: Double

  /// The one-sided p-value, 0...1, of a ratio as small as this without dependence.
  public let pValue: Double

  /// The fewest values that are tested.
  public static let leastCount = 10

  /// Tests y in the order of x; points with a number that is not finite are left out.
  ///
  /// `nil` below ``leastCount`` points, or if all values are equal. O(n log n).
  public init?(x: [Double], y: [Double]) {
    let pairs = Pairs(x: x, y: y)
    guard pairs.count >= Self.leastCount else { return nil }
    let ranks = averageRanks(of: pairs.y, tolerance: 0)
    let mean = Double(ranks.count + 1) / 2
    var steps = 0.0
    var squares = 0.0
    for place in ranks.indices {
      squares += (ranks[place] - mean) * (ranks[place] - mean)
      if place > 0 {
        let step = ranks[place] - ranks[place - 1]
        steps += step * step
      }
    }
    guard squares > 0 else { return nil }
    count = pairs.count
    ratio = steps / squares
    pValue = Self.probability(ofAtMost: steps / squares, count: Double(pairs.count))
  }

  /// The ratio lies in 0...4 about as a symmetric beta variable with Bartels' parameter does, and such
  /// a variable is a t variable with twice its parameter as degrees of freedom.
  private static func probability(ofAtMost ratio: Double, count n: Double) -> Double {
    let shape = 5 * n * (n + 1) * (n - 1) * (n - 1) / (2 * (n - 2) * (5 * n * n - 2 * n - 9)) - 0.5
    let centred = min(max(ratio / 2 - 1, -1), 1)
    guard abs(centred) < 1 else { return centred < 0 ? 0 : 1 }
    let degrees = 2 * shape
    let t = centred * (degrees / (1 - centred * centred)).squareRoot()
    let tails = studentTwoSidedProbability(t, degrees: degrees)
    return t < 0 ? tails / 2 : 1 - tails / 2
  }
}
