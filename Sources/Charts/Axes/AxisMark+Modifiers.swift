public import SwiftUI

nonisolated extension AxisMark {
  /// Paints the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.foregroundStyle = AnyShapeStyle(style) }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.font = font }
  }

  /// Moves the marks to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the marks to the right and down, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}

/// Marks of an axis with what a modifier says of their looks.
nonisolated struct ModifiedAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  typealias Body = Never

  let content: Content
  let change: (inout DeclaredAxisLook) -> Void

  @MainActor func declare(in walk: AxisMarkWalk) {
    walk.within(change) { walk.visit(content) }
  }
}

nonisolated extension AxisContent {
  /// Draws the marks as one picture.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the marks as one picture, to which a closure adds its modifiers.
  ///
  /// What the closure adds is not kept: axes are read and drawn without effects.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    self
  }
}
