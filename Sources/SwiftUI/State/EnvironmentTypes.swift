/// Whether a picture is light or dark.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// How far colours must stand apart.
public nonisolated enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

/// The direction of reading.
public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether there is little or much room.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The size of text that a reader asked for, in order.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest five.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Whether something is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How lines of text stand to each other.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
