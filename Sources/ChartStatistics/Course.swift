/// The way a series took: a few stretches, end to end, of which each is told truly by one word.
///
/// ```
///      ╱╲          rises, falls, flat: the turn belongs to both of its stretches,
///     ╱  ╲____     and is the highest value of each
///    ╱
/// ```
public struct Course: Sendable, Equatable, Codable {
  /// A part of the series that goes one way.
  public struct Stretch: Sendable, Equatable, Codable {
    /// Which way it goes, by the values at its ends.
    public let way: SeriesWay

    /// The 0-based indices of its points, among the finite points in the order of x; its last point is
    /// the first of the next stretch.
    public let indices: ClosedRange<Int>

    /// Makes a stretch of some points.
    public init(_ way: SeriesWay, _ indices: ClosedRange<Int>) {
      self.way = way
      self.indices = indices
    }
  }

  /// The stretches in the order of x, at least two; neighbours go different ways.
  public let stretches: [Stretch]

  /// How far the Bayesian information criterion of their lines lies below that of one line.
  public let gain: Double

  /// The share of the variation of y that a line along each stretch explains, 0...1.
  public let explained: Double

  /// From this share of the range of y on, the ends of a stretch that rises or falls lie apart; those of
  /// a flat one lie no further apart than it.
  public static let leastChange = Leg.leastChange

  /// The most of its own change that a stretch goes back on its way.
  public static let mostReturn = 0.5

  /// The most that the values of a flat stretch lie apart, as a share of the range of y.
  ///
  /// Where all values lie on one side of zero, it and ``leastChange`` hold of the stretch's own level too:
  /// from 4 to 17 is no level, however far the series goes later.
  public static let mostSwing = 0.2

  /// How steep a line along a flat stretch may be: this share of a line over the whole of x that goes
  /// through the range of y.
  ///
  /// A short piece of a steady rise is small beside the rise, and no level.
  public static let mostSlope = 0.5

  /// The least of the whole of x that a flat stretch takes: the bottom of a valley is where it turns.
  public static let leastFlatWidth = 0.15
}

/// Finds the course of y over x, where a few stretches tell it truly.
///
/// A stretch rises only if its last value lies above its first by ``Course/leastChange`` of the range of
/// y, if nowhere in it the values go back by more than ``Course/mostReturn`` of that, and if it starts at
/// its lowest and ends at its highest value, but for the two ends of the series; and so with falls. It is
/// flat only within ``Course/mostSwing`` and ``Course/mostSlope``, and from ``Course/leastFlatWidth`` on. Of all ways to part the series into 2 to `most` such stretches
/// of at least ``LegFinding/leastPoints`` points, that of the least squares around a line along each, by
/// dynamic programming; of their numbers, by the criterion of ``legs(x:y:most:)``.
///
/// Points with a number that is not finite are left out, and the rest is taken in the order of x. `nil` if
/// ``LegFinding/isCourse`` does not hold of the legs that follow no such rule, if no true stretches gain
/// ``LegFinding/leastGain`` over one line and explain ``LegFinding/leastExplained`` of the variation, and
/// above ``LegFinding/exactLimit`` points. O(n²) at worst; a stretch is given up where it goes astray.
///
/// `found` are the series' legs, where they are known already.
public func course(
  x: [Double],
  y: [Double],
  legs found: LegFinding? = nil,
  most: Int = LegFinding.mostLegs
) -> Course? {
  guard let found = found ?? legs(x: x, y: y), found.isCourse,
    found.count <= LegFinding.exactLimit
  else { return nil }
  let pairs = Pairs(x: x, y: y)
  guard let lines = LineCosts(x: pairs.x, y: pairs.y) else { return nil }
  return CourseSearch(pairs, lines, most: most).course
}

/// The search for the stretches of least squares.
private struct CourseSearch {
  private let pairs: Pairs
  private let lines: LineCosts
  private let most: Int
  private let limits: StretchLimits
  /// The least cost up to each value, by the number of stretches and the way of the last one.
  private var costs: [Double]
  private var starts: [Int32]

  private static let ways: [SeriesWay] = [.rises, .falls, .flat]

  private var values: [Double] { pairs.y }

  init(_ pairs: Pairs, _ lines: LineCosts, most: Int) {
    let values = pairs.y
    self.pairs = pairs
    self.lines = lines
    self.most = max(most, 1)
    limits = StretchLimits(of: pairs)
    costs = [Double](repeating: .infinity, count: (self.most + 1) * 3 * values.count)
    starts = [Int32](repeating: -1, count: costs.count)
    for start in values.indices.dropLast(LegFinding.leastPoints - 1) { extend(from: start) }
  }

  private func cell(_ number: Int, _ way: Int, _ place: Int) -> Int {
    (number * 3 + way) * values.count + place
  }

  /// The least cost up to a place by so many stretches, of which the last goes another way.
  private func cost(before place: Int, _ number: Int, otherThan way: Int) -> Double {
    guard place > 0 else { return number == 0 ? 0 : .infinity }
    return (0..<3).filter { $0 != way }.map { costs[cell(number, $0, place)] }.min() ?? .infinity
  }

  /// Tries every stretch that begins at a place.
  private mutating func extend(from start: Int) {
    let before = (0..<most).map { number in
      (0..<3).map { cost(before: start, number, otherThan: $0) }
    }
    guard before.contains(where: { $0.contains { $0 < .infinity } }) else { return }
    var walk = StretchWalk(from: start, of: pairs, within: limits)
    while walk.advance() {
      guard walk.end - start + 1 >= LegFinding.leastPoints else { continue }
      for (way, name) in Self.ways.enumerated() where walk.goes(name) {
        // The turn is a point of both, and counts once.
        let own = lines.cost(start == 0 ? 0 : start + 1, walk.end + 1)
        for number in 0..<most where before[number][way] + own < .infinity {
          let cell = cell(number + 1, way, walk.end)
          guard before[number][way] + own < costs[cell] else { continue }
          costs[cell] = before[number][way] + own
          starts[cell] = Int32(start)
        }
      }
    }
  }

  /// The stretches of the best number; `nil` if one line does as well, or they explain too little.
  var course: Course? {
    let last = values.count - 1
    let single = PartedLines.criterion(lines.cost(0, values.count), 1, lines)
    var best = single
    var chosen: (number: Int, way: Int, cost: Double)?
    for number in stride(from: 2, through: most, by: 1) {
      let ends = (0..<3).map { (way: $0, cost: costs[cell(number, $0, last)]) }
      guard let end = ends.min(by: { $0.cost < $1.cost }), end.cost < .infinity else { continue }
      let criterion = PartedLines.criterion(end.cost, number, lines)
      guard best - criterion >= LegFinding.leastGain else { continue }
      best = criterion
      chosen = (number, end.way, end.cost)
    }
    guard let chosen, case let explained = 1 - chosen.cost / lines.total,
      explained >= LegFinding.leastExplained
    else { return nil }
    let stretches = stretches(chosen.number, chosen.way)
    return Course(stretches: stretches, gain: single - best, explained: min(explained, 1))
  }

  private func stretches(_ number: Int, _ way: Int) -> [Course.Stretch] {
    var (way, end) = (way, values.count - 1)
    var found: [Course.Stretch] = []
    for number in stride(from: number, to: 0, by: -1) {
      let start = Int(starts[cell(number, way, end)])
      found.append(Course.Stretch(Self.ways[way], start...end))
      end = start
      let others = (0..<3).filter { $0 != way }
      way = others.min { costs[cell(number - 1, $0, end)] < costs[cell(number - 1, $1, end)] } ?? 0
    }
    return found.reversed()
  }
}

/// What the values of a series allow its stretches.
private struct StretchLimits {
  /// The least change of a rise or a fall, and the most of a flat stretch.
  let change: Double

  /// The most that the values of a flat stretch lie apart.
  let swing: Double

  /// The most that a line along a flat stretch rises or falls in a unit of x.
  let slope: Double

  /// The least width of a flat stretch.
  let width: Double

  /// Whether all values lie on one side of zero, so that a level is a size.
  let hasLevels: Bool

  init(of pairs: Pairs) {
    let (low, high) = (pairs.y.min() ?? 0, pairs.y.max() ?? 0)
    let whole = (pairs.x.last ?? 0) - (pairs.x.first ?? 0)
    slope = Course.mostSlope * ((high - low) / whole) * (1 + 1e-9)
    width = Course.leastFlatWidth * whole * (1 - 1e-9)
    // The slack keeps what is exactly at a limit the same in every unit.
    change = Course.leastChange * (high - low) * (1 - 1e-9)
    swing = Course.mostSwing * (high - low) * (1 + 1e-9)
    hasLevels = low >= 0 || high <= 0
  }
}

/// A stretch that grows by one value at a time, with what decides which way it goes.
private struct StretchWalk {
  private let values: [Double]
  private let places: [Double]
  private let limits: StretchLimits
  private let start: Int
  private(set) var end: Int
  private var low: Double
  private var high: Double
  /// The furthest way down from an earlier value, and up.
  private var fall = 0.0
  private var rise = 0.0
  /// Sums of places and values less the first ones, for the line of least squares.
  private var sums = (x: 0.0, y: 0.0, xx: 0.0, xy: 0.0)

  init(from start: Int, of pairs: Pairs, within limits: StretchLimits) {
    values = pairs.y
    places = pairs.x
    self.limits = limits
    self.start = start
    end = start
    (low, high) = (values[start], values[start])
  }

  /// Takes the next value; `false` at the end of the series, or where no stretch from here is true.
  mutating func advance() -> Bool {
    guard end + 1 < values.count else { return false }
    end += 1
    let value = values[end]
    low = min(low, value)
    high = max(high, value)
    fall = max(fall, high - value)
    rise = max(rise, value - low)
    let (place, height) = (places[end] - places[start], value - values[start])
    sums.x += place
    sums.y += height
    sums.xx += place * place
    sums.xy += place * height
    return start == 0 || low == values[start] || high == values[start] || high - low <= limits.swing
  }

  func goes(_ way: SeriesWay) -> Bool {
    let (first, last) = (values[start], values[end])
    let isLast = end == values.count - 1
    switch way {
    case .rises:
      return last - first >= limits.change && fall <= Course.mostReturn * (last - first)
        && (start == 0 || low == first) && (isLast || high == last)
    case .falls:
      return first - last >= limits.change && rise <= Course.mostReturn * (first - last)
        && (start == 0 || high == first) && (isLast || low == last)
    case .flat:
      guard abs(last - first) <= limits.change, high - low <= limits.swing,
        places[end] - places[start] >= limits.width, abs(slope) <= limits.slope
      else { return false }
      let level = abs(first + sums.y / Double(end - start + 1))
      return !limits.hasLevels
        || abs(last - first) <= Course.leastChange * level
          && high - low <= Course.mostSwing * level
    }
  }

  /// The slope of the line of least squares.
  private var slope: Double {
    let count = Double(end - start + 1)
    let squares = sums.xx - sums.x * sums.x / count
    return squares > 0 ? (sums.xy - sums.x * sums.y / count) / squares : 0
  }
}
