import ChartModel
import ChartStatistics

/// Builds the standing part of a tree: chart, axes, legend and series.
struct TreeBuilder {
  let chart: ResolvedChart
  let readings: [SeriesReading]
  private let facts: [Fact]
  private let factsBySubject: [NodeID: [Fact]]

  init(chart: ResolvedChart, readings: [SeriesReading], facts: [Fact]) {
    self.chart = chart
    self.readings = readings
    self.facts = facts
    factsBySubject = Dictionary(grouping: facts, by: \.subject)
  }

  /// The chart's node with everything above the groups.
  var root: AccessibilityNode {
    var children: [AccessibilityNode] = axes
    if chart.seriesNames.count > 1 { children.append(legend) }
    children += readings.indices.map(series)
    let type = facts.first?.phrase ?? Phrase("type-empty")
    let title = title(of: type)
    return AccessibilityNode(
      .chart,
      role: .chart,
      label: title ?? type,
      value: title == nil ? nil : type,
      facts: ids(of: .chart),
      children: children
    )
  }

  /// The author's title, or what is shown by what; nothing for a chart that has neither.
  private func title(of type: Phrase) -> Phrase? {
    if let title = chart.title { return Phrase("authored", ["text": .name(title)]) }
    return type.quantities["dimension"] == nil ? nil : Phrase("untitled", type.quantities)
  }

  private func ids(of subject: NodeID) -> [String] {
    (factsBySubject[subject] ?? []).map(\.id)
  }

  private var axes: [AccessibilityNode] {
    let present = [("x", chart.x), ("y", chart.y)].filter { $0.1 != nil }
    return present.enumerated().map { position, entry in
      let id = NodeID.chart.child("\(entry.0)-axis")
      return AccessibilityNode(
        id,
        role: .axis,
        label: Phrase(
          "node-axis",
          ["axis": .term(entry.0), "title": .name(entry.1?.title ?? "")]
        ),
        value: factsBySubject[id]?.first.map(Self.range),
        position: position + 1,
        setSize: present.count,
        facts: ids(of: id)
      )
    }
  }

  /// What an axis spans, without its title again.
  private static func range(_ fact: Fact) -> Phrase {
    var phrase = fact.phrase
    phrase.message = fact.kind == "axis-names" ? "node-axis-names" : "node-range"
    return phrase
  }

  private var legend: AccessibilityNode {
    let id = NodeID.chart.child("legend")
    let entries = chart.seriesNames.enumerated().map { index, name in
      AccessibilityNode(
        id.child("entry", index + 1),
        role: .legendEntry,
        label: Phrase("node-name", ["name": .name(name)]),
        position: index + 1,
        setSize: chart.seriesNames.count
      )
    }
    return AccessibilityNode(
      id,
      role: .legend,
      label: Phrase("node-legend", ["title": .name(chart.seriesTitle ?? "")]),
      facts: ids(of: id),
      children: entries
    )
  }

  private func series(_ index: Int) -> AccessibilityNode {
    let reading = readings[index]
    let run = MarkRun(
      layer: reading.layerIndex,
      series: reading.seriesIndex,
      start: 0,
      end: reading.series.rows.count
    )
    return AccessibilityNode(
      reading.id,
      role: .series,
      label: reading.label,
      value: Phrase(
        "node-series-value",
        [
          "count": .count(reading.valueCount), "missing": .count(reading.missingCount),
        ]
      ),
      position: index + 1,
      setSize: readings.count,
      facts: ids(of: reading.id),
      marks: run
    )
  }
}
