public import SwiftUI

extension PrimitivePlottableKind where Value: BinaryFloatingPoint {
  static var floating: Self {
    Self(
      measure: .number,
      erase: { .number(Double($0)) },
      restore: { if case .number(let number) = $0 { Value(number) } else { nil } }
    )
  }
}

extension PrimitivePlottableKind where Value: FixedWidthInteger {
  /// Numbers between whole ones are given to the nearest; those out of reach are given to none.
  static var whole: Self {
    Self(
      measure: .number,
      erase: { .number(Double($0)) },
      restore: {
        if case .number(let number) = $0 { Value(exactly: number.rounded()) } else { nil }
      }
    )
  }
}

extension Double: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Double> { .floating }
}

extension Float: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Float> { .floating }
}

extension Float16: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Float16> { .floating }
}

extension Int: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Int> { .whole }
}

extension UInt: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<UInt> { .whole }
}

extension Int8: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Int8> { .whole }
}

extension UInt8: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<UInt8> { .whole }
}

extension Int16: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Int16> { .whole }
}

extension UInt16: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<UInt16> { .whole }
}

extension Int32: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Int32> { .whole }
}

extension UInt32: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<UInt32> { .whole }
}

extension Int64: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<Int64> { .whole }
}

extension UInt64: PrimitivePlottableProtocol {
  /// Numbers.
  public static var primitivePlottableKind: PrimitivePlottableKind<UInt64> { .whole }
}

extension String: PrimitivePlottableProtocol {
  /// Names.
  public static var primitivePlottableKind: PrimitivePlottableKind<String> {
    .init(
      measure: .name,
      erase: { .name($0) },
      restore: { if case .name(let name) = $0 { name } else { nil } }
    )
  }
}

extension Date: PrimitivePlottableProtocol {
  /// Dates.
  public static var primitivePlottableKind: PrimitivePlottableKind<Date> {
    .init(
      measure: .date,
      erase: { .date($0.timeIntervalSince1970) },
      restore: {
        if case .date(let seconds) = $0 { Date(timeIntervalSince1970: seconds) } else { nil }
      }
    )
  }
}

extension Never: PrimitivePlottableProtocol {
  /// Nothing at all.
  public static var primitivePlottableKind: PrimitivePlottableKind<Never> {
    .init(measure: .name, erase: nothing, restore: { _ in nil })
  }
}

extension Decimal: Plottable {
  /// The nearest number with a binary fraction.
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// The decimal of a number; `nil` for infinite ones.
  public init?(primitivePlottable: Double) {
    guard !primitivePlottable.isInfinite else { return nil }
    self.init(primitivePlottable)
  }
}

/// No value is ever asked for.
private func nothing(_ never: Never) -> PrimitiveValue {}
