/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press.
public nonisolated struct Button<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let action: @MainActor () -> Void
  private let label: Label

  /// Something to press.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Something to press, for a purpose.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(role: .button, label: reader.elements(of: label))
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled { control.press = action }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension Button where Label == Text {
  /// A title to press.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: { Text(titleKey) })
  }

  /// A title to press.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: { Text(title) })
  }

  /// A title to press, for a purpose.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { Text(titleKey) })
  }

  /// A title to press, for a purpose.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { Text(title) })
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A title with a symbol of the system to press.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// A title with a symbol of the system to press.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

/// Something that leads to another view, which is read only when it is gone to.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label

  /// A way to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A way to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A way to the view of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.label = label()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let control = ViewControl(role: .link, label: reader.elements(of: label))
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// A title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
}

/// Something that opens to more to press.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let content: Content

  /// More to press under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let labels = reader.at(.role("label")) { reader.elements(of: label) }
    let control = ViewControl(role: .menu, label: labels)
    let elements =
      [ViewElement(.control(control), attributes: reader.attributes)]
      + reader.elements(of: content)
    return [ViewElement(.stack(.vertical, elements), attributes: reader.attributes)]
  }
}

nonisolated extension Menu where Label == Text {
  /// More to press under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// More to press under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
