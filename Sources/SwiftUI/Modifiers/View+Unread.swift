public import Foundation

// Modifiers of how a view looks or moves on a screen, which no reading tells: each gives the view back.

nonisolated extension View {
  /// The view; nothing moves here.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// The view; nothing moves here.
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view; nothing moves here.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// The view; nothing moves here.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// The view; it is not laid out.
  public func fixedSize() -> some View { self }

  /// The view; it is not laid out.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// The view; it is not laid out.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// The view; nothing is kept free at the sides of a picture.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// The view; it is not laid out.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// The view; it is not laid out.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// The view; it is not laid out.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// The view; text is read whole.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// The view; letters are read in the case in which they were written.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// The view; labels are read although they are not shown.
  public func labelsHidden() -> some View { self }

  /// The view; symbols are read by their names.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// The view drawn as one layer.
  public func compositingGroup() -> some View { self }

  /// The view drawn as one picture.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// The view; it is not laid out.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// The view; the bar of a title is not shown.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    self
  }

  /// The view; lines between rows are not shown.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// The view; rows are not laid out.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The view; what shows the place of scrolling is not shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// The view; everything is read, wherever scrolling would stop.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// The view; everything is read, wherever scrolling would stop.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// The view; all of it can be scrolled to.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// The view; places in a named space are read as the root's.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// The view; places in a named space are read as the root's.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// The view with its name among previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}

/// How a view would come and go.
public nonisolated struct AnyTransition: Sendable {
  /// By becoming clear.
  public static let opacity = AnyTransition()
  /// From one side.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// From a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How a change of words would be shown.
public nonisolated struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// As a change of anything.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By becoming clear.
  public static let opacity = ContentTransition(name: "opacity")
  /// At once.
  public static let identity = ContentTransition(name: "identity")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// Whether what shows the place of scrolling is shown.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The bar of a title.
public nonisolated enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

nonisolated extension Text {
  /// Where words would be cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case in which letters would be shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
