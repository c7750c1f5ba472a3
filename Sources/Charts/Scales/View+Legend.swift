public import SwiftUI

nonisolated extension View {
  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    charts { $0.legend.visibility = visibility }
  }

  /// Places the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    charts { $0.legend.place(position, alignment, spacing) }
  }

  /// Places a view in the legend's place.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return charts {
      $0.legend.place(position, alignment, spacing)
      $0.legend.content = content
    }
  }
}

nonisolated extension DeclaredLegend {
  fileprivate mutating func place(
    _ position: AnnotationPosition,
    _ alignment: Alignment?,
    _ spacing: CGFloat?
  ) {
    // A legend that is placed is shown, though one further out hides it.
    if visibility == .hidden { visibility = nil }
    self.position = position
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
  }
}
