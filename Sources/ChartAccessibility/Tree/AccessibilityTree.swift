public import ChartModel
public import ChartScales

/// A chart as a tree of places with the facts about them: no words, no drawing.
///
/// The tree stands ready down to its groups; marks are made on demand by ``children(of:)``, so that a
/// million rows cost no million nodes.
public struct AccessibilityTree: Sendable {
  /// The version of the JSON that `encoded` writes; raised when a reader of it must change.
  public static let schemaVersion = 1

  /// The chart that the tree is of, as readers are told of it: without marks that are decoration, which are
  /// drawn but are in no series.
  public let chart: ResolvedChart

  /// The root.
  public let root: AccessibilityNode

  /// Every fact, construction first, then series by series.
  public let facts: [Fact]

  private let leaves: MarkLeaves
  private let selected: SelectedPart?

  /// The marks of the selection, which stand a second time below a node of its own.
  private let selectedLeaves: MarkLeaves

  /// Reads a chart.
  ///
  /// `offset` gives seconds east of UTC of the chart's time zone at an instant; `words` are those by which
  /// titles and labels claim something, asked for only where the author wrote one.
  public init(
    of chart: ResolvedChart,
    words: () -> ClaimWords = { ClaimWords() },
    offset: @escaping UTCOffset
  ) {
    let chart = chart.told
    let readings = SeriesReading.all(of: chart, offset: offset)
    let authored = AuthoredMarks(of: chart, readings: readings)
    let selected = SelectedPart(of: chart, readings: readings)
    self.chart = chart
    self.selected = selected
    facts = chart.facts(
      readings: readings,
      selected: selected,
      authored: authored,
      words: words,
      offset: offset
    )
    leaves = MarkLeaves(readings: readings, authored: authored, offset: offset)
    selectedLeaves = MarkLeaves(
      readings: selected?.parts ?? [],
      authored: AuthoredMarks(of: chart, readings: selected?.parts ?? []),
      offset: offset
    )
    root =
      TreeBuilder(
        chart: chart,
        readings: readings,
        facts: facts,
        authored: authored,
        selected: selected
      ).root
  }

  /// Where the author's texts and the data differ.
  public var diagnostics: [Diagnostic] {
    facts.filter { $0.kind == "authored-mismatch" }.compactMap { fact in
      guard case .term(let part)? = fact.quantities["part"],
        case .count(let count)? = fact.quantities["count"],
        case .count(let all)? = fact.quantities["all"]
      else { return nil }
      return Diagnostic(
        .warning,
        .authoredMismatch,
        arguments: [part, String(count), String(all)]
      )
    }
  }

  /// A node's children: those that stand ready, else its groups or marks, made now.
  public func children(of node: AccessibilityNode) -> [AccessibilityNode] {
    guard let run = node.marks else { return node.children }
    let leaves = node.id.isOfSelection ? selectedLeaves : leaves
    return node.children + leaves.children(of: run, parent: node)
  }

  /// The facts about a node, in the order of ``facts``.
  public func facts(about id: NodeID) -> [Fact] {
    facts.filter { $0.subject == id }
  }

  /// The node of one mark, by its layer, its series within the layer and its place in the reading order of
  /// ``chart``, all from 0; `nil` for a mark that an author made one with an earlier one.
  public func mark(layer: Int, series: Int, at place: Int) -> AccessibilityNode? {
    leaves.mark(layer: layer, series: series, at: place)
  }

  /// The rows of a layer (from 0) that the reader has selected; `nil` for a chart without a selection, none
  /// for a layer that has nothing to select by.
  public func selectedRows(ofLayer layer: Int) -> Set<Int32>? {
    guard chart.layers.indices.contains(layer) else { return nil }
    return selected.map { $0.rows(ofLayer: layer) }
  }

  /// The id of a series' node, by its layer and its number within the layer, both from 0.
  public func seriesID(layer: Int, series: Int) -> NodeID? {
    leaves.reading(layer: layer, series: series)?.id
  }
}
