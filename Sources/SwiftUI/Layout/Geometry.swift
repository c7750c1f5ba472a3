public import Foundation

/// An angle.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// No angle.
  public static let zero = Angle()

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one angle is smaller.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  /// The sum of two angles.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }

  /// The difference of two angles.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }

  /// The angle turned round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}

/// A point of a rectangle in shares of its width and height, from the top leading corner.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point in shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner from which shares count.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// One of two directions in a plane.
public nonisolated enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One direction.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// Along the line.
    public static let horizontal = Set(.horizontal)
    /// Along the page.
    public static let vertical = Set(.vertical)
  }
}

/// A side of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both sides along the line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both sides along the page.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances at the four sides, in points.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// At the upper side.
  public var top: CGFloat
  /// At the side where reading begins.
  public var leading: CGFloat
  /// At the lower side.
  public var bottom: CGFloat
  /// At the side where reading ends.
  public var trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
