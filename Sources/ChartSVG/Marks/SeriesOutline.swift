import ChartModel
import ChartScales

/// The line or area of a series: runs of places without a gap, one value a place.
///
/// Several values at one place are one place of the outline, at their mean: a line never doubles back on
/// itself.
struct SeriesOutline {
  /// One place of the outline, in fractions of the plot.
  struct Place {
    /// Along the dimension.
    var at: Double

    /// Along the measure, the end nearer to the baseline.
    var low: Double

    /// Along the measure, the value.
    var high: Double
  }

  /// All places in order.
  private(set) var places: [Place] = []

  /// Where each run starts in `places`; every run has at least one place.
  private(set) var starts: [Int] = []

  /// Whether the measure runs upwards.
  let isVertical: Bool

  /// Whether all of it lies within the plot.
  private(set) var isWithinPlot = true

  /// The places in reading order of marks with a gap on both sides.
  private var alone: Set<Int> = []

  init(of chart: ResolvedChart, layer: ResolvedLayer, series: ResolvedSeries, at marks: MarkPlaces)
  {
    isVertical = layer.orientation == .vertical
    let measure = isVertical ? chart.y : chart.x
    places.reserveCapacity(series.rows.count)
    if series.duplicatePlaces == 0 {
      readSinglePlaces(series.rows, marks)
    } else {
      readSharedPlaces(series.rows, SharedPlaces(layer: layer, marks: marks, measure: measure))
    }
    isWithinPlot = places.allSatisfy { place in
      place.at > -0.02 && place.at < 1.02 && min(place.low, place.high) > -0.02
        && max(place.low, place.high) < 1.02
    }
  }

  /// Whether the mark at a place in reading order has a gap on both sides.
  func isAlone(_ place: Int) -> Bool { alone.contains(place) }

  /// The runs, as ranges of `places`.
  var runs: [Range<Int>] {
    zip(starts, starts.dropFirst() + [places.count]).map { $0..<$1 }
  }

  /// Whether the lower edge is a line of data, too, and not the baseline.
  var hasTwoEdges: Bool {
    let first = places.first?.low ?? 0
    return places.contains { $0.low != first }
  }

  private mutating func readSinglePlaces(_ rows: [Int32], _ marks: MarkPlaces) {
    var isOpen = false
    for (index, row) in rows.enumerated() {
      guard let extent = marks.extent(ofRow: Int(row)) else {
        if isOpen { close(index, from: index - 1) }
        isOpen = false
        continue
      }
      if !isOpen { starts.append(places.count) }
      isOpen = true
      let (along, across) = isVertical ? (extent.x, extent.y) : (extent.y, extent.x)
      places.append(
        Place(at: (along.start + along.end) / 2, low: across.start, high: across.end)
      )
    }
    if isOpen { close(rows.count, from: rows.count - 1) }
  }

  private mutating func readSharedPlaces(_ rows: [Int32], _ shared: SharedPlaces) {
    var isOpen = false
    var index = 0
    var last = 0
    while index < rows.count {
      let end = shared.end(of: index, in: rows)
      if let place = shared.mean(rows[index..<end]) {
        if !isOpen { starts.append(places.count) }
        isOpen = true
        last = index
        places.append(place)
      } else if isOpen {
        close(index, from: last)
        isOpen = false
      }
      index = end
    }
    if isOpen { close(rows.count, from: last) }
  }

  /// Ends a run before the mark `end`; its last place is of the marks from `start`.
  private mutating func close(_ end: Int, from start: Int) {
    if places.count - (starts.last ?? 0) == 1 { alone.formUnion(start..<end) }
  }
}

/// Reads the marks that share a place, taken together.
private struct SharedPlaces {
  private let marks: MarkPlaces
  private let isVertical: Bool
  private let places: [Double]?
  private let amounts: [Double]?
  private let measure: ResolvedAxis?

  init(layer: ResolvedLayer, marks: MarkPlaces, measure: ResolvedAxis?) {
    self.marks = marks
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

  /// The mean of the marks that have a value, a line's taken of the amounts; `nil` without any.
  func mean(_ rows: ArraySlice<Int32>) -> SeriesOutline.Place? {
    var (at, low, high, amount, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for row in rows {
      guard let extent = marks.extent(ofRow: Int(row)) else { continue }
      let (along, across) = isVertical ? (extent.x, extent.y) : (extent.y, extent.x)
      at += (along.start + along.end) / 2
      low += across.start
      high += across.end
      if let amounts { amount += amounts[Int(row)] }
      count += 1
    }
    guard count > 0 else { return nil }
    if count > 1, amounts != nil, let measure {
      let position = measure.scale.position(of: amount / count)
      if position.isFinite { (low, high) = (position * count, position * count) }
    }
    return SeriesOutline.Place(at: at / count, low: low / count, high: high / count)
  }
}
