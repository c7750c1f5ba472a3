import ChartModel
import ChartScales
import ChartStatistics

/// One series of a chart with its numbers read once: what every fact about it is made from.
struct SeriesReading {
  let chart: ResolvedChart
  let layer: ResolvedLayer
  let series: ResolvedSeries
  let layerIndex: Int
  let seriesIndex: Int
  let id: NodeID
  let shape: ChartShape

  /// The amounts of the whole layer, one a row.
  let amounts: [Double]

  /// What the series' amounts are, positions being rows of the layer.
  let summary: Summary

  /// The column that the amounts come from.
  let column: Column

  /// The opening, highest, lowest and closing values, where the marks are candles; empty otherwise.
  let candleColumns: [Column]

  /// The part of a date that all dates of the chart share.
  let sharing: CalendarUnit?

  /// The data rows of the layer's marks, where marks were made from several.
  let sourceRows: SourceRows?

  /// How many of the amounts that bins count are missing; 0 for other marks.
  let missingInSource: Int

  /// The rows of the series; of very many points along x in the order of the layer's rows, for what does
  /// not depend on their order.
  let rowsInMemory: [Int32]

  /// Whether the edge of a band and the line within it are told apart by their columns, as where each is
  /// told for itself; the band as a whole has the name of neither edge.
  var tellsEdge = false

  /// The series' name, where the chart tells several apart; of a band and its line, the column's.
  var name: String? {
    if chart.seriesNames.count > 1 { return series.name }
    guard tellsEdge, let band = chart.band, [band.main, band.other].contains(layerIndex) else {
      return nil
    }
    return column.name
  }

  /// The column of amounts as formulas name it.
  var formulaColumn: String { Evidence.column(column.name) }

  /// `series: name` where the chart tells several apart.
  var nameQuantity: [String: Quantity] {
    name.map { ["series": .name($0)] } ?? [:]
  }

  /// What the series' node is called: its name, or the columns that it shows.
  var label: Phrase {
    if !candleColumns.isEmpty {
      let names = candleColumns.map { Quantity.name($0.name) }
      return Phrase("node-parts", ["parts": .list(names, omitted: 0)])
    }
    if chart.band?.other == layerIndex, let low = layer.measureStart, let high = layer.measureEnd {
      return Phrase("node-range", ["from": .name(low.name), "to": .name(high.name)])
    }
    if shape == .bands { return Phrase("node-band", ["title": bandTitle]) }
    return Phrase("node-name", ["name": .name(series.name ?? column.name)])
  }

  /// The same fact about one of several series is another message: it says which.
  func kind(_ kind: String) -> String {
    name == nil ? kind : "\(kind)-of-series"
  }

  /// An amount of the series: exact as the data have it, rounded where rows were averaged.
  func datum(_ value: Double) -> Quantity {
    if case .dates(_, let unit) = column.values {
      return .date(value, unit: unit, sharing: sharing)
    }
    switch layer.aggregation?.aggregate {
    case .mean, .median: return .derived(value, of: column)
    case .sum: return .sum(value, of: column)
    case .minimum, .maximum, .count, nil: return .datum(value, of: column)
    }
  }

  /// Where a mark stands: its name, its date or its amount; for a cell both of its names.
  func place(ofRow row: Int) -> Quantity {
    if let bin = bin(ofRow: row) { return bin }
    if let cell = cell(ofRow: row) { return cell }
    guard let dimension = layer.dimension else { return extents(ofRow: row) }
    if let interval = interval(ofRow: row) { return interval }
    let place = Self.value(of: dimension, row, sharing)
    return dimension.values.kind == .quantitative ? .titled(dimension.name, place) : place
  }

  /// Where a cell stands: along the horizontal axis, then along the vertical one.
  private func cell(ofRow row: Int) -> Quantity? {
    guard shape == .cells, layer.channels[.color] != nil || layer.dimension != nil,
      let across = side(.x, .xStart, .xEnd, chart.x, row),
      let up = side(.y, .yStart, .yEnd, chart.y, row)
    else { return nil }
    return .place(across, up)
  }

  /// Where a cell stands along one axis: at a place, or from one to another; amounts with what they measure.
  private func side(
    _ channel: Channel,
    _ start: Channel,
    _ end: Channel,
    _ axis: ResolvedAxis?,
    _ row: Int
  ) -> Quantity? {
    if let column = layer.channels[channel] {
      let place = Self.value(of: column, row, sharing)
      return column.values.kind == .quantitative ? .titled(column.name, place) : place
    }
    guard let start = layer.channels[start], let end = layer.channels[end] else { return nil }
    let span = Quantity.span(
      Self.value(of: start, row, sharing),
      Self.value(of: end, row, sharing)
    )
    guard start.values.kind == .quantitative else { return span }
    guard let axis, !axis.title.isEmpty else { return .titled(start.name, span) }
    guard axis.names != nil else { return .titled(axis.title, span) }
    return .clause(Phrase("titled-value", ["title": axis.titleToTell, "value": span]))
  }

  /// The interval of amounts that a bar stands over; one of dates is told as where it starts.
  private func interval(ofRow row: Int) -> Quantity? {
    guard layer.hasIntervals, let start = layer.channels[.xStart], let end = layer.channels[.xEnd],
      start.values.kind == .quantitative
    else { return nil }
    let span = Quantity.span(
      Self.value(of: start, row, sharing),
      Self.value(of: end, row, sharing)
    )
    return .titled(start.name, span)
  }

  /// The bin that a mark counts: "100 to 124" where only whole numbers are in it, else "100 to 125".
  private func bin(ofRow row: Int) -> Quantity? {
    guard let bins = layer.bins, let source = layer.source, bins.counts.indices.contains(row) else {
      return nil
    }
    let low = Quantity.bound(bins.edges[row], of: source)
    let last = bins.isWhole ? bins.edges[row + 1] - 1 : bins.edges[row + 1]
    guard !bins.isWhole || bins.width > 1 else { return .titled(source.name, low) }
    return .titled(source.name, .span(low, .bound(last, of: source)))
  }

  /// Where a mark without a place of its own lies: from where to where, along both axes if need be.
  private func extents(ofRow row: Int) -> Quantity {
    let spans = [(Channel.xStart, Channel.xEnd), (.yStart, .yEnd)].compactMap { ends -> Quantity? in
      guard let start = layer.channels[ends.0], let end = layer.channels[ends.1] else { return nil }
      return .span(Self.value(of: start, row, sharing), Self.value(of: end, row, sharing))
    }
    guard let first = spans.first else { return .name(column.name) }
    return spans.count > 1 ? .place(first, spans[1]) : first
  }

  /// The value in a row of any column, as it is to be said.
  static func value(of column: Column, _ row: Int, _ sharing: CalendarUnit?) -> Quantity {
    switch column.values {
    case .numbers(let values): .datum(values[row], of: column)
    case .dates(let values, let unit): .date(values[row], unit: unit, sharing: sharing)
    case .categories(let values): .name(values.name(at: row) ?? "")
    }
  }

  /// The places of an extreme, the first three, and how many more there are.
  ///
  /// Several marks at one place may tie: the place is said once.
  func places(of extreme: Extreme) -> Quantity {
    guard series.duplicatePlaces > 0, shape != .cells,
      let scalars = layer.dimension?.values.scalars
    else {
      let listed = extreme.positions.prefix(3)
      return .list(listed.map(place(ofRow:)), omitted: extreme.count - listed.count)
    }
    var seen: Set<Double> = []
    // All of them are known, in reading order, unless they are many.
    let isKnown = extreme.count == extreme.positions.count
    let marks = isKnown ? extreme.positions : series.rows.map(Int.init)
    let first = marks.filter {
      amounts[$0] == extreme.value && seen.insert(scalars[$0]).inserted
    }
    return .list(first.prefix(3).map(place(ofRow:)), omitted: max(0, first.count - 3))
  }

  /// What the amounts of the series are like, for all facts that tell of it; `nil` without any, and for
  /// counts of bins, of which none does.
  var box: BoxSummary? {
    shape == .histogram
      ? nil
      : BoxSummary(of: amounts, at: rowsInMemory)
  }

  /// How many values the series has: one a mark, or as many as its marks were made from.
  var valueCount: Int {
    guard let source = layer.source else { return summary.count }
    if let sourceRows { return sourceRows.counts(of: series.rows).present }
    // Bins are made of all rows.
    return layer.aggregation == nil ? 0 : source.values.count - missingInSource
  }

  /// How many values of the series are missing.
  var missingCount: Int {
    guard layer.source != nil else { return summary.missing }
    if let sourceRows { return sourceRows.counts(of: series.rows).missing }
    return layer.aggregation == nil ? 0 : missingInSource
  }

  /// The data rows behind some marks, counted from 1.
  func rows(_ marks: [Int], total: Int? = nil) -> RowSet {
    guard let aggregation = layer.aggregation else {
      return .rows(marks.map { $0 + 1 }.sorted(), total: total ?? marks.count)
    }
    if let found = sourceRows?.first(64, of: marks) {
      return .rows(found.rows.map { $0 + 1 }, total: found.total)
    }
    let wanted = Set(marks.map(Int32.init))
    let rows = aggregation.markOfRow.indices.filter { wanted.contains(aggregation.markOfRow[$0]) }
    return .rows(rows.prefix(64).map { $0 + 1 }, total: rows.count)
  }

  /// A fact about the series, which says which one where the chart tells several apart.
  func fact(
    _ kind: String,
    _ level: Fact.Level,
    _ quantities: [String: Quantity],
    _ evidence: Evidence,
    salience: Double
  ) -> Fact {
    Fact(
      self.kind(kind),
      of: id,
      level: level,
      quantities: quantities.merging(nameQuantity) { $1 },
      evidence: evidence,
      salience: salience
    )
  }

  /// The mark of a row.
  func mark(ofRow row: Int) -> MarkRow { MarkRow(layer: layerIndex, row: row) }

  /// All rows of the series.
  var allRows: RowSet {
    .series(series.name, count: series.rows.count)
  }
}

extension SeriesReading {
  /// Every series of a chart, layer by layer, with ids that count through all layers.
  ///
  /// Series that are decoration have none, nor have layers that repeat an earlier one.
  static func all(of chart: ResolvedChart, offset: @escaping UTCOffset) -> [SeriesReading] {
    let sharing = SharedDate(of: chart, offset: offset).unit
    var readings: [SeriesReading] = []
    let candles = chart.candlestick?.main
    let wicks = chart.candlestick?.other
    for (layerIndex, layer) in chart.layers.enumerated()
    where layerIndex != wicks && !layer.repeatsOther && !chart.repeatsEnds(layerIndex) {
      guard let column = layer.measureForReading else { continue }
      let amounts = column.values.scalars
      let shape = ChartShape(of: layer)
      let sourceRows = SourceRows(of: layer)
      let hasDecoration = layer.elements.isHidden.contains(true)
      let missing = sourceRows == nil ? layer.source?.values.missingNumbers ?? 0 : 0
      for (seriesIndex, series) in layer.series.enumerated() {
        if hasDecoration, series.rows.isEmpty { continue }
        let isPlaced = [.scatter, .strip].contains(shape)
        let rows = isPlaced ? series.rowsInMemory(of: amounts.count) : series.rows
        readings.append(
          SeriesReading(
            chart: chart,
            layer: layer,
            series: series,
            layerIndex: layerIndex,
            seriesIndex: seriesIndex,
            id: NodeID.chart.child("series", readings.count + 1),
            shape: shape,
            amounts: amounts,
            summary: layer.summary(of: amounts, series, shape, reading: rows),
            column: column,
            candleColumns: layerIndex == candles ? chart.candlestickColumns : [],
            sharing: sharing,
            sourceRows: sourceRows,
            missingInSource: missing,
            rowsInMemory: rows
          )
        )
      }
    }
    return readings
  }
}

extension ResolvedLayer {
  /// What a series' amounts are, in its reading order.
  ///
  /// Many points along x are read in the order of the data, where they stand side by side in memory.
  fileprivate func summary(
    of amounts: [Double],
    _ series: ResolvedSeries,
    _ shape: ChartShape,
    reading rows: [Int32]
  ) -> Summary {
    guard [.scatter, .strip].contains(shape), let places = dimension?.values.scalars,
      let first = series.rows.first, let last = series.rows.last,
      series.rows.count > PlanePoints.exactLimit
    else { return Summary(of: amounts, at: series.rows) }
    let isDescending = places[Int(first)] > places[Int(last)]
    return Summary(of: amounts, at: rows).inOrder(of: series.rows, in: amounts) { left, right in
      let (one, other) = (places[left], places[right])
      return one == other ? left < right : isDescending ? one > other : one < other
    }
  }

  /// The column whose amounts a layer shows; the upper end for a range.
  var measureForReading: Column? {
    if let measure, measure.values.kind == .quantitative { return measure }
    if let end = measureEnd ?? measureStart { return end }
    return measure?.values.kind == .temporal ? measure : nil
  }
}

extension ResolvedChart {
  /// Whether the marks of a layer stand where those of an earlier one begin or end, date by date.
  fileprivate func repeatsEnds(_ index: Int) -> Bool {
    let layer = layers[index]
    guard let column = layer.measure, case .dates(let dates, _) = column.values,
      let places = layer.dimension?.values
    else { return false }
    return layers.prefix(index).contains { other in
      guard other.isRange, other.orientation == layer.orientation, other.dimension?.values == places
      else { return false }
      return [other.measureStart, other.measureEnd].contains { $0?.values.scalars == dates }
    }
  }
}

extension ColumnValues {
  /// How many numbers or dates are `NaN`.
  fileprivate var missingNumbers: Int {
    scalars.withUnsafeBufferPointer { values in
      var missing = 0
      for value in values where value.isNaN { missing += 1 }
      return missing
    }
  }
}
