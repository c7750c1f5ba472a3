/// Walks views and gathers what they tell; keeps the environment, the path and the state of the views.
///
/// One reader belongs to one root: it holds the values of `@State`, found by the path of the view that
/// owns them, so that they survive from one reading to the next.
@MainActor
package final class ViewReader {
  /// The values that reach the views being read.
  package var environment: EnvironmentValues

  let store = StateStore()
  private(set) var path = IdentityPath()
  private var depth = 0

  /// Deeper than this views are taken to contain themselves, and are not read.
  private static let deepest = 500

  /// A reader without state, whose views see an environment.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// Reads a root view until its own appearing and changing ask for nothing more.
  ///
  /// What `onAppear` and `onChange` do is done after a reading, and the root is then read again, at
  /// most a hundred times. State of views that are no longer there is forgotten.
  package func read(_ root: some View) -> [ViewElement] {
    var elements: [ViewElement] = []
    for _ in 0..<100 {
      store.beginReading()
      elements = self.elements(of: root)
      store.forgetUnread()
      if !store.runPendingActions() { break }
    }
    return elements
  }

  /// Reads a root view, waits for the work of its `task` modifiers, and reads it again.
  package func settle(_ root: some View) async -> [ViewElement] {
    var elements = read(root)
    for _ in 0..<100 {
      let tasks = store.takeTasks()
      if tasks.isEmpty { break }
      for task in tasks { await task() }
      elements = read(root)
    }
    return elements
  }

  /// The elements of a view at the present path.
  package func elements(of view: some View) -> [ViewElement] {
    guard depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    if let primitive = view as? any PrimitiveView { return primitive.read(self) }
    return at(.type(ObjectIdentifier(type(of: view)))) {
      elements(of: installed(view).body)
    }
  }

  /// What a closure gives with the path one step deeper.
  package func at<Result>(_ step: IdentityPath.Step, _ body: () -> Result) -> Result {
    path.steps.append(step)
    defer { path.steps.removeLast() }
    return body()
  }

  /// What a closure gives in a changed environment.
  package func within<Result>(
    _ change: (inout EnvironmentValues) -> Void,
    _ body: () -> Result
  ) -> Result {
    let outer = environment
    change(&environment)
    defer { environment = outer }
    return body()
  }

  /// A value whose dynamic properties read and write what is kept for the present path.
  func installed<Value>(_ value: Value) -> Value {
    var copy = value
    installProperties(of: &copy, reader: self, prefix: "")
    return copy
  }

  /// The attributes that an element has from its environment.
  package var attributes: ViewAttributes {
    var attributes = ViewAttributes()
    attributes.font = environment.font
    attributes.foregroundStyle = environment.foregroundStyle
    attributes.lineLimit = environment.lineLimit
    return attributes
  }
}
