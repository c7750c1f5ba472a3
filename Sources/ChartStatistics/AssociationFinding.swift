/// How two columns go together, and whether that is the many's doing or one point's.
public struct AssociationFinding: Sendable, Equatable, Codable {
  /// How closely they go together, by Spearman's correlation where both correlations agree.
  public enum Strength: String, Sendable, Equatable, Codable {
    /// No association that both correlations bear out.
    case none

    /// Below 0.4.
    case weak

    /// From 0.4 to below 0.7.
    case moderate

    /// From 0.7.
    case strong
  }

  /// A point without which the verdict is another.
  public struct Carrier: Sendable, Equatable, Codable {
    /// Its 0-based place in the columns.
    public let position: Int

    /// The correlation that has p < 0.05 with it and not without it.
    public let method: Method

    /// That correlation of all points.
    public let with: Double

    /// That correlation without the point; `nil` where the others share one x or one y.
    public let without: Double?
  }

  /// A correlation.
  public enum Method: String, Sendable, Equatable, Codable {
    /// Spearman's, of ranks.
    case spearman

    /// Pearson's, of the numbers.
    case pearson
  }

  /// The number of pairs of finite numbers.
  public let count: Int

  /// Spearman's correlation; past ``PlanePoints/exactLimit`` points within 0.0002 of it.
  public let spearman: Association

  /// Pearson's correlation.
  public let pearson: Association

  /// How closely they go together; the sign is that of ``spearman``.
  ///
  /// `none` unless Spearman's p < 0.05 and Pearson's correlation has the same sign, with p < 0.05 too
  /// (with all points, or without the one that lowers it most) or Spearman's p < 0.001.
  public let strength: Strength

  /// The one point that the verdict rests on, or `nil`.
  ///
  /// Without it, and without no other, the correlation loses p < 0.05, and at least 0.2 of its size. Past
  /// ``PlanePoints/exactLimit`` points the others keep the ranks that they have among all.
  public let carrier: Carrier?

  /// The median slope; past ``PlanePoints/exactLimit`` points that of ``PlanePoints/sampleSize`` of them,
  /// without an interval.
  public let slope: TheilSen?

  /// Where y turns, or `nil` where a straight line does as well; past ``PlanePoints/exactLimit`` points
  /// as ``PlanePoints/sampleSize`` of them show it.
  public let bend: Bend?

  /// The places of points that lie far outside the others in x or in y, ascending.
  public let apart: [Int]

  /// The places of points that lie far from the median slope's line though not ``apart``, ascending.
  ///
  /// Empty where there is no association. Past ``PlanePoints/exactLimit`` points the line and what counts
  /// as far are those of ``PlanePoints/sampleSize`` of them.
  public let offLine: [Int]

  /// The median slope without the points of ``apart``; `nil` where none is, where the others have no
  /// slope, and past ``PlanePoints/exactLimit`` points.
  public let slopeWithoutApart: Double?

  /// Judges the pairs of finite numbers; `nil` for fewer than six, or if all x or all y are equal.
  ///
  /// O(n log n).
  public init?(x: [Double], y: [Double]) {
    self.init(PlanePoints(x: x, y: y))
  }

  /// Judges points; `nil` for fewer than six, or if all x or all y are equal.
  ///
  /// O(n log n).
  public init?(_ points: PlanePoints) {
    if let binned = points.binned, binned.heaviest <= Self.mostHeld,
      let strength = Self.strength(binned)
    {
      self.init(points, binned, strength)
    } else {
      self.init(sorting: points)
    }
  }

  /// Judges points by their ranks, each of them on its own.
  private init?(sorting points: PlanePoints) {
    let (across, up) = (points.x, points.y)
    guard points.count >= 6, let straight = correlation(across, up) else { return nil }
    let orders = (x: RadixOrder.places(of: across), y: RadixOrder.places(of: up))
    let ranks = (
      x: averageRanks(of: across, order: orders.x), y: averageRanks(of: up, order: orders.y)
    )
    guard let ranked = correlation(ranks.x, ranks.y) else { return nil }
    count = points.count
    (spearman, pearson) = (ranked, straight)
    let influence = Influence((across, up), ranks: ranks, ranked: ranked, straight: straight)
    carrier = influence.carrier.map {
      Carrier(
        position: points.place($0.place),
        method: $0.method,
        with: $0.with,
        without: $0.without
      )
    }
    strength = Self.strength(ranked, straight, best: influence.clearest)
    let few = points.sample
    slope = TheilSen(x: few.map { across[$0] }, y: few.map { up[$0] })
    bend = Bend(x: across, y: up, order: orders.x)
    let far = Set(FarOut.places(in: across, order: orders.x))
      .union(FarOut.places(in: up, order: orders.y)).sorted()
    apart = far.map { points.place($0) }
    slopeWithoutApart =
      far.isEmpty || points.isSampled ? nil : Self.slope(across, up, without: Set(far))
    let off = strength == .none || bend != nil ? [] : Self.offLine(across, up, slope)
    let known = Set(far)
    offLine = off.filter { !known.contains($0) }.map { points.place($0) }
  }

  /// Where no point holds more of the squares of x or of y, none moves a correlation by 0.2: leaving it
  /// out takes at most this much off each of its sums.
  private static let mostHeld = 0.05

  /// The strength of many points, unless it takes leaving one of them out to tell.
  private static func strength(_ binned: BinnedPlane) -> Strength? {
    let found = strength(binned.spearman, binned.pearson, best: nil)
    return found == .none && binned.spearman.pValue < 0.05 ? nil : found
  }

  /// Judges many points of which none stands for itself.
  private init(_ points: PlanePoints, _ binned: BinnedPlane, _ strength: Strength) {
    count = points.count
    (spearman, pearson, carrier) = (binned.spearman, binned.pearson, nil)
    self.strength = strength
    let few = (x: points.sample.map { points.x[$0] }, y: points.sample.map { points.y[$0] })
    slope = TheilSen(median: Pairs(x: few.x, y: few.y))
    bend = Bend(x: few.x, y: few.y, order: few.x.indices.map { Int32($0) })
    let (across, up) = (binned.quarters.x, binned.quarters.y)
    let far = Set(FarOut.places(in: points.x, (across.lower, across.upper)))
      .union(FarOut.places(in: points.y, (up.lower, up.upper)))
    apart = far.sorted().map { points.place($0) }
    slopeWithoutApart = nil
    guard strength != .none, bend == nil, let slope else {
      offLine = []
      return
    }
    let off = FarOut.places(in: points, offLineOf: slope.slope, judging: few)
    offLine = off.filter { !far.contains($0) }.map { points.place($0) }
  }

  private static func strength(
    _ ranked: Association,
    _ straight: Association,
    best: Association?
  ) -> Strength {
    let views = [straight, best].compactMap { $0 }
    let isBorneOut = views.contains { view in
      view.coefficient * ranked.coefficient > 0 && (view.pValue < 0.05 || ranked.pValue < 0.001)
    }
    guard ranked.pValue < 0.05, isBorneOut else { return .none }
    let size = abs(ranked.coefficient)
    return size >= 0.7 ? .strong : size >= 0.4 ? .moderate : .weak
  }

  private static func slope(_ x: [Double], _ y: [Double], without: Set<Int>) -> Double? {
    let kept = x.indices.filter { !without.contains($0) }
    return TheilSen(x: kept.map { x[$0] }, y: kept.map { y[$0] })?.slope
  }

  private static func offLine(_ x: [Double], _ y: [Double], _ line: TheilSen?) -> [Int] {
    guard let line, let low = y.min(), let high = y.max() else { return [] }
    let residuals = x.indices.map { y[$0] - line.slope * x[$0] }
    return FarOut.residuals(residuals, slack: 1e-9 * (high - low))
  }
}
