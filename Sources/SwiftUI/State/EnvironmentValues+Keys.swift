public import Foundation

nonisolated enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

nonisolated enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

nonisolated enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

nonisolated enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

nonisolated enum ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

nonisolated enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue: LayoutDirection? = nil
}

nonisolated enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

nonisolated enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

nonisolated enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

nonisolated enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

nonisolated enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

nonisolated enum TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

nonisolated enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

nonisolated enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

nonisolated enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

nonisolated enum ProposedFrameKey: EnvironmentKey {
  static let defaultValue: CGRect? = nil
}

nonisolated enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated enum DifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  /// The locale in which words and numbers are written; the process's own where nothing was set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are read.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which dates are read.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the picture is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How far colours must stand apart.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// The direction of reading; the locale's own where nothing was set.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that the reader asked for.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether there is little or much width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether there is little or much height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How lines of text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Whether controls can be acted on.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the reader asked for little motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether the reader asked for more than colour to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[DifferentiateWithoutColorKey.self]
  }

  /// Whether something reads the views aloud, which is so here.
  public var accessibilityVoiceOverEnabled: Bool { true }

  /// The style of what has none of its own.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The colour of what can be acted on.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The frame that is offered to a view, in points of the root; `nil` where none is known.
  package var proposedFrame: CGRect? {
    get { self[ProposedFrameKey.self] }
    set { self[ProposedFrameKey.self] = newValue }
  }
}
