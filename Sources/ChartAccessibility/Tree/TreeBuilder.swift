import ChartModel
import ChartStatistics

/// Builds the standing part of a tree: chart, selection, axes, legend, texts and series.
struct TreeBuilder {
  let chart: ResolvedChart
  let readings: [SeriesReading]
  private let facts: [Fact]
  private let authored: AuthoredMarks
  private let selected: SelectedPart?
  private let factsBySubject: [NodeID: [Fact]]

  init(
    chart: ResolvedChart,
    readings: [SeriesReading],
    facts: [Fact],
    authored: AuthoredMarks,
    selected: SelectedPart?
  ) {
    self.chart = chart
    self.readings = readings
    self.facts = facts
    self.authored = authored
    self.selected = selected
    factsBySubject = Dictionary(grouping: facts, by: \.subject)
  }

  /// The chart's node with everything above the groups.
  var root: AccessibilityNode {
    var children = selected.map { [selection($0)] } ?? []
    children += axes
    if chart.seriesNames.count > 1 || !legendTexts.isEmpty { children.append(legend) }
    children += texts
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
          ["axis": .term(entry.0), "title": entry.1?.titleToTell ?? .name("")]
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

  private var legendTexts: [AuthoredText] {
    chart.style.legend.texts?.filter(\.isTold) ?? []
  }

  private var legend: AccessibilityNode {
    let id = NodeID.chart.child("legend")
    let names = chart.seriesNames.count > 1 ? chart.seriesNames : []
    let entries = names.enumerated().map { index, name in
      AccessibilityNode(
        id.child("entry", index + 1),
        role: .legendEntry,
        label: Phrase("node-name", ["name": .name(name)]),
        position: index + 1,
        setSize: names.count
      )
    }
    let title = names.isEmpty ? nil : chart.seriesTitle
    return AccessibilityNode(
      id,
      role: .legend,
      label: title.map { Phrase("node-legend", ["title": .name($0)]) }
        ?? Phrase("node-legend-plain"),
      facts: ids(of: id),
      children: entries + MarkLeaves.nodes(of: legendTexts, below: id, "text")
    )
  }

  /// What the author wrote on the chart, and beside marks that are decoration.
  private var texts: [AccessibilityNode] {
    let id = NodeID.chart.child("texts")
    let told = chart.texts.filter(\.isTold) + authored.others
    guard !told.isEmpty else { return [] }
    return [
      AccessibilityNode(
        id,
        role: .group,
        label: Phrase("node-texts"),
        facts: ids(of: id),
        children: MarkLeaves.nodes(of: told, below: id, "text")
      )
    ]
  }

  /// What a reader has selected, with its marks; of several series, series by series.
  private func selection(_ selected: SelectedPart) -> AccessibilityNode {
    let parts = selected.parts
    var node = AccessibilityNode(
      .selection,
      role: .group,
      label: Phrase("node-selection"),
      value: selected.value,
      facts: ids(of: .selection)
    )
    if let only = parts.first, parts.count == 1 {
      node.marks = Self.run(of: only)
    } else {
      node.children = parts.enumerated().map { index, part in
        AccessibilityNode(
          part.id,
          role: .group,
          label: part.label,
          value: Self.counts(of: part),
          position: index + 1,
          setSize: parts.count,
          facts: ids(of: part.id),
          marks: Self.run(of: part)
        )
      }
    }
    return node
  }

  private func series(_ index: Int) -> AccessibilityNode {
    let reading = readings[index]
    return AccessibilityNode(
      reading.id,
      role: .series,
      label: reading.label,
      value: counts(of: reading, number: index),
      position: index + 1,
      setSize: readings.count,
      facts: ids(of: reading.id),
      marks: Self.run(of: reading)
    )
  }

  /// How many values there are, and where they stand if it is not here.
  private func counts(of reading: SeriesReading, number: Int) -> Phrase {
    var phrase = Self.counts(of: reading)
    guard let holder = authored.holder(of: reading, number: number) else { return phrase }
    phrase.message = "node-series-joined"
    phrase.quantities["holder"] = .clause(readings[holder].label)
    return phrase
  }

  private static func counts(of reading: SeriesReading) -> Phrase {
    Phrase(
      "node-series-value",
      ["count": .count(reading.valueCount), "missing": .count(reading.missingCount)]
    )
  }

  private static func run(of reading: SeriesReading) -> MarkRun {
    MarkRun(
      layer: reading.layerIndex,
      series: reading.seriesIndex,
      start: 0,
      end: reading.series.rows.count
    )
  }
}
