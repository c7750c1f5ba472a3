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
      let dash = look.lineClass.map { " \($0)" } ?? look.series.dashClass
      let width = look.lineWidth + 2
      writeLine("case\(dash)\(look.edgeClass)" + own, clip, width: width, to: &writer)
    }
    // A faint area has an edge that is seen.
    let edge = isArea ? look.edgeClass : ""
    writeLine("line\(look.strokeClasses)\(edge)" + own, clip, to: &writer)
  }

  /// The classes of an area: opaque, washed, or as its author painted it.
  private var areaClass: String {
    if isOpaque { return "edge\(look.edgeClass)" }
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
    if let width { writer.casing(width) }
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
    if let interpolation = curved(run) {
      let path = InterpolatedPath(
        through: edge(run, isLower: isLower),
        interpolation,
        along: outline.isVertical ? .horizontal : .vertical
      )
      return writer.path(path)
    }
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
    if let interpolation = curved(run) {
      let path = InterpolatedPath(
        from: edge(run, isLower: true),
        to: edge(run, isLower: false),
        interpolation,
        along: outline.isVertical ? .horizontal : .vertical
      )
      return writer.path(path)
    }
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

  /// How a run is interpolated; `nil` for one that is straight.
  private func curved(_ run: Range<Int>) -> Interpolation? {
    guard run.count > 1, let interpolation = look.style.interpolation, interpolation != .linear
    else {
      return nil
    }
    return interpolation
  }

  private func edge(_ run: Range<Int>, isLower: Bool) -> [PathPoint?] {
    outline.places[run].map { place in
      let point = point(place.at, isLower ? place.low : place.high)
      return PathPoint(point.x, point.y)
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
