internal import ChartModel
public import SwiftUI

/// A symbol at a place.
public nonisolated struct PointMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark
}

nonisolated extension PointMark {
  /// A symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var declared = DeclaredMark(.point)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    self.declared = declared
  }

  /// A symbol at a value, and so many points down; in the middle without them.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var declared = DeclaredMark(.point)
    declared.place(x, on: .x)
    declared.put(y, on: .y)
    self.declared = declared
  }

  /// A symbol at a value, and so many points to the right; in the middle without them.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var declared = DeclaredMark(.point)
    declared.put(x, on: .x)
    declared.place(y, on: .y)
    self.declared = declared
  }
}
