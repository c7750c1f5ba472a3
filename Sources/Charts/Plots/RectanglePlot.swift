internal import ChartModel
public import SwiftUI

/// The rectangles of a whole collection.
public nonisolated struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `RectanglePlot` shows.
public nonisolated struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>:
  PlottedContent
{
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension RectanglePlot {
  /// Rectangles at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    plot.width = .init(width)
    plot.height = .init(height)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value to another, from left to right.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value to another, upwards.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    plot.width = .init(width)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles at a value, over places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    plot.width = .init(width)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles at a value, between places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value to another, over places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value up to another, between places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles at a value, over places in points of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    plot.width = .init(width)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles at a value, between places in points of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value to another, over places in points of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles from a value up to another, between places in points of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles between two values on either axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }

  /// Rectangles between places in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    var plot = DeclaredPlot(.rectangle, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedRectanglePlotContent(plot: plot)
  }
}
