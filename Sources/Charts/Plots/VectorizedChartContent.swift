internal import ChartModel
import SwiftUI

/// The marks of a whole collection.
///
/// Key paths in its modifiers are read for every element. A modifier with a plain value gives content that
/// no longer knows of elements, so key paths come first.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// An element of the collection.
  associatedtype DataElement
}

/// Content that is the marks of a collection.
protocol PlottedContent: VectorizedChartContent, PrimitiveChartContent {
  nonisolated var plot: DeclaredPlot { get }
}

extension PlottedContent {
  func declare(in walk: ContentWalk) {
    walk.add(plot.read(in: walk), of: plot.rows)
  }
}

/// What a modifier says of each mark of a collection, before its columns are read.
enum VectorizedModifier {
  case said((any RowSource) -> MarkModifier)
  case encoding(DeclaredMarks.Encoding, ProjectedColumn)
  case position(ProjectedColumn, axis: Axis?, span: MarkDimension)
  case label((any RowSource) -> [DeclaredLabel])
  case value((any RowSource) -> [DeclaredLabel])

  /// What the modifier says, its columns read from rows where a walk stands.
  @MainActor
  func read(_ rows: any RowSource, in walk: ContentWalk) -> MarkModifier {
    switch self {
    case .said(let read): read(rows)
    case .encoding(let encoding, let column): .encoding(encoding, column.read(rows, in: walk))
    case .position(let column, let axis, let span):
      .position(column.read(rows, in: walk), axis: axis, span: span)
    case .label(let read): .label(read(rows).map { walk.words(of: $0) })
    case .value(let read): .value(read(rows).map { walk.words(of: $0) })
    }
  }
}

/// The marks of a collection with what a modifier says of each.
nonisolated struct VectorizedModifiedContent<Content: VectorizedChartContent>:
  VectorizedChartContent, PrimitiveChartContent
{
  typealias Body = Never
  typealias DataElement = Content.DataElement

  let content: Content
  let modifier: VectorizedModifier

  @MainActor func declare(in walk: ContentWalk) {
    walk.modify(byRows: modifier) { walk.visit(content) }
  }
}

nonisolated extension VectorizedChartContent {
  /// The content with what a modifier says of each mark.
  func each(_ modifier: VectorizedModifier) -> VectorizedModifiedContent<Self> {
    VectorizedModifiedContent(content: self, modifier: modifier)
  }
}
