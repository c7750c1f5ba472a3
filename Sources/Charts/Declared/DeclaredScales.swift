import SwiftUI

/// The scales that modifiers set.
struct DeclaredScales {
  var x = DeclaredPositionScale()
  var y = DeclaredPositionScale()
  var foregroundStyle = DeclaredScale<AnyShapeStyle>()
  var symbol = DeclaredScale<AnyChartSymbolShape>()
  var symbolSize = DeclaredScale<Double>()
  var lineStyle = DeclaredScale<StrokeStyle>()
}

/// The values that a scale covers.
struct DeclaredDomain {
  enum Form {
    /// What follows from the data; `modify` is given the ends of the domain, or all names in order.
    case automatic(
      includesZero: Bool?,
      isReversed: Bool?,
      modify: (([PrimitiveValue]) -> [PrimitiveValue])?
    )

    /// All values between two.
    case range(PrimitiveValue, PrimitiveValue)

    /// The names in order; the ends, or more places, of numbers and dates.
    case values([PrimitiveValue])
  }

  var form: Form

  /// The client's type of the values, where one is known.
  var type: (any Plottable.Type)?
}

/// What a scale takes its values to.
enum DeclaredRange<Visual> {
  /// All between two.
  case ends(Visual, Visual)

  /// One after the other.
  case list([Visual])

  /// The colours of a gradient.
  case gradient(Gradient)
}

extension DeclaredRange {
  /// The range with each visual value changed.
  func map<Other>(_ change: (Visual) -> Other) -> DeclaredRange<Other> {
    switch self {
    case .ends(let start, let end): .ends(change(start), change(end))
    case .list(let visuals): .list(visuals.map(change))
    case .gradient(let gradient): .gradient(gradient)
    }
  }
}

/// Where in the plot a scale places its values.
enum DeclaredPositionRange: Equatable {
  /// The whole plot less points at its start and end.
  case plot(startPadding: Double, endPadding: Double)

  /// Places in points; as many as the domain has.
  case points([Double])
}

/// What is said of the scale of an axis.
struct DeclaredPositionScale {
  var domain: DeclaredDomain?
  var range: DeclaredPositionRange?
  var type: ScaleType?
}

/// What is said of a scale of colours, symbols, sizes or lines.
struct DeclaredScale<Visual> {
  var domain: DeclaredDomain?
  var range: DeclaredRange<Visual>?
  var type: ScaleType?

  /// What a value is seen as; `nil` where the client's type has no such value.
  var mapping: ((PrimitiveValue) -> Visual?)?

  /// Sets a scale from the values that a client pairs with visuals.
  mutating func setPairs<Value: Plottable, Other>(
    _ pairs: KeyValuePairs<Value, Other>,
    _ visual: (Other) -> Visual
  ) {
    domain = DeclaredDomain(form: .values(pairs.map(\.key.primitiveValue)), type: Value.self)
    range = .list(pairs.map { visual($0.value) })
    mapping = nil
  }

  /// Sets a scale from a client's closure.
  mutating func setMapping<Value: Plottable, Other>(
    _ mapping: @escaping (Value) -> Other,
    _ visual: @escaping (Other) -> Visual
  ) {
    self.mapping = { Value(primitiveValue: $0).map { visual(mapping($0)) } }
    range = nil
  }
}
