import ChartScales

/// The sizes of a layer's marks along both axes, where their author gives them.
struct MarkWidths {
  private let layer: ResolvedLayer
  private let isVertical: Bool
  private let dimensionLength: Double
  private let measureLength: Double

  /// Whether any mark has a size of its own, so that marks without are not asked one by one.
  private let isAny: Bool

  init(of layer: ResolvedLayer, plotWidth: Double, plotHeight: Double) {
    self.layer = layer
    isVertical = layer.orientation == .vertical
    dimensionLength = isVertical ? plotWidth : plotHeight
    measureLength = isVertical ? plotHeight : plotWidth
    isAny = layer.styles.contains { $0.width != nil || $0.height != nil }
  }

  /// The size along the dimension; `nil` for what the drawing chooses.
  func alongDimension(ofRow row: Int) -> MarkDimension? {
    guard isAny else { return nil }
    let style = layer.style(ofRow: row)
    return isVertical ? style.width : style.height
  }

  /// The size along the measure, for marks that have one there; `nil` for what the drawing chooses.
  func alongMeasure(ofRow row: Int) -> MarkDimension? {
    guard isAny else { return nil }
    let style = layer.style(ofRow: row)
    return isVertical ? style.height : style.width
  }

  /// A size about the middle of a room; `span` where the drawing chooses, or the size is no number.
  ///
  /// Sizes below zero, and insets that leave nothing, are zero. In a plot without a length sizes in points
  /// are none.
  func sized(
    _ span: Interval,
    in room: Interval,
    _ size: MarkDimension,
    isMeasure: Bool
  ) -> Interval {
    let length = isMeasure ? measureLength : dimensionLength
    let whole = room.end - room.start
    let sign: Double = whole < 0 ? -1 : 1
    var extent: Double
    switch size {
    case .automatic: return span
    case .ratio(let share): extent = abs(whole) * share
    case .fixed(let points): extent = points / length
    case .inset(let points): extent = abs(whole) - 2 * points / length
    }
    guard extent.isFinite, length > 0 else { return span }
    extent = max(extent, 0) / 2 * sign
    let middle = (room.start + room.end) / 2
    return Interval(middle - extent, middle + extent)
  }
}
