public import SwiftUI

nonisolated extension View {
  /// Keeps the selected value of the horizontal scale.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.selection.x = DeclaredValueBinding(value) }
  }

  /// Keeps the selected range of the horizontal scale.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    charts { $0.selection.xRange = DeclaredRangeBinding(range) }
  }

  /// Keeps the selected value of the vertical scale.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.selection.y = DeclaredValueBinding(value) }
  }

  /// Keeps the selected range of the vertical scale.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    charts { $0.selection.yRange = DeclaredRangeBinding(range) }
  }

  /// Keeps the selected value of the scale of sectors' angles.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.selection.angle = DeclaredValueBinding(value) }
  }

  /// Puts a gesture in place of those that select.
  public func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View {
    charts { $0.gestures.append { gesture($0) } }
  }
}
