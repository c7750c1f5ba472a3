#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One line without gaps that runs horizontally.
struct Curve {
  /// Where it starts.
  let start: PathPoint

  /// The steps after the start.
  private(set) var commands: [InterpolatedPath.Command] = []

  private let places: [PathPoint]

  /// A line through places, at least one.
  init(through places: [PathPoint], _ interpolation: Interpolation) {
    self.places = places
    start = places.first ?? PathPoint(.nan, .nan)
    guard places.count > 1 else { return }
    switch interpolation {
    case .step(let transition) where transition.isFinite: step(min(max(transition, 0), 1))
    case .monotone where places.count > 2: monotone()
    case .cardinal(let tension) where places.count > 2 && tension.isFinite:
      spline { _ in .uniform(share: (1 - tension) / 6) }
    case .catmullRom(let alpha) where places.count > 2 && alpha.isFinite:
      spline { Self.knots(of: $0, alpha) }
    case .linear, .monotone, .cardinal, .catmullRom, .step:
      commands = places.dropFirst().map { .line($0) }
    }
  }

  /// Level, then at a share of the way straight to the next value, then level.
  private mutating func step(_ transition: Double) {
    var before = start
    for place in places.dropFirst() {
      let x = before.x * (1 - transition) + place.x * transition
      commands.append(.line(PathPoint(x, before.y)))
      commands.append(.line(PathPoint(x, place.y)))
      before = place
    }
    commands.append(.line(before))
    // A level at either end of the way has no length.
    commands = Self.withoutStandstill(commands, from: start)
  }

  private static func withoutStandstill(
    _ commands: [InterpolatedPath.Command],
    from start: PathPoint
  ) -> [InterpolatedPath.Command] {
    var last = start
    return commands.filter { command in
      guard case .line(let place) = command else { return true }
      defer { last = place }
      return place != last
    }
  }
}

// MARK: Monotone

extension Curve {
  /// A cubic curve that rises and falls only where the values do.
  ///
  /// Source: Steffen 1990, "A simple method for monotonic interpolation in one dimension", with the
  /// derivative at the ends by the parabola through the value and the derivative next to it. Where values
  /// change without a way the line is straight, and both sides are lines of their own.
  private mutating func monotone() {
    var first = 0
    for index in places.indices.dropFirst() {
      let isUpright = places[index].x == places[index - 1].x
      guard isUpright || index == places.count - 1 else { continue }
      let last = isUpright ? index - 1 : index
      if last > first { appendMonotone(first, last) }
      if isUpright { commands.append(.line(places[index])) }
      first = index
    }
  }

  /// The part between two places, none of its steps upright.
  private mutating func appendMonotone(_ first: Int, _ last: Int) {
    guard last - first > 1 else {
      commands.append(.line(places[last]))
      return
    }
    var slopes = [Double](repeating: 0, count: last - first + 1)
    for index in first + 1..<last { slopes[index - first] = slope(at: index) }
    slopes[0] = (3 * secant(first) - slopes[1]) / 2
    slopes[last - first] = (3 * secant(last - 1) - slopes[last - first - 1]) / 2
    for index in first..<last {
      let (from, to) = (places[index], places[index + 1])
      let third = (to.x - from.x) / 3
      let (out, into) = (slopes[index - first], slopes[index - first + 1])
      commands.append(
        .curve(
          PathPoint(from.x + third, from.y + third * out),
          PathPoint(to.x - third, to.y - third * into),
          to: to
        )
      )
    }
  }

  /// The slope of the straight line from a place to the next.
  private func secant(_ index: Int) -> Double {
    (places[index + 1].y - places[index].y) / (places[index + 1].x - places[index].x)
  }

  /// The slope at a place between two others: none at a turn, else that of the parabola through the three,
  /// held to twice the flatter of its neighbours.
  private func slope(at index: Int) -> Double {
    let (before, after) = (secant(index - 1), secant(index))
    guard before * after > 0 else { return 0 }
    let (way, next) = (places[index].x - places[index - 1].x, places[index + 1].x - places[index].x)
    // A line that turns back has no way along which it could be monotone.
    guard way * next > 0 else { return 0 }
    let parabola = abs(before * next + after * way) / abs(way + next)
    let slope = min(2 * abs(before), 2 * abs(after), parabola)
    return before < 0 ? -slope : slope
  }
}

// MARK: Splines

/// How the control places of a step follow from the four places about it.
private enum Knots {
  /// Those of a cardinal spline: a share of the way between the neighbours of each end.
  case uniform(share: Double)

  /// The lengths of the three steps, raised to a power.
  case lengths(before: Double, own: Double, after: Double)
}

extension Curve {
  /// The lengths of the steps between four places, raised to a power.
  private static func knots(of places: [PathPoint], _ alpha: Double) -> Knots {
    let lengths = zip(places, places.dropFirst()).map { from, to -> Double in
      let length = hypot(to.x - from.x, to.y - from.y)
      return length > 0 ? pow(length, alpha) : 0
    }
    return .lengths(before: lengths[0], own: lengths[1], after: lengths[2])
  }

  /// A smooth line whose direction at each place follows from the places beside it, and which leaves the
  /// first and reaches the last straight towards its neighbour's control.
  ///
  /// Source: Yuksel, Schaefer and Keyser 2011, "Parameterization and applications of Catmull–Rom curves",
  /// in Bézier form; the tangents at the ends are none, as in d3-shape.
  private mutating func spline(_ knots: ([PathPoint]) -> Knots) {
    for index in 0..<places.count - 1 {
      let (from, to) = (places[index], places[index + 1])
      let before = index > 0 ? places[index - 1] : from
      let after = index + 2 < places.count ? places[index + 2] : to
      var (first, second) = (from, to)
      switch knots([before, from, to, after]) {
      case .uniform(let share):
        if index > 0 { first = from.moved(by: share, from: before, to: to) }
        if index + 2 < places.count { second = to.moved(by: share, from: after, to: from) }
      case .lengths(let start, let own, let end):
        if start > 0 { first = from.blended(before, start, to, own) }
        if end > 0 { second = to.blended(after, end, from, own) }
      }
      commands.append(.curve(first, second, to: to))
    }
  }
}

extension PathPoint {
  /// The place moved along the way between two others.
  fileprivate func moved(by share: Double, from start: PathPoint, to end: PathPoint) -> PathPoint {
    PathPoint(x + share * (end.x - start.x), y + share * (end.y - start.y))
  }

  /// The control place on the side of `next`, for a step of length `own` after one from `last` of length
  /// `other`.
  fileprivate func blended(
    _ last: PathPoint,
    _ other: Double,
    _ next: PathPoint,
    _ own: Double
  ) -> PathPoint {
    let middle = 2 * other * other + 3 * other * own + own * own
    let sum = 3 * other * (other + own)
    let blend = { (here: Double, last: Double, next: Double) in
      (here * middle - last * own * own + next * other * other) / sum
    }
    return PathPoint(blend(x, last.x, next.x), blend(y, last.y, next.y))
  }
}
