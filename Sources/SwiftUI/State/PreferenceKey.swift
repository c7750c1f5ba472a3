/// A value that views give to those around them.
public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value

  /// What the value is where no view gives one.
  static var defaultValue: Self.Value { get }

  /// Takes the value of the next view into one.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// A view that listens to what those within give.
nonisolated struct PreferenceListener<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  typealias Body = Never

  let content: Content
  let action: (Key.Value) -> Void

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    let elements = reader.at(.role("preference")) { reader.elements(of: content) }
    let values = elements.flatMap(\.flattened).compactMap {
      $0.attributes.preferences[ObjectIdentifier(Key.self)] as? Key.Value
    }
    var value = values.first ?? Key.defaultValue
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    let place = StateStore.Place(path: reader.path, name: "preference")
    let seen = reader.store.object(at: place) { StateLocation<Key.Value?>(nil) }
    if seen.value != value {
      seen.value = value
      let (action, told) = (self.action, value)
      reader.store.addPending { action(told) }
    }
    return elements
  }
}

nonisolated extension View {
  /// The view giving a value to those around it.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    attributed { attributes, _ in attributes.preferences[ObjectIdentifier(key)] = value }
  }

  /// The view with something done when what those within give changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceListener<Self, K>(content: self, action: action)
  }
}
