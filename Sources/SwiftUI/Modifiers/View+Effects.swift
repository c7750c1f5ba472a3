/// Something done when a view appears, changes or leaves.
protocol ViewEffect {
  /// Told at each reading; asks the reader for what is to be done afterwards.
  @MainActor func prepare(in reader: ViewReader)
}

/// A view that does something when it appears, changes or leaves.
nonisolated struct EffectView<Content: View, Effect: ViewEffect>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let effect: Effect

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    effect.prepare(in: reader)
    return reader.at(.role("effect")) { reader.elements(of: content) }
  }
}

extension ViewReader {
  fileprivate func kept<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
    store.object(at: StateStore.Place(path: path, name: name), make: make)
  }

  /// The value seen at the last reading, which this one takes the place of.
  fileprivate func replaceSeen<Value>(_ value: Value) -> Value? {
    let seen = kept("seen") { StateLocation<Value?>(nil) }
    defer { seen.value = value }
    return seen.value
  }
}

nonisolated private struct AppearEffect: ViewEffect {
  let action: (() -> Void)?

  @MainActor func prepare(in reader: ViewReader) {
    let isNew = reader.replaceSeen(true) == nil
    if isNew, let action { reader.store.addPending(action) }
  }
}

nonisolated private struct DisappearEffect: ViewEffect {
  let action: (() -> Void)?

  /// That the view is there, and what is done when it leaves.
  final class Presence: LeavingValue {
    var whenLeaving: (() -> Void)?

    func leave() { whenLeaving?() }
  }

  @MainActor func prepare(in reader: ViewReader) {
    reader.kept("present") { Presence() }.whenLeaving = action
  }
}

nonisolated private struct ChangeEffect<Value: Equatable>: ViewEffect {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func prepare(in reader: ViewReader) {
    let before = reader.replaceSeen(value)
    if let before, before != value {
      reader.store.addPending { action(before, value) }
    } else if before == nil, isInitial {
      reader.store.addPending { action(value, value) }
    }
  }
}

nonisolated private struct TaskEffect<Value: Equatable>: ViewEffect {
  let value: Value
  let action: @Sendable () async -> Void

  @MainActor func prepare(in reader: ViewReader) {
    if reader.replaceSeen(value) != value { reader.store.addTask(action) }
  }
}

nonisolated extension View {
  /// The view with something done when it appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, effect: AppearEffect(action: action))
  }

  /// The view with something done when it is no longer there.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, effect: DisappearEffect(action: action))
  }

  /// The view with something done when a value changes, and at first where asked for.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let effect = ChangeEffect(value: value, isInitial: initial, action: action)
    return EffectView(content: self, effect: effect)
  }

  /// The view with something done when a value changes, and at first where asked for.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The view with something done when a value changes.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// The view with work that begins when it appears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(content: self, effect: TaskEffect(value: true, action: action))
  }

  /// The view with work that begins when it appears and again when a value changes.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(content: self, effect: TaskEffect(value: value, action: action))
  }
}
