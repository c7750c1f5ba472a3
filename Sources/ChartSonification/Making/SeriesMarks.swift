import ChartAccessibility
import ChartModel
import ChartScales

/// The marks of one series in reading order, as places in time and heights in pitch.
struct SeriesMarks {
  /// The series' node.
  let node: NodeID

  /// Whether the marks are one line.
  let isContinuous: Bool

  /// When each mark is heard, 0...1 of the sweep, never falling; `NaN` outside of the axis.
  private(set) var times: [Double] = []

  /// Each mark's height on the measure's axis, 0...1; `NaN` where there is none.
  private(set) var heights: [Double] = []

  /// The height at which each mark starts to rise, for marks that span a range; empty otherwise.
  private(set) var starts: [Double] = []

  /// The heights of what stands apart from each box, rising; empty where marks are no boxes.
  private(set) var outliers: [[Double]] = []

  /// Whether each mark's amount is below zero; empty when none is.
  private(set) var negatives: [Bool] = []

  /// The height of zero, `NaN` where the axis has none.
  let zero: Double

  /// From a mark's time to the middle of its place, for panning.
  private(set) var middle = 0.0

  /// The number of its sound among all series of the chart, from 0.
  var voice = 0

  /// How many marks are selected; `nil` where all are heard.
  private(set) var selectedCount: Int?

  /// How many marks there are.
  var count: Int { times.count }

  /// Reads a series of a tree's chart; `nil` for one that shows no amounts.
  ///
  /// Of a selection only its marks are heard, at the time and the pitch that they have in the whole.
  init?(of tree: AccessibilityTree, layer layerIndex: Int, series index: Int) {
    let chart = tree.chart
    guard let node = tree.seriesID(layer: layerIndex, series: index) else { return nil }
    let layer = chart.layers[layerIndex]
    let series = layer.series[index]
    let isVertical = layer.orientation == .vertical
    guard let measure = MeasureReading(of: layer, axis: isVertical ? chart.y : chart.x) else {
      return nil
    }
    self.node = node
    isContinuous = layer.mark == .line || layer.mark == .area
    zero = measure.zero
    readTimes(of: series, layer, isVertical ? chart.x : chart.y)
    heights = series.rows.map { measure.height(ofRow: Int($0)) }
    if measure.isRange { starts = series.rows.map { measure.startHeight(ofRow: Int($0)) } }
    if layer.boxes != nil { outliers = series.rows.map { measure.outliers(ofRow: Int($0)) } }
    let negatives = series.rows.map { measure.isNegative(row: Int($0)) }
    if negatives.contains(true) { self.negatives = negatives }
    if let selected = tree.selectedRows(ofLayer: layerIndex) { keep(selected, of: series) }
  }

  /// Takes every mark but some out of the time.
  private mutating func keep(_ selected: Set<Int32>, of series: ResolvedSeries) {
    var count = 0
    for (place, row) in series.rows.enumerated() {
      if selected.contains(row) { count += 1 } else { times[place] = .nan }
    }
    selectedCount = count
  }

  /// Whether a mark's amount is below zero.
  func isNegative(_ index: Int) -> Bool {
    negatives.isEmpty ? false : negatives[index]
  }

  /// In proportion along amounts and instants; names, and marks without a place, a step each.
  private mutating func readTimes(
    of series: ResolvedSeries,
    _ layer: ResolvedLayer,
    _ axis: ResolvedAxis?
  ) {
    let count = series.rows.count
    guard let axis, let places = layer.dimension?.values.scalars,
      axis.kind != .nominal || series.duplicatePlaces == 0
    else {
      times = (0..<count).map { Double($0) / Double(max(count, 1)) }
      middle = 0.5 / Double(max(count, 1))
      return
    }
    if axis.kind == .nominal {
      let steps = Double(max(axis.categories.count, 1))
      times = series.rows.map { places[Int($0)] / steps }
      if axis.readsBackwards(layer.orientation) { times = times.map { 1 - 1 / steps - $0 } }
      middle = 0.5 / steps
      return
    }
    var latest = 0.0
    times = series.rows.map { row in
      let position = axis.scale.position(of: places[Int(row)])
      guard position >= -1e-9, position <= 1 + 1e-9 else { return .nan }
      latest = min(max(position, latest), 1)
      return latest
    }
  }
}

extension ResolvedAxis {
  /// Whether the last name is read first: names run from left to right and from the top down.
  fileprivate func readsBackwards(_ orientation: ResolvedLayer.Orientation) -> Bool {
    let rises = scale.position(of: 0) <= scale.position(of: scale.domain.end)
    return categories.count > 1 && rises == (orientation == .horizontal)
  }
}
