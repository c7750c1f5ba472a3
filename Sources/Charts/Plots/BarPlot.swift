internal import ChartModel
public import SwiftUI

/// The bars of a whole collection.
public nonisolated struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `BarPlot` shows.
public nonisolated struct VectorizedBarPlotContent<Data: RandomAccessCollection>: PlottedContent {
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension BarPlot {
  /// Bars at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(y.column, on: .y)
    plot.width = .init(width)
    plot.height = .init(height)
    plot.stacking = stacking
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value to another, from left to right.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value to another, upwards.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    plot.width = .init(width)
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars at a value, over places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    plot.width = .init(width)
    plot.stacking = stacking
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars at a value, between places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    plot.stacking = stacking
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value to another, over places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value up to another, between places in points; from edge to edge without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars at a value, over places in points of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    plot.width = .init(width)
    plot.stacking = stacking
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars at a value, between places in points of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    plot.height = .init(height)
    plot.stacking = stacking
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value to another, over places in points of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedBarPlotContent(plot: plot)
  }

  /// Bars from a value up to another, between places in points of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    var plot = DeclaredPlot(.bar, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedBarPlotContent(plot: plot)
  }
}
