import ChartModel

/// The gradients and the patterns that the author's paints need.
struct PaintServers {
  let book: PaintBook
  let plot: PlotArea

  func write(to writer: inout SVGWriter) {
    for paint in book.paints {
      guard let gradient = paint.key.drawnGradient else { continue }
      write(gradient, paint, isStroke: false, to: &writer)
      write(gradient, paint, isStroke: true, to: &writer)
    }
    for pattern in book.patterns {
      writer.markup("<pattern")
      writer.attribute("id", pattern.id)
      writer.attribute("class", pattern.paint.patternName)
      writer.markup(" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">")
      writer.markup("<path class=\"marks\" d=\"M0,0h8v8h-8z\"/><path class=\"over\"")
      writer.attribute("d", FillPattern.all[pattern.shape])
      writer.line("/></pattern>")
    }
  }

  /// A gradient spans what it fills; strokes, which may have no height or width, take the plot's.
  private func write(
    _ gradient: PaintGradient,
    _ paint: PaintClass,
    isStroke: Bool,
    to writer: inout SVGWriter
  ) {
    let spansPlot = gradient.spansPlot || isStroke
    let name: String
    var places: [(String, Double)]
    let x = { (fraction: Double) in spansPlot ? plot.left + fraction * plot.width : fraction }
    let y = { (fraction: Double) in spansPlot ? plot.top + fraction * plot.height : fraction }
    switch gradient.geometry {
    case .linear(let fromX, let fromY, let toX, let toY):
      name = "linearGradient"
      places = [("x1", x(fromX)), ("y1", y(fromY)), ("x2", x(toX)), ("y2", y(toY))]
    case .radial(let middleX, let middleY, let radius):
      name = "radialGradient"
      let side = spansPlot ? min(plot.width, plot.height) : 1
      places = [("cx", x(middleX)), ("cy", y(middleY)), ("r", radius * side)]
    case .angular: return
    }
    writer.markup("<\(name)")
    writer.attribute("id", paint.gradientID(ofStroke: isStroke))
    if spansPlot { writer.markup(" gradientUnits=\"userSpaceOnUse\"") }
    for (attribute, value) in places { writer.attribute(attribute, value) }
    writer.markup(">")
    writeStops(of: gradient, paint, to: &writer)
    writer.line("</\(name)>")
  }

  private func writeStops(
    of gradient: PaintGradient,
    _ paint: PaintClass,
    to writer: inout SVGWriter
  ) {
    let shades = paint.key.shades(in: .light)
    for (index, stop) in gradient.ordered.enumerated() {
      writer.markup("<stop class=\"p\(paint.number + 1)-\(index + 1)\"")
      writer.attribute("offset", stop.location)
      let opacity = shades[index].opacity
      if opacity < 1 { writer.attribute("stop-opacity", opacity) }
      writer.markup("/>")
    }
  }
}
