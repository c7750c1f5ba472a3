import ChartModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A way through points in user units: straight pieces, steps and cubic curves.
///
/// Monotone curves follow Fritsch and Carlson 1980 with Steffen's slopes (1990), along the dimension, so that no
/// curve rises above or falls below the values at its ends; Catmull–Rom splines follow Barry and Goldman
/// 1988, as cubic Bézier pieces.
struct Curve {
  typealias Point = (x: Double, y: Double)

  /// One piece, from where the one before it ends.
  private struct Piece {
    /// The two points that bend it, or `nil` for a straight one.
    var bend: (Point, Point)?
    var end: Point
  }

  private var start: Point
  private var pieces: [Piece] = []

  /// The way through at least one point; `isVertical` says that the measure runs upwards.
  init(through points: [Point], _ interpolation: Interpolation, isVertical: Bool) {
    start = points.first ?? (0, 0)
    guard points.count > 1 else { return }
    switch interpolation {
    case .linear: pieces = points.dropFirst().map { Piece(end: $0) }
    case .step(let transition): addSteps(points, max(0, min(1, transition)), isVertical)
    case .monotone: addMonotone(points, isVertical)
    case .cardinal(let tension): addCardinal(points, (1 - tension) / 6)
    case .catmullRom(let alpha): addCatmullRom(points, max(0, min(1, alpha)))
    }
  }

  private init(start: Point, pieces: [Piece]) {
    self.start = start
    self.pieces = pieces
  }

  /// The same way from its end to its start.
  var reversed: Curve {
    let ends = [start] + pieces.map(\.end)
    let turned = pieces.indices.reversed().map { index in
      Piece(bend: pieces[index].bend.map { ($0.1, $0.0) }, end: ends[index])
    }
    return Curve(start: ends[ends.count - 1], pieces: turned)
  }

  /// Writes it from its first point on, without a letter before it.
  func write(to writer: inout SVGWriter) {
    writer.point(start.x, start.y)
    for piece in pieces {
      if let (first, second) = piece.bend {
        writer.byte(0x43)
        for point in [first, second] {
          writer.point(point.x, point.y)
          writer.byte(0x20)
        }
      } else {
        writer.byte(0x4C)
      }
      writer.point(piece.end.x, piece.end.y)
    }
  }

  private mutating func addSteps(_ points: [Point], _ share: Double, _ isVertical: Bool) {
    for (from, to) in zip(points, points.dropFirst()) {
      if isVertical {
        let x = from.x + (to.x - from.x) * share
        pieces += [Piece(end: (x, from.y)), Piece(end: (x, to.y)), Piece(end: to)]
      } else {
        let y = from.y + (to.y - from.y) * share
        pieces += [Piece(end: (from.x, y)), Piece(end: (to.x, y)), Piece(end: to)]
      }
    }
  }

  private mutating func addCardinal(_ points: [Point], _ share: Double) {
    for index in 1..<points.count {
      let before = points[max(0, index - 2)]
      let (from, to) = (points[index - 1], points[index])
      let after = points[min(points.count - 1, index + 1)]
      pieces.append(
        Piece(
          bend: (
            (from.x + (to.x - before.x) * share, from.y + (to.y - before.y) * share),
            (to.x - (after.x - from.x) * share, to.y - (after.y - from.y) * share)
          ),
          end: to
        )
      )
    }
  }

  private mutating func addCatmullRom(_ points: [Point], _ alpha: Double) {
    let gaps = zip(points, points.dropFirst()).map { from, to in
      pow(max(hypot(to.x - from.x, to.y - from.y), 1e-9), alpha)
    }
    // The slope at a point in way an interval, from the three points about it.
    func slope(_ at: Int, over gap: Double) -> Point {
      guard at > 0, at < points.count - 1 else {
        let (from, to) = at == 0 ? (points[0], points[1]) : (points[at - 1], points[at])
        let own = at == 0 ? gaps[0] : gaps[at - 1]
        return ((to.x - from.x) / own * gap, (to.y - from.y) / own * gap)
      }
      let (first, second) = (gaps[at - 1], gaps[at])
      let tangent = { (a: Double, b: Double, c: Double) in
        ((b - a) / first - (c - a) / (first + second) + (c - b) / second) * gap
      }
      let (a, b, c) = (points[at - 1], points[at], points[at + 1])
      return (tangent(a.x, b.x, c.x), tangent(a.y, b.y, c.y))
    }
    for index in 1..<points.count {
      let (from, to, gap) = (points[index - 1], points[index], gaps[index - 1])
      let (out, into) = (slope(index - 1, over: gap), slope(index, over: gap))
      pieces.append(
        Piece(
          bend: ((from.x + out.x / 3, from.y + out.y / 3), (to.x - into.x / 3, to.y - into.y / 3)),
          end: to
        )
      )
    }
  }

  private mutating func addMonotone(_ points: [Point], _ isVertical: Bool) {
    let along = points.map { isVertical ? $0.x : $0.y }
    let across = points.map { isVertical ? $0.y : $0.x }
    let steps = zip(along, along.dropFirst()).map { $1 - $0 }
    let secants = zip(zip(across, across.dropFirst()), steps).map { ends, step in
      step == 0 ? 0 : (ends.1 - ends.0) / step
    }
    let slopes = points.indices.map { Self.slope($0, steps, secants) }
    for index in 1..<points.count {
      let third = steps[index - 1] / 3
      let bends = [
        (along[index - 1] + third, across[index - 1] + third * slopes[index - 1]),
        (along[index] - third, across[index] - third * slopes[index]),
      ].map { isVertical ? (x: $0.0, y: $0.1) : (x: $0.1, y: $0.0) }
      pieces.append(Piece(bend: (bends[0], bends[1]), end: points[index]))
    }
  }

  private static func slope(_ at: Int, _ steps: [Double], _ secants: [Double]) -> Double {
    guard at > 0, at < secants.count else {
      guard secants.count > 1 else { return secants.first ?? 0 }
      let near = at == 0 ? 0 : secants.count - 1
      let inner = slope(at == 0 ? 1 : secants.count - 1, steps, secants)
      let end = (3 * secants[near] - inner) / 2
      if end * secants[near] <= 0 { return 0 }
      return abs(end) > 3 * abs(secants[near]) ? 3 * secants[near] : end
    }
    let (before, after) = (secants[at - 1], secants[at])
    guard before * after > 0 else { return 0 }
    let mean = (before * steps[at] + after * steps[at - 1]) / (steps[at - 1] + steps[at])
    let least = min(abs(before), abs(after), abs(mean) / 2)
    return before > 0 ? 2 * least : -2 * least
  }
}
