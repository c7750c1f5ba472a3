/// Finds slopes between pairs of points by rank, without listing them all.
///
/// With few pairs all slopes are listed. With many, a rank is closed in: a sample of the slopes
/// between two bounds suggests closer bounds, and how many slopes lie below a bound is counted
/// exactly, as the inversions of y - bound · x (Dillencourt, Mount, Netanyahu 1992; Matoušek 1991).
/// Once few enough are left they are listed. The sample is drawn by a fixed sequence, so that the
/// same points give the same slope; it decides how long the search takes. Only slopes that differ
/// by no more than rounding, and are too many to list, are not told apart. O(n log n) expected,
/// O(n) memory.
struct SlopeSelection {
  private let points: CentredPairs
  /// Counted bounds, rising.
  private var bounds: [Bound]
  /// The ranks between the last bounds that were close enough, and their slopes in no order.
  private var listedRanks = 0..<0
  private var listed: [Double] = []

  /// A slope and the number of slopes below it.
  private struct Bound {
    let slope: Double
    let below: Int
  }

  /// More points deserve a larger sample, which saves a pass over them.
  private static let sampleSizes = 16_384...131_072
  private static let leastListed = 100_000
  private static let patience = 100

  /// Takes points whose pairs have `slopeCount` slopes, at least one.
  init(_ pairs: Pairs, slopeCount: Int) {
    points = CentredPairs(pairs)
    bounds = [Bound(slope: -.infinity, below: 0), Bound(slope: .infinity, below: slopeCount)]
  }

  /// The slope of a 0-based rank below the number of slopes, smallest first.
  mutating func slope(ofRank rank: Int) -> Double {
    var estimate = Double.nan
    for _ in 0..<Self.patience {
      if listedRanks.contains(rank), !listed.isEmpty {
        // The list and the counts may differ by pairs that rounding moves over a bound.
        return selectRank(min(rank - listedRanks.lowerBound, listed.count - 1), in: &listed)
      }
      let place = lowerBound(ofRank: rank)
      let (low, high) = (bounds[place], bounds[place + 1])
      let number = high.below - low.below
      let between = SlopesBetween(points, low.slope, high.slope)
      if number <= max(Self.leastListed, 4 * points.count) {
        (listedRanks, listed) = (low.below..<high.below, between.all(number))
        if !listed.isEmpty { continue }
        break
      }
      let sample = between.sample(of: number, size: sampleSize).sorted()
      guard !sample.isEmpty else { break }
      let share = Double(rank - low.below) / Double(number)
      let centre = min(Int(share * Double(sample.count)), sample.count - 1)
      estimate = sample[centre]
      if !narrow(to: rank, around: centre, of: sample, above: place) { break }
    }
    return estimate
  }

  private var sampleSize: Int {
    min(max(points.count, Self.sampleSizes.lowerBound), Self.sampleSizes.upperBound)
  }

  private func lowerBound(ofRank rank: Int) -> Int {
    bounds.lastIndex { $0.below <= rank } ?? 0
  }

  /// Adds bounds three standard deviations of the sample's rank around its centre.
  ///
  /// False once nothing but slopes equal up to rounding is left.
  private mutating func narrow(
    to rank: Int,
    around centre: Int,
    of sample: [Double],
    above place: Int
  ) -> Bool {
    let (low, high) = (bounds[place], bounds[place + 1])
    let reach = Int(1.5 * Double(sample.count).squareRoot()) + 1
    let least = sample[max(centre - reach, 0)]
    let greatest = sample[min(centre + reach, sample.count - 1)]
    let (below, above) = (
      least - points.rounding(of: least), greatest + points.rounding(of: greatest)
    )
    if above < high.slope { insert(above, after: place) }
    if below > low.slope { insert(below, after: place) }
    let now = lowerBound(ofRank: rank)
    let isSmaller = 10 * (bounds[now + 1].below - bounds[now].below) < 9 * (high.below - low.below)
    return isSmaller || greatest - least > 4 * points.rounding(of: greatest)
  }

  private mutating func insert(_ slope: Double, after place: Int) {
    let (low, high) = (bounds[place], bounds[place + 1])
    let below = min(max(points.slopes(below: slope), low.below), high.below)
    bounds.insert(Bound(slope: slope, below: below), at: place + 1)
  }
}
