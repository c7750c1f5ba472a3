public import Foundation

/// Rows whose cells stand in columns.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Rows whose cells stand in columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

/// The cells of a row of a grid.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// The cells of a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.horizontal, content)
  }
}

/// A column or row of a lazy grid.
public nonisolated struct GridItem: Sendable {
  /// How wide it is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The distance to the next, in points.
  public var spacing: CGFloat?
  /// Where its views stand.
  public var alignment: Alignment?

  /// A column or row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows that are filled one after the other.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views in rows.
  public init(
    columns: [GridItem],
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

/// Views in columns that are filled one after the other.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views in columns.
  public init(
    rows: [GridItem],
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
