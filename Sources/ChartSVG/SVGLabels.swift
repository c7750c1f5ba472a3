public import ChartAccessibility
public import ChartModel

/// The words of a drawing, from whoever knows the reader's language: this module has none.
public struct SVGLabels: Sendable {
  /// The title, verbatim.
  public var title: String

  /// What the chart shows, in whole sentences; stands below the title as far as there is room.
  public var description: String

  /// The whole accessible name of a node: what it is called with what it shows.
  public var name: @Sendable (AccessibilityNode) -> String

  /// The label of a tick of an axis.
  public var tick: @Sendable (Tick, ResolvedAxis) -> String

  /// The title of an axis with its unit; empty for none.
  public var axisTitle: @Sendable (ResolvedAxis) -> String

  /// An amount of a column with its unit, as it stands in a cell or beside a range of colours.
  public var amount: @Sendable (Double, Column) -> String

  /// What a node is, in words ("line chart", "data series", "point"), by its role and the mark that it
  /// is made of; `nil` leaves it to the assistive technology.
  public var roleDescription: @Sendable (AccessibilityNode.Role, Mark) -> String?

  /// The proof of all that is said, as JSON without the characters that mean something to XML; empty for
  /// none.
  public var proof: String

  /// Makes the words of a drawing.
  public init(
    title: String,
    description: String,
    name: @escaping @Sendable (AccessibilityNode) -> String,
    tick: @escaping @Sendable (Tick, ResolvedAxis) -> String,
    axisTitle: @escaping @Sendable (ResolvedAxis) -> String,
    amount: @escaping @Sendable (Double, Column) -> String,
    roleDescription: @escaping @Sendable (AccessibilityNode.Role, Mark) -> String? = { _, _ in nil
    },
    proof: String = ""
  ) {
    self.title = title
    self.description = description
    self.name = name
    self.tick = tick
    self.axisTitle = axisTitle
    self.amount = amount
    self.roleDescription = roleDescription
    self.proof = proof
  }
}
