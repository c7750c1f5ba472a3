public import SwiftUI

nonisolated extension ChartContent {
  /// Sets marks that share a place side by side, by a value; `nil` for the axis of categories.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    reading(.position(value.value, axis: axis, span: span))
  }

  /// Moves marks to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    modified(by: .offset(.init(xStart: x, xEnd: x, yStart: y, yEnd: y)))
  }

  /// Moves marks to the right and down, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves marks to the right, and either end of them down, in points.
  public func offset(
    x: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent {
    modified(by: .offset(.init(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)))
  }

  /// Moves marks down, and either end of them to the right, in points.
  public func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    modified(by: .offset(.init(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)))
  }

  /// Moves the ends of marks to the right and down, in points.
  public func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent {
    modified(by: .offset(.init(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }

  /// Sets marks before others, whose own place is 0.
  public func zIndex(_ value: Double) -> some ChartContent {
    modified(by: .zIndex(value))
  }
}
