import ChartModel
import ChartScales
import ChartStatistics

/// Makes groups and marks on demand.
struct MarkLeaves: Sendable {
  let readings: [SeriesReading]
  let authored: AuthoredMarks
  let offset: UTCOffset

  /// The readings by layer and series, so that finding one does not go through all.
  private let places: [[Int: Int]]

  /// Below a node stand at most about this many children.
  static let limit = 12

  init(readings: [SeriesReading], authored: AuthoredMarks, offset: @escaping UTCOffset) {
    self.readings = readings
    self.authored = authored
    self.offset = offset
    var places = [[Int: Int]](repeating: [:], count: (readings.last?.layerIndex ?? -1) + 1)
    for (index, reading) in readings.enumerated() {
      places[reading.layerIndex][reading.seriesIndex] = index
    }
    self.places = places
  }

  /// The children of a node with marks: the marks themselves while they are few, else groups.
  func children(of run: MarkRun, parent: AccessibilityNode) -> [AccessibilityNode] {
    guard let reading = reading(layer: run.layer, series: run.series) else { return [] }
    if authored.joins(reading) { return joined(run, reading, parent) }
    guard run.count > Self.limit else {
      return (run.start..<run.end).map { place in
        mark(reading, place, position: place - run.start + 1, setSize: run.count)
      }
    }
    return groups(MarkGrouping(of: reading, offset: offset).groups(of: run), reading, parent)
  }

  /// The children of a node some of whose marks may stand elsewhere, with those that they belong to.
  private func joined(
    _ run: MarkRun,
    _ reading: SeriesReading,
    _ parent: AccessibilityNode
  ) -> [AccessibilityNode] {
    let places = (run.start..<run.end).filter { stands(reading, $0) }
    guard places.count > Self.limit else {
      return places.enumerated().map { index, place in
        mark(reading, place, position: index + 1, setSize: places.count)
      }
    }
    let all = MarkGrouping(of: reading, offset: offset).groups(of: run)
    let standing = all.filter { group in
      (group.run.start..<group.run.end).contains { stands(reading, $0) }
    }
    return groups(standing, reading, parent)
  }

  /// Whether a mark stands in the tree by itself, or as the first of its element.
  private func stands(_ reading: SeriesReading, _ place: Int) -> Bool {
    let members = authored.members(of: reading, row: Int(reading.series.rows[place]))
    guard let first = members.first else { return true }
    return first.place == place && readings[first.reading].id == reading.id
  }

  private func groups(
    _ groups: [MarkGrouping.Group],
    _ reading: SeriesReading,
    _ parent: AccessibilityNode
  ) -> [AccessibilityNode] {
    groups.enumerated().map { index, group in
      self.group(
        group,
        of: reading,
        id: parent.id.child("group", index + 1),
        position: index + 1,
        setSize: groups.count
      )
    }
  }

  /// The node of one mark, its position counted within its whole series; `nil` for one that stands with
  /// others.
  func mark(layer: Int, series: Int, at place: Int) -> AccessibilityNode? {
    guard let reading = reading(layer: layer, series: series),
      reading.series.rows.indices.contains(place), stands(reading, place)
    else { return nil }
    return mark(reading, place, position: place + 1, setSize: reading.series.rows.count)
  }

  func reading(layer: Int, series: Int) -> SeriesReading? {
    guard places.indices.contains(layer), let place = places[layer][series] else { return nil }
    return readings[place]
  }

  // MARK: Marks

  private func mark(
    _ reading: SeriesReading,
    _ place: Int,
    position: Int,
    setSize: Int
  ) -> AccessibilityNode {
    let row = Int(reading.series.rows[place])
    let id = reading.id.child("point", place + 1)
    let members = authored.members(of: reading, row: row)
    var node =
      members.isEmpty
      ? single(reading, row, id)
      : JoinedMarks(parts: members.map(part)).node(id)
    node.position = position
    node.setSize = setSize
    return node
  }

  /// A mark that stands by itself, with its parts and the texts beside it.
  private func single(_ reading: SeriesReading, _ row: Int, _ id: NodeID) -> AccessibilityNode {
    let texts = reading.shape == .rules ? [] : authored.texts(beside: reading.mark(ofRow: row))
    return AccessibilityNode(
      id,
      role: .mark,
      label: label(reading, row),
      value: shown(reading, row),
      identifier: reading.identifier(ofRow: row),
      rows: [reading.mark(ofRow: row)],
      children: (BoxParts(reading, row: row)?.nodes(below: id) ?? [])
        + Self.nodes(of: texts, below: id)
    )
  }

  private func part(_ place: AuthoredMarks.Place) -> JoinedMarks.Part {
    let reading = readings[place.reading]
    let row = Int(reading.series.rows[place.place])
    return JoinedMarks.Part(
      label: label(reading, row),
      value: value(reading, row),
      identifier: reading.identifier(ofRow: row),
      mark: reading.mark(ofRow: row),
      texts: reading.shape == .rules ? [] : authored.texts(beside: reading.mark(ofRow: row))
    )
  }

  /// The nodes of texts below a node, in reading order.
  static func nodes(
    of texts: [AuthoredText],
    below parent: NodeID,
    _ kind: String = "annotation"
  ) -> [AccessibilityNode] {
    texts.enumerated().map { index, text in
      AccessibilityNode(
        parent.child(kind, index + 1),
        role: .annotation,
        label: text.phrase,
        position: index + 1,
        setSize: texts.count
      )
    }
  }

  private func label(_ reading: SeriesReading, _ row: Int) -> Phrase {
    if let label = reading.authoredLabel(ofRow: row) {
      return Phrase("authored", ["text": .name(label)])
    }
    var quantities: [String: Quantity] = ["place": reading.place(ofRow: row)]
    if reading.layer.mark == .box, reading.layer.dimension == nil {
      return Phrase("node-name", ["name": .name(reading.column.name)])
    }
    if reading.shape == .rules { return ruleLabel(reading, row) }
    if reading.shape == .bands { return Phrase("node-name", ["name": reading.bandTitle]) }
    if reading.shape == .parts || reading.shape == .spread {
      return Phrase("node-name", ["name": .name(reading.name ?? reading.column.name)])
    }
    if let name = reading.name { quantities["series"] = .name(name) }
    return Phrase(reading.kind("node-mark"), quantities)
  }

  /// A rule by its name and what is written beside it, the name only where that does not hold it.
  private func ruleLabel(_ reading: SeriesReading, _ row: Int) -> Phrase {
    let name = reading.column.name
    let texts = authored.texts(beside: reading.mark(ofRow: row)).map(\.text)
    guard !texts.isEmpty else { return Phrase("node-name", ["name": .name(name)]) }
    let isNamed = name.isEmpty || texts.contains { SearchedText($0).holds(name, as: .name) }
    let parts = (isNamed ? [] : [name]) + texts
    return Phrase("node-parts", ["parts": .list(parts.map(Quantity.name), omitted: 0)])
  }

  /// What a mark shows; nothing for a rule whose amount is written beside it.
  private func shown(_ reading: SeriesReading, _ row: Int) -> Phrase? {
    if reading.shape == .rules, reading.authoredLabel(ofRow: row) == nil {
      let texts = authored.texts(beside: reading.mark(ofRow: row)).map(\.text)
      let numbers = texts.flatMap(WrittenAmount.all).map(\.plain)
      if numbers.contains(reading.amounts[row]) { return nil }
    }
    return value(reading, row)
  }

  private func value(_ reading: SeriesReading, _ row: Int) -> Phrase {
    if let value = reading.authoredValue(ofRow: row) {
      return Phrase("authored", ["text": .name(value)])
    }
    if !reading.candleColumns.isEmpty, !reading.amounts[row].isNaN {
      let parts = reading.candleColumns.filter { !$0.values.isMissing(at: row) }.map {
        Quantity.titled($0.name, SeriesReading.value(of: $0, row, reading.sharing))
      }
      return Phrase("node-parts", ["parts": .list(parts, omitted: 0)])
    }
    if let ends = reading.layer.bandEnds {
      return Phrase(
        "node-range",
        [
          "from": SeriesReading.value(of: ends.start, row, reading.sharing),
          "to": SeriesReading.value(of: ends.end, row, reading.sharing),
        ]
      )
    }
    if let low = reading.layer.measureStart, let high = reading.layer.measureEnd,
      reading.layer.measureChannel != .color
    {
      return Phrase(
        "node-range",
        [
          "from": SeriesReading.value(of: low, row, reading.sharing),
          "to": SeriesReading.value(of: high, row, reading.sharing),
        ]
      )
    }
    guard !reading.amounts[row].isNaN else { return Phrase("node-missing") }
    if let box = BoxParts(reading, row: row) { return box.value }
    let value = reading.datum(reading.amounts[row])
    if let share = sectorShare(reading, row) {
      return Phrase("node-sector", ["value": value, "share": .share(share)])
    }
    if reading.shape == .histogram {
      return Phrase("node-bin", ["count": .count(Int(reading.amounts[row]))])
    }
    let isPair = reading.shape == .scatter
    return Phrase(
      "node-value",
      ["value": isPair ? .titled(reading.column.name, value) : value]
    )
  }

  /// The part of the circle that a sector takes up, 0...1.
  private func sectorShare(_ reading: SeriesReading, _ row: Int) -> Double? {
    guard reading.layer.mark == .sector || reading.shape == .parts,
      let total = reading.layer.stacked?.total, total > 0, reading.amounts[row] >= 0
    else { return nil }
    return reading.amounts[row] / total
  }

  // MARK: Groups

  private func group(
    _ group: MarkGrouping.Group,
    of reading: SeriesReading,
    id: NodeID,
    position: Int,
    setSize: Int
  ) -> AccessibilityNode {
    let rows = Array(reading.series.rows[group.run.start..<group.run.end])
    let summary = Summary(of: reading.amounts, at: rows)
    var quantities: [String: Quantity] = [
      "count": .count(summary.count), "missing": .count(summary.missing),
    ]
    if let least = summary.minimum, let most = summary.maximum {
      quantities["min"] = reading.datum(least.value)
      quantities["max"] = reading.datum(most.value)
    }
    return AccessibilityNode(
      id,
      role: .group,
      label: label(of: group, reading, rows),
      value: Phrase(Self.value(of: summary), quantities),
      position: position,
      setSize: setSize,
      marks: group.run
    )
  }

  /// The message of a group's value: nothing there, one amount throughout, or a span.
  private static func value(of summary: Summary) -> String {
    if summary.count == 0 { return "node-group-empty" }
    let isFlat = summary.minimum?.value == summary.maximum?.value
    return isFlat ? "node-group-flat" : "node-group-value"
  }

  private func label(
    of group: MarkGrouping.Group,
    _ reading: SeriesReading,
    _ rows: [Int32]
  ) -> Phrase {
    if let unit = group.unit,
      case .date(let seconds, _, let sharing) = reading.place(ofRow: Int(rows[0]))
    {
      let start = GregorianCalendar.floor(seconds, to: unit, offset: offset)
      return Phrase(
        unit == .week ? "node-group-week" : "node-group-unit",
        ["place": .date(start, unit: unit, sharing: sharing)]
      )
    }
    guard let first = rows.first, let last = rows.last else { return Phrase("node-group-empty") }
    if reading.shape == .spread {
      return Phrase("node-name", ["name": .name(reading.name ?? reading.column.name)])
    }
    return Phrase(
      "node-group-span",
      ["from": reading.place(ofRow: Int(first)), "to": reading.place(ofRow: Int(last))]
    )
  }
}
