import ChartModel
import ChartScales
import ChartStatistics

/// What of a chart a reader has selected: for each series that has some of it, its selected marks.
struct SelectedPart: Sendable {
  let selection: ChartSelection

  /// The selected marks, read like a series; ids below that of the selection.
  let parts: [SeriesReading]

  /// The series that the parts are of, one each.
  let wholes: [SeriesReading]

  /// For each layer which of its marks are selected; `nil` for one that has nothing to select by.
  private let selected: [[Bool]?]

  /// The series that the selection could have been of: those of the first layer that has the channel.
  private let candidates: [SeriesReading]

  /// `nil` for a chart without a selection, or one that nothing of the chart can be selected by.
  init?(of chart: ResolvedChart, readings: [SeriesReading]) {
    guard let selection = chart.selection else { return nil }
    self.selection = selection
    // Of a layer that has nothing to select by, nothing is told.
    selected = chart.layers.indices.map { layer in
      chart.selectedRows(ofLayer: layer) == nil ? nil : chart.selectedMarks(ofLayer: layer)
    }
    let selected = selected
    let selectable = readings.filter {
      ![.rules, .bands, .empty].contains($0.shape) && selected[$0.layerIndex] != nil
    }
    // A band is told of by the line within it.
    let line = selectable.first { $0.layerIndex == chart.band?.main }
    guard let layer = (line ?? selectable.first)?.layerIndex else { return nil }
    candidates = selectable.filter { $0.layerIndex == layer }
    var found: [(whole: SeriesReading, rows: [Int32])] = []
    for reading in candidates {
      guard let marks = selected[layer] else { continue }
      let rows = reading.series.rows.filter { marks[Int($0)] }
      if !rows.isEmpty { found.append((reading, rows)) }
    }
    wholes = found.map(\.whole)
    parts = found.enumerated().map { index, one in
      one.whole.part(
        one.rows,
        id: found.count == 1 ? .selection : NodeID.selection.child("series", index + 1)
      )
    }
  }

  /// The selected rows of a layer, by its number from 0; none of a layer that has nothing to select by.
  func rows(ofLayer layer: Int) -> Set<Int32> {
    guard let marks = selected[layer] else { return [] }
    return Set(marks.indices.filter { marks[$0] }.map(Int32.init))
  }

  /// How many values are selected.
  var count: Int { Self.count(parts) }

  /// How many values there are to select from.
  var all: Int { Self.count(candidates) }

  /// One value a mark, but of bins and boxes those that they were made from.
  private static func count(_ readings: [SeriesReading]) -> Int {
    readings.reduce(0) { sum, reading in
      switch reading.shape {
      case .histogram: sum + Int(reading.summary.total ?? 0)
      case .boxes: sum + reading.valueCount
      default: sum + reading.summary.count
      }
    }
  }

  /// Whether the marks are bins, whose amounts are counts.
  var isBinned: Bool { candidates[0].shape == .histogram }

  /// The layer that it is of, from 0.
  var layerIndex: Int { candidates[0].layerIndex }

  /// The column of amounts that it is of.
  var column: Column { candidates[0].column }

  /// The column of the values that are selected, which bins only count.
  var measure: Column { candidates[0].layer.source ?? column }

  /// The marks of the selection, as formulas name them; of boxes the amounts that they were made from.
  var marks: MarkSet {
    let marks = parts.flatMap(\.series.rows).map { Int($0) + 1 }
    return candidates[0].shape == .boxes
      ? .source(marks: marks, without: [], layer: layerIndex) : .marks(marks, layer: layerIndex)
  }

  /// All marks that can be selected, as formulas name them.
  var allMarks: MarkSet {
    candidates[0].shape == .boxes
      ? .source(marks: nil, without: [], layer: layerIndex) : .layer(layerIndex)
  }

  /// What is selected: from where to where, or which names.
  var extent: Quantity {
    let rows = parts.flatMap(\.series.rows).map(Int.init)
    let layer = candidates[0].layer
    let sharing = candidates[0].sharing
    if let source = layer.source, let bins = layer.bins, let least = rows.min(),
      let most = rows.max(), bins.edges.indices.contains(most + 1)
    {
      return .titled(
        source.name,
        .span(.bound(bins.edges[least], of: source), .bound(bins.edges[most + 1], of: source))
      )
    }
    guard let column = layer.column(of: selection.channel) else { return .count(0) }
    if case .categories(let categories) = column.values {
      var seen: Set<Int32> = []
      let names = rows.map { categories.codes[$0] }.filter { $0 >= 0 && seen.insert($0).inserted }
        .map { Quantity.name(categories.names[Int($0)]) }
      return .list(Array(names.prefix(6)), omitted: max(0, names.count - 6))
    }
    let scalars = column.values.scalars
    guard let low = rows.min(by: { scalars[$0] < scalars[$1] }),
      let high = rows.max(by: { scalars[$0] < scalars[$1] })
    else { return .count(0) }
    let ends = [low, high].map { SeriesReading.value(of: column, $0, sharing) }
    let span = scalars[low] == scalars[high] ? ends[0] : Quantity.span(ends[0], ends[1])
    return column.values.kind == .quantitative ? .titled(column.name, span) : span
  }

  /// What the selection's node shows.
  var value: Phrase {
    Phrase(
      parts.isEmpty ? "node-selection-none" : "node-selection-value",
      ["what": extent, "count": .count(count), "all": .count(all)]
    )
  }
}

extension ResolvedLayer {
  /// The column that a selection along a channel is told by: around a circle the names of its sectors.
  fileprivate func column(of channel: Channel) -> Column? {
    switch channel {
    case .angle: channels[.series]
    case .x: channels[.x] ?? channels[.xStart]
    case .y: channels[.y] ?? channels[.yStart]
    default: channels[channel]
    }
  }
}

extension SeriesReading {
  /// Some of the marks, read like a series.
  func part(_ rows: [Int32], id: NodeID) -> SeriesReading {
    var series = series
    series.rows = rows
    if let places = layer.dimension?.values.scalars {
      let distinct = Set(rows.map { places[Int($0)] })
      series.duplicatePlaces = min(series.duplicatePlaces, rows.count - distinct.count)
    }
    return SeriesReading(
      chart: chart,
      layer: layer,
      series: series,
      layerIndex: layerIndex,
      seriesIndex: seriesIndex,
      id: id,
      shape: shape,
      amounts: amounts,
      summary: Summary(of: amounts, at: rows),
      column: column,
      candleColumns: candleColumns,
      sharing: sharing,
      sourceRows: sourceRows,
      missingInSource: missingInSource,
      rowsInMemory: [.scatter, .strip].contains(shape)
        ? series.rowsInMemory(of: amounts.count) : rows
    )
  }
}
