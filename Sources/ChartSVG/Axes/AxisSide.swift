import ChartModel

/// A side of the plot that axis marks stand at.
enum AxisSide: CaseIterable {
  case left, right, top, bottom

  /// The side that an author wants; the drawing's own are the bottom and the left.
  ///
  /// Amounts stay on the left unless their author says otherwise: a reader meets them, and the title above
  /// them, before the marks that they measure, and charts with and without an author's marks are alike.
  init(_ placement: Placement, of channel: Channel, isRightToLeft: Bool) {
    if channel == .x {
      self = [.top, .topLeading, .topTrailing].contains(placement) ? .top : .bottom
    } else {
      switch placement {
      case .trailing, .topTrailing, .bottomTrailing: self = isRightToLeft ? .left : .right
      case .leading, .topLeading, .bottomLeading: self = isRightToLeft ? .right : .left
      case .automatic, .overlay, .top, .bottom: self = .left
      }
    }
  }

  /// Whether labels stand side by side along it.
  var isHorizontal: Bool { self == .top || self == .bottom }
}
