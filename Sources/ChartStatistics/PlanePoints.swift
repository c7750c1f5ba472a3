/// Points of a plane, read once for everything that is asked of them together.
///
/// Past ``exactLimit`` points some questions are answered by ``sampleSize`` of them, evenly spaced in the
/// order of x, and of y where x is equal: so the order of the points does not matter.
public struct PlanePoints: Sendable {
  /// The most points of which each takes part in every answer.
  public static let exactLimit = 20_000

  /// How many points are looked at instead.
  public static let sampleSize = 10_000

  /// The x of the pairs of finite numbers.
  public let x: [Double]

  /// The y of the pairs of finite numbers.
  public let y: [Double]

  /// The places of ``x`` and ``y`` that are looked at in place of all, in the order of x; all of them
  /// in their own order up to ``exactLimit``.
  public let sample: [Int]

  /// Counts in bins, where there are too many points to sort.
  let binned: BinnedPlane?

  /// Where the pairs stand in the columns; `nil` where they are the columns.
  private let places: [Int32]?

  /// Takes the pairs of finite numbers of two columns.
  ///
  /// O(n), and O(n log n) where most lie close together beside one far away.
  public init(x: [Double], y: [Double]) {
    let isWhole = x.count == y.count && Self.isFinite(x) && Self.isFinite(y)
    if isWhole {
      (self.x, self.y, places) = (x, y, nil)
    } else {
      let finite = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
      self.x = finite.map { x[$0] }
      self.y = finite.map { y[$0] }
      places = finite.map { Int32($0) }
    }
    guard self.x.count > Self.exactLimit else {
      (sample, binned) = (Array(self.x.indices), nil)
      return
    }
    binned = BinnedPlane(self.x, self.y)
    sample =
      binned?.x.evenly(Self.sampleSize, of: self.x, and: self.y)
      ?? evenly(Self.sampleSize, ofMoreThan: Self.exactLimit, x: self.x, y: self.y)
  }

  private static func isFinite(_ values: [Double]) -> Bool {
    values.withUnsafeBufferPointer { Extent($0).isFinite }
  }

  /// The number of pairs.
  public var count: Int { x.count }

  /// Whether answers are those of a sample.
  public var isSampled: Bool { sample.count < x.count }

  /// The quartiles of x in its units; `nil` without points.
  public var quartilesOfX: (lower: Double, upper: Double)? {
    binned?.quartiles.x ?? quartiles(of: x)
  }

  /// The quartiles of y in its units; `nil` without points.
  public var quartilesOfY: (lower: Double, upper: Double)? {
    binned?.quartiles.y ?? quartiles(of: y)
  }

  /// Where a pair stands in the columns.
  func place(_ pair: Int) -> Int { places.map { Int($0[pair]) } ?? pair }
}

/// Both columns of many points by fine bins, with the sums of a correlation.
struct BinnedPlane: Sendable {
  let x: BinnedRanks
  let y: BinnedRanks
  let quartiles: (x: (lower: Double, upper: Double), y: (lower: Double, upper: Double))

  /// Pearson's correlation.
  let pearson: Association

  /// Spearman's correlation: past rounding that of the ranks, or of ranks within a 10,000th of them.
  let spearman: Association

  /// The most that one point holds of the squares of x or of y, 0...1.
  let heaviest: Double

  /// `nil` where sums would leave the range of `Double`, where all x or y are equal, and where bins are
  /// too coarse to tell ranks.
  init?(_ x: [Double], _ y: [Double]) {
    guard let across = BinnedRanks(x), let up = BinnedRanks(y),
      let ofX = ChartStatistics.quartiles(of: x), let ofY = ChartStatistics.quartiles(of: y)
    else { return nil }
    (self.x, self.y, quartiles) = (across, up, (ofX, ofY))
    let sums = PlaneSums(x, y, across, up)
    heaviest = max(sums.heaviest.x / sums.squares.x, sums.heaviest.y / sums.squares.y)
    let straight = sums.products / (sums.squares.x.squareRoot() * sums.squares.y.squareRoot())
    let ranked = sums.ranks / (across.squares.squareRoot() * up.squares.squareRoot())
    pearson = Association(count: x.count, coefficient: min(max(straight, -1), 1))
    spearman = Association(count: x.count, coefficient: min(max(ranked, -1), 1))
  }
}

/// The sums of both correlations, in one reading of both columns.
private struct PlaneSums {
  private(set) var squares = (x: 0.0, y: 0.0)
  private(set) var products = 0.0
  private(set) var heaviest = (x: 0.0, y: 0.0)
  private(set) var ranks = 0.0

  init(_ x: [Double], _ y: [Double], _ across: BinnedRanks, _ up: BinnedRanks) {
    let (meanX, meanY) = (Self.mean(x), Self.mean(y))
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        across.distances.withUnsafeBufferPointer { ofX in
          up.distances.withUnsafeBufferPointer { ofY in
            for place in x.indices {
              let (right, above) = (x[place] - meanX, y[place] - meanY)
              squares.x += right * right
              squares.y += above * above
              products += right * above
              heaviest.x = Swift.max(heaviest.x, right * right)
              heaviest.y = Swift.max(heaviest.y, above * above)
              ranks += ofX[across.bin(of: x[place])] * ofY[up.bin(of: y[place])]
            }
          }
        }
      }
    }
  }

  private static func mean(_ values: [Double]) -> Double {
    values.withUnsafeBufferPointer { values in
      var sums = SIMD4<Double>.zero
      let whole = values.count & ~3
      for place in stride(from: 0, to: whole, by: 4) {
        sums += SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
      }
      var sum = sums.sum()
      for place in whole..<values.count { sum += values[place] }
      return sum / Double(values.count)
    }
  }
}
