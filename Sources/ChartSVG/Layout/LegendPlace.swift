import ChartModel

/// Where the legend stands.
enum LegendPlace: Equatable {
  /// In rows above the plot, below the title of the vertical axis's.
  case top

  /// In rows below the horizontal axis.
  case bottom

  /// In a column at the left or at the right of the plot.
  case left, right

  /// In a column within the plot, at its right upper corner.
  case overlay

  /// Where an author wants it; the drawing's own place is above, where series are read of before their
  /// marks.
  init(_ placement: Placement, isRightToLeft: Bool) {
    switch placement {
    case .automatic, .top, .topLeading, .topTrailing: self = .top
    case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    case .overlay: self = .overlay
    }
  }
}
