/// No view.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  /// Read by itself.
  public typealias Body = Never

  /// No view.
  public init() {}

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] { [] }
}

/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  package let content: any View

  /// A view whose type is hidden.
  public init<V: View>(_ view: V) { content = view }

  /// A view whose type is hidden.
  public init<V: View>(erasing view: V) { content = view }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.at(.type(ObjectIdentifier(type(of: content)))) { reader.elements(of: content) }
  }
}

/// Several views in order.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  /// The views as a tuple.
  public var value: T

  private let children: [any View]

  /// The views of a tuple, in order; what is no view is passed over.
  public init(_ value: T) {
    self.init(
      value,
      children: Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    )
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    children.enumerated().flatMap { index, child in
      reader.at(.index(index)) { reader.elements(of: child) }
    }
  }
}

/// One of two views.
///
/// The name is the one that client files may spell.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    switch branch {
    case .first(let content): reader.at(.branch(true)) { reader.elements(of: content) }
    case .second(let content): reader.at(.branch(false)) { reader.elements(of: content) }
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    guard let self else { return [] }
    return reader.at(.branch(true)) { reader.elements(of: self) }
  }
}

/// Several members under one set of modifiers.
public nonisolated struct Group<Content> {
  package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Read by itself.
  public typealias Body = Never

  /// Views that stand together without a container of their own.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content)
  }
}

nonisolated extension EmptyView: Equatable {}
