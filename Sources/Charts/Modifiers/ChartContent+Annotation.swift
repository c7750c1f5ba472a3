public import SwiftUI

nonisolated extension ChartContent {
  /// Adds a view to each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing, nil) { _ in view }
  }

  /// Adds a view to each mark, made for the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, nil, content)
  }

  /// Adds a view to each mark, with a rule for little room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view to each mark, made for the mark's size, with a rule for little room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, content)
  }

  private func annotated<C: View>(
    _ position: AnnotationPosition,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution?,
    _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    reading(
      .annotation(
        AnnotationDeclaration(
          position: position,
          alignment: alignment,
          spacing: spacing,
          overflow: overflow,
          content: content
        )
      )
    )
  }
}
