/// A number that is made greater or smaller by steps.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let number: () -> String
  private let set: (Double) -> Void

  private init<V: Strideable>(_ label: Label, value: Binding<V>, bounds: ClosedRange<V>?) {
    self.label = label
    number = { "\(value.wrappedValue)" }
    set = { number in
      guard let next = Self.value(V.self, nearestTo: number) else { return }
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
  }

  /// A number in steps, with a label.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value: value, bounds: bounds)
  }

  /// A number in steps, with a label.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value: value, bounds: nil)
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(role: .stepper, label: reader.elements(of: label), value: number())
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled { control.setNumber = { [set] in set($0) } }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }

  /// A number as another type holds it; `nil` where it cannot.
  private static func value<V>(_ type: V.Type, nearestTo number: Double) -> V? {
    if number.isNaN { return nil }
    if let type = type as? any BinaryFloatingPoint.Type { return floating(type, number) as? V }
    if let type = type as? any BinaryInteger.Type { return whole(type, number) as? V }
    return nil
  }

  private static func floating<F: BinaryFloatingPoint>(_ type: F.Type, _ number: Double) -> F {
    F(number)
  }

  private static func whole<I: BinaryInteger>(_ type: I.Type, _ number: Double) -> I? {
    I(exactly: number.rounded())
  }
}

nonisolated extension Stepper where Label == Text {
  /// A number in steps under a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(Text(titleKey), value: value, bounds: bounds)
  }

  /// A number in steps under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(Text(title), value: value, bounds: bounds)
  }

  /// A number in steps under a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(Text(titleKey), value: value, bounds: nil)
  }
}

/// A colour to choose, which is read by its name or numbers.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let selection: Binding<Color>

  /// A colour to choose, with a label.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let control = ViewControl(
      role: .picker,
      label: reader.elements(of: label),
      value: selection.wrappedValue.description
    )
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// A colour to choose under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A colour to choose under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
