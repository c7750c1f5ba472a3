/// What the author said for people who do not see an element.
package nonisolated struct AccessibilityAttributes {
  /// What becomes of the elements within.
  package enum Children: Sendable {
    case ignored, contained, combined
  }

  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// `nil` where nothing was said.
  package var isHidden: Bool?
  package var traits: AccessibilityTraits = []
  package var children: Children?
  package var headingLevel: AccessibilityHeadingLevel?
  package var sortPriority = 0.0
  package var inputLabels: [String] = []
  /// Named facts on demand, in order.
  package var customContent: [(label: String, value: String, isImportant: Bool)] = []
  /// Named actions, in order.
  package var actions: [(name: String, perform: () -> Void)] = []
  /// The elements that stand in place of this one.
  package var representation: [ViewElement]?
  package var chartDescriptor: (any AXChartDescriptorRepresentable)?

  package init() {}
}
