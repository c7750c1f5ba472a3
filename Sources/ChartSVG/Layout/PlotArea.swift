/// The rectangle that marks are drawn in, in user units.
struct PlotArea: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// The place of a fraction of the horizontal axis, 0 at the left.
  ///
  /// Held to ten plots on either side, so that what lies far outside stays a number.
  @inline(__always)
  func x(_ fraction: Double) -> Double {
    left + max(-10, min(11, fraction)) * width
  }

  /// The place of a fraction of the vertical axis, 0 at the bottom; held as ``x(_:)`` is.
  @inline(__always)
  func y(_ fraction: Double) -> Double {
    top + (1 - max(-10, min(11, fraction))) * height
  }
}
