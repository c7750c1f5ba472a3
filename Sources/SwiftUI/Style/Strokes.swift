public import Foundation

/// How the ends of a line are made.
public nonisolated enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How the corners of a line are made.
public nonisolated enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// How the ends are made.
  public var lineCap: CGLineCap
  /// How the corners are made.
  public var lineJoin: CGLineJoin
  /// The longest corner, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps in turn, in points; none is an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// How a line is drawn.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

nonisolated extension StrokeStyle: Hashable {}

/// How the inside of a shape is told.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether what is enclosed an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// How the inside of a shape is told.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How round corners are made.
public nonisolated enum RoundedCornerStyle: Sendable {
  case circular, continuous
}
