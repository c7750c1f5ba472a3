/// A value of an axis that marks stand at.
public nonisolated struct AxisValue: Sendable {
  let value: PrimitiveValue

  /// The number of the value among those of its marks, from 0.
  public let index: Int

  /// How many values the marks stand at.
  public let count: Int

  /// The value as a type; `nil` where the type has no such value.
  ///
  /// A number that is not whole is no whole number, so that a label never says another value than the one
  /// it stands at.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P(axisValue: value)
  }
}

extension Plottable {
  /// The value that one of an axis stands for exactly.
  nonisolated init?(axisValue: PrimitiveValue) {
    guard let value = Self(primitiveValue: axisValue) else { return nil }
    if case .number(let number) = axisValue, case .number(let kept) = value.primitiveValue,
      abs(kept - number) > 1e-6 * max(1, abs(number))
    {
      return nil
    }
    self = value
  }
}
