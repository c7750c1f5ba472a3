/// Groups of points in the plane that lie apart from one another.
///
/// A group is halved by the two means of its points (Lloyd 1982), if along the line between them, or
/// along an axis, the dip test finds more than one peak; and each half again, up to six groups. So
/// the number is not asked for: one cloud, round, drawn-out or even, has one group. The dip test is
/// that of Kalogeratos and Likas 2012, "Dip-means", on the halves' own line.
public struct Clustering: Sendable, Equatable, Codable {
  /// One group of points.
  public struct Cluster: Sendable, Equatable, Codable {
    /// The 0-based places of its points in the columns, ascending.
    public let positions: [Int32]

    /// The median of x.
    public let x: Double

    /// The median of y.
    public let y: Double
  }

  /// The groups, from the smallest median x to the largest; at least one.
  public let clusters: [Cluster]

  /// The largest p-value of a split that was made; `nil` with one group.
  public let pValue: Double?

  /// The least number of points in a group, and half of that which is split.
  private static let least = 5

  /// Looks for groups among the pairs of finite numbers; `nil` without any.
  ///
  /// The order of the points and the units of x and y do not matter. Past ``PlanePoints/exactLimit``
  /// points the groups are those of ``PlanePoints/sampleSize`` of them, and each other point belongs to
  /// the group with the closest mean. O(n log n).
  public init?(x: [Double], y: [Double]) {
    self.init(PlanePoints(x: x, y: y))
  }

  /// Looks for groups among points; `nil` for fewer groups than asked for, at least one.
  public init?(_ points: PlanePoints, atLeast fewest: Int = 1) {
    guard points.count > 0 else { return nil }
    let plane = Plane(points)
    let few = Array(plane.indices)
    var groups = [few]
    var whole: [[Int]] = []
    var worst: Double?
    let smallest = max(Self.least, few.count / 50)
    while let group = groups.popLast() {
      guard groups.count + whole.count < 5, group.count >= 2 * smallest,
        let split = plane.split(group), min(split.first.count, split.second.count) >= smallest
      else {
        whole.append(group)
        continue
      }
      worst = max(worst ?? 0, split.pValue)
      groups += [split.first, split.second]
      groups.sort { ($0.count, $1[0]) < ($1.count, $0[0]) }
    }
    guard whole.count >= fewest else { return nil }
    pValue = worst
    if points.isSampled { whole = plane.nearest(to: whole, of: points) }
    clusters = whole.map { group in
      Cluster(
        positions: group.map { Int32(points.place($0)) },
        x: median(of: group.map { points.x[$0] }) ?? .nan,
        y: median(of: group.map { points.y[$0] }) ?? .nan
      )
    }.sorted { ($0.x, $0.y, $0.positions[0]) < ($1.x, $1.y, $1.positions[0]) }
  }
}

/// The points that are looked at, with both columns in parts of their standard deviations.
private struct Plane {
  private let x: [Double]
  private let y: [Double]

  /// The points by their places among those looked at.
  var indices: Range<Int> { x.indices }

  init(_ points: PlanePoints) {
    x = Self.scaled(points.sample.map { points.x[$0] })
    y = Self.scaled(points.sample.map { points.y[$0] })
  }

  private static func scaled(_ values: [Double]) -> [Double] {
    let parts = Influence.standardised(values)
    let variance = parts.reduce(0) { $0 + $1 * $1 } / Double(parts.count)
    guard variance > 0 else { return parts }
    return parts.map { $0 / variance.squareRoot() }
  }

  /// All points, each in the group whose mean is closest, measured in standard deviations of those
  /// looked at.
  func nearest(to groups: [[Int]], of points: PlanePoints) -> [[Int]] {
    let few = points.sample
    let units = (x: Self.unit(few.map { points.x[$0] }), y: Self.unit(few.map { points.y[$0] }))
    let means = groups.map { group in
      let size = Double(group.count)
      return (
        x: group.reduce(0) { $0 + points.x[few[$1]] * units.x / size },
        y: group.reduce(0) { $0 + points.y[few[$1]] * units.y / size }
      )
    }
    var all = [[Int]](repeating: [], count: groups.count)
    for place in points.x.indices {
      var best = (group: 0, distance: Double.infinity)
      for (group, mean) in means.enumerated() {
        let across = points.x[place] * units.x - mean.x
        let up = points.y[place] * units.y - mean.y
        let distance = across * across + up * up
        if distance < best.distance { best = (group, distance) }
      }
      all[best.group].append(place)
    }
    return all
  }

  /// What makes a column's standard deviation one; zero where it has none.
  private static func unit(_ values: [Double]) -> Double {
    guard let deviation = Summary(of: values).standardDeviation, deviation > 0 else { return 0 }
    return 1 / deviation
  }

  /// The halves of a group, if it falls apart.
  func split(_ group: [Int]) -> (first: [Int], second: [Int], pValue: Double)? {
    guard let halves = halves(of: group) else { return nil }
    let (from, to) = (centre(halves.first), centre(halves.second))
    let (across, up) = (to.x - from.x, to.y - from.y)
    let views = [
      group.map { x[$0] * across + y[$0] * up }, group.map { x[$0] }, group.map { y[$0] },
    ]
    // Of three looks the best must be three times as sure.
    let tested = views.compactMap { Self.dip(of: $0) }
    guard let clearest = tested.min(), clearest * 3 < 0.05 else { return nil }
    return (halves.first, halves.second, min(1, clearest * 3))
  }

  private static func dip(of values: [Double]) -> Double? {
    guard DipTest.isFine(values) else { return nil }
    return DipTest(of: values, spreadingTies: true)?.pValue
  }

  /// The two means with the least squares left, from three starts.
  private func halves(of group: [Int]) -> (first: [Int], second: [Int])? {
    let middle = centre(group)
    let starts = [(1.0, 0.0), (0, 1), principalAxis(of: group, around: middle)]
    let found = starts.compactMap { start in
      settled(group, group.map { (x[$0] - middle.x) * start.0 + (y[$0] - middle.y) * start.1 > 0 })
    }
    guard let best = found.min(by: { $0.rest < $1.rest }) else { return nil }
    let sides = zip(group, best.sides)
    return (sides.filter { !$0.1 }.map(\.0), sides.filter(\.1).map(\.0))
  }

  private func settled(_ group: [Int], _ start: [Bool]) -> (sides: [Bool], rest: Double)? {
    var sides = start
    for _ in 0..<50 {
      var (first, second) = ((x: 0.0, y: 0.0, count: 0.0), (x: 0.0, y: 0.0, count: 0.0))
      for (place, side) in zip(group, sides) {
        if side {
          second = (second.x + x[place], second.y + y[place], second.count + 1)
        } else {
          first = (first.x + x[place], first.y + y[place], first.count + 1)
        }
      }
      guard first.count > 0, second.count > 0 else { return nil }
      let (from, to) = (
        (x: first.x / first.count, y: first.y / first.count),
        (x: second.x / second.count, y: second.y / second.count)
      )
      var rest = 0.0
      var next = sides
      for (index, place) in group.enumerated() {
        let near = Self.square(x[place] - from.x, y[place] - from.y)
        let far = Self.square(x[place] - to.x, y[place] - to.y)
        next[index] = far < near
        rest += min(near, far)
      }
      if next == sides { return (sides, rest) }
      sides = next
    }
    return (sides, .greatestFiniteMagnitude)
  }

  private static func square(_ across: Double, _ up: Double) -> Double {
    across * across + up * up
  }

  private func centre(_ group: [Int]) -> (x: Double, y: Double) {
    let size = Double(group.count)
    return (group.reduce(0) { $0 + x[$1] } / size, group.reduce(0) { $0 + y[$1] } / size)
  }

  /// The direction of most variance.
  private func principalAxis(
    of group: [Int],
    around middle: (x: Double, y: Double)
  ) -> (Double, Double) {
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for place in group {
      let (across, up) = (x[place] - middle.x, y[place] - middle.y)
      xx += across * across
      xy += across * up
      yy += up * up
    }
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    return half >= 0 ? (half + root, xy) : (xy, root - half)
  }
}
