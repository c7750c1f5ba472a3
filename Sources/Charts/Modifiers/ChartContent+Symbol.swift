public import SwiftUI

nonisolated extension ChartContent {
  /// Marks places by a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    modified(by: .symbol(AnyChartSymbolShape(symbol)))
  }

  /// Marks places by a shape that a value chooses.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoded(value, as: .symbol)
  }

  /// Marks places by a view.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    reading(.symbolView(symbol()))
  }

  /// Gives symbols an area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    modified(by: .symbolSize([Double(area)]))
  }

  /// Gives symbols a width and a height in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    modified(by: .symbolExtent([size]))
  }

  /// Gives symbols an area by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoded(value, as: .symbolSize)
  }
}
