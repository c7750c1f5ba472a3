/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Nothing: such a style is read by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is read by itself and stands for no other style")
  }
}

extension Never: ShapeStyle {}

/// A style that is read by itself.
package protocol PrimitiveStyle: ShapeStyle where Resolved == Never {
  /// What the style paints with.
  var paint: StylePaint { get }
}

/// What a style paints with.
package nonisolated indirect enum StylePaint: Equatable, Sendable {
  /// How a gradient runs.
  package enum Run: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii in shares of the shape.
    case elliptical(center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  case color(Color)
  case gradient(Gradient, Run)
  /// The environment's own foreground, its second shade, and so on from zero; of a style where one is
  /// given.
  case level(Int, of: StylePaint?)
  case material(Material)
  /// The colour of what can be acted on.
  case tint
  /// The colour behind everything.
  case background
  case foreground
  /// A paint at a share of its opacity.
  case faded(StylePaint, opacity: Double)
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle, PrimitiveStyle {
  /// The style within.
  package let base: any ShapeStyle

  /// A style whose type is hidden.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// What the style paints with in the environment that nothing changed.
  package var paint: StylePaint { paint(in: EnvironmentValues()) }

  /// What the style paints with in an environment.
  package func paint(in environment: EnvironmentValues) -> StylePaint {
    Self.paint(of: base, in: environment)
  }

  private static func paint(
    of style: some ShapeStyle,
    in environment: EnvironmentValues
  ) -> StylePaint {
    if let any = style as? AnyShapeStyle { return any.paint(in: environment) }
    if let faded = style as? FadedStyle {
      return .faded(paint(of: faded.style, in: environment), opacity: faded.opacity)
    }
    if let level = style as? LevelStyle {
      return .level(level.level, of: paint(of: level.style, in: environment))
    }
    if let primitive = style as? any PrimitiveStyle { return primitive.paint }
    return paint(of: style.resolve(in: environment), in: environment)
  }
}

/// A style at a share of its opacity.
nonisolated struct FadedStyle: ShapeStyle {
  let style: any ShapeStyle
  let opacity: Double
}

/// A lower level of a style.
nonisolated struct LevelStyle: ShapeStyle {
  let style: any ShapeStyle
  let level: Int
}

nonisolated extension ShapeStyle {
  /// The style at a share of its opacity, in 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }

  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(style: self, level: 3) }
}
