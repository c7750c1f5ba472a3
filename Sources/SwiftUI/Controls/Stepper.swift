/// A number that is made greater or smaller by steps.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let number: (EnvironmentValues) -> String
  private let set: (Double) -> Void

  private init<V: Strideable>(
    _ label: Label,
    value: Binding<V>,
    bounds: ClosedRange<V>?
  ) where V: Numeric, V.Stride: BinaryInteger {
    self.label = label
    number = { _ in "\(value.wrappedValue)" }
    set = { number in
      guard let whole = Int(exactly: number.rounded()), let next = V(exactly: whole) else { return }
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
  }

  /// A number in steps, with a label.
  public init<V: Strideable & Numeric>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryInteger {
    self.init(label(), value: value, bounds: bounds)
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(
      role: .stepper,
      label: reader.elements(of: label),
      value: number(reader.environment)
    )
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled { control.setNumber = { [set] in set($0) } }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

nonisolated extension Stepper where Label == Text {
  /// A number in steps under a title.
  public init<V: Strideable & Numeric>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where V.Stride: BinaryInteger {
    self.init(Text(titleKey), value: value, bounds: bounds)
  }

  /// A number in steps under a title.
  public init<V: Strideable & Numeric>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1
  ) where V.Stride: BinaryInteger {
    self.init(Text(titleKey), value: value, bounds: nil)
  }
}
