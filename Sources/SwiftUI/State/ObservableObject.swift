/// An object whose views are read again when it changes.
///
/// Here views are read whenever they are asked for, so that nothing needs to be told.
public protocol ObservableObject: AnyObject {}

/// What tells that an object is about to change; nobody listens here.
public nonisolated struct ObservableObjectPublisher: Sendable {
  /// Tells that the object is about to change.
  public func send() {}
}

extension ObservableObject {
  /// What tells that the object is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an object that views read.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// A value to begin with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value to begin with.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

nonisolated extension Published: Sendable where Value: Sendable {}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public nonisolated struct ObservedProperties<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// An object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// An object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedProperties<ObjectType> {
    ObservedProperties(object: wrappedValue)
  }
}

/// An object that belongs to a view and is kept from one reading to the next.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: ObjectType?

  /// An object that is made when the view is first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view was read first, a new one each time.
  public var wrappedValue: ObjectType { kept ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedProperties<ObjectType> {
    ObservedProperties(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    let place = StateStore.Place(path: reader.path, name: name)
    kept = reader.store.object(at: place, make: make)
  }
}

/// An object from the environment, which `environmentObject(_:)` must have given.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var found: ObjectType?

  /// An object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let found else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: give one with environmentObject(_:)"
      )
    }
    return found
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedProperties<ObjectType> {
    ObservedProperties(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    found = reader.environment[object: ObjectType.self]
  }
}

nonisolated extension View {
  /// The view with an object in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changing { $0[object: T.self] = object }
  }
}
