public import Foundation

nonisolated extension Path {
  /// How far control points lie from the ends of a quarter of a circle of radius 1, so that the cubic
  /// curve errs by less than 0.0003: 4/3 · tan(π/8).
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  /// Draws an ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      style: .circular
    )
  }

  /// Draws a rectangle with round corners, with radii in points; at most half of each side.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let corner = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2)
    )
    addCorners(in: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  mutating func addCorners(
    in rect: CGRect,
    topLeft: CGSize,
    topRight: CGSize,
    bottomRight: CGSize,
    bottomLeft: CGSize
  ) {
    guard !rect.isEmpty else { return }
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
      around: CGPoint(x: rect.maxX, y: rect.minY)
    )
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
      around: CGPoint(x: rect.maxX, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
      around: CGPoint(x: rect.minX, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
      around: CGPoint(x: rect.minX, y: rect.minY)
    )
    closeSubpath()
  }

  /// A quarter of an ellipse, from where the path is, within the corner of a rectangle.
  private mutating func addCorner(to end: CGPoint, around corner: CGPoint) {
    guard let start = currentPoint, start != end else { return }
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter,
        y: point.y + (corner.y - point.y) * Self.quarter
      )
    }
    addCurve(to: end, control1: towards(start), control2: towards(end))
  }

  /// Draws a part of a circle, with a line to its beginning where the path has begun.
  ///
  /// Angles count from the trailing side, downwards; `clockwise` is meant as in coordinates that grow
  /// upwards, so that `false` runs with growing angles.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let delta: Double
    if difference == 0 || (difference < 0) == clockwise {
      // What is more than two turns draws over itself.
      delta = abs(difference) > 2 * turn ? rest + (clockwise ? -turn : turn) : difference
    } else {
      delta = rest + (clockwise ? -turn : turn)
    }
    addArc(center: center, radius: radius, start: startAngle.radians, delta: delta)
  }

  /// Draws a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    addArc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians)
  }

  private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, delta: Double) {
    func point(_ angle: Double, along tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - tangent * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + tangent * cos(angle))
      )
    }
    guard delta.isFinite, start.isFinite else { return }
    if isEmpty || currentPoint == nil {
      move(to: point(start))
    } else if currentPoint != point(start) {
      addLine(to: point(start))
    }
    let parts = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(parts)
    let reach = 4 / 3 * tan(step / 4)
    for part in 0..<parts {
      let angle = start + Double(part) * step
      addCurve(
        to: point(angle + step),
        control1: point(angle, along: reach),
        control2: point(angle + step, along: -reach)
      )
    }
  }
}

extension Path: Shape {
  /// The path as it is.
  public func path(in rect: CGRect) -> Path { self }
}
