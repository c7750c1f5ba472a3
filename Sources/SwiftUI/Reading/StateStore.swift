/// Something kept that is told when its view is no longer there.
@MainActor
protocol LeavingValue {
  func leave()
}

/// What is kept from one reading to the next.
@MainActor
final class StateStore {
  /// Where a value is kept: the path of its view and the name of the property.
  struct Place: Hashable {
    var path: IdentityPath
    var name: String
  }

  private struct Kept {
    var value: AnyObject
    var reading: Int
  }

  private var kept: [Place: Kept] = [:]
  private var shared: [String: AnyObject] = [:]
  private var reading = 0
  private var pending: [() -> Void] = []
  private var tasks: [@Sendable () async -> Void] = []

  func beginReading() { reading += 1 }

  /// The object kept at a place, made where there is none of its type.
  func object<Object: AnyObject>(at place: Place, make: () -> Object) -> Object {
    if let object = kept[place]?.value as? Object {
      kept[place]?.reading = reading
      return object
    }
    let object = make()
    kept[place] = Kept(value: object, reading: reading)
    return object
  }

  /// The object kept under a name for all views, which is not forgotten.
  func shared<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
    if let object = shared[name] as? Object { return object }
    let object = make()
    shared[name] = object
    return object
  }

  /// Forgets what the last reading did not come by, and tells what leaves.
  func forgetUnread() {
    let gone = kept.filter { $0.value.reading != reading }
    for (place, leaving) in gone {
      kept[place] = nil
      if let leaving = leaving.value as? any LeavingValue { leaving.leave() }
    }
  }

  func addPending(_ action: @escaping () -> Void) { pending.append(action) }

  func addTask(_ task: @escaping @Sendable () async -> Void) { tasks.append(task) }

  /// Runs what is due; says whether anything was.
  func runPendingActions() -> Bool {
    let actions = pending
    pending = []
    for action in actions { action() }
    return !actions.isEmpty
  }

  func takeTasks() -> [@Sendable () async -> Void] {
    defer { tasks = [] }
    return tasks
  }
}
