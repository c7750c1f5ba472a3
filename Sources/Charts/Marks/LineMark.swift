internal import ChartModel
import SwiftUI

/// A line through values.
public nonisolated struct LineMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark
}

nonisolated extension LineMark {
  /// A place of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var declared = DeclaredMark(.line)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    self.declared = declared
  }

  /// A place of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var declared = DeclaredMark(.line)
    declared.place(x, on: .x)
    declared.place(y, on: .y)
    declared.series = series.value
    self.declared = declared
  }
}
