public import SwiftUI

nonisolated extension View {
  /// Styles the plot by the modifiers that a closure adds to it.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    charts { $0.plotStyles.append { content($0) } }
  }

  /// Places views before the plot.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    charts { $0.overlays.append(DeclaredLayer(alignment: alignment) { content($0) }) }
  }

  /// Places views behind the plot.
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    charts { $0.backgrounds.append(DeclaredLayer(alignment: alignment) { content($0) }) }
  }
}
