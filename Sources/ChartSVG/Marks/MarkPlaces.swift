import ChartModel
import ChartScales

/// The extent of a mark in fractions of the plot; equal ends for a mark without width or height.
struct MarkExtent {
  var x: Interval
  var y: Interval

  /// Whether any of it lies within the plot.
  var isInside: Bool {
    let (low, high) = (-1e-6, 1 + 1e-6)
    return max(x.start, x.end) >= low && min(x.start, x.end) <= high
      && max(y.start, y.end) >= low && min(y.start, y.end) <= high
  }
}

/// Where the marks of a layer stand: whole columns at once where a mark is a point, mark by mark
/// otherwise.
struct MarkPlaces {
  /// Fractions of both axes, one a row; `nil` where marks have an extent.
  let columns: (x: [Double], y: [Double])?

  private let geometry: MarkGeometry?

  /// Reads a whole layer's columns, where its marks are points of lines or of clouds.
  static func columns(of chart: ResolvedChart, layer: ResolvedLayer) -> (x: [Double], y: [Double])?
  {
    guard layer.mark == .line || layer.mark == .point, layer.stacked == nil, layer.groups == nil,
      layer.stacking != .grouped, let x = chart.x,
      let y = chart.y, let xColumn = layer.channels[.x], let yColumn = layer.channels[.y],
      layer.channels.keys.allSatisfy({ [.x, .y, .series, .position].contains($0) })
    else { return nil }
    let dimension = layer.orientation == .vertical ? x : y
    // Beside bars a mark stands in the middle of its unit.
    guard dimension.datumSpan == nil || dimension.kind == .nominal else { return nil }
    return (x.scale.positions(of: xColumn.values), y.scale.positions(of: yColumn.values))
  }

  /// The places of one series, from its layer's columns where these are known.
  init(columns: (x: [Double], y: [Double])?, geometry: @autoclosure () -> MarkGeometry) {
    self.columns = columns
    self.geometry = columns == nil ? geometry() : nil
  }

  /// The extent of the mark in a row; `nil` for a gap.
  @inline(__always)
  func extent(ofRow row: Int) -> MarkExtent? {
    if let columns {
      let (x, y) = (columns.x[row], columns.y[row])
      guard x.isFinite, y.isFinite else { return nil }
      return MarkExtent(x: Interval(x, x), y: Interval(y, y))
    }
    return geometry?.box(ofRow: row).map { MarkExtent(x: $0.x, y: $0.y) }
  }
}

extension PositionScale {
  /// The places of a whole column.
  fileprivate func positions(of values: ColumnValues) -> [Double] {
    switch self {
    case .linear(let scale): scale.positions(of: values.scalars)
    case .log(let scale): scale.positions(of: values.scalars)
    case .power(let scale): scale.positions(of: values.scalars)
    case .symmetricLog(let scale): scale.positions(of: values.scalars)
    case .time(let scale): scale.positions(of: values.scalars)
    case .band: values.scalars.map(position(of:))
    }
  }
}
