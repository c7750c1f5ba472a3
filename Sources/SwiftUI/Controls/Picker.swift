/// A choice of one among several.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  /// Read by itself.
  public typealias Body = Never
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// A choice among tagged views.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A choice among tagged views.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let options = reader.at(.role("options")) { reader.elements(of: content) }
      .compactMap { element in
        Self.value(of: element.attributes.tag).map { (value: $0, element: element) }
      }
    let choices = options.map { $0.element.texts.joined(separator: ", ") }
    var control = ViewControl(role: .picker, label: reader.elements(of: label))
    control.choices = choices
    control.value = zip(options, choices).first { $0.0.value == selection.wrappedValue }?.1
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled {
      control.choose = { [selection] index in
        if options.indices.contains(index) { selection.wrappedValue = options[index].value }
      }
    }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }

  /// The value of a tag, also where the choice is optional and the tag is not.
  private static func value(of tag: AnyHashable?) -> SelectionValue? {
    guard let base = tag?.base else { return nil }
    return base as? SelectionValue
  }
}

nonisolated extension Picker where Label == Text {
  /// A choice among tagged views under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// A choice among tagged views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}
