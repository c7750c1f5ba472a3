/// One place in the tree that a reader can stand on.
public struct AccessibilityNode: Sendable, Equatable, Codable, Identifiable {
  /// What a node is.
  public enum Role: String, Sendable, Equatable, Codable {
    /// The whole chart.
    case chart

    /// An axis.
    case axis

    /// The legend.
    case legend

    /// One entry of the legend.
    case legendEntry

    /// One series of a layer.
    case series

    /// Some of a series' marks that belong together: a week, a bin, twelve categories.
    case group

    /// One mark.
    case mark

    /// One of the parts of a mark that has several: the median of a box, a mark of several that an author
    /// made one.
    case part

    /// A text that the author wrote beside a mark, or on the chart.
    case annotation
  }

  /// Its stable name.
  public var id: NodeID

  /// What it is.
  public var role: Role

  /// What it is called.
  public var label: Phrase

  /// What it shows, if it shows something.
  public var value: Phrase?

  /// Its place among its parent's children of the same role, from 1.
  public var position: Int

  /// How many children of the same role its parent has.
  public var setSize: Int

  /// The author's own name of it, for tests; `nil` without.
  public var identifier: String?

  /// The marks that it stands for, where it is a mark or a part of one; otherwise empty.
  public var rows: [MarkRow]

  /// The ids of the facts about it.
  public var facts: [String]

  /// Its children that stand ready.
  public var children: [AccessibilityNode]

  /// Its marks, made on demand by ``AccessibilityTree/children(of:)``; `nil` for a node without.
  public var marks: MarkRun?

  /// Makes a node.
  init(
    _ id: NodeID,
    role: Role,
    label: Phrase,
    value: Phrase? = nil,
    position: Int = 1,
    setSize: Int = 1,
    identifier: String? = nil,
    rows: [MarkRow] = [],
    facts: [String] = [],
    children: [AccessibilityNode] = [],
    marks: MarkRun? = nil
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.position = position
    self.setSize = setSize
    self.identifier = identifier
    self.rows = rows
    self.facts = facts
    self.children = children
    self.marks = marks
  }
}

/// One mark of a chart: a row of a layer's columns.
public struct MarkRow: Sendable, Hashable, Codable {
  /// The number of the layer, from 0.
  public var layer: Int

  /// The row of the layer's columns, from 0.
  public var row: Int

  /// Names a mark.
  public init(layer: Int, row: Int) {
    self.layer = layer
    self.row = row
  }
}

/// A run of marks of one series, in reading order: the leaves below a node.
public struct MarkRun: Sendable, Equatable, Codable {
  /// The number of the layer, from 0.
  public var layer: Int

  /// The number of the series within its layer, from 0.
  public var series: Int

  /// The first mark of the run, its place in the series' reading order, from 0.
  public var start: Int

  /// One past the last mark.
  public var end: Int

  /// How many marks there are.
  public var count: Int { end - start }

  /// Makes a run.
  public init(layer: Int, series: Int, start: Int, end: Int) {
    self.layer = layer
    self.series = series
    self.start = start
    self.end = end
  }
}
