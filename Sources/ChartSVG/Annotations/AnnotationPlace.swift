import ChartModel

/// A rectangle in user units.
struct Box: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Whether two share more than an edge.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The rectangle moved along one axis or both so that it lies within another where it can.
  func fitted(x: (low: Double, high: Double)?, y: (low: Double, high: Double)?) -> Box {
    var box = self
    if let x {
      let shift = max(x.low - left, 0) + min(x.high - max(right, right + max(x.low - left, 0)), 0)
      box.left += shift
      box.right += shift
    }
    if let y {
      let shift = max(y.low - top, 0) + min(y.high - max(bottom, bottom + max(y.low - top, 0)), 0)
      box.top += shift
      box.bottom += shift
    }
    return box
  }
}

/// Where an annotation stands beside its mark.
struct AnnotationPlace {
  /// The mark.
  let target: Box

  let annotation: MarkAnnotation
  let isRightToLeft: Bool

  /// On which side of the mark it stands where its author leaves that open.
  let automatic: Placement

  private var position: Placement {
    let position = annotation.position == .automatic ? automatic : annotation.position
    return isRightToLeft ? position.mirrored : position
  }

  /// Which part of each line is aligned with the others.
  var anchor: PlacedText.Anchor {
    switch (annotation.alignment, isRightToLeft) {
    case (.leading, false), (.trailing, true): .left
    case (.trailing, false), (.leading, true): .right
    case (.center, _), (.top, _), (.bottom, _): .middle
    }
  }

  /// Whether it stands on its mark.
  var isOverlay: Bool { position == .overlay }

  /// The rectangle of a block of a width and a height.
  func box(width: Double, height: Double) -> Box {
    let spacing = annotation.spacing.map { $0.isFinite ? $0 : 4 } ?? 4
    let left: Double
    switch position {
    case .leading: left = target.left - spacing - width
    case .trailing: left = target.right + spacing
    case .topLeading, .bottomLeading: left = target.left
    case .topTrailing, .bottomTrailing: left = target.right - width
    case .automatic, .overlay, .top, .bottom:
      let inside = position == .overlay ? 4.0 : 0
      switch anchor {
      case .left: left = target.left + inside
      case .right: left = target.right - inside - width
      case .middle: left = (target.left + target.right - width) / 2
      }
    }
    let top: Double
    switch position {
    case .top, .topLeading, .topTrailing, .automatic: top = target.top - spacing - height
    case .bottom, .bottomLeading, .bottomTrailing: top = target.bottom + spacing
    case .leading, .trailing, .overlay:
      switch annotation.alignment {
      case .top: top = target.top + (position == .overlay ? 4 : 0)
      case .bottom: top = target.bottom - height - (position == .overlay ? 4 : 0)
      case .leading, .center, .trailing: top = (target.top + target.bottom - height) / 2
      }
    }
    return Box(left: left, top: top, right: left + width, bottom: top + height)
  }
}

extension Placement {
  /// The same side where text runs from right to left.
  fileprivate var mirrored: Placement {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    case .automatic, .overlay, .top, .bottom: self
    }
  }
}
