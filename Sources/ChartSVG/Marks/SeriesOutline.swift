import ChartModel
import ChartScales

/// The line or area of a series: runs of places without a gap, one value a place.
///
/// Several values at one place are one place of the outline, at their mean: a line never doubles back on
/// itself.
struct SeriesOutline {
  /// One place of the outline, in fractions of the plot.
  private struct Place {
    /// Along the dimension.
    var at: Double

    /// Along the measure, the end nearer to the baseline.
    var low: Double

    /// Along the measure, the value.
    var high: Double
  }

  private let runs: [[Place]]
  private let loners: Set<Int>
  private let isVertical: Bool

  init(
    of chart: ResolvedChart,
    layer layerIndex: Int,
    series seriesIndex: Int,
    geometry: MarkGeometry
  ) {
    let layer = chart.layers[layerIndex]
    let series = layer.series[seriesIndex]
    isVertical = layer.orientation == .vertical
    let measure = isVertical ? chart.y : chart.x
    let reader = PlaceReader(layer: layer, geometry: geometry, measure: measure)
    var runs: [[Place]] = [[]]
    var loners: Set<Int> = []
    var runStart = 0
    var index = 0
    func closeRun(_ end: Int) {
      if runs[runs.count - 1].count == 1 { loners.formUnion(runStart..<end) }
      if runs[runs.count - 1].isEmpty == false { runs.append([]) }
    }
    if series.duplicatePlaces == 0 { runs[0].reserveCapacity(series.rows.count) }
    while index < series.rows.count {
      let end = series.duplicatePlaces == 0 ? index + 1 : reader.end(of: index, in: series.rows)
      if let (at, low, high) = reader.mean(series.rows[index..<end]) {
        if runs[runs.count - 1].isEmpty { runStart = index }
        runs[runs.count - 1].append(Place(at: at, low: low, high: high))
      } else {
        closeRun(index)
      }
      index = end
    }
    closeRun(index)
    self.runs = runs.filter { !$0.isEmpty }
    self.loners = loners
  }

  /// Whether the mark at a place in reading order has a gap on both sides.
  func isAlone(_ place: Int) -> Bool { loners.contains(place) }

  /// Writes the outline as paths.
  func write(
    as mark: Mark,
    in plot: PlotArea,
    style: SeriesStyle,
    isOpaque: Bool,
    isOverOthers: Bool,
    to writer: inout SVGWriter
  ) {
    guard !runs.isEmpty else { return }
    let clip = isWithinPlot ? "" : " clip-path=\"url(#plot)\""
    if !isWithinPlot { writeClip(plot, to: &writer) }
    if mark == .area {
      writer.markup("<path aria-hidden=\"true\"\(clip)")
      writer.attribute("class", isOpaque ? "edge" : "wash")
      writer.markup(" d=\"")
      for run in runs {
        write(run, plot, to: &writer) { $0.high }
        write(run.reversed(), plot, isContinued: true, to: &writer) { $0.low }
        writer.byte(0x5A)
      }
      writer.line("\"/>")
      if isOpaque { return }
    }
    if isOverOthers { writeLine("under", as: mark, in: plot, clip, to: &writer) }
    writeLine("line\(style.dashClass)", as: mark, in: plot, clip, to: &writer)
  }

  private func writeLine(
    _ className: String,
    as mark: Mark,
    in plot: PlotArea,
    _ clip: String,
    to writer: inout SVGWriter
  ) {
    writer.markup("<path aria-hidden=\"true\"\(clip)")
    writer.attribute("class", className)
    writer.markup(" d=\"")
    for run in runs { write(run, plot, to: &writer) { $0.high } }
    if mark == .area, hasTwoEdges {
      for run in runs { write(run, plot, to: &writer) { $0.low } }
    }
    writer.line("\"/>")
  }

  /// Whether the lower edge is a line of data, too, and not the baseline.
  private var hasTwoEdges: Bool {
    let first = runs.first?.first?.low ?? 0
    return runs.contains { $0.contains { $0.low != first } }
  }

  private var isWithinPlot: Bool {
    runs.allSatisfy { run in
      run.allSatisfy { place in
        [place.at, place.low, place.high].allSatisfy { $0 > -0.02 && $0 < 1.02 }
      }
    }
  }

  private func writeClip(_ plot: PlotArea, to writer: inout SVGWriter) {
    writer.markup("<clipPath id=\"plot\"><rect")
    writer.attribute("x", plot.left)
    writer.attribute("y", plot.top)
    writer.attribute("width", plot.width)
    writer.attribute("height", plot.height)
    writer.line("/></clipPath>")
  }

  private func write(
    _ run: some Sequence<Place>,
    _ plot: PlotArea,
    isContinued: Bool = false,
    to writer: inout SVGWriter,
    height: (Place) -> Double
  ) {
    var command: UInt8 = isContinued ? 0x4C : 0x4D
    var count = 0
    for place in run {
      writer.byte(command)
      let (x, y) = isVertical ? (place.at, height(place)) : (height(place), place.at)
      writer.point(plot.x(x), plot.y(y))
      command = 0x4C
      count += 1
    }
    if count == 1, !isContinued { writer.markup("h0") }
  }
}

/// Reads where the marks of a place stand, taken together.
private struct PlaceReader {
  private let geometry: MarkGeometry
  private let isVertical: Bool
  private let places: [Double]?
  private let amounts: [Double]?
  private let measure: ResolvedAxis?

  init(layer: ResolvedLayer, geometry: MarkGeometry, measure: ResolvedAxis?) {
    self.geometry = geometry
    self.measure = measure
    isVertical = layer.orientation == .vertical
    places = layer.dimension?.values.scalars
    amounts = layer.mark == .line ? layer.measure?.values.scalars : nil
  }

  /// One past the last row that shares a place with the one at `start`.
  func end(of start: Int, in rows: [Int32]) -> Int {
    guard let places else { return start + 1 }
    var end = start + 1
    while end < rows.count, places[Int(rows[end])] == places[Int(rows[start])] { end += 1 }
    return end
  }

  /// The mean of the marks that have a value; `nil` without any.
  func mean(_ rows: ArraySlice<Int32>) -> (at: Double, low: Double, high: Double)? {
    var (at, low, high, amount, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for row in rows.lazy.map(Int.init) {
      guard let box = geometry.box(ofRow: row) else { continue }
      let (along, across) = isVertical ? (box.x, box.y) : (box.y, box.x)
      at += (along.start + along.end) / 2
      low += across.start
      high += across.end
      if let amounts { amount += amounts[row] }
      count += 1
    }
    guard count > 0 else { return nil }
    if count > 1, amounts != nil, let measure {
      let position = measure.scale.position(of: amount / count)
      if position.isFinite { (low, high) = (position * count, position * count) }
    }
    return (at / count, low / count, high / count)
  }
}
