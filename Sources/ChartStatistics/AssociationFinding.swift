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

  /// Spearman's correlation.
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
  /// 20,000 points the others keep the ranks that they have among all.
  public let carrier: Carrier?

  /// The median slope; past 20,000 points that of 10,000 of them, evenly spaced in the order of x.
  public let slope: TheilSen?

  /// Where y turns, or `nil` where a straight line does as well.
  public let bend: Bend?

  /// The places of points that lie far outside the others in x or in y, ascending.
  public let apart: [Int]

  /// The places of points that lie far from the median slope's line though not ``apart``, ascending;
  /// empty where there is no association.
  public let offLine: [Int]

  /// The median slope without the points of ``apart``; `nil` where none is, where the others have no
  /// slope, and past 20,000 points.
  public let slopeWithoutApart: Double?

  /// Judges the pairs of finite numbers; `nil` for fewer than six, or if all x or all y are equal.
  ///
  /// O(n log n).
  public init?(x: [Double], y: [Double]) {
    let places = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
    let (across, up) = (places.map { x[$0] }, places.map { y[$0] })
    guard places.count >= 6, let straight = correlation(across, up) else { return nil }
    let orders = (x: RadixOrder.places(of: across), y: RadixOrder.places(of: up))
    let ranks = (
      x: averageRanks(of: across, order: orders.x), y: averageRanks(of: up, order: orders.y)
    )
    guard let ranked = correlation(ranks.x, ranks.y) else { return nil }
    count = places.count
    (spearman, pearson) = (ranked, straight)
    let influence = Influence((across, up), ranks: ranks, ranked: ranked, straight: straight)
    carrier = influence.carrier.map {
      Carrier(position: places[$0.place], method: $0.method, with: $0.with, without: $0.without)
    }
    strength = Self.strength(ranked, straight, best: influence.clearest)
    let few = evenly(10_000, ofMoreThan: 20_000, x: across, y: up)
    slope = TheilSen(x: few.map { across[$0] }, y: few.map { up[$0] })
    bend = Bend(x: across, y: up, order: orders.x)
    let far = Set(FarOut.places(in: across, order: orders.x))
      .union(FarOut.places(in: up, order: orders.y)).sorted()
    apart = far.map { places[$0] }
    let isWhole = few.count == across.count
    slopeWithoutApart =
      far.isEmpty || !isWhole ? nil : Self.slope(across, up, without: Set(far))
    let off = strength == .none || bend != nil ? [] : Self.offLine(across, up, slope)
    let known = Set(far)
    offLine = off.filter { !known.contains($0) }.map { places[$0] }
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
