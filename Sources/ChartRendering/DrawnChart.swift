import ChartAccessibility
import ChartModel
import ChartNarration
import ChartScales

/// A chart whose marks are drawn while another one is told of it.
struct DrawnChart: Sendable {
  /// The chart with every choice made.
  let chart: ResolvedChart

  /// Its tree, which names the marks.
  let tree: AccessibilityTree

  /// Reads a chart.
  init(_ chart: ResolvedChart, offset: @escaping UTCOffset) {
    self.chart = chart
    tree = AccessibilityTree(of: chart, words: { .known }, offset: offset)
  }
}
