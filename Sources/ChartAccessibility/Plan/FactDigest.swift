import ChartModel

/// The facts of a tree, by what planners ask for.
struct FactDigest: Sendable {
  let tree: AccessibilityTree
  let type: Fact?
  let seriesIDs: [NodeID]
  private let bySubject: [NodeID: [String: Fact]]
  private let listBySubject: [NodeID: [Fact]]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    type = tree.facts.first
    seriesIDs = tree.root.children.filter { $0.role == .series }.map(\.id)
    var bySubject: [NodeID: [String: Fact]] = [:]
    for fact in tree.facts where bySubject[fact.subject]?[fact.kind] == nil {
      bySubject[fact.subject, default: [:]][fact.kind] = fact
    }
    self.bySubject = bySubject
    listBySubject = Dictionary(grouping: tree.facts, by: \.subject)
  }

  /// Every fact about a node, in the order of the tree's facts.
  func facts(about id: NodeID) -> [Fact] { listBySubject[id] ?? [] }

  /// The fact of a kind about a node, whether the chart tells series apart or not.
  func fact(_ kind: String, about id: NodeID) -> Fact? {
    bySubject[id]?[kind] ?? bySubject[id]?["\(kind)-of-series"]
  }

  /// The series that a chart of one is about: the line where it lies within a band.
  var mainSeries: NodeID? {
    let told = seriesIDs.filter { id in
      facts(about: id).contains { !$0.isOfReference }
    }
    if type?.kind == "type-band" { return told.last ?? seriesIDs.first }
    // A single value beside a series of many frames it, or marks something in it.
    let many = told.first { id in !facts(about: id).contains { $0.baseKind == "only-value" } }
    return many ?? told.first ?? seriesIDs.first
  }

  /// The author's own summary, as a sentence; `nil` without.
  var summary: PlannedSentence? {
    fact(Fact.summary, about: .chart).map { sentence($0, .author) }
  }

  /// The facts about what is selected, in the order in which they are told; empty without a selection.
  var selection: [Fact] {
    tree.facts.filter { $0.subject.isOfSelection }
  }

  /// Whether the chart tells several series apart.
  var isSplit: Bool { tree.chart.seriesNames.count > 1 }

  /// A sentence that states one fact.
  func sentence(_ fact: Fact, _ section: PlannedSentence.Section) -> PlannedSentence {
    PlannedSentence(fact.phrase, facts: [fact.id], section: section, subject: fact.subject)
  }

  /// A sentence made from several facts, its quantities by the names that the message uses.
  func sentence(
    _ message: String,
    _ facts: [Fact],
    _ quantities: [String: Quantity],
    _ section: PlannedSentence.Section,
    about subject: NodeID
  ) -> PlannedSentence {
    PlannedSentence(
      Phrase(message, quantities),
      facts: facts.map(\.id),
      section: section,
      subject: subject
    )
  }
}

extension Fact {
  /// Whether it is about a line or a band across the plot.
  var isOfReference: Bool { kind.hasPrefix("rule") || kind.hasPrefix("reference-band") }

  /// The kind without the ending that says which of several series it is about.
  var baseKind: String {
    kind.hasSuffix(Self.ofSeries) ? String(kind.dropLast(Self.ofSeries.count)) : kind
  }

  private static let ofSeries = "-of-series"
}
