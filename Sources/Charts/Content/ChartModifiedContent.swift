/// Content with a modifier applied to all marks in it.
nonisolated struct ChartModifiedContent<Content: ChartContent>: PrimitiveChartContent {
  typealias Body = Never

  let content: Content
  let modifier: ContentModifier

  @MainActor func declare(in walk: ContentWalk) {
    walk.modify(by: modifier.read(in: walk)) { walk.visit(content) }
  }
}

nonisolated extension ChartContent {
  /// The content with what a modifier says of its marks.
  func modified(by modifier: MarkModifier) -> ChartModifiedContent<Self> {
    ChartModifiedContent(content: self, modifier: .said(modifier))
  }

  /// The content with what a modifier says of its marks once it is read.
  func reading(_ modifier: ContentModifier) -> ChartModifiedContent<Self> {
    ChartModifiedContent(content: self, modifier: modifier)
  }
}
