internal import ChartModel
public import SwiftUI

/// The sectors of a whole collection.
public nonisolated struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement
}

/// The marks of a collection that a `SectorPlot` shows.
public nonisolated struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: PlottedContent
{
  /// Read by itself.
  public typealias Body = Never

  /// An element of the collection.
  public typealias DataElement = Data.Element

  let plot: DeclaredPlot
}

nonisolated extension SectorPlot {
  /// Sectors for amounts above zero.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    var plot = DeclaredPlot(.sector, CollectionRows(data))
    plot.place(angle.column, on: .angle)
    plot.innerRadius = .init(innerRadius)
    plot.outerRadius = .init(outerRadius)
    plot.angularInset = .init(angularInset)
    content = VectorizedSectorPlotContent(plot: plot)
  }

  /// Sectors for amounts above zero, each with a room of its own beside it.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    var plot = DeclaredPlot(.sector, CollectionRows(data))
    plot.place(angle.column, on: .angle)
    plot.innerRadius = .init(innerRadius)
    plot.outerRadius = .init(outerRadius)
    plot.angularInset = .init(angularInset)
    content = VectorizedSectorPlotContent(plot: plot)
  }
}
