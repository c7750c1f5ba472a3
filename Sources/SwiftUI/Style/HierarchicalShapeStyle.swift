/// The environment's foreground at one of its levels.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, PrimitiveStyle, Hashable {
  /// 0 for the first.
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package var paint: StylePaint { .level(level, of: nil) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the environment's foreground.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the environment's foreground.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the environment's foreground.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the environment's foreground.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the environment's foreground.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The environment's foreground.
public nonisolated struct ForegroundStyle: ShapeStyle, PrimitiveStyle {
  /// The environment's foreground.
  public init() {}
  package var paint: StylePaint { .foreground }
}

/// The colour behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle, PrimitiveStyle {
  /// The colour behind everything.
  public init() {}
  package var paint: StylePaint { .background }
}

/// The colour of what can be acted on.
public nonisolated struct TintShapeStyle: ShapeStyle, PrimitiveStyle {
  /// The colour of what can be acted on.
  public init() {}
  package var paint: StylePaint { .tint }
}

/// The colour of lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, PrimitiveStyle {
  /// The colour of lines between things.
  public init() {}
  package var paint: StylePaint { .level(2, of: nil) }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The environment's foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A translucent layer, through which what is behind shows as through frosted glass.
public nonisolated struct Material: ShapeStyle, PrimitiveStyle, Hashable {
  /// From 0, which shows most, to 4.
  package let thickness: Int

  /// Shows most of what is behind.
  public static let ultraThin = Material(thickness: 0)
  /// Shows much of what is behind.
  public static let thin = Material(thickness: 1)
  /// Shows some of what is behind.
  public static let regular = Material(thickness: 2)
  /// Shows little of what is behind.
  public static let thick = Material(thickness: 3)
  /// Shows least of what is behind.
  public static let ultraThick = Material(thickness: 4)
  /// As the bars of windows.
  public static let bar = Material(thickness: 3)

  package var paint: StylePaint { .material(self) }
}

nonisolated extension ShapeStyle where Self == Material {
  /// Shows most of what is behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Shows much of what is behind.
  public static var thinMaterial: Material { .thin }
  /// Shows some of what is behind.
  public static var regularMaterial: Material { .regular }
  /// Shows little of what is behind.
  public static var thickMaterial: Material { .thick }
  /// Shows least of what is behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the bars of windows.
  public static var bar: Material { .bar }
}
