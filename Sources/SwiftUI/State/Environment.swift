public import Observation

/// A value of the environment of views.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value

  /// What the value is where nothing set it.
  static var defaultValue: Self.Value { get }
}

/// The values that reach a view from those around it.
public nonisolated struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The values that apply where nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// How many values were set.
  public var description: String { "\(values.count) values set" }

  /// The object of a type, or `nil` where none was given.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A property that takes its value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var installed: EnvironmentValues?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The object of a type, which `environment(_:)` must have given.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: objectType] }
  }

  /// The object of a type, or `nil`.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object { .some($0[object: objectType]) }
  }

  /// The value now.
  public var wrappedValue: Value {
    let environment = installed ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath):
      return environment[keyPath: keyPath]
    case .object(let find):
      guard let object = find(environment) else {
        preconditionFailure("no \(Value.self) in the environment: give one with environment(_:)")
      }
      return object
    }
  }
}

extension Environment: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    installed = reader.environment
  }
}
