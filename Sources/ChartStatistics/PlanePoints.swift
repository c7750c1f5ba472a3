/// Points of a plane, read once for everything that is asked of them together.
///
/// Past ``exactLimit`` points some questions are answered by ``sampleSize`` of them, evenly spaced in the
/// order of x, and of y where x is equal: so the order of the points does not matter.
public struct PlanePoints: Sendable {
  /// The most points of which each takes part in every answer.
  public static let exactLimit = 20_000

  /// How many points are looked at instead.
  public static let sampleSize = 5_000

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
    var extents = (x: Self.extent(x), y: Self.extent(y))
    if x.count == y.count, extents.x.isFinite, extents.y.isFinite {
      (self.x, self.y, places) = (x, y, nil)
    } else {
      let finite = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
      self.x = finite.map { x[$0] }
      self.y = finite.map { y[$0] }
      places = finite.map { Int32($0) }
      extents = (Self.extent(self.x), Self.extent(self.y))
    }
    guard self.x.count > Self.exactLimit else {
      (sample, binned) = (Array(self.x.indices), nil)
      return
    }
    binned = BinnedPlane(self.x, self.y, extents, sampling: Self.sampleSize)
    sample =
      binned?.sample
      ?? evenly(Self.sampleSize, ofMoreThan: Self.exactLimit, x: self.x, y: self.y)
  }

  private static func extent(_ values: [Double]) -> Extent {
    values.withUnsafeBufferPointer { Extent($0) }
  }

  /// The number of pairs.
  public var count: Int { x.count }

  /// Whether answers are those of a sample.
  public var isSampled: Bool { sample.count < x.count }

  /// The quartiles of x in its units; `nil` without points.
  public var quartilesOfX: (lower: Double, upper: Double)? {
    binned.map { ($0.quarters.x.lower, $0.quarters.x.upper) } ?? quartiles(of: x)
  }

  /// The quartiles of y in its units; `nil` without points.
  public var quartilesOfY: (lower: Double, upper: Double)? {
    binned.map { ($0.quarters.y.lower, $0.quarters.y.upper) } ?? quartiles(of: y)
  }

  /// The median of y in its units; `nil` without points.
  public var medianOfY: Double? { binned?.quarters.y.median ?? median(of: y) }

  /// Where a pair stands in the columns.
  func place(_ pair: Int) -> Int { places.map { Int($0[pair]) } ?? pair }
}
