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
  /// The order of the points and the units of x and y do not matter. Past 20,000 points the groups are
  /// those of 10,000 of them, evenly spaced in the order of x, and each other point belongs to the group
  /// with the closest mean. O(n log n).
  public init?(x: [Double], y: [Double]) {
    let places = (0..<min(x.count, y.count)).filter { x[$0].isFinite && y[$0].isFinite }
    guard !places.isEmpty else { return nil }
    let plane = Plane(x: places.map { x[$0] }, y: places.map { y[$0] })
    let few = plane.sample(10_000, ofMoreThan: 20_000)
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
    pValue = worst
    if few.count < places.count { whole = plane.nearest(to: whole) }
    clusters = whole.map { group in
      Cluster(
        positions: group.map { Int32(places[$0]) },
        x: median(of: group.map { x[places[$0]] }) ?? .nan,
        y: median(of: group.map { y[places[$0]] }) ?? .nan
      )
    }.sorted { ($0.x, $0.y, $0.positions[0]) < ($1.x, $1.y, $1.positions[0]) }
  }
}

/// Points with both columns in parts of their standard deviations.
private struct Plane {
  private let x: [Double]
  private let y: [Double]

  init(x: [Double], y: [Double]) {
    self.x = Self.scaled(x)
    self.y = Self.scaled(y)
  }

  private static func scaled(_ values: [Double]) -> [Double] {
    let parts = Influence.standardised(values)
    let variance = parts.reduce(0) { $0 + $1 * $1 } / Double(parts.count)
    guard variance > 0 else { return parts }
    return parts.map { $0 / variance.squareRoot() }
  }

  func sample(_ number: Int, ofMoreThan limit: Int) -> [Int] {
    evenly(number, ofMoreThan: limit, x: x, y: y)
  }

  /// All points, each in the group whose mean is closest.
  func nearest(to groups: [[Int]]) -> [[Int]] {
    let means = groups.map(centre)
    var all = [[Int]](repeating: [], count: groups.count)
    for place in x.indices {
      var best = (group: 0, distance: Double.infinity)
      for (group, mean) in means.enumerated() {
        let (across, up) = (x[place] - mean.x, y[place] - mean.y)
        let distance = across * across + up * up
        if distance < best.distance { best = (group, distance) }
      }
      all[best.group].append(place)
    }
    return all
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
      var sums = [(x: 0.0, y: 0.0, count: 0.0), (x: 0.0, y: 0.0, count: 0.0)]
      for (place, side) in zip(group, sides) {
        let index = side ? 1 : 0
        sums[index] = (sums[index].x + x[place], sums[index].y + y[place], sums[index].count + 1)
      }
      guard sums[0].count > 0, sums[1].count > 0 else { return nil }
      let means = sums.map { (x: $0.x / $0.count, y: $0.y / $0.count) }
      var rest = 0.0
      var next = sides
      for (index, place) in group.enumerated() {
        let distances = means.map { mean in
          (x[place] - mean.x) * (x[place] - mean.x) + (y[place] - mean.y) * (y[place] - mean.y)
        }
        next[index] = distances[1] < distances[0]
        rest += min(distances[0], distances[1])
      }
      if next == sides { return (sides, rest) }
      sides = next
    }
    return (sides, .greatestFiniteMagnitude)
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
