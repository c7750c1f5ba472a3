public import SwiftUI

nonisolated extension View {
  /// Lets the chart scroll along axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    charts { $0.scrolling.axes = axes }
  }

  /// How much of the horizontal axis is seen at once: in its units, in seconds, in categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    charts { $0.scrolling.xLength = length.primitiveValue.amount }
  }

  /// How much of the vertical axis is seen at once: in its units, in seconds, in categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    charts { $0.scrolling.yLength = length.primitiveValue.amount }
  }

  /// Where what is seen of the horizontal axis begins at first.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    charts { $0.scrolling.x = DeclaredValueBinding(initial: initialX) }
  }

  /// Keeps where what is seen of the horizontal axis begins.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    charts { $0.scrolling.x = DeclaredValueBinding(value: x) }
  }

  /// Where what is seen of the vertical axis begins at first.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    charts { $0.scrolling.y = DeclaredValueBinding(initial: initialY) }
  }

  /// Keeps where what is seen of the vertical axis begins.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    charts { $0.scrolling.y = DeclaredValueBinding(value: y) }
  }

  /// Says where scrolling comes to rest.
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    charts { $0.scrolling.behavior = behavior }
  }
}
