#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A sector with round corners that keeps a way from its neighbours.
struct SectorOutline {
  private typealias Point = (x: Double, y: Double)

  private let inner: Double
  private let outer: Double
  private let from: Double
  private let to: Double
  private let inset: Double
  private let radius: Double

  /// Radii in user units, turns clockwise from the top; `radius` of the corners, `inset` from either edge.
  init(
    radii: (Double, Double),
    turns: (Double, Double),
    radius: Double,
    inset: Double
  ) {
    (inner, outer) = radii
    (from, to) = (turns.0 * 2 * .pi, turns.1 * 2 * .pi)
    let half = (to - from) / 2
    // A sector narrower than the way it is to keep is still seen.
    self.inset = half < .pi / 2 ? min(inset, radii.1 * sin(half) * 0.8) : min(inset, radii.1 / 2)
    let arc = max(0, radii.1 * (to - from) - 2 * self.inset)
    self.radius = max(0, min(radius, (radii.1 - radii.0) / 2, arc / 2))
  }

  /// The angle that the inset takes at a distance from the middle.
  private func lost(_ distance: Double) -> Double {
    distance > inset ? asin(inset / distance) : .pi / 2
  }

  /// Writes what follows the first letter of the path.
  func write(about center: (x: Double, y: Double), to writer: inout SVGWriter) {
    let (start, end) = (from + lost(outer), to - lost(outer))
    let corners = [place(outer, start), place(outer, end)]
    let (innerStart, innerEnd) = (from + lost(inner), to - lost(inner))
    let isPointed = inner <= 0 || innerStart >= innerEnd
    let tip = place(tipDistance, (from + to) / 2)
    let feet = isPointed ? [tip, tip] : [place(inner, innerStart), place(inner, innerEnd)]
    let turn = min(radius / outer, (end - start) / 2)
    func write(_ point: Point) { writer.point(center.x + point.x, center.y + point.y) }

    write(Self.along(corners[0], feet[0], radius))
    writer.byte(0x51)
    write(corners[0])
    writer.byte(0x20)
    write(place(outer, start + turn))
    writeArc(outer, isLong: end - start - 2 * turn > .pi, sweep: 1, to: &writer)
    write(place(outer, end - turn))
    writer.byte(0x51)
    write(corners[1])
    writer.byte(0x20)
    write(Self.along(corners[1], feet[1], radius))
    writer.byte(0x4C)
    guard !isPointed else {
      write(tip)
      return writer.byte(0x5A)
    }
    let bend = min(radius / inner, (innerEnd - innerStart) / 2)
    write(Self.along(feet[1], corners[1], radius))
    writer.byte(0x51)
    write(feet[1])
    writer.byte(0x20)
    write(place(inner, innerEnd - bend))
    writeArc(inner, isLong: innerEnd - innerStart - 2 * bend > .pi, sweep: 0, to: &writer)
    write(place(inner, innerStart + bend))
    writer.byte(0x51)
    write(feet[0])
    writer.byte(0x20)
    write(Self.along(feet[0], corners[0], radius))
    writer.byte(0x5A)
  }

  /// How far from the middle the two edges meet where there is no hole.
  private var tipDistance: Double {
    let half = (to - from) / 2
    guard half < .pi / 2, half > 0 else { return 0 }
    return min(outer * 0.9, inset / sin(half))
  }

  private func writeArc(
    _ radius: Double,
    isLong: Bool,
    sweep: Int,
    to writer: inout SVGWriter
  ) {
    writer.byte(0x41)
    writer.point(radius, radius)
    writer.markup(" 0 \(isLong ? 1 : 0) \(sweep) ")
  }

  private func place(_ distance: Double, _ angle: Double) -> Point {
    (distance * sin(angle), -distance * cos(angle))
  }

  /// The point some way from one towards another, at most half of the way.
  private static func along(_ from: Point, _ to: Point, _ way: Double) -> Point {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return from }
    let share = min(0.5, way / length)
    return (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
  }
}
