import ChartAccessibility
import ChartModel
import ChartScales

/// The columns of a chart as formulas read them: which marks a node or a set of marks stands for.
struct ChartColumns: Sendable {
  /// One series with its node.
  struct Series: Sendable {
    let id: NodeID
    let layer: Int
    let rows: [Int32]
    let name: String?
  }

  let chart: ResolvedChart
  let series: [Series]
  let offset: UTCOffset

  init(_ tree: AccessibilityTree, offset: @escaping UTCOffset) {
    chart = tree.chart
    self.offset = offset
    var all: [Series] = []
    for (layerIndex, layer) in tree.chart.layers.enumerated() {
      for (seriesIndex, series) in layer.series.enumerated() {
        guard let id = tree.seriesID(layer: layerIndex, series: seriesIndex) else { continue }
        all.append(Series(id: id, layer: layerIndex, rows: series.rows, name: series.name))
      }
    }
    series = all
  }

  /// A column by its name in a layer: the amounts before the places before all others.
  func column(_ name: String, layer index: Int) -> Column? {
    guard chart.layers.indices.contains(index) else { return nil }
    let layer = chart.layers[index]
    if let amounts = layer.amounts, amounts.name == name { return amounts }
    if let dimension = layer.dimension, dimension.name == name { return dimension }
    return layer.channels.sorted { $0.key.rawValue < $1.key.rawValue }
      .first { $0.value.name == name }?.value
  }

  /// The layer and marks that a node stands for: a series, one mark of it, or for the chart the whole
  /// first layer that has the column and is more than lines across the plot.
  func marks(of subject: NodeID, column name: String) -> (layer: Int, rows: [Int32])? {
    let path = subject.rawValue
    for one in series {
      if path == one.id.rawValue { return (one.layer, one.rows) }
      guard path.hasPrefix("\(one.id.rawValue)/") else { continue }
      guard let place = path.range(ofLast: "/point-").flatMap({ Int(path[$0...]) }) else {
        return (one.layer, one.rows)
      }
      guard one.rows.indices.contains(place - 1) else { return nil }
      return (one.layer, [one.rows[place - 1]])
    }
    let candidates = chart.layers.indices.filter { column(name, layer: $0) != nil }
    guard
      let index = candidates.first(where: { chart.layers[$0].dimension != nil })
        ?? candidates.first
    else { return nil }
    return (index, rows(ofLayer: index))
  }

  /// The marks of a named set.
  func marks(of set: MarkSet) -> (layer: Int, rows: [Int32])? {
    switch set {
    case .marks(let marks, let layer):
      guard let count = count(ofLayer: layer),
        marks.allSatisfy({ (1...max(1, count)).contains($0) })
      else { return nil }
      return (layer, marks.map { Int32($0 - 1) })
    case .series(let number):
      guard let found = series.first(where: { $0.id == .chart.child("series", number) }) else {
        return nil
      }
      return (found.layer, found.rows)
    case .layer(let layer):
      return chart.layers.indices.contains(layer) ? (layer, rows(ofLayer: layer)) : nil
    case .named(let name, let column, let layer):
      guard case .categories(let names)? = self.column(column, layer: layer)?.values else {
        return nil
      }
      return (layer, rows(ofLayer: layer).filter { names.name(at: Int($0)) == name })
    case .source: return nil
    }
  }

  /// The amounts of a set that bins or boxes were made from; nil for any other set or column, and where
  /// it is not known which amounts went into which mark.
  func source(_ name: String, of set: MarkSet) -> [Double]? {
    guard case .source(let marks, let left, let layer) = set, chart.layers.indices.contains(layer),
      let source = chart.layers[layer].source, source.name == name
    else { return nil }
    let amounts = source.values.scalars
    let without = Set(left.map { $0 - 1 })
    guard let marks else {
      return amounts.indices.filter { !without.contains($0) }.map { amounts[$0] }
    }
    guard let markOfRow = chart.layers[layer].aggregation?.markOfRow,
      markOfRow.count == amounts.count
    else { return nil }
    let wanted = Set(marks.map { Int32(clamping: $0 - 1) })
    return amounts.indices.filter { wanted.contains(markOfRow[$0]) && !without.contains($0) }
      .map { amounts[$0] }
  }

  func count(ofLayer index: Int) -> Int? {
    guard chart.layers.indices.contains(index) else { return nil }
    return chart.layers[index].channels.values.map(\.values.count).max() ?? 0
  }

  private func rows(ofLayer index: Int) -> [Int32] {
    // A layer may have no node of its own: the lines of candles.
    chart.layers[index].series.flatMap(\.rows)
  }
}

extension ResolvedLayer {
  /// The column whose amounts the layer shows; the upper end for a range.
  var amounts: Column? {
    if let measure, measure.values.kind == .quantitative { return measure }
    return measureEnd ?? measureStart
  }
}

extension String {
  /// Where the text after the last occurrence of another starts.
  func range(ofLast other: String) -> String.Index? {
    var found: String.Index?
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { found = index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return found
  }
}
