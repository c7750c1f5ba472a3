public import Foundation

/// A value that a program keeps under a name, shared by the views of a reader.
///
/// Here it is kept as long as the reader is, and no file is read or written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  /// A value to begin with, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    self.key = key
  }

  /// The value now.
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

extension AppStorage: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    location = reader.store.shared("storage \(key)") { StateLocation(initial) }
  }
}
