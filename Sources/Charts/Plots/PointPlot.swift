internal import ChartModel
public import SwiftUI

/// The symbols of a whole collection.
public nonisolated struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `PointPlot` shows.
public nonisolated struct VectorizedPointPlotContent<Data: RandomAccessCollection>: PlottedContent {
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension PointPlot {
  /// Symbols at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    var plot = DeclaredPlot(.point, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    content = VectorizedPointPlotContent(plot: plot)
  }

  /// Symbols at a value, and so many points down; in the middle without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    var plot = DeclaredPlot(.point, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(y, on: .y)
    content = VectorizedPointPlotContent(plot: plot)
  }

  /// Symbols at a value, each so many points down.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    var plot = DeclaredPlot(.point, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(y, on: .y)
    content = VectorizedPointPlotContent(plot: plot)
  }

  /// Symbols at a value, and so many points to the right; in the middle without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    var plot = DeclaredPlot(.point, CollectionRows(data))
    plot.put(x, on: .x)
    plot.place(y.column, on: .y)
    content = VectorizedPointPlotContent(plot: plot)
  }

  /// Symbols at a value, each so many points to the right.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    var plot = DeclaredPlot(.point, CollectionRows(data))
    plot.put(x, on: .x)
    plot.place(y.column, on: .y)
    content = VectorizedPointPlotContent(plot: plot)
  }
}
