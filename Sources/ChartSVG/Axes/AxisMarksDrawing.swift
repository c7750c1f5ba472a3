import ChartModel

/// Draws the grid lines and the ticks of an author's axis marks.
struct AxisMarksDrawing {
  let channel: Channel
  let axis: ResolvedAxis
  let plot: PlotArea
  let book: PaintBook
  let isRightToLeft: Bool

  /// How long a tick is, in user units.
  static func length(_ tick: AxisMarkItem.Stroke) -> Double {
    tick.length.map { $0.isFinite ? max(0, min(40, $0)) : 4 } ?? 4
  }

  /// Writes the lines across the plot.
  func writeGrid(to writer: inout SVGWriter) {
    write("grid", to: &writer, stroke: \.grid) { position, _, _, writer in
      if channel == .x {
        writer.point(plot.x(position), plot.top)
        writer.byte(0x56)
        writer.number(plot.bottom)
      } else {
        writer.point(plot.left, plot.y(position))
        writer.byte(0x48)
        writer.number(plot.right)
      }
    }
  }

  /// Writes the ticks, outwards from the edge of the plot.
  func writeTicks(to writer: inout SVGWriter) {
    write("axis", to: &writer, stroke: \.tick) { position, stroke, side, writer in
      let length = Self.length(stroke)
      switch side {
      case .left, .right:
        writer.point(side == .left ? plot.left : plot.right, plot.y(position))
        writer.byte(0x68)
        writer.number(side == .left ? -length : length)
      case .top, .bottom:
        writer.point(plot.x(position), side == .top ? plot.top : plot.bottom)
        writer.byte(0x76)
        writer.number(side == .top ? -length : length)
      }
    }
  }

  /// Writes strokes, those that look alike and follow one another as one path.
  private func write(
    _ kind: String,
    to writer: inout SVGWriter,
    stroke: KeyPath<AxisMarkItem, AxisMarkItem.Stroke?>,
    each draw: (Double, AxisMarkItem.Stroke, AxisSide, inout SVGWriter) -> Void
  ) {
    var open = ""
    for set in axis.marks ?? [] {
      let side = AxisSide(set.position, of: channel, isRightToLeft: isRightToLeft)
      for (index, item) in set.items.enumerated() {
        guard let stroke = item[keyPath: stroke], set.ticks.indices.contains(index) else {
          continue
        }
        let position = set.place(index, isCentered: stroke.isCentered == true)
        guard position > -1e-6, position < 1 + 1e-6 else { continue }
        let classes = kind + book.strokeClasses(stroke)
        if classes != open {
          if !open.isEmpty { writer.line("\"/>") }
          writer.markup("<path aria-hidden=\"true\" class=\"\(classes)\" d=\"")
          open = classes
        }
        writer.byte(0x4D)
        draw(position, stroke, side, &writer)
      }
    }
    if !open.isEmpty { writer.line("\"/>") }
  }
}

extension PaintBook {
  /// The classes of the paint and the line of an axis's stroke, each with a space before it.
  fileprivate func strokeClasses(_ stroke: AxisMarkItem.Stroke) -> String {
    var classes = ""
    if let paint = stroke.paint {
      let key = PaintKey(paint, opacity: 1)
      if let found = paints.first(where: { $0.key == key }) { classes += " \(found.name) own" }
    }
    if let number = stroke.line.flatMap({ lines.firstIndex(of: $0) }) {
      classes += " l\(number + 1)"
    }
    return classes
  }
}
