import Foundation

/// A gesture whose changes are listened to.
nonisolated struct ListenedGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?

  @MainActor func phase(of stroke: PointerStroke) -> GesturePhase<Base.Value> {
    base.currentPhase(of: stroke)
  }

  @MainActor func deliver(_ stroke: PointerStroke) {
    base.deliverStroke(stroke)
    switch base.currentPhase(of: stroke) {
    case .changed(let value): changed?(value)
    case .ended(let value): ended?(value)
    case .possible, .failed: break
    }
  }
}

/// A gesture that tells something else than its base.
nonisolated struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  typealias Body = Never

  let base: Base
  let change: (Base.Value) -> Value

  @MainActor func phase(of stroke: PointerStroke) -> GesturePhase<Value> {
    base.currentPhase(of: stroke).map(change)
  }

  @MainActor func deliver(_ stroke: PointerStroke) { base.deliverStroke(stroke) }
}

/// A gesture that keeps a value while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the base tells.
  public typealias Value = Base.Value
  /// Recognised by itself.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The value that is kept.
  public var state: GestureState<State>
  /// How the value changes.
  public var update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor package func phase(of stroke: PointerStroke) -> GesturePhase<Base.Value> {
    base.currentPhase(of: stroke)
  }

  @MainActor package func deliver(_ stroke: PointerStroke) {
    base.deliverStroke(stroke)
    switch base.currentPhase(of: stroke) {
    case .changed(let value):
      var next = state.wrappedValue
      var transaction = Transaction()
      update(value, &next, &transaction)
      state.set(next)
    case .ended, .failed: state.reset()
    case .possible: break
    }
    if stroke.isLifted { state.reset() }
  }
}

/// A value that is kept while a gesture lasts and then begins anew.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A value to begin with.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A value to begin with.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The property itself, to be given to `updating`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() { location?.value = initial }
}

nonisolated extension GestureState where Value: ExpressibleByNilLiteral {
  /// Begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String) {
    let place = StateStore.Place(path: reader.path, name: name)
    location = reader.store.object(at: place) { StateLocation(initial) }
  }
}

nonisolated extension Gesture {
  /// The gesture with a listener to each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    ListenedGesture(base: self, changed: action)
  }

  /// The gesture with a listener to its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ListenedGesture(base: self, ended: action)
  }

  /// The gesture with a value kept while it lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// The gesture telling something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, change: body)
  }
}
