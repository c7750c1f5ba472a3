/// A value that a chart can place: a number, a date, a name, or something that stands for one.
public protocol Plottable {
  /// The number, date or name that stands for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or name that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that a number, date or name stands for; `nil` where it stands for none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var primitivePlottable: String { rawValue }

  /// The value with a raw value.
  public init?(primitivePlottable: String) {
    self.init(rawValue: primitivePlottable)
  }
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// How values of the type are read as numbers, dates or names.
  static var primitivePlottableKind: PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// How values of one type are read as numbers, dates or names, and made from them.
public struct PrimitivePlottableKind<Value> {
  let measure: PrimitiveValue.Measure
  let erase: (Value) -> PrimitiveValue
  let restore: (PrimitiveValue) -> Value?
}
