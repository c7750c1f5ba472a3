/// Finds slopes between pairs of points by rank, without listing them all.
///
/// Points stand in groups, and only points of the same group are a pair.
///
/// With few pairs all slopes are listed. With many, a rank is closed in: a sample of the slopes
/// between two bounds suggests closer bounds, and how many slopes lie below a bound is counted
/// exactly, as the inversions of y - bound · x (Dillencourt, Mount, Netanyahu 1992; Matoušek 1991).
/// Once few enough are left they are listed. The sample is drawn by a fixed sequence, so that the
/// same points give the same slope; it decides how long the search takes. Only slopes that differ
/// by no more than rounding, and are too many to list, are not told apart. O(n log n) expected,
/// O(n) memory.
struct SlopeSelection {
  private let groups: [CentredPairs]
  private let pointCount: Int
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

  /// Takes groups of points, each not all at one place, whose pairs have `slopeCount` slopes.
  init(_ groups: [Pairs], slopeCount: Int) {
    self.groups = groups.map(CentredPairs.init)
    pointCount = groups.reduce(0) { $0 + $1.count }
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
      if number <= max(Self.leastListed, 4 * pointCount) {
        (listedRanks, listed) = (low.below..<high.below, slopes(low.slope, high.slope, number))
        if !listed.isEmpty { continue }
        break
      }
      let sample = RadixOrder.sorted(sample(low.slope, high.slope, of: number))
      guard !sample.isEmpty else { break }
      let share = Double(rank - low.below) / Double(number)
      let centre = min(Int(share * Double(sample.count)), sample.count - 1)
      estimate = sample[centre]
      if !narrow(to: rank, around: centre, of: sample, above: place) { break }
    }
    return estimate
  }

  private func slopes(_ low: Double, _ high: Double, _ number: Int) -> [Double] {
    guard groups.count > 1 else { return SlopesBetween(groups[0], low, high).all(number) }
    return groups.flatMap { SlopesBetween($0, low, high).all(0) }
  }

  /// A sample of the slopes between two bounds, from each group by its number of them.
  private func sample(_ low: Double, _ high: Double, of number: Int) -> [Double] {
    let size = min(max(pointCount, Self.sampleSizes.lowerBound), Self.sampleSizes.upperBound)
    guard groups.count > 1 else {
      return SlopesBetween(groups[0], low, high).sample(of: number, size: size)
    }
    return groups.flatMap { group in
      let own = group.slopes(below: high) - group.slopes(below: low)
      let part = Int((Double(size) * Double(own) / Double(number)).rounded(.up))
      return own > 0 ? SlopesBetween(group, low, high).sample(of: own, size: part) : []
    }
  }

  /// The number of pairs whose slope is below one.
  private func slopes(below slope: Double) -> Int {
    groups.reduce(0) { $0 + $1.slopes(below: slope) }
  }

  /// How far a slope may move by rounding.
  private func rounding(of slope: Double) -> Double {
    groups.reduce(0) { max($0, $1.rounding(of: slope)) }
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
      least - rounding(of: least), greatest + rounding(of: greatest)
    )
    if above < high.slope { insert(above, after: place) }
    if below > low.slope { insert(below, after: place) }
    let now = lowerBound(ofRank: rank)
    let isSmaller = 10 * (bounds[now + 1].below - bounds[now].below) < 9 * (high.below - low.below)
    return isSmaller || greatest - least > 4 * rounding(of: greatest)
  }

  private mutating func insert(_ slope: Double, after place: Int) {
    let (low, high) = (bounds[place], bounds[place + 1])
    let below = min(max(slopes(below: slope), low.below), high.below)
    bounds.insert(Bound(slope: slope, below: below), at: place + 1)
  }
}
