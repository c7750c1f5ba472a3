/// Content with a modifier applied to all marks in it.
nonisolated struct ChartModifiedContent<Content: ChartContent>: PrimitiveChartContent {
  typealias Body = Never

  /// What a modifier says: at once, or when the walk can read views and words.
  enum Modifier {
    case said(MarkModifier)
    case read(@MainActor (ContentWalk) -> MarkModifier)
  }

  let content: Content
  let modifier: Modifier

  func declare(in walk: ContentWalk) {
    let modifier =
      switch modifier {
      case .said(let modifier): modifier
      case .read(let read): read(walk)
      }
    walk.modify(by: modifier) { walk.visit(content) }
  }
}

nonisolated extension ChartContent {
  /// The content with what a modifier says of its marks.
  func modified(by modifier: MarkModifier) -> ChartModifiedContent<Self> {
    ChartModifiedContent(content: self, modifier: .said(modifier))
  }

  /// The content with what a modifier says of its marks once it is read.
  func reading(
    _ modifier: @escaping @MainActor (ContentWalk) -> MarkModifier
  ) -> ChartModifiedContent<Self> {
    ChartModifiedContent(content: self, modifier: .read(modifier))
  }
}
