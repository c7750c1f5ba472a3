internal import ChartModel
public import SwiftUI

/// A straight line across the plot or between two values.
public nonisolated struct RuleMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark
}

nonisolated extension RuleMark {
  /// A line at a height, between places in points; from edge to edge without them.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    var declared = DeclaredMark(.rule)
    declared.put(xStart, on: .xStart)
    declared.put(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    self.declared = declared
  }

  /// A line at a height, from a value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var declared = DeclaredMark(.rule)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    self.declared = declared
  }

  /// A line from a value to another, so many points down; in the middle without them.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    var declared = DeclaredMark(.rule)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.put(y, on: .y)
    self.declared = declared
  }

  /// An upright line at a value, over places in points; from edge to edge without them.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var declared = DeclaredMark(.rule)
    declared.place(x, on: .x)
    declared.put(yStart, on: .yStart)
    declared.put(yEnd, on: .yEnd)
    self.declared = declared
  }

  /// An upright line from a value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var declared = DeclaredMark(.rule)
    declared.place(x, on: .x)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    self.declared = declared
  }

  /// An upright line from a value to another, so many points to the right; in the middle without them.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var declared = DeclaredMark(.rule)
    declared.put(x, on: .x)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    self.declared = declared
  }
}
