internal import ChartModel
import SwiftUI

/// The areas of a whole collection, or of a function.
public nonisolated struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that an `AreaPlot` shows.
public nonisolated struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: PlottedContent {
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension AreaPlot {
  /// The area from zero to the values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    plot.stacking = stacking
    content = VectorizedAreaPlotContent(plot: plot)
  }

  /// The areas from zero to the values of series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    plot.series = series.column
    plot.stacking = stacking
    content = VectorizedAreaPlotContent(plot: plot)
  }

  /// The area between two values from left to right.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(y.column, on: .y)
    content = VectorizedAreaPlotContent(plot: plot)
  }

  /// The areas between two values of series from left to right.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.series = series.column
    content = VectorizedAreaPlotContent(plot: plot)
  }

  /// The area between two values, one over the other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedAreaPlotContent(plot: plot)
  }

  /// The areas between two values of series, one over the other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    var plot = DeclaredPlot(.area, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    plot.series = series.column
    content = VectorizedAreaPlotContent(plot: plot)
  }
}
