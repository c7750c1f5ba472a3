public import Foundation

/// A shape made smaller on all sides.
nonisolated struct InsettedShape<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> InsettedShape {
    InsettedShape(shape: shape, amount: self.amount + amount)
  }
}

/// The outline of a shape, drawn rather than filled where it is shown.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var body: some View { shape.stroke(ForegroundStyle(), style: style) }
}

/// A shape moved by a distance in points.
nonisolated struct OffsetShape<Base: Shape>: Shape {
  let shape: Base
  let offset: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape turned around a point of its frame.
nonisolated struct RotatedShape<Base: Shape>: Shape {
  let shape: Base
  let angle: Angle
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    return shape.path(in: rect).mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(
        x: center.x + x * cosine - y * sine,
        y: center.y + x * sine + y * cosine
      )
    }
  }
}

/// A shape made larger or smaller around a point of its frame.
nonisolated struct ScaledShape<Base: Shape>: Shape {
  let shape: Base
  let scale: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    return shape.path(in: rect).mapped { point in
      CGPoint(
        x: center.x + (point.x - center.x) * scale.width,
        y: center.y + (point.y - center.y) * scale.height
      )
    }
  }
}

/// A shape of a size of its own.
nonisolated struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

nonisolated extension Shape {
  /// The shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> some Shape { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a distance in points.
  public func offset(_ offset: CGPoint) -> some Shape {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned around a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape made larger or smaller around a point of its frame.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger or smaller around a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape in a size of its own, in points.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// The shape in a size of its own, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  /// A shape whose type is hidden.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape as it is shown by itself.
  public var body: some View { AnyView(erasing: shape) }
}

/// The shape of what contains the view, which is read as a rectangle.
public nonisolated struct ContainerRelativeShape: NamedShape, InsettableShape {
  /// The shape of what contains the view.
  public init() {}
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsettedShape(shape: self, amount: amount)
  }
  package var form: ShapeOutline.Form { .rectangle }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius in points.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
