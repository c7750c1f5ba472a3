public import Foundation

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: NamedShape, InsettableShape {
  /// A rectangle.
  public init() {}
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .rectangle }
}

/// A circle in the middle of its frame.
public nonisolated struct Circle: NamedShape, InsettableShape {
  /// A circle.
  public init() {}
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2,
      y: rect.midY - side / 2,
      width: side,
      height: side
    )
    return Path(ellipseIn: square)
  }
  /// The circle made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .circle }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: NamedShape, InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .ellipse }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: NamedShape, InsettableShape {
  /// How the corners are made.
  public var style: RoundedCornerStyle
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// The capsule made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .capsule }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: NamedShape, InsettableShape {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are made.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have two radii in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// The rectangle made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .roundedRectangle(cornerSize: cornerSize) }
}

/// The radii of four corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where reading begins.
  public var topLeading: CGFloat
  /// The lower corner where reading begins.
  public var bottomLeading: CGFloat
  /// The lower corner where reading ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where reading ends.
  public var topTrailing: CGFloat

  /// Four radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners differ.
public nonisolated struct UnevenRoundedRectangle: NamedShape, InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are made.
  public var style: RoundedCornerStyle

  /// A rectangle with four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with four radii in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The outline in a frame, read from left to right.
  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func corner(_ radius: CGFloat) -> CGSize {
      CGSize(width: min(max(radius, 0), most), height: min(max(radius, 0), most))
    }
    return Path {
      $0.addCorners(
        in: rect,
        topLeft: corner(cornerRadii.topLeading),
        topRight: corner(cornerRadii.topTrailing),
        bottomRight: corner(cornerRadii.bottomTrailing),
        bottomLeft: corner(cornerRadii.bottomLeading)
      )
    }
  }
  /// The rectangle made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .unevenRoundedRectangle(cornerRadii) }
}
