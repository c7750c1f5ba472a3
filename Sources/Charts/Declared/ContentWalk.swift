import ChartModel
import SwiftUI

/// A walk through the content of a chart, which gathers its marks in the order of declaration.
@MainActor
final class ContentWalk {
  /// The marks so far.
  private(set) var marks: [DeclaredMarks] = []

  /// What could not be read.
  private(set) var faults: [DeclarationFault] = []

  /// What reads the views in annotations and symbols.
  let reader: ViewReader

  /// Deeper than this content is taken to contain itself.
  static let deepest = 500

  /// More elements of collections than this, declared one by one, are not read.
  let mostElements: Int

  private var groups: [Int] = []
  private var groupCount = 0
  private var depth = 0
  private var elementCount = 0
  private var rows: (any RowSource)?
  private var words: WordReader

  /// A walk in the environment of a reader, through so many elements of collections at most.
  init(reader: ViewReader, mostElements: Int = 1_000_000) {
    self.reader = reader
    self.mostElements = mostElements
    words = WordReader(reader: reader)
  }

  /// Counts an element of a collection; says whether it is still read.
  func takesElement() -> Bool {
    if elementCount < mostElements {
      elementCount += 1
      return true
    }
    report(.tooManyMarks(limit: mostElements))
    return false
  }

  /// Adds the marks of some content.
  func visit<Content: ChartContent>(_ content: Content) {
    // The type is asked rather than the value, which a cast would put into a box of its own.
    if let type = Content.self as? any PrimitiveChartContent.Type {
      declare(content, as: type)
      return
    }
    guard depth < Self.deepest else {
      report(.tooDeep(content: "\(type(of: content))"))
      return
    }
    depth += 1
    defer { depth -= 1 }
    visit(content.body)
  }

  private func declare<Content, Primitive: PrimitiveChartContent>(
    _ content: Content,
    as type: Primitive.Type
  ) {
    withUnsafePointer(to: content) { pointer in
      pointer.withMemoryRebound(to: type, capacity: 1) { $0.pointee.declare(in: self) }
    }
  }

  /// Adds marks as they are.
  func add(_ declared: DeclaredMarks) {
    marks.append(declared)
    marks[marks.count - 1].groups = groups
  }

  /// Adds the marks of a collection, whose rows modifiers around it may read.
  func add(_ declared: DeclaredMarks, of rows: any RowSource) {
    add(declared)
    self.rows = rows
  }

  /// Adds the marks of a collection with what a modifier says of each.
  func modify(byRows modifier: VectorizedModifier, _ content: () -> Void) {
    let first = marks.count
    content()
    guard let rows, marks.count > first else { return }
    append(modifier.read(rows, in: self), from: first)
  }

  /// Adds the marks of content that is one thing.
  func group(_ content: () -> Void) {
    let number = groupCount
    groupCount += 1
    groups.append(number)
    let first = marks.count
    content()
    groups.removeLast()
    append(.group(number), from: first)
  }

  /// Adds the marks of content with what a modifier says of them.
  ///
  /// What is said in words of several marks at once makes one thing of them, as `Plot` does.
  func modify(by modifier: MarkModifier, _ content: () -> Void) {
    let first = marks.count
    content()
    if modifier.namesTheWhole, !isOneThing(from: first) {
      let number = groupCount
      groupCount += 1
      for place in first..<marks.count { marks[place].groups.insert(number, at: groups.count) }
      append(.group(number), from: first)
    }
    append(modifier, from: first)
  }

  /// The marks of content that stands apart from the chart's own.
  func apart(_ content: some ChartContent) -> [DeclaredMarks] {
    let kept = marks
    marks = []
    defer { marks = kept }
    visit(content)
    return marks
  }

  /// Notes what could not be read, once.
  func report(_ fault: DeclarationFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// The words of a label.
  func words(of label: DeclaredLabel) -> String { words.words(of: label) }

  /// The elements of a view.
  func elements(of view: some View) -> [ViewElement] {
    reading(.role("content")).elements(of: view)
  }

  /// A way to read views later as they are read here.
  func reading(_ step: IdentityPath.Step) -> ViewReading { ViewReading(reader: reader, step: step) }

  /// Whether the marks from one on are a single mark or already one group.
  private func isOneThing(from first: Int) -> Bool {
    guard first < marks.count else { return true }
    let level = groups.count
    let outermost = marks[first].groups.dropFirst(level).first
    if outermost == nil { return marks.count == first + 1 && marks[first].count == 1 }
    return marks[first...].allSatisfy { $0.groups.dropFirst(level).first == outermost }
  }

  private func append(_ modifier: MarkModifier, from first: Int) {
    for place in first..<marks.count { marks[place].modifiers.append(modifier) }
  }
}

/// What in a declaration could not be read.
enum DeclarationFault: Equatable {
  /// Content that contains itself, or is nested too deep: its type.
  case tooDeep(content: String)

  /// More elements of collections, declared one by one, than are read.
  case tooManyMarks(limit: Int)
}
