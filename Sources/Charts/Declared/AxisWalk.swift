import SwiftUI

/// The marks of an axis before its values are known.
struct AxisMarksDeclaration {
  enum Content {
    case each((AxisValue) -> any AxisMark)
    case same(any AxisMark)
    case usual(stroke: StrokeStyle?, format: AxisFormat?)
  }

  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: DeclaredAxisMarks.Values
  var content: Content
}

/// A walk through the content of an axis, which gathers its marks in the order of declaration.
@MainActor
final class AxisWalk {
  /// The marks so far.
  private(set) var marks: [DeclaredAxisMarks] = []

  /// What could not be read.
  private(set) var faults: [DeclarationFault] = []

  private let reading: ViewReading
  private var depth = 0

  /// A walk whose labels are read as views of a chart are.
  init(reading: ViewReading) { self.reading = reading }

  /// Adds the marks of some content.
  func visit(_ content: some AxisContent) {
    if let primitive = content as? any PrimitiveAxisContent {
      primitive.declare(in: self)
      return
    }
    guard depth < ContentWalk.deepest else {
      faults.append(.tooDeep(content: "\(type(of: content))"))
      return
    }
    depth += 1
    defer { depth -= 1 }
    visit(content.body)
  }

  /// Adds marks.
  func add(_ declaration: AxisMarksDeclaration) {
    marks.append(
      DeclaredAxisMarks(
        preset: declaration.preset,
        position: declaration.position,
        values: declaration.values,
        content: content(of: declaration)
      )
    )
  }

  private func content(of declaration: AxisMarksDeclaration) -> DeclaredAxisMarks.Content {
    let reading = reading
    switch declaration.content {
    case .usual(let stroke, let format):
      return .usual(stroke: stroke, format: format)
    case .same(let mark):
      return .items { AxisMarkWalk(value: $0, reading: reading).items(of: mark) }
    case .each(let make):
      return .items { AxisMarkWalk(value: $0, reading: reading).items(of: make($0)) }
    }
  }
}

/// A walk through what stands at one value of an axis.
@MainActor
final class AxisMarkWalk {
  private var items: [DeclaredAxisItem] = []
  private var look = DeclaredAxisLook()
  private var depth = 0
  private let value: AxisValue
  private let reading: ViewReading

  /// A walk for one value.
  init(value: AxisValue, reading: ViewReading) {
    self.value = value
    self.reading = reading
  }

  /// What stands at the value, in the order of declaration.
  func items(of mark: any AxisMark) -> [DeclaredAxisItem] {
    visit(mark)
    return items
  }

  /// Adds what a mark is; nothing where it contains itself.
  func visit(_ mark: some AxisMark) {
    if let primitive = mark as? any PrimitiveAxisMark {
      primitive.declare(in: self)
      return
    }
    guard depth < ContentWalk.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    visit(mark.body)
  }

  /// Adds one thing.
  func add(_ form: DeclaredAxisItem.Form) {
    items.append(DeclaredAxisItem(form: form, look: look))
  }

  /// Adds a label, its words read.
  func add(_ label: DeclaredAxisLabel) {
    let text: DeclaredAxisText =
      switch label.text {
      case .automatic: .automatic
      case .format(let format):
        .formatted(format.string(value.value, reading.environment), format.notation)
      case .view(let view): .elements(reading.elements(of: view))
      }
    add(.label(label, text))
  }

  /// Adds what is within a modifier; inner modifiers win over outer ones, and offsets add up.
  func within(_ change: (inout DeclaredAxisLook) -> Void, _ content: () -> Void) {
    let outer = look
    change(&look)
    content()
    look = outer
  }
}

extension DeclaredAxis {
  /// The marks of the axis; `nil` where only the usual ones are asked for.
  @MainActor
  func marks(reading: ViewReading) -> [DeclaredAxisMarks]? {
    walk(reading: reading)?.marks
  }

  /// The walk through the content of the axis, with its marks and faults; `nil` where there is none.
  @MainActor
  func walk(reading: ViewReading) -> AxisWalk? {
    guard let content else { return nil }
    let walk = AxisWalk(reading: reading)
    walk.visit(content)
    return walk
  }
}
