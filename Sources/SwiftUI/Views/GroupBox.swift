/// A part in a box, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let content: Content

  /// A part with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A part with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let title = reader.at(.role("label")) { reader.elements(of: label) }
    let elements = title + reader.elements(of: content)
    return [ViewElement(.stack(.vertical, elements), attributes: reader.attributes)]
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A part without title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A part with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A part with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
