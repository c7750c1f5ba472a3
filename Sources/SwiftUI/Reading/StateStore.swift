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
  private var reading = 0
  private var pending: [@MainActor () -> Void] = []
  private var tasks: [@MainActor () async -> Void] = []

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

  func forgetUnread() {
    kept = kept.filter { $0.value.reading == reading }
  }

  func addPending(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  func addTask(_ task: @escaping @MainActor () async -> Void) { tasks.append(task) }

  /// Runs what is due; says whether anything was.
  func runPendingActions() -> Bool {
    let actions = pending
    pending = []
    for action in actions { action() }
    return !actions.isEmpty
  }

  func takeTasks() -> [@MainActor () async -> Void] {
    defer { tasks = [] }
    return tasks
  }
}
