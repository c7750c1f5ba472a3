/// What kind of element something is, for people who do not see it.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// Begins a part.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Is a field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Sounds when pressed.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// Is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Is words that do not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Sums up.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Begins to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Keeps from what is around.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Can be turned on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// The level of a heading.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What becomes of the elements within an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  package let children: AccessibilityAttributes.Children

  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(children: .ignored)
  /// They are read within it.
  public static let contain = AccessibilityChildBehavior(children: .contained)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(children: .combined)
}
