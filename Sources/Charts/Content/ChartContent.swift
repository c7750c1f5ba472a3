/// A part of what a chart shows: a mark, a plot, or a composition of them.
///
/// Clients make their own by giving a body.
@_typeEraser(AnyChartContent)
@MainActor @preconcurrency
public protocol ChartContent {
  /// The content that stands for this one.
  associatedtype Body: ChartContent

  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ChartContent where Body == Never {
  /// No body: such content is read by itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by itself and has no body")
  }
}

/// Content that is read by itself, without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds the marks of the content to a walk.
  @MainActor func declare(in walk: ContentWalk)
}

/// Content of any type.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
  /// Read by itself.
  public typealias Body = Never

  let content: any ChartContent

  /// Content whose type is hidden.
  public init(_ content: any ChartContent) { self.content = content }

  /// Content whose type is hidden.
  public init(erasing content: some ChartContent) { self.content = content }

  @MainActor func declare(in walk: ContentWalk) { walk.visit(content) }
}

/// Several marks that are one thing: to a reader, one element.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
  /// Read by itself.
  public typealias Body = Never

  let content: Content

  /// Marks that are one thing; what modifiers say of it, they say of the whole.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func declare(in walk: ContentWalk) {
    walk.group { walk.visit(content) }
  }
}
