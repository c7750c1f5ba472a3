/// A part of an axis: marks at some of its values.
@_typeEraser(AnyAxisContent)
@MainActor @preconcurrency
public protocol AxisContent {
  /// The content that stands for this one.
  associatedtype Body: AxisContent

  /// What the content is made of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension AxisContent where Body == Never {
  /// No body: such content is read by itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by itself and has no body")
  }
}

/// Content of an axis that is read by itself, without a body.
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  /// Adds the marks of the content to a walk.
  @MainActor func declare(in walk: AxisWalk)
}

/// Content of an axis of any type.
public nonisolated struct AnyAxisContent: PrimitiveAxisContent {
  /// Read by itself.
  public typealias Body = Never

  let content: any AxisContent

  /// Content whose type is hidden.
  public init(_ content: any AxisContent) { self.content = content }

  /// Content whose type is hidden.
  public init(erasing content: some AxisContent) { self.content = content }

  @MainActor func declare(in walk: AxisWalk) { walk.visit(content) }
}

extension Never: AxisContent {}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: AxisWalk) {
    if let self { walk.visit(self) }
  }
}

extension BuilderEmpty: PrimitiveAxisContent {
  @MainActor func declare(in walk: AxisWalk) {}
}

extension BuilderTuple: AxisContent, PrimitiveAxisContent where repeat each T: AxisContent {
  typealias Body = Never

  @MainActor func declare(in walk: AxisWalk) { repeat walk.visit(each content) }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: AxisWalk) {
    switch branch {
    case .first(let content): walk.visit(content)
    case .second(let content): walk.visit(content)
    }
  }
}
