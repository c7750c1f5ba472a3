public import ChartAccessibility
public import ChartGallery
import ChartLocalization
import ChartModel
import ChartNarration
public import ChartRendering

/// A chart of the gallery with what is said of it, before any language.
public struct CheckedChart: Sendable {
  /// Its name in the gallery.
  public let name: String

  /// The chart.
  public let chart: AccessibleChart

  /// What is said at each level of detail.
  public let plans: [Detail: [PlannedSentence]]

  /// Reads a chart and plans what is said of it; nil for one that no axis can show.
  public init?(_ example: GalleryChart) {
    guard let chart = try? AccessibleChart(example.spec) else { return nil }
    name = example.name
    self.chart = chart
    let narrator = chart.narrator(Localizer(locale: .english))
    plans = Dictionary(
      uniqueKeysWithValues: Detail.allCases.map { ($0, narrator.plan($0)) }
    )
  }

  /// All charts of the gallery.
  public static let gallery: [CheckedChart] = {
    let examples = NarrationGallery.all
    return Workers.results(of: examples.count) { CheckedChart(examples[$0]) }.compactMap(\.self)
  }()

  /// Every different phrase that is said of the chart: its facts, the sentences of each level of detail, and
  /// names and values of at most so many places.
  ///
  /// The order is that in which they are first said.
  public func phrases(places: Int = 60) -> [Phrase] {
    var phrases = Detail.allCases.flatMap { plans[$0] ?? [] }.map(\.phrase)
    phrases += chart.tree.facts.map(\.phrase)
    for node in nodes(atMost: places) { phrases += [node.label] + [node.value].compactMap { $0 } }
    var known: [String: [Phrase]] = [:]
    return phrases.filter { phrase in
      guard known[phrase.message]?.contains(phrase) != true else { return false }
      known[phrase.message, default: []].append(phrase)
      return true
    }
  }

  /// The places of the tree, from the root down, at most six children of each.
  public func nodes(atMost limit: Int) -> [AccessibilityNode] {
    var nodes = [chart.tree.root]
    var next = 0
    while next < nodes.count, nodes.count < limit {
      nodes += chart.tree.children(of: nodes[next]).prefix(6)
      next += 1
    }
    return Array(nodes.prefix(limit))
  }
}
