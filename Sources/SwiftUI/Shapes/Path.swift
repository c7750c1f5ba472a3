public import Foundation

/// Lines and curves.
public nonisolated struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []

  /// No steps.
  public init() {}

  /// The steps that a closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners, with radii in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners, with a radius in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// An ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; `nil` before the first and after a closed part.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath, nil: nil
    }
  }

  /// The smallest rectangle around all points and control points.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to where the part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Draws lines from the first point through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path with each point moved by a closure.
  func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.elements = elements.map { $0.mapped(move) }
    return path
  }
}

nonisolated extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  fileprivate func mapped(_ move: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: move(point))
    case .line(let point): .line(to: move(point))
    case .quadCurve(let point, let control): .quadCurve(to: move(point), control: move(control))
    case .curve(let point, let control1, let control2):
      .curve(to: move(point), control1: move(control1), control2: move(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
