public import Foundation

/// A way to move, turn and stretch points of a plane.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public nonisolated struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// The share of x in the new x.
  public var a: CGFloat
  /// The share of x in the new y.
  public var b: CGFloat
  /// The share of y in the new x.
  public var c: CGFloat
  /// The share of y in the new y.
  public var d: CGFloat
  /// How far points are moved to the right.
  public var tx: CGFloat
  /// How far points are moved down.
  public var ty: CGFloat

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// A transform by its six numbers.
  public init(
    a: CGFloat = 1,
    b: CGFloat = 0,
    c: CGFloat = 0,
    d: CGFloat = 1,
    tx: CGFloat = 0,
    ty: CGFloat = 0
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.tx, self.ty) = (tx, ty)
  }

  /// Moves points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(tx: tx, ty: ty) }

  /// Stretches the plane about its origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, d: sy) }

  /// Turns the plane about its origin by an angle in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// This transform after one that moves points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This transform after one that stretches the plane.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This transform after one that turns the plane by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The transform that undoes this one; this one itself where nothing can.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }
}

nonisolated extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

nonisolated extension Path {
  /// The path with each of its points where a transform takes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let to): path.move(to: to.applying(transform))
        case .line(let to): path.addLine(to: to.applying(transform))
        case .quadCurve(let to, let control):
          path.addQuadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let first, let second):
          path.addCurve(
            to: to.applying(transform),
            control1: first.applying(transform),
            control2: second.applying(transform)
          )
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}
