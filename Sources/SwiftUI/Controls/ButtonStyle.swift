/// How a client shows a button, which no reading tells: a button is read by its label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the button is shown as.
  associatedtype Body: View

  /// The button to be shown.
  typealias Configuration = ButtonStyleConfiguration

  /// What the button is shown as.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button to be shown.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: PrimitiveView {
    /// Read by itself.
    public typealias Body = Never

    let content: any View

    @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
      reader.elements(of: content)
    }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

nonisolated extension View {
  /// The view; how buttons look is not read.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}
