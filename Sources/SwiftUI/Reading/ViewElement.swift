/// What reading a view tells.
package nonisolated struct ViewElement {
  /// What the element is.
  package indirect enum Kind {
    /// Words, as they are shown.
    case text(String)
    /// A picture, by its name.
    case image(String)
    /// A shape with its paint.
    case shape(ShapeOutline)
    /// Elements in a row (`.horizontal`), in a column (`.vertical`) or one over the other (`nil`).
    case stack(Axis?, [ViewElement])
    /// A chart.
    case chart(any ChartElement)
    /// Something to act on: a button, a slider.
    case control(ViewControl)
    /// An empty stretch.
    case spacer
  }

  package var kind: Kind
  package var attributes: ViewAttributes

  package init(_ kind: Kind, attributes: ViewAttributes = ViewAttributes()) {
    self.kind = kind
    self.attributes = attributes
  }
}

/// A chart as the module of charts reads it.
package protocol ChartElement {}

extension ViewElement {
  /// The texts in the element in reading order, without what is hidden.
  ///
  /// Backgrounds are read before the element and overlays after it. A label that the author gave
  /// stands in place of the element's own words.
  package var texts: [String] {
    if attributes.isHidden || attributes.accessibility.isHidden == true { return [] }
    if let label = attributes.accessibility.label {
      return [label] + (attributes.accessibility.value.map { [$0] } ?? [])
    }
    let own = attributes.accessibility.representation?.flatMap(\.texts) ?? ownTexts
    switch attributes.accessibility.children {
    case .ignored: return []
    case .combined: return own.isEmpty ? [] : [own.joined(separator: ", ")]
    case .contained, nil: break
    }
    let behind = attributes.backgrounds.flatMap { $0.elements.flatMap(\.texts) }
    let before = attributes.overlays.flatMap { $0.elements.flatMap(\.texts) }
    return behind + own + before
  }

  private var ownTexts: [String] {
    switch kind {
    case .text(let text): text.isEmpty ? [] : [text]
    case .stack(_, let elements): elements.flatMap(\.texts)
    case .control(let control): control.label.flatMap(\.texts)
    case .image, .shape, .chart, .spacer: []
    }
  }

  /// The element and all within it, in reading order.
  package var flattened: [ViewElement] {
    let within: [ViewElement] =
      switch kind {
      case .stack(_, let elements): elements.flatMap(\.flattened)
      case .control(let control): control.label.flatMap(\.flattened)
      case .text, .image, .shape, .chart, .spacer: []
      }
    let behind = attributes.backgrounds.flatMap { $0.elements.flatMap(\.flattened) }
    let before = attributes.overlays.flatMap { $0.elements.flatMap(\.flattened) }
    return behind + [self] + within + before
  }
}

/// Something that a person acts on.
package nonisolated struct ViewControl {
  /// What kind of control it is.
  package enum Role: String, Sendable {
    case button, toggle, picker, slider, stepper, link, textField, menu
  }

  package var role: Role
  package var label: [ViewElement]
  /// The value as it is read: "on" or "off" as booleans print, a number, the label of the choice.
  package var value: String?
  /// The choices of a picker, in order, as they are read.
  package var choices: [String] = []
  package var isEnabled = true
  /// What pressing the control does; `nil` where it cannot be pressed.
  package var press: (@MainActor () -> Void)?
  /// Sets the value of a slider or stepper; `nil` for other controls.
  package var setNumber: (@MainActor (Double) -> Void)?
  /// Makes the choice at a place of `choices`; `nil` for other controls.
  package var choose: (@MainActor (Int) -> Void)?
  /// Sets the date of a date picker; `nil` for other controls.
  package var setDate: (@MainActor (Date) -> Void)?
  /// Sets the words of a text field; `nil` for other controls.
  package var setText: (@MainActor (String) -> Void)?

  package init(role: Role, label: [ViewElement], value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}
