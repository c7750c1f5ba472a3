internal import ChartModel
public import SwiftUI

/// The straight lines of a whole collection.
public nonisolated struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `RulePlot` shows.
public nonisolated struct VectorizedRulePlotContent<Data: RandomAccessCollection>: PlottedContent {
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension RulePlot {
  /// Lines at a height, from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.place(y.column, on: .y)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Upright lines from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Lines at a height, between places in points; from edge to edge or in the middle without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Lines from a value to another, so many points down; from edge to edge or in the middle without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(y, on: .y)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Upright lines at a value, over places in points; from edge to edge or in the middle without them.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Upright lines from a value to another, so many points to the right; from edge to edge or in the middle without them.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.put(x, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Lines at a height, between places in points of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.put(xStart, on: .xStart)
    plot.put(xEnd, on: .xEnd)
    plot.place(y.column, on: .y)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Lines from a value to another, so many points down of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(xStart.column, on: .xStart)
    plot.place(xEnd.column, on: .xEnd)
    plot.put(y, on: .y)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Upright lines at a value, over places in points of each.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.place(x.column, on: .x)
    plot.put(yStart, on: .yStart)
    plot.put(yEnd, on: .yEnd)
    content = VectorizedRulePlotContent(plot: plot)
  }

  /// Upright lines from a value to another, so many points to the right of each.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    var plot = DeclaredPlot(.rule, CollectionRows(data))
    plot.put(x, on: .x)
    plot.place(yStart.column, on: .yStart)
    plot.place(yEnd.column, on: .yEnd)
    content = VectorizedRulePlotContent(plot: plot)
  }
}
