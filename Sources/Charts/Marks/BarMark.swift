internal import ChartModel
public import SwiftUI

/// A bar whose length is an amount.
public nonisolated struct BarMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark
}

nonisolated extension BarMark {
  /// A bar at two values: from zero to the amount among them.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var declared = DeclaredMark(.bar)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    declared.width = width
    declared.height = height
    declared.stacking = stacking
    self.declared = declared
  }

  /// A bar at a value, over places in points; from edge to edge without them.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var declared = DeclaredMark(.bar)
    declared.place(x, on: .x)
    declared.put(yStart, on: .yStart)
    declared.put(yEnd, on: .yEnd)
    declared.width = width
    declared.stacking = stacking
    self.declared = declared
  }

  /// A bar at a value, between places in points; from edge to edge without them.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var declared = DeclaredMark(.bar)
    declared.put(xStart, on: .xStart)
    declared.put(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    declared.height = height
    declared.stacking = stacking
    self.declared = declared
  }

  /// A bar from a value to another, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var declared = DeclaredMark(.bar)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    declared.height = height
    self.declared = declared
  }

  /// A bar from a value to another, over places in points; from edge to edge without them.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    var declared = DeclaredMark(.bar)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.put(yStart, on: .yStart)
    declared.put(yEnd, on: .yEnd)
    self.declared = declared
  }

  /// A bar from a value to another, upwards.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var declared = DeclaredMark(.bar)
    declared.place(x, on: .x)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    declared.width = width
    self.declared = declared
  }

  /// A bar from a value up to another, between places in points; from edge to edge without them.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var declared = DeclaredMark(.bar)
    declared.put(xStart, on: .xStart)
    declared.put(xEnd, on: .xEnd)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    self.declared = declared
  }
}
