internal import ChartModel
import SwiftUI

/// The lines of a whole collection, or of a function.
public nonisolated struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `LinePlot` shows.
public nonisolated struct VectorizedLinePlotContent<Data: RandomAccessCollection>: PlottedContent {
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension LinePlot {
  /// A line through the values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    var plot = DeclaredPlot(.line, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    content = VectorizedLinePlotContent(plot: plot)
  }

  /// Lines through the values of series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    var plot = DeclaredPlot(.line, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    plot.series = series.column
    content = VectorizedLinePlotContent(plot: plot)
  }
}
