import ChartModel
import ChartScales

/// The rectangle that marks are drawn in, in user units.
struct PlotArea: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// Where the axes lie, as shares of the plot: an author may keep room at their ends.
  private(set) var xPlace = Interval.unit
  private(set) var yPlace = Interval.unit

  init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// Keeps the room at the ends of the axes of a chart.
  mutating func pad(_ chart: ResolvedChart) {
    xPlace = chart.x?.place(alongPoints: width) ?? .unit
    yPlace = chart.y?.place(alongPoints: height) ?? .unit
  }

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// The place of a fraction of the horizontal axis, 0 at the left.
  ///
  /// Held to ten plots on either side, so that what lies far outside stays a number.
  @inline(__always)
  func x(_ fraction: Double) -> Double {
    left + (xPlace.start + max(-10, min(11, fraction)) * xPlace.length) * width
  }

  /// The place of a fraction of the vertical axis, 0 at the bottom; held as ``x(_:)`` is.
  @inline(__always)
  func y(_ fraction: Double) -> Double {
    top + (1 - (yPlace.start + max(-10, min(11, fraction)) * yPlace.length)) * height
  }
}
