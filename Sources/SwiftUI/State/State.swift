/// A property whose value the reader of views keeps or provides.
public protocol DynamicProperty {
  /// Called before each reading of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}

/// Where a value is kept.
nonisolated final class StateLocation<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that belongs to a view and is kept from one reading to the next.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A value to begin with.
  public init(wrappedValue value: Value) { initial = value }

  /// A value to begin with.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  ///
  /// Before the view was read first it is the one to begin with, and what is set is lost.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A way to read and write the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
  /// Begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    let place = StateStore.Place(path: reader.path, name: name)
    location = reader.store.object(at: place) { StateLocation(initial) }
  }
}
