import ChartModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Sectors of a circle, clockwise from the top.
extension MarkDrawing {
  /// The sector of a mark; an unseen point in the middle for one without an amount.
  func sector(at place: Int) -> MarkShape {
    let row = Int(rows[place])
    guard let circle, let stacked = layer.stacked, !stacked.start[row].isNaN else {
      let plot = layout.plot
      let (x, y) = (plot.left + plot.width / 2, plot.top + plot.height / 2)
      return MarkShape(
        outline: .box(left: x - 1, top: y - 1, right: x + 1, bottom: y + 1),
        className: "quiet"
      )
    }
    let look = look.look(ofRow: row)
    return MarkShape(
      outline: .sector(
        center: (circle.x, circle.y),
        radii: circle.radii(look.style),
        turns: (stacked.start[row] / circle.total, stacked.end[row] / circle.total)
      ),
      className: classes(look)
    )
  }

  /// Writes the amount beside a sector that is wide enough, hidden from assistive technology.
  func writeSectorText(at place: Int, to writer: inout SVGWriter) {
    let row = Int(rows[place])
    guard mark == .sector, let circle, let stacked = layer.stacked, let column = layer.measure,
      case .numbers(let amounts) = column.values, !stacked.start[row].isNaN
    else { return }
    let size = layout.options.textSize
    let share = (stacked.end[row] - stacked.start[row]) / circle.total
    guard share * 2 * .pi * circle.outer >= size * 1.4 else { return }
    let turn = (stacked.start[row] + stacked.end[row]) / 2 / circle.total
    let outer = circle.radii(look.look(ofRow: row).style).1
    let point = Self.point(outer + size * 0.5, turn, (circle.x, circle.y))
    let side = sin(2 * .pi * turn)
    let anchor: PlacedText.Anchor = abs(side) < 0.15 ? .middle : side > 0 ? .left : .right
    let rise = cos(2 * .pi * turn)
    let text = PlacedText(
      text: labels.amount(amounts[row], column),
      x: point.x,
      y: point.y + size * (0.35 - 0.45 * rise),
      anchor: anchor,
      size: size
    )
    writer.markup("<g aria-hidden=\"true\">")
    text.write(to: &writer, isRightToLeft: layout.options.isRightToLeft)
    writer.line("</g>")
  }

  /// Writes many sectors, a path each, none of them named.
  func writeSectors(_ places: Range<Int>, to writer: inout SVGWriter) {
    for place in places {
      let shape = shape(at: place)
      guard shape.className != "quiet" else { continue }
      writer.markup("<path aria-hidden=\"true\"")
      writer.attribute("class", shape.className)
      writer.markup(" d=\"")
      writePath(shape, to: &writer)
      writer.line("\"/>")
    }
  }

  /// What follows the first letter of a sector's path; a whole circle is two halves.
  func writeSector(
    _ center: (x: Double, y: Double),
    _ radii: (Double, Double),
    _ turns: (Double, Double),
    rounded radius: Double,
    inset: Double,
    to writer: inout SVGWriter
  ) {
    if radius > 0 || inset > 0 {
      let outline = SectorOutline(radii: radii, turns: turns, radius: radius, inset: inset)
      return outline.write(about: center, to: &writer)
    }
    let (inner, outer) = radii
    let isWhole = turns.1 - turns.0 > 1 - 1e-9
    let stops = isWhole ? [turns.0, turns.0 + 0.5, turns.0 + 1] : [turns.0, turns.1]
    writer.point(Self.point(outer, stops[0], center))
    for (from, to) in zip(stops, stops.dropFirst()) {
      writeArc(outer, from, to, center, to: &writer)
    }
    guard inner > 0 else {
      if !isWhole {
        writer.byte(0x4C)
        writer.point(center)
      }
      return writer.byte(0x5A)
    }
    writer.byte(isWhole ? 0x4D : 0x4C)
    writer.point(Self.point(inner, stops[stops.count - 1], center))
    let back = Array(stops.reversed())
    for (from, to) in zip(back, back.dropFirst()) { writeArc(inner, from, to, center, to: &writer) }
    writer.byte(0x5A)
  }

  func writeArc(
    _ radius: Double,
    _ from: Double,
    _ to: Double,
    _ center: (x: Double, y: Double),
    to writer: inout SVGWriter
  ) {
    writer.byte(0x41)
    writer.point(radius, radius)
    writer.markup(" 0 \(abs(to - from) > 0.5 ? 1 : 0) \(to > from ? 1 : 0) ")
    writer.point(Self.point(radius, to, center))
  }

  private static func point(
    _ radius: Double,
    _ turn: Double,
    _ center: (x: Double, y: Double)
  ) -> (x: Double, y: Double) {
    (center.x + radius * sin(2 * .pi * turn), center.y - radius * cos(2 * .pi * turn))
  }
}

extension SVGWriter {
  fileprivate mutating func point(_ point: (x: Double, y: Double)) {
    self.point(point.x, point.y)
  }
}
