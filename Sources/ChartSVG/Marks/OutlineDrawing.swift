import ChartModel

/// Writes lines and areas as paths, hidden from assistive technology.
struct OutlineDrawing {
  let outline: SeriesOutline
  let plot: PlotArea
  let style: SeriesStyle
  let isArea: Bool

  /// Whether an area hides what lies behind it, as stacked ones do.
  let isOpaque: Bool

  /// Whether a line runs over other marks, and needs the paper's colour around it.
  let isOverOthers: Bool

  /// Writes what there is, clipped where it leaves the plot.
  func write(clipID: String, to writer: inout SVGWriter) {
    guard !outline.places.isEmpty else { return }
    var clip = ""
    if !outline.isWithinPlot {
      writeClip(clipID, to: &writer)
      clip = " clip-path=\"url(#\(clipID))\""
    }
    if isArea {
      open(isOpaque ? "edge" : "wash", clip, to: &writer)
      for run in outline.runs { writeArea(run, to: &writer) }
      writer.line("\"/>")
      if isOpaque { return }
    }
    if isOverOthers { writeLine("under", clip, to: &writer) }
    writeLine("line\(style.dashClass)", clip, to: &writer)
  }

  private func open(_ className: String, _ clip: String, to writer: inout SVGWriter) {
    writer.markup("<path aria-hidden=\"true\"\(clip)")
    writer.attribute("class", className)
    writer.markup(" d=\"")
  }

  private func writeClip(_ id: String, to writer: inout SVGWriter) {
    writer.markup("<clipPath")
    writer.attribute("id", id)
    writer.markup("><rect")
    writer.attribute("x", plot.left)
    writer.attribute("y", plot.top)
    writer.attribute("width", plot.width)
    writer.attribute("height", plot.height)
    writer.line("/></clipPath>")
  }

  private func writeLine(_ className: String, _ clip: String, to writer: inout SVGWriter) {
    open(className, clip, to: &writer)
    for run in outline.runs {
      writeEdge(run, isLower: false, to: &writer)
      if isArea, outline.hasTwoEdges { writeEdge(run, isLower: true, to: &writer) }
    }
    writer.line("\"/>")
  }

  private func writeEdge(_ run: Range<Int>, isLower: Bool, to writer: inout SVGWriter) {
    var command: UInt8 = 0x4D
    for index in run {
      let place = outline.places[index]
      writer.byte(command)
      writePoint(place.at, isLower ? place.low : place.high, to: &writer)
      command = 0x4C
    }
    // A single place is a dot: the line has round ends.
    if run.count == 1 { writer.markup("h0") }
  }

  private func writeArea(_ run: Range<Int>, to writer: inout SVGWriter) {
    var command: UInt8 = 0x4D
    for index in run {
      writer.byte(command)
      writePoint(outline.places[index].at, outline.places[index].high, to: &writer)
      command = 0x4C
    }
    for index in run.reversed() {
      writer.byte(0x4C)
      writePoint(outline.places[index].at, outline.places[index].low, to: &writer)
    }
    writer.byte(0x5A)
  }

  @inline(__always)
  private func writePoint(_ along: Double, _ across: Double, to writer: inout SVGWriter) {
    if outline.isVertical {
      writer.point(plot.x(along), plot.y(across))
    } else {
      writer.point(plot.x(across), plot.y(along))
    }
  }
}
