import ChartModel

/// Writes lines and areas as paths, hidden from assistive technology.
struct OutlineDrawing {
  let outline: SeriesOutline
  let plot: PlotArea
  let look: MarkLook
  let isArea: Bool

  /// Whether an area hides what lies behind it, as stacked ones do.
  let isOpaque: Bool

  /// Whether a line runs over other marks, and needs the paper's colour around it.
  let isOverOthers: Bool

  /// A class for all of it that a selection gives; empty for none.
  var fading = ""

  /// Where it is drawn within, beside the plot; empty for all of it.
  var clipWithin = ""

  /// Writes what there is, clipped where it leaves the plot.
  func write(clipID: String, to writer: inout SVGWriter) {
    guard !outline.places.isEmpty else { return }
    var clip = ""
    if !outline.isWithinPlot {
      writeClip(clipID, to: &writer)
      clip = " clip-path=\"url(#\(clipID))\""
    }
    if !clipWithin.isEmpty { clip = " clip-path=\"url(#\(clipWithin))\"" }
    let own = fading.isEmpty ? "" : " \(fading)"
    if isArea {
      open(areaClass + own, clip, to: &writer)
      for run in outline.runs { writeArea(run, to: &writer) }
      writer.line("\"/>")
      if isOpaque || look.isAreaAlone { return }
    }
    if isOverOthers { writeLine("under" + own, clip, to: &writer) }
    if look.paint?.hasEdge == true, !isArea {
      writeLine("case\(look.edgeClass)" + own, clip, width: look.lineWidth + 2, to: &writer)
    }
    // A faint area has an edge that is seen.
    let edge = isArea ? look.edgeClass : ""
    writeLine("line\(look.strokeClasses)\(edge)" + own, clip, to: &writer)
  }

  /// The classes of an area: opaque, washed, or as its author painted it.
  private var areaClass: String {
    if isOpaque { return "edge" }
    guard look.paint != nil else { return "wash" }
    return "\(look.fillClass) tint"
  }

  private func open(
    _ className: String,
    _ clip: String,
    width: Double? = nil,
    to writer: inout SVGWriter
  ) {
    writer.markup("<path aria-hidden=\"true\"\(clip)")
    writer.attribute("class", className)
    if let width { writer.attribute("stroke-width", width) }
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

  private func writeLine(
    _ className: String,
    _ clip: String,
    width: Double? = nil,
    to writer: inout SVGWriter
  ) {
    open(className, clip, width: width, to: &writer)
    for run in outline.runs {
      writeEdge(run, isLower: false, to: &writer)
      if isArea, outline.hasTwoEdges { writeEdge(run, isLower: true, to: &writer) }
    }
    writer.line("\"/>")
  }

  private func writeEdge(_ run: Range<Int>, isLower: Bool, to writer: inout SVGWriter) {
    writer.byte(0x4D)
    writeWay(run, isLower: isLower, isBackwards: false, to: &writer)
    // A single place is a dot: the line has round ends.
    if run.count == 1 { writer.markup("h0") }
  }

  private func writeArea(_ run: Range<Int>, to writer: inout SVGWriter) {
    writer.byte(0x4D)
    writeWay(run, isLower: false, isBackwards: false, to: &writer)
    writer.byte(0x4C)
    writeWay(run, isLower: true, isBackwards: true, to: &writer)
    writer.byte(0x5A)
  }

  /// Writes the way along one edge of a run, from the letter of its first place on.
  private func writeWay(
    _ run: Range<Int>,
    isLower: Bool,
    isBackwards: Bool,
    to writer: inout SVGWriter
  ) {
    if let interpolation = look.style.interpolation, interpolation != .linear, run.count > 1 {
      let points = outline.places[run].map { point($0.at, isLower ? $0.low : $0.high) }
      let curve = Curve(through: points, interpolation, isVertical: outline.isVertical)
      return (isBackwards ? curve.reversed : curve).write(to: &writer)
    }
    var isFirst = true
    func write(_ index: Int, _ writer: inout SVGWriter) {
      if !isFirst { writer.byte(0x4C) }
      isFirst = false
      let place = outline.places[index]
      writePoint(place.at, isLower ? place.low : place.high, to: &writer)
    }
    if isBackwards {
      for index in run.reversed() { write(index, &writer) }
    } else {
      for index in run { write(index, &writer) }
    }
  }

  @inline(__always)
  private func writePoint(_ along: Double, _ across: Double, to writer: inout SVGWriter) {
    let place = point(along, across)
    writer.point(place.x, place.y)
  }

  @inline(__always)
  private func point(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
    let (x, y) =
      outline.isVertical ? (plot.x(along), plot.y(across)) : (plot.x(across), plot.y(along))
    guard let offset = look.style.offset else { return (x, y) }
    return (x + offset.x, y + offset.y)
  }
}
