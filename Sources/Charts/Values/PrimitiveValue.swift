/// A value on a channel, whatever type its author has for it.
enum PrimitiveValue: Hashable, Sendable {
  /// A number; `NaN` for a missing one.
  case number(Double)

  /// Seconds since 1970.
  case date(Double)

  /// A name.
  case name(String)

  /// What values are.
  enum Measure: Sendable {
    case number, date, name
  }

  /// What the value is.
  var measure: Measure {
    switch self {
    case .number: .number
    case .date: .date
    case .name: .name
    }
  }

  /// The number, or the seconds of a date; `nil` for a name.
  var amount: Double? {
    switch self {
    case .number(let number): number
    case .date(let seconds): seconds
    case .name: nil
    }
  }
}

extension Plottable {
  /// The number, date or name that the value stands for.
  var primitiveValue: PrimitiveValue {
    PrimitivePlottable.primitivePlottableKind.erase(primitivePlottable)
  }

  /// The value that a number, date or name stands for; `nil` where it is of another measure, where a
  /// whole number would have to be a fraction, and where the type has no such value.
  init?(primitiveValue: PrimitiveValue) {
    guard
      let primitive = PrimitivePlottable.primitivePlottableKind.restore(primitiveValue),
      let value = Self(primitivePlottable: primitive)
    else { return nil }
    self = value
  }

  /// What the values of the type are.
  static var measure: PrimitiveValue.Measure {
    PrimitivePlottable.primitivePlottableKind.measure
  }
}
