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
