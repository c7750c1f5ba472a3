/// What is told of many points from fine bins of both columns, read a few times in the order of memory.
struct BinnedPlane: Sendable {
  /// The quartiles and the median of a column.
  typealias Quarters = (lower: Double, median: Double, upper: Double)

  /// The quarters of x and of y.
  let quarters: (x: Quarters, y: Quarters)

  /// Pearson's correlation.
  let pearson: Association

  /// Spearman's correlation: past rounding that of the ranks, or of ranks within a 10,000th of them.
  let spearman: Association

  /// The most that one point holds of the squares of x or of y, 0...1.
  let heaviest: Double

  /// The places of some points, evenly spaced in the order of x, and of y where x is equal.
  let sample: [Int]

  /// `nil` where sums would leave the range of `Double`, where all x or y are equal, and where bins are
  /// too coarse to tell ranks.
  init?(_ x: [Double], _ y: [Double], _ extents: (x: Extent, y: Extent), sampling number: Int) {
    guard let across = BinnedRanks(x, extents.x), let up = BinnedRanks(y, extents.y) else {
      return nil
    }
    let sums = PlaneSums(x, y)
    guard sums.squares.x > 0, sums.squares.y > 0, across.squares > 0, up.squares > 0 else {
      return nil
    }
    heaviest = max(
      sums.heaviest(extents.x, sums.mean.x) / sums.squares.x,
      sums.heaviest(extents.y, sums.mean.y) / sums.squares.y
    )
    let straight = sums.products / (sums.squares.x.squareRoot() * sums.squares.y.squareRoot())
    let quarters = quantileRanks([0.25, 0.5, 0.75], of: x.count)
    let even = evenRanks(number, of: x.count)
    let chosen = (
      even: WantedBins(even[...], counts: across.counts),
      x: WantedBins(quarters[...], counts: across.counts),
      y: WantedBins(quarters[...], counts: up.counts)
    )
    let found = PlaneRanks((across, up), (x, y), wanted: ([chosen.even, chosen.x], [chosen.y]))
    let ranked = found.products / (across.squares.squareRoot() * up.squares.squareRoot())
    pearson = Association(count: x.count, coefficient: min(max(straight, -1), 1))
    spearman = Association(count: x.count, coefficient: min(max(ranked, -1), 1))
    sample = chosen.even.points(of: even, among: found.x, across.bins, x, y)
    let ofY = found.y.map { PlaneMember(value: y[Int($0)], other: x[Int($0)], place: $0) }
    self.quarters = (
      chosen.x.quarters(of: quarters, among: found.x, across.bins, x.count),
      chosen.y.quarters(of: quarters, among: ofY, up.bins, y.count)
    )
  }
}

/// The sums of Pearson's correlation, in one reading of both columns.
private struct PlaneSums {
  let mean: (x: Double, y: Double)
  let squares: (x: Double, y: Double)
  let products: Double

  init(_ x: [Double], _ y: [Double]) {
    // Sums of distances from about the mean, so that little is lost when that of the mean is taken off.
    let about = (x: Self.meanOfSome(x), y: Self.meanOfSome(y))
    var sums = (x: 0.0, y: 0.0, xx: 0.0, yy: 0.0, xy: 0.0)
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        var four = (
          x: SIMD4<Double>.zero, y: SIMD4<Double>.zero, xx: SIMD4<Double>.zero,
          yy: SIMD4<Double>.zero, xy: SIMD4<Double>.zero
        )
        let whole = x.count & ~3
        var place = 0
        while place < whole {
          let right = SIMD4(x[place], x[place + 1], x[place + 2], x[place + 3]) - about.x
          let above = SIMD4(y[place], y[place + 1], y[place + 2], y[place + 3]) - about.y
          four.x += right
          four.y += above
          four.xx += right * right
          four.yy += above * above
          four.xy += right * above
          place += 4
        }
        sums = (four.x.sum(), four.y.sum(), four.xx.sum(), four.yy.sum(), four.xy.sum())
        for place in whole..<x.count {
          let (right, above) = (x[place] - about.x, y[place] - about.y)
          sums.x += right
          sums.y += above
          sums.xx += right * right
          sums.yy += above * above
          sums.xy += right * above
        }
      }
    }
    let size = Double(x.count)
    mean = (about.x + sums.x / size, about.y + sums.y / size)
    squares = (sums.xx - sums.x / size * sums.x, sums.yy - sums.y / size * sums.y)
    products = sums.xy - sums.x / size * sums.y
  }

  /// The mean of about a thousand values, wherever they stand.
  private static func meanOfSome(_ values: [Double]) -> Double {
    let places = stride(from: 0, to: values.count, by: max(1, values.count / 1_009))
    var (sum, count) = (0.0, 0.0)
    for place in places {
      sum += values[place]
      count += 1
    }
    return sum / max(count, 1)
  }

  /// The largest square of a distance from the mean.
  func heaviest(_ extent: Extent, _ mean: Double) -> Double {
    let reach = max(extent.high - mean, mean - extent.low)
    return reach * reach
  }
}

/// One number of a point, the other one and the point's place, side by side in memory.
private struct PlaneMember {
  let value: Double
  let other: Double
  let place: UInt32
}

/// The sum of Spearman's correlation and the members of wanted bins, in one reading of both columns' bins.
private struct PlaneRanks {
  /// The sum of the products of both columns' distances from the mean rank, each twice the distance.
  private(set) var products = 0.0

  /// The points whose x lies in a wanted bin, by ascending place.
  private(set) var x: [PlaneMember] = []

  /// The places of the points whose y lies in a wanted bin, ascending.
  private(set) var y: [UInt32] = []

  init(
    _ ranks: (x: BinnedRanks, y: BinnedRanks),
    _ points: (x: [Double], y: [Double]),
    wanted: (x: [WantedBins], y: [WantedBins])
  ) {
    let (ofX, inX) = Self.marked(ranks.x, wanted.x)
    let (ofY, inY) = Self.marked(ranks.y, wanted.y)
    // One more for what is not wanted, which is written over.
    x = [PlaneMember](unsafeUninitializedCapacity: inX + 1) { x, countOfX in
      y = [UInt32](unsafeUninitializedCapacity: inY + 1) { y, countOfY in
        var (sum, across, up) = (0.0, 0, 0)
        ofX.withUnsafeBufferPointer { ofX in
          ofY.withUnsafeBufferPointer { ofY in
            for place in points.x.indices {
              let (right, above) = (ofX[Int(ranks.x.bins[place])], ofY[Int(ranks.y.bins[place])])
              sum += Double(right >> 1) * Double(above >> 1)
              let number = UInt32(truncatingIfNeeded: place)
              x[across] = PlaneMember(
                value: points.x[place],
                other: points.y[place],
                place: number
              )
              across &+= Int(right & 1)
              y[up] = number
              up &+= Int(above & 1)
            }
          }
        }
        (products, countOfX, countOfY) = (sum, across, up)
      }
    }
  }

  /// The distances of all bins, one bit higher, with the lowest bit set for those that are wanted; and
  /// how many values lie in these.
  private static func marked(_ ranks: BinnedRanks, _ wanted: [WantedBins]) -> ([Int32], Int) {
    var marked = ranks.distances.map { $0 << 1 }
    var count = 0
    for bin in wanted.flatMap(\.bins) where marked[bin.number] & 1 == 0 {
      marked[bin.number] |= 1
      count += bin.members.count
    }
    return (marked, count)
  }
}

extension WantedBins {
  /// Those of some members that lie in these bins, bin by bin.
  private func members(among given: [PlaneMember], _ bins: [UInt32]) -> [PlaneMember] {
    var next = next(of: (self.bins.last?.number ?? 0) + 1)
    let (end, last) = (UInt32(count), next.count)
    return [PlaneMember](unsafeUninitializedCapacity: count + 1) { members, filled in
      for member in given {
        let bin = Int(bins[Int(member.place)])
        guard bin < last else { continue }
        let spot = next[bin]
        members[Int(spot)] = member
        next[bin] = spot &+ (spot < end ? 1 : 0)
      }
      filled = count
    }
  }

  /// The points of ranks in the order of x, and of y where x is equal.
  fileprivate func points(
    of ranks: [Int],
    among given: [PlaneMember],
    _ bins: [UInt32],
    _ x: [Double],
    _ y: [Double]
  ) -> [Int] {
    var held = members(among: given, bins)
    var chosen: [Int] = []
    chosen.reserveCapacity(ranks.count)
    for bin in self.bins {
      guard bin.members.count <= 48 else {
        var places = held[bin.members].map(\.place)
        sortPlaces(&places, places.indices, x, y)
        for rank in ranks[bin.ranks] { chosen.append(Int(places[rank - bin.start])) }
        continue
      }
      held.withUnsafeMutableBufferPointer { held in
        let own = UnsafeMutableBufferPointer(rebasing: held[bin.members])
        insertionSort(own) { left, right in
          left.value != right.value ? left.value < right.value : left.other < right.other
        }
        for rank in ranks[bin.ranks] { chosen.append(Int(own[rank - bin.start].place)) }
      }
    }
    return chosen
  }

  /// The quarters of a column, whose ranks these bins hold.
  fileprivate func quarters(
    of ranks: [Int],
    among given: [PlaneMember],
    _ bins: [UInt32],
    _ count: Int
  ) -> BinnedPlane.Quarters {
    let held = members(among: given, bins).map(\.value)
    let found = self.bins.flatMap { bin in
      RankSearch.values(
        ofRanks: ranks[bin.ranks].map { $0 - bin.start },
        in: Array(held[bin.members])
      )
    }
    let quarters = quantiles([0.25, 0.5, 0.75], of: count, fromRanks: found)
    return (quarters[0], quarters[1], quarters[2])
  }
}
