/// Something at one value of an axis: a line, a tick, a label.
@_typeEraser(AnyAxisMark)
@MainActor @preconcurrency
public protocol AxisMark {
  /// The mark that stands for this one.
  associatedtype Body: AxisMark

  /// What the mark is made of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension AxisMark where Body == Never {
  /// No body: such a mark is read by itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by itself and has no body")
  }
}

/// A mark of an axis that is read by itself, without a body.
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  /// Adds what the mark is to a walk.
  @MainActor func declare(in walk: AxisMarkWalk)
}

/// A mark of an axis of any type.
public nonisolated struct AnyAxisMark: PrimitiveAxisMark {
  /// Read by itself.
  public typealias Body = Never

  let content: any AxisMark

  /// A mark whose type is hidden.
  public init(_ content: any AxisMark) { self.content = content }

  /// A mark whose type is hidden.
  public init(erasing content: some AxisMark) { self.content = content }

  @MainActor func declare(in walk: AxisMarkWalk) { walk.visit(content) }
}

extension Never: AxisMark {}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: AxisMarkWalk) {
    if let self { walk.visit(self) }
  }
}

extension BuilderEmpty: PrimitiveAxisMark {
  @MainActor func declare(in walk: AxisMarkWalk) {}
}

extension BuilderTuple: AxisMark, PrimitiveAxisMark where repeat each T: AxisMark {
  typealias Body = Never

  @MainActor func declare(in walk: AxisMarkWalk) { repeat walk.visit(each content) }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: AxisMarkWalk) {
    switch branch {
    case .first(let content): walk.visit(content)
    case .second(let content): walk.visit(content)
    }
  }
}
