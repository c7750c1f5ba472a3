public import Observation

nonisolated extension View {
  /// The view with a value of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// The view with an object in its environment; `nil` takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changing { $0[object: T.self] = object }
  }

  /// The view with a value of the environment changed.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }

  /// The view with a font for its texts.
  public func font(_ font: Font?) -> some View {
    changing { $0.font = font }
  }

  /// The view with a weight for its texts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { environment in
      if let weight { environment.font = (environment.font ?? .body).weight(weight) }
    }
  }

  /// The view with texts in bold, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    changing { if isActive { $0.font = ($0.font ?? .body).bold() } }
  }

  /// The view with texts in italics, or not.
  public func italic(_ isActive: Bool = true) -> some View {
    changing { if isActive { $0.font = ($0.font ?? .body).italic() } }
  }

  /// The view with digits of one width.
  public func monospacedDigit() -> some View {
    changing { $0.font = ($0.font ?? .body).monospacedDigit() }
  }

  /// The view with a style for what has none of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { $0.foregroundStyle = AnyShapeStyle(style) }
  }

  /// The view with styles for what has none of its own; the first is read.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// The view with a colour for what has none of its own.
  public func foregroundColor(_ color: Color?) -> some View {
    changing { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }

  /// The view with a colour for what can be acted on.
  public func tint(_ tint: Color?) -> some View {
    changing { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// The view with a style for what can be acted on.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changing { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// The view with a colour for what can be acted on.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The view with at most so many lines of text.
  public func lineLimit(_ number: Int?) -> some View {
    changing { $0.lineLimit = number }
  }

  /// The view with lines of text standing so to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// The view with its controls out of use, or not.
  public func disabled(_ disabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// The view in a scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changing { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// The view in a scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changing { $0.colorScheme = colorScheme }
  }

  /// The view at a size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changing { $0.dynamicTypeSize = size }
  }
}
