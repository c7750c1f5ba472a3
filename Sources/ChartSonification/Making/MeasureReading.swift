import ChartModel
import ChartScales

/// What a layer's marks measure, as heights on its axis.
struct MeasureReading {
  /// Whether each mark spans a range.
  let isRange: Bool

  private let amounts: [Double]
  private let starts: [Double]
  private let scale: PositionScale
  private let boxes: [BoxMark?]?

  /// `nil` for a layer that shows no amounts.
  init?(of layer: ResolvedLayer, axis: ResolvedAxis?) {
    boxes = layer.boxes
    if let boxes = layer.boxes, let axis {
      isRange = true
      starts = boxes.map { $0?.lowerQuartile ?? .nan }
      amounts = boxes.map { $0?.upperQuartile ?? .nan }
      scale = axis.scale
      return
    }
    if let low = layer.measureStart, let high = layer.measureEnd, let axis {
      isRange = true
      (starts, amounts, scale) = (low.values.scalars, high.values.scalars, axis.scale)
      return
    }
    isRange = false
    starts = []
    if layer.measureChannel == .color, let color = layer.measure {
      amounts = color.values.scalars
      scale = Self.scale(spanning: amounts)
      return
    }
    if layer.mark == .sector, let angle = layer.measure {
      amounts = angle.values.scalars
      scale = Self.scale(spanning: amounts + [0])
      return
    }
    if layer.isTwoSided, let measure = layer.measure {
      amounts = measure.values.scalars
      // Both sides rise from zero.
      scale = Self.scale(spanning: amounts + [0, axis?.scale.domain.upper ?? 0])
      return
    }
    let shown = layer.measure.flatMap { $0.values.kind == .quantitative ? $0 : nil }
    guard let axis, let column = shown ?? layer.measureEnd ?? layer.measureStart else { return nil }
    (amounts, scale) = (column.values.scalars, axis.scale)
  }

  /// Shades have no axis: their own least and greatest are its ends.
  private static func scale(spanning amounts: [Double]) -> PositionScale {
    let known = amounts.lazy.filter { !$0.isNaN }
    return .linear(LinearScale(domain: Interval(known.min() ?? 0, known.max() ?? 1)))
  }

  /// The height of zero, `NaN` where the scale has none.
  var zero: Double { scale.position(of: 0) }

  /// A mark's height, 0...1, at the end of the axis if it lies beyond; `NaN` where it has none.
  func height(ofRow row: Int) -> Double {
    held(scale.position(of: amounts[row]))
  }

  /// The height where a range starts.
  func startHeight(ofRow row: Int) -> Double {
    held(scale.position(of: starts[row]))
  }

  /// The heights of what stands apart from a box, rising; empty for other marks.
  func outliers(ofRow row: Int) -> [Double] {
    boxes?[row]?.outliers.map { held(scale.position(of: $0)) } ?? []
  }

  /// Whether a mark's amount is below zero.
  func isNegative(row: Int) -> Bool {
    amounts[row] < 0
  }

  private func held(_ position: Double) -> Double {
    position.isNaN ? .nan : min(max(position, 0), 1)
  }
}
