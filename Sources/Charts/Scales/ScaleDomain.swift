/// The values that a scale covers.
public protocol ScaleDomain {}

/// A domain that lowering can read.
protocol ReadableScaleDomain: ScaleDomain {
  nonisolated var declared: DeclaredDomain { get }
}

extension ScaleDomain {
  /// The domain as lowering reads it; automatic for a client's own type, which says nothing of its values.
  nonisolated var declaredDomain: DeclaredDomain {
    (self as? any ReadableScaleDomain)?.declared ?? AutomaticScaleDomain.automatic.declared
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: ReadableScaleDomain where Bound: Plottable {
  nonisolated var declared: DeclaredDomain {
    DeclaredDomain(
      form: .range(lowerBound.primitiveValue, upperBound.primitiveValue),
      type: Bound.self
    )
  }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: ReadableScaleDomain where Element: Plottable {
  nonisolated var declared: DeclaredDomain {
    DeclaredDomain(form: .values(map(\.primitiveValue)), type: Element.self)
  }
}

extension ArraySlice: ScaleDomain where Element: Plottable {}

extension ArraySlice: ReadableScaleDomain where Element: Plottable {
  nonisolated var declared: DeclaredDomain {
    DeclaredDomain(form: .values(map(\.primitiveValue)), type: Element.self)
  }
}

/// The domain that follows from the data.
public nonisolated struct AutomaticScaleDomain: ReadableScaleDomain {
  let declared: DeclaredDomain

  static var automatic: AutomaticScaleDomain { .init(includesZero: nil, reversed: nil) }

  init(
    includesZero: Bool?,
    reversed: Bool?,
    type: (any Plottable.Type)? = nil,
    modify: (([PrimitiveValue]) -> [PrimitiveValue])? = nil
  ) {
    declared = DeclaredDomain(
      form: .automatic(includesZero: includesZero, isReversed: reversed, modify: modify),
      type: type
    )
  }
}

nonisolated extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that follows from the data.
  public static var automatic: AutomaticScaleDomain { .init(includesZero: nil, reversed: nil) }

  /// The domain that follows from the data, with or without zero, in either direction.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    .init(includesZero: includesZero, reversed: reversed)
  }

  /// The domain that follows from the data, changed by a closure.
  ///
  /// The closure is given the ends of the domain, or all names in order. Where it is not of the data's
  /// type, the values stay as they are.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    .init(includesZero: includesZero, reversed: reversed, type: dataType) { inferred in
      var values = inferred.compactMap { DataValue(primitiveValue: $0) }
      guard values.count == inferred.count else { return inferred }
      modifyInferredDomain(&values)
      return values.map(\.primitiveValue)
    }
  }
}
