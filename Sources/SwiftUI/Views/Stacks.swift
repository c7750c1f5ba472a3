public import Foundation

/// Views one below the other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.horizontal, content)
  }
}

/// Views one over the other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views one over the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(nil, content)
  }
}

/// Which headings stay in sight.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// Kinds by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// What stands before sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands after sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, all of which are read.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

/// Views beside each other, all of which are read.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.horizontal, content)
  }
}

/// An empty stretch as long as there is room.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// Read by itself.
  public typealias Body = Never
  /// The least length, in points.
  public var minLength: CGFloat?

  /// An empty stretch.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    [ViewElement(.spacer, attributes: reader.attributes)]
  }
}

/// A line between views, which is read as a stretch.
public nonisolated struct Divider: PrimitiveView, Sendable {
  /// Read by itself.
  public typealias Body = Never

  /// A line between views.
  public init() {}

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    [ViewElement(.spacer, attributes: reader.attributes)]
  }
}

/// The first of several views that fits, which is taken to be the first.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// The first of several views.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    Array(reader.elements(of: content).prefix(1))
  }
}

extension ViewReader {
  /// One element that holds those of a view.
  func stack(_ axis: Axis?, _ content: some View) -> [ViewElement] {
    [ViewElement(.stack(axis, elements(of: content)), attributes: attributes)]
  }
}
