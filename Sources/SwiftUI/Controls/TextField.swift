/// Words to be written.
public nonisolated struct TextField<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(
      role: .textField,
      label: reader.elements(of: label),
      value: text.wrappedValue
    )
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled { control.setText = { [text] in text.wrappedValue = $0 } }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension TextField where Label == Text {
  /// Words to be written under a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    self.text = text
  }

  /// Words to be written under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = Text(title)
    self.text = text
  }

  /// Words to be written under a title, with words that stand where there are none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }

  /// Words to be written under a title, growing along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
}
