public import SwiftUI

nonisolated extension ChartContent {
  /// Shows of the marks only what lies within other marks.
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    reading(.mask(content()))
  }

  /// Shows of the marks only what lies within a shape.
  public func clipShape(
    _ shape: some Shape,
    style: FillStyle = FillStyle()
  ) -> some ChartContent {
    reading(.clip(shape))
  }

  /// Draws the marks as one picture.
  public func compositingLayer() -> some ChartContent {
    modified(by: .layer([]))
  }

  /// Draws the marks as one picture, to which a closure adds its modifiers.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    reading(.layer(style(PlaceholderContentView())))
  }
}
