/// A part of a user interface.
///
/// Here a view is read, never laid out: what it says in words, which shapes it shows and what can be
/// done to it are gathered by a `ViewReader`.
@MainActor @preconcurrency
public protocol View {
  /// The view that stands for this one.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  /// No body: such a view is read by itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by itself and has no body")
  }
}

extension Never: View {
  /// Never reached.
  public typealias Body = Never

  /// Never reached.
  public nonisolated var body: Never { preconditionFailure("Never has no values") }
}

/// A view that is read by itself, without a body.
package protocol PrimitiveView: View where Body == Never {
  /// The elements of the view, in reading order.
  @MainActor func read(_ reader: ViewReader) -> [ViewElement]
}

/// A modifier of views that a client wrote.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that the modifier makes.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = ModifiedViewContent<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is given.
public nonisolated struct ModifiedViewContent<Modifier: ViewModifier>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  let content: any View

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content)
  }
}

/// A view with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// How it is modified.
  public var modifier: Modifier

  /// Content with its modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.at(.type(ObjectIdentifier(Modifier.self))) {
      let installed = reader.installed(modifier)
      return reader.elements(of: installed.body(content: ModifiedViewContent(content: content)))
    }
  }
}

nonisolated extension View {
  /// The view with a modifier applied.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
