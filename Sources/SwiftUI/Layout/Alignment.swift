/// Where something stands along the line.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  /// The place as a share of the width.
  package let share: Double
  private let name: String

  private init(_ name: String, share: Double) {
    self.name = name
    self.share = share
  }

  /// Where reading begins.
  public static let leading = HorizontalAlignment("leading", share: 0)
  /// In the middle.
  public static let center = HorizontalAlignment("center", share: 0.5)
  /// Where reading ends.
  public static let trailing = HorizontalAlignment("trailing", share: 1)
}

/// Where something stands along the page.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  /// The place as a share of the height; baselines stand at 1.
  package let share: Double
  private let name: String

  private init(_ name: String, share: Double) {
    self.name = name
    self.share = share
  }

  /// At the top.
  public static let top = VerticalAlignment("top", share: 0)
  /// In the middle.
  public static let center = VerticalAlignment("center", share: 0.5)
  /// At the bottom.
  public static let bottom = VerticalAlignment("bottom", share: 1)
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline", share: 1)
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline", share: 1)
}

/// Where something stands in a plane.
public nonisolated struct Alignment: Hashable, Sendable {
  /// Along the line.
  public var horizontal: HorizontalAlignment
  /// Along the page.
  public var vertical: VerticalAlignment

  /// Both places.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle on the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// On the first line of text where reading begins.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// On the first line of text where reading ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
}
