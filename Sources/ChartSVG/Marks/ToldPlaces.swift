import ChartAccessibility
import ChartModel

/// Where the marks that a tree tells of stand among those that are drawn: decoration is drawn and not told,
/// and marks that an author made one stand where the first of them does.
struct ToldPlaces {
  /// For each told mark, in reading order, its place among the drawn ones.
  private let drawn: [Int]

  /// The drawn marks that no node of the series stands for, ascending.
  let others: [Int]

  private let count: Int

  /// `nil` where every mark is told and has a node of its own.
  init?(of series: AccessibilityNode, in tree: AccessibilityTree, rows: [Int32]) {
    guard let run = series.marks else { return nil }
    let layer = tree.chart.layers[run.layer]
    let told = layer.series[run.series].rows
    guard told.count != rows.count || !layer.elements.element.isEmpty else { return nil }
    count = rows.count
    var (drawn, others): ([Int], [Int]) = ([], [])
    for (place, row) in rows.enumerated() {
      guard drawn.count < told.count, told[drawn.count] == row else {
        others.append(place)
        continue
      }
      if tree.mark(layer: run.layer, series: run.series, at: drawn.count) == nil {
        others.append(place)
      }
      drawn.append(place)
    }
    self.drawn = drawn
    self.others = others
  }

  /// Where a told mark is drawn; of several that are one, the first.
  func place(of told: Int) -> Int { drawn.indices.contains(told) ? drawn[told] : 0 }

  /// The drawn marks of a run, and those that are not told between and around them.
  func places(of run: Range<Int>) -> Range<Int> {
    let start = run.lowerBound == 0 ? 0 : place(of: run.lowerBound)
    return start..<(run.upperBound < drawn.count ? place(of: run.upperBound) : count)
  }
}
