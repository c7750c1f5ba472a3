import Foundation

/// A number between two others.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label

  private init(
    value: Binding<Double>,
    bounds: ClosedRange<Double>,
    step: Double?,
    label: Label
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.label = label
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var control = ViewControl(
      role: .slider,
      label: reader.elements(of: label),
      value: value.wrappedValue.formatted(.number.locale(reader.environment.locale))
    )
    control.isEnabled = reader.environment.isEnabled
    if control.isEnabled {
      control.setNumber = { [value, bounds, step] in
        value.wrappedValue = Self.nearest(to: $0, in: bounds, step: step)
      }
    }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }

  /// The number that the slider can show nearest to another.
  private static func nearest(
    to number: Double,
    in bounds: ClosedRange<Double>,
    step: Double?
  ) -> Double {
    guard !number.isNaN else { return bounds.lowerBound }
    let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0 else { return inside }
    let stepped = ((inside - bounds.lowerBound) / step).rounded() * step + bounds.lowerBound
    return min(stepped, bounds.upperBound)
  }
}

nonisolated extension Binding where Value: BinaryFloatingPoint {
  fileprivate var double: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}

nonisolated extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var double: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A number between two others, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.double, bounds: bounds.double, step: nil, label: label())
  }

  /// A number between two others in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.double, bounds: bounds.double, step: Double(step), label: label())
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A number between two others.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.double, bounds: bounds.double, step: nil, label: EmptyView())
  }

  /// A number between two others in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.double, bounds: bounds.double, step: Double(step), label: EmptyView())
  }
}

nonisolated extension Slider {
  /// A number between two others, with labels at both ends, which are not read.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.double, bounds: bounds.double, step: nil, label: label())
  }
}

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
      guard let next = V(exactly: Int(number.rounded())) else { return }
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
}
