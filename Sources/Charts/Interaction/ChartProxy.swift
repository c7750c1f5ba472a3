internal import ChartModel
public import SwiftUI

/// What a chart tells of its scales and its plot, and takes as selected.
///
/// Places are in points from the upper left corner of the plot.
public nonisolated struct ChartProxy {
  let answers: any ChartProxyAnswering
}

/// A drawn chart that answers a proxy's questions.
protocol ChartProxyAnswering {
  /// The plot in points of the root; `nil` before there is one.
  nonisolated var plotFrame: CGRect? { get }

  /// The part of the plot that is seen, in points of the root; `nil` before there is one.
  nonisolated var plotContainerFrame: CGRect? { get }

  /// Where a value is along an axis; `nil` for values that the scale does not have.
  nonisolated func position(of value: PrimitiveValue, on axis: Axis) -> Double?

  /// From where to where a value is along an axis, as names have a band; `nil` where it has no extent.
  nonisolated func extent(of value: PrimitiveValue, on axis: Axis) -> ClosedRange<Double>?

  /// The value at a place along an axis; `nil` where there is none.
  nonisolated func value(at position: Double, on axis: Axis) -> PrimitiveValue?

  /// The angular value at an angle clockwise from above, in radians; `nil` without sectors.
  nonisolated func value(atAngle radians: Double) -> PrimitiveValue?

  /// The values of a scale: the ends of an interval, or all names in order.
  nonisolated func domain(of scale: ChartProxyScale) -> [PrimitiveValue]

  /// What a value is seen as; `nil` where the chart has no such scale.
  nonisolated func foregroundStyle(for value: PrimitiveValue) -> AnyShapeStyle?
  nonisolated func lineStyle(for value: PrimitiveValue) -> StrokeStyle?
  nonisolated func symbol(for value: PrimitiveValue) -> AnyChartSymbolShape?
  nonisolated func symbolSize(for value: PrimitiveValue) -> Double?

  /// Where what is selected is kept.
  nonisolated var selection: DeclaredSelection { get }
}

/// The scales that a proxy is asked for.
enum ChartProxyScale {
  case x, y, foregroundStyle, symbol, symbolSize, lineStyle
}

nonisolated extension ChartProxy {
  /// The plot, for a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { answers.plotFrame.map { Anchor(rootValue: $0) } }

  /// The part of the plot that is seen, for a geometry proxy.
  public var plotContainerFrame: Anchor<CGRect>? {
    answers.plotContainerFrame.map { Anchor(rootValue: $0) }
  }

  /// The size of the plot.
  public var plotSize: CGSize { answers.plotFrame?.size ?? .zero }

  /// The plot, for a geometry proxy; empty before there is one.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { Anchor(rootValue: answers.plotFrame ?? .zero) }

  /// The size of the plot.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }
}
