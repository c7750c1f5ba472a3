public import ChartModel
public import ChartScales

/// A chart as a tree of places with the facts about them: no words, no drawing.
///
/// The tree stands ready down to its groups; marks are made on demand by ``children(of:)``, so that a
/// million rows cost no million nodes.
public struct AccessibilityTree: Sendable {
  /// The version of the JSON that ``encoded`` writes; raised when a reader of it must change.
  public static let schemaVersion = 1

  /// The chart that the tree is of.
  public let chart: ResolvedChart

  /// The root.
  public let root: AccessibilityNode

  /// Every fact, construction first, then series by series.
  public let facts: [Fact]

  private let leaves: MarkLeaves

  /// Reads a chart.
  ///
  /// `offset` gives seconds east of UTC of the chart's time zone at an instant; `words` are those by which
  /// titles and labels claim something, asked for only where the author wrote one.
  public init(
    of chart: ResolvedChart,
    words: () -> ClaimWords = { ClaimWords() },
    offset: @escaping UTCOffset
  ) {
    let readings = SeriesReading.all(of: chart, offset: offset)
    self.chart = chart
    facts = chart.facts(readings: readings, words: words, offset: offset)
    leaves = MarkLeaves(readings: readings, offset: offset)
    root = TreeBuilder(chart: chart, readings: readings, facts: facts).root
  }

  /// A node's children: those that stand ready, else its groups or marks, made now.
  public func children(of node: AccessibilityNode) -> [AccessibilityNode] {
    guard let run = node.marks else { return node.children }
    return node.children + leaves.children(of: run, parent: node)
  }

  /// The facts about a node, in the order of ``facts``.
  public func facts(about id: NodeID) -> [Fact] {
    facts.filter { $0.subject == id }
  }

  /// The node of one mark, by its layer, its series within the layer and its place in reading order,
  /// all from 0.
  public func mark(layer: Int, series: Int, at place: Int) -> AccessibilityNode? {
    leaves.mark(layer: layer, series: series, at: place)
  }

  /// The id of a series' node, by its layer and its number within the layer, both from 0.
  public func seriesID(layer: Int, series: Int) -> NodeID? {
    leaves.reading(layer: layer, series: series)?.id
  }
}
