/// Something to turn on and off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  /// Something to turn on and off.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(
      role: .toggle,
      label: reader.elements(of: label),
      value: String(isOn.wrappedValue)
    )
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled { control.press = { [isOn] in isOn.wrappedValue.toggle() } }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension Toggle where Label == Text {
  /// A title to turn on and off.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }

  /// A title to turn on and off.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(title) })
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A title with a symbol of the system to turn on and off.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
}
