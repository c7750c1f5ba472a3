public import Observation

/// Bindings to the properties of an object that can be observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// An object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }
}

nonisolated extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

nonisolated extension Bindable where Value: AnyObject, Value: Observable {
  /// An object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
