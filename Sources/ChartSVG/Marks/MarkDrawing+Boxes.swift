import ChartModel
import ChartScales

/// Boxes with whiskers, drawn part by part in the order of the tree.
extension MarkDrawing {
  /// The middle half, the median, the whiskers, then each value that stands apart; empty for a place
  /// without values.
  func boxShapes(at place: Int) -> [MarkShape] {
    let row = Int(rows[place])
    guard let box = layer.boxes?[row], let measure, let extent = extents.extent(ofRow: row) else {
      return []
    }
    let drawing = BoxDrawing(
      box: box,
      scale: measure.scale,
      side: layer.orientation == .vertical ? extent.x : extent.y,
      plot: layout.plot,
      isVertical: layer.orientation == .vertical
    )
    let look = look.look(ofRow: row)
    return drawing.shapes(fillClass: look.fillClass)
  }

  /// Writes many boxes, a path a kind of part, none of them named.
  func writeBoxes(_ places: Range<Int>, to writer: inout SVGWriter) {
    for shape in places.flatMap(boxShapes(at:)) {
      writer.markup("<path aria-hidden=\"true\"")
      writer.attribute("class", shape.className)
      writer.markup(" d=\"")
      writePath(shape, to: &writer)
      writer.line("\"/>")
    }
  }
}

/// One box in user units.
private struct BoxDrawing {
  let box: BoxMark
  let scale: PositionScale
  let side: Interval
  let plot: PlotArea
  let isVertical: Bool

  /// The widest that a box is drawn, in user units.
  private static let widest = 80.0

  func shapes(fillClass: String) -> [MarkShape] {
    let low = along(box.lowerQuartile)
    let high = along(box.upperQuartile)
    // A middle half of no length is still seen.
    let room = max(0, 6 - abs(high - low)) / 2
    let (start, end) = (min(low, high) - room, max(low, high) + room)
    let median = along(box.median)
    return [
      MarkShape(outline: rectangle(start, end), className: "\(fillClass) edge"),
      MarkShape(outline: .lines([across(median, 1)]), className: "median"),
      MarkShape(
        outline: .lines([
          whisker(box.lowerWhisker, from: low), across(along(box.lowerWhisker), 0.5),
          whisker(box.upperWhisker, from: high), across(along(box.upperWhisker), 0.5),
        ]),
        className: "line"
      ),
    ]
      + box.outliers.map { value in
        let point = point(along(value), middle)
        return MarkShape(outline: .symbol(x: point.x, y: point.y), className: "marks halo")
      }
  }

  /// The place of a value in user units along the measure, held to the plot.
  private func along(_ value: Double) -> Double {
    let fraction = max(0, min(1, scale.position(of: value)))
    return isVertical ? plot.y(fraction) : plot.x(fraction)
  }

  private var ends: (Double, Double) {
    isVertical
      ? (plot.x(min(side.start, side.end)), plot.x(max(side.start, side.end)))
      : (plot.y(max(side.start, side.end)), plot.y(min(side.start, side.end)))
  }

  private var middle: Double { (ends.0 + ends.1) / 2 }
  private var half: Double { min(ends.1 - ends.0, Self.widest) / 2 }

  private func point(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
    isVertical ? (across, along) : (along, across)
  }

  private func across(
    _ along: Double,
    _ share: Double
  ) -> (from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    (point(along, middle - half * share), point(along, middle + half * share))
  }

  private func whisker(
    _ value: Double,
    from start: Double
  ) -> (from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    (point(start, middle), point(along(value), middle))
  }

  private func rectangle(_ start: Double, _ end: Double) -> MarkShape.Outline {
    isVertical
      ? .box(left: middle - half, top: start, right: middle + half, bottom: end)
      : .box(left: start, top: middle - half, right: end, bottom: middle + half)
  }
}
