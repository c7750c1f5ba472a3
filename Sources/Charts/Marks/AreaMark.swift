internal import ChartModel
import SwiftUI

/// The area between a line and zero, or between two lines.
public nonisolated struct AreaMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark
}

nonisolated extension AreaMark {
  /// The area from zero to the values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    var declared = DeclaredMark(.area)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    declared.stacking = stacking
    self.declared = declared
  }

  /// The area from zero to the values of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var declared = DeclaredMark(.area)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    declared.series = series.value
    declared.stacking = stacking
    self.declared = declared
  }

  /// The area between two values from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var declared = DeclaredMark(.area)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    self.declared = declared
  }

  /// The area between two values, one over the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var declared = DeclaredMark(.area)
    declared.place(x, on: .x)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    self.declared = declared
  }

  /// The area between two values of a series from left to right.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var declared = DeclaredMark(.area)
    declared.place(xStart, on: .xStart)
    declared.place(xEnd, on: .xEnd)
    declared.place(y, on: .y)
    declared.series = series.value
    self.declared = declared
  }

  /// The area between two values of a series, one over the other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var declared = DeclaredMark(.area)
    declared.place(x, on: .x)
    declared.place(yStart, on: .yStart)
    declared.place(yEnd, on: .yEnd)
    declared.series = series.value
    self.declared = declared
  }
}
