public import SwiftUI

/// Where an annotation, a label or a legend stands.
public nonisolated struct AnnotationPosition: Equatable, Sendable {
  enum Form: String, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let form: Form

  /// Where it suits.
  public static let automatic = AnnotationPosition(form: .automatic)

  /// Over the mark.
  public static let overlay = AnnotationPosition(form: .overlay)

  /// Above.
  public static let top = AnnotationPosition(form: .top)

  /// Below.
  public static let bottom = AnnotationPosition(form: .bottom)

  /// Before.
  public static let leading = AnnotationPosition(form: .leading)

  /// After.
  public static let trailing = AnnotationPosition(form: .trailing)

  /// Above, at the beginning.
  public static let topLeading = AnnotationPosition(form: .topLeading)

  /// Above, at the end.
  public static let topTrailing = AnnotationPosition(form: .topTrailing)

  /// Below, at the beginning.
  public static let bottomLeading = AnnotationPosition(form: .bottomLeading)

  /// Below, at the end.
  public static let bottomTrailing = AnnotationPosition(form: .bottomTrailing)
}

/// What is known of the mark that an annotation is for.
public nonisolated struct AnnotationContext: Sendable {
  /// The size of the mark in points.
  public let targetSize: CGSize
}

/// What happens to an annotation that has too little room.
public nonisolated struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case automatic, padScale, disabled
      case fit(Boundary)
    }

    let form: Form

    /// What suits.
    public static let automatic = Strategy(form: .automatic)

    /// The annotation is moved until it fits.
    public static let fit = Strategy(form: .fit(.automatic))

    /// The annotation is moved until it fits within a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(form: .fit(boundary)) }

    /// The scale is given room for the annotation.
    public static let padScale = Strategy(form: .padScale)

    /// Nothing: it may stand out.
    public static let disabled = Strategy(form: .disabled)
  }

  /// What an annotation is kept within.
  public struct Boundary: Hashable, Sendable {
    enum Form: Sendable {
      case automatic, plot, chart
    }

    let form: Form

    /// What suits.
    public static let automatic = Boundary(form: .automatic)

    /// The plot.
    public static let plot = Boundary(form: .plot)

    /// The chart with its axes.
    public static let chart = Boundary(form: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// What happens along either axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// What suits.
  public static let automatic = AnnotationOverflowResolution()
}
