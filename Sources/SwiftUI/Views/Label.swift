/// A title with a picture.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let title: Title
  private let icon: Icon

  /// A title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let icons = reader.at(.role("icon")) { reader.elements(of: icon) }
    let titles = reader.at(.role("title")) { reader.elements(of: title) }
    return [ViewElement(.stack(.horizontal, icons + titles), attributes: reader.attributes)]
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A title with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture of the client's.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title with a picture of the client's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let content: Content

  /// A value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let labels = reader.at(.role("label")) { reader.elements(of: label) }
    let values = reader.elements(of: content)
    return [ViewElement(.stack(.horizontal, labels + values), attributes: reader.attributes)]
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// A value with a label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Words with a label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}

/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label with a description and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let elements =
      reader.at(.role("label")) { reader.elements(of: label) }
      + reader.at(.role("description")) { reader.elements(of: description) }
      + reader.at(.role("actions")) { reader.elements(of: actions) }
    return [ViewElement(.stack(.vertical, elements), attributes: reader.attributes)]
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol of the system and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}
