import ChartModel
import ChartScales
import ChartStatistics

/// What the chart is built of: its type, its axes, its legend.
struct ConstructionFacts {
  let chart: ResolvedChart
  let readings: [SeriesReading]

  /// Every fact of construction: the chart's type first, then axes and legend.
  var all: [Fact] {
    var facts = [type]
    // An axis without data has a domain of no meaning.
    guard readings.contains(where: { $0.summary.count > 0 }) else { return facts }
    if let x = chart.x { facts.append(axis(x, .chart.child("x-axis"), term: "x")) }
    if let y = chart.y { facts.append(axis(y, .chart.child("y-axis"), term: "y")) }
    if chart.seriesNames.count > 1 { facts.append(legend) }
    return facts
  }

  // MARK: The chart's type

  private var type: Fact {
    let line = chart.band?.main
    let main = readings.first { $0.layerIndex == line }
    let told = readings.filter { $0.shape != .rules && $0.shape != .bands }
    let placed = told.first { !$0.layer.isFrames }
    guard let reading = main ?? placed ?? told.first ?? readings.first
    else {
      return fact("type-empty", [:], rows: .series(nil, count: 0))
    }
    var quantities: [String: Quantity] = [
      "mark": .term(mark(of: reading)),
      "measure": measureTitle(reading),
      "marks": .count(markCount(like: reading)),
    ]
    if reading.layer.mark == .sector {
      quantities["dimension"] = .name(reading.layer.dimension?.name ?? reading.column.name)
    } else if let dimension = reading.layer.dimension {
      quantities["dimension"] =
        axisTitle(of: reading.layer.dimensionChannel) ?? .name(dimension.name)
    }
    quantities.merge(particulars(of: reading)) { $1 }
    let isSplit =
      chart.seriesNames.count > 1 && ![.rules, .bands, .empty].contains(reading.shape)
      && !reading.layer.isTwoSided
    if isSplit || reading.layer.isTwoSided {
      quantities["series"] = .list(
        chart.seriesNames.prefix(6).map(Quantity.name),
        omitted: max(0, chart.seriesNames.count - 6)
      )
      quantities["count"] = .count(chart.seriesNames.count)
    }
    let form = form(of: reading)
    let kind = "type-\(form)\(isSplit && Self.severalForms.contains(form) ? "-several" : "")"
    return fact(kind, quantities, rows: .series(nil, count: markCount(like: reading)))
  }

  private func fact(_ kind: String, _ quantities: [String: Quantity], rows: RowSet) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: .construction,
      quantities: quantities,
      evidence: Evidence("count", rows: rows),
      salience: 0.9
    )
  }

  /// The forms that name the series; others are told by what makes them, whatever else is in the chart.
  private static let severalForms: Set<String> = [
    "ordered", "nominal", "strip", "scatter", "cells", "boxes", "band", "parts", "spread",
    "spans", "instants",
  ]

  /// The form that the chart is told as: its shape, or what several marks make together.
  private func form(of reading: SeriesReading) -> String {
    if reading.layer.mark == .sector { return "sectors" }
    if reading.shape == .empty { return reading.shape.rawValue }
    if reading.layer.isTwoSided { return "pyramid" }
    if chart.candlestick?.main == reading.layerIndex { return "candlestick" }
    if chart.band?.main == reading.layerIndex { return "band" }
    if reading.shape == .boxes, reading.layer.dimension == nil { return "box" }
    return reading.shape.rawValue
  }

  /// The word for the chart: the mark, and which way bars run.
  private func mark(of reading: SeriesReading) -> String {
    let layer = reading.layer
    if layer.mark == .rectangle, reading.shape != .cells { return "other" }
    if layer.mark == .sector { return (layer.innerRadius ?? 0) > 0 ? "donut" : "sector" }
    switch (layer.mark, layer.orientation) {
    case (.bar, .horizontal):
      return arrangement(of: layer).map { "horizontal\($0)Bar" } ?? "horizontalBar"
    case (.bar, _): return arrangement(of: layer).map { "\($0.lowercased())Bar" } ?? "bar"
    case (.area, _):
      // Areas beside one another are told apart by nothing but their lines.
      guard let arrangement = arrangement(of: layer), arrangement != "Grouped" else {
        return "area"
      }
      return "\(arrangement.lowercased())Area"
    default: return layer.mark.rawValue
    }
  }

  /// How several series stand to one another, as a part of a term; `nil` where they do so in no way that a
  /// reader has a word for.
  private func arrangement(of layer: ResolvedLayer) -> String? {
    guard layer.series.count > 1 else { return nil }
    return switch layer.stacking {
    case .grouped: "Grouped"
    case .standard: "Stacked"
    case .normalized: "Normalized"
    case .center, .unstacked, .mirrored: nil
    }
  }

  private func markCount(like reading: SeriesReading) -> Int {
    readings.filter { $0.layerIndex == reading.layerIndex }.reduce(0) { $0 + $1.summary.count }
  }

  private func measureTitle(_ reading: SeriesReading) -> Quantity {
    let axis =
      reading.layer.measureChannel == .color ? nil : axisTitle(of: reading.layer.measureChannel)
    return axis ?? .name(reading.column.name)
  }

  private func axisTitle(of channel: Channel) -> Quantity? {
    guard channel == .x || channel == .y, let axis = channel == .x ? chart.x : chart.y,
      !axis.title.isEmpty
    else { return nil }
    return axis.titleToTell
  }

  private func particulars(of reading: SeriesReading) -> [String: Quantity] {
    composition(of: reading).merging(particularsOfShape(reading)) { one, _ in one }
  }

  /// What several layers or series make together.
  private func composition(of reading: SeriesReading) -> [String: Quantity] {
    if reading.layer.isTwoSided {
      let names = reading.layer.series.map { Quantity.name($0.name ?? "") }
      let places = placeCount(of: reading.layer)
      let rows = reading.layer.series.map(\.rows.count).max() ?? 0
      return [
        "left": names[0], "right": names[1], "places": .count(places > 0 ? places : rows),
      ]
    }
    if chart.candlestick?.main == reading.layerIndex {
      return ["parts": .list(chart.candlestickColumns.map { .name($0.name) }, omitted: 0)]
    }
    if let band = chart.band, band.main == reading.layerIndex {
      let area = chart.layers[band.other]
      return [
        "measure": chart.seriesNames.count > 1
          ? measureTitle(reading) : .name(reading.column.name),
        "low": .name(area.measureStart?.name ?? ""), "high": .name(area.measureEnd?.name ?? ""),
      ]
    }
    return [:]
  }

  private func particularsOfShape(_ reading: SeriesReading) -> [String: Quantity] {
    switch reading.shape {
    case .ordered: return span(of: reading.layer)
    case .nominal: return order(of: reading)
    case .strip: return ["places": .count(placeCount(of: reading.layer))]
    case .cells: return gridSize(of: reading.layer)
    case .rules: return ["value": reading.summary.first.map { reading.datum($0) } ?? .name("")]
    case .histogram: return bins(of: reading.layer)
    case .function: return domain(of: reading.layer)
    case .boxes:
      return [
        "places": .count(markCount(like: reading)), "marks": .count(valueCount(of: reading.layer)),
      ]
    case .spans, .instants: return dates(of: reading.layer)
    case .bands: return band(of: reading)
    case .scatter, .parts, .spread, .empty: return [:]
    }
  }

  /// The formula, and from where to where it is shown.
  private func domain(of layer: ResolvedLayer) -> [String: Quantity] {
    guard let function = layer.function else { return [:] }
    return [
      "formula": .name(function.formula),
      "from": .place(of: function.analysis.lower), "to": .place(of: function.analysis.upper),
    ]
  }

  /// How many bins of which width there are, from where to where, and of how many values.
  private func bins(of layer: ResolvedLayer) -> [String: Quantity] {
    guard let bins = layer.bins, let source = layer.source, let low = bins.edges.first,
      let high = bins.edges.last
    else { return [:] }
    return [
      "measure": .name(source.name),
      "marks": .count(bins.counts.reduce(0, +)), "bins": .count(bins.counts.count),
      "width": .difference(bins.width, of: source, .significant(12)),
      "from": .bound(low, of: source), "to": .bound(high, of: source),
    ]
  }

  private func valueCount(of layer: ResolvedLayer) -> Int {
    (layer.boxes ?? []).reduce(0) { $0 + ($1?.count ?? 0) }
  }

  /// The first and the last place along the order, dates in full.
  private func span(of layer: ResolvedLayer) -> [String: Quantity] {
    guard let dimension = layer.dimension else { return [:] }
    let scalars = dimension.values.scalars
    let ends = layer.series.flatMap { [$0.rows.first, $0.rows.last] }.compactMap { $0 }.map(
      Int.init
    )
    guard let low = ends.min(by: { scalars[$0] < scalars[$1] }),
      let high = ends.max(by: { scalars[$0] < scalars[$1] })
    else { return [:] }
    return [
      "from": SeriesReading.value(of: dimension, low, nil),
      "to": SeriesReading.value(of: dimension, high, nil),
    ]
  }

  /// The earliest and the latest of the dates that marks show, in full.
  private func dates(of layer: ResolvedLayer) -> [String: Quantity] {
    let columns = [layer.measureStart, layer.measureEnd, layer.isRange ? nil : layer.measure]
      .compactMap { $0 }
    var ends: [(seconds: Double, column: Column)] = []
    for column in columns {
      let dates = layer.series.flatMap(\.rows).map { column.values.scalars[Int($0)] }
        .filter(\.isFinite)
      ends += [dates.min(), dates.max()].compactMap { $0 }.map { ($0, column) }
    }
    guard let low = ends.min(by: { $0.seconds < $1.seconds }),
      let high = ends.max(by: { $0.seconds < $1.seconds })
    else { return ["from": .name(""), "to": .name("")] }
    let told = { (end: (seconds: Double, column: Column)) -> Quantity in
      guard case .dates(_, let unit) = end.column.values else { return .name("") }
      return .date(end.seconds, unit: unit, sharing: nil)
    }
    return ["from": told(low), "to": told(high)]
  }

  /// Where the first of several bands lies.
  private func band(of reading: SeriesReading) -> [String: Quantity] {
    guard let ends = reading.layer.bandEnds, let row = reading.series.rows.first.map({ Int($0) })
    else { return [:] }
    return [
      "measure": reading.bandTitle,
      "from": SeriesReading.value(of: ends.start, row, nil),
      "to": SeriesReading.value(of: ends.end, row, nil),
    ]
  }

  private func order(of reading: SeriesReading) -> [String: Quantity] {
    let placed = reading.series.rows.map { reading.amounts[Int($0)] }.filter { !$0.isNaN }
    let order = SortOrder(of: placed)?.rawValue ?? "none"
    return [
      "order": .term(placed.count > 2 ? order : "none"),
      "places": .count(placeCount(of: reading.layer)),
    ]
  }

  private func placeCount(of layer: ResolvedLayer) -> Int {
    if layer.mark == .sector { return layer.sectorCount }
    return (layer.dimensionChannel == .x ? chart.x : chart.y)?.categories.count ?? 0
  }

  /// How many columns and rows cells stand in; none where they lie between values and stand for no amount.
  private func gridSize(of layer: ResolvedLayer) -> [String: Quantity] {
    let (columns, rows) = (lines(.x, .xStart, chart.x, layer), lines(.y, .yStart, chart.y, layer))
    let isGrid = columns > 0 && rows > 0
    return [
      "columns": .count(isGrid ? columns : 0), "rows": .count(isGrid ? rows : 0),
      "columnTitle": chart.x?.titleToTell ?? .name(""),
      "rowTitle": chart.y?.titleToTell ?? .name(""),
    ]
  }

  /// How many columns or rows cells stand in: names, or the dates and amounts that occur.
  private func lines(
    _ channel: Channel,
    _ start: Channel,
    _ axis: ResolvedAxis?,
    _ layer: ResolvedLayer
  ) -> Int {
    guard let axis, axis.kind != .nominal else { return axis?.categories.count ?? 0 }
    guard axis.kind == .temporal || layer.channels[.color] != nil else { return 0 }
    let places = (layer.channels[channel] ?? layer.channels[start])?.values.scalars
    return Set((places ?? []).filter { !$0.isNaN }).count
  }

  // MARK: Axes and legend

  private func axis(_ axis: ResolvedAxis, _ id: NodeID, term: String) -> Fact {
    var quantities: [String: Quantity] = ["axis": .term(term), "title": axis.titleToTell]
    let domain = axis.scale.domain
    switch axis.kind {
    case .nominal:
      quantities["count"] = .count(axis.categories.count)
      quantities["names"] = .list(
        axis.categories.prefix(6).map(Quantity.name),
        omitted: max(0, axis.categories.count - 6)
      )
    case .quantitative:
      quantities["scale"] = .term(Self.word(for: axis.scale))
      // Both sides of a two-sided axis run from zero.
      let isTwoSided = chart.layers.contains(where: \.isTwoSided) && domain.lower < 0
      let isMeasure = isTwoSided && axis.ticks.allSatisfy { $0.value >= 0 }
      let isShare = showsShares(term)
      let end = { isShare ? Quantity.share($0) : self.end($0, of: axis) }
      quantities["from"] = end(isMeasure ? 0 : domain.lower)
      quantities["to"] = end(domain.upper)
    case .temporal:
      let unit = axis.unitOfData ?? .day
      let last = axis.datumSpan == nil ? domain.upper : domain.upper.nextDown
      quantities["from"] = .date(domain.lower, unit: unit, sharing: nil)
      quantities["to"] = .date(last, unit: unit, sharing: nil)
    }
    let kind = ["nominal": "axis-names", "quantitative": "axis-amounts", "temporal": "axis-dates"]
    return Fact(
      kind[axis.kind.rawValue] ?? "axis-names",
      of: id,
      level: .construction,
      quantities: quantities,
      evidence: Evidence("domain(\(term))", rows: .series(nil, count: 0)),
      salience: 0.3
    )
  }

  /// The word for how places follow from amounts.
  private static func word(for scale: PositionScale) -> String {
    switch scale {
    case .log: "log"
    case .power(let scale) where scale.exponent == 0.5: "squareRoot"
    case .power(let scale) where scale.exponent != 1: "power"
    case .symmetricLog: "symmetricLog"
    case .linear, .power, .time, .band: "linear"
    }
  }

  /// Whether parts are drawn along an axis as shares of their sum, so that it runs from 0% to 100%.
  private func showsShares(_ axis: String) -> Bool {
    chart.layers.contains { layer in
      layer.stacking == .normalized && layer.stacked != nil
        && (layer.orientation == .vertical ? "y" : "x") == axis
    }
  }

  private func end(_ value: Double, of axis: ResolvedAxis) -> Quantity {
    .amount(value, unit: axis.unit, format: axis.format, precision: .significant(12))
  }

  private var legend: Fact {
    Fact(
      "legend",
      of: .chart.child("legend"),
      level: .construction,
      quantities: [
        "title": .name(chart.seriesTitle ?? ""),
        "count": .count(chart.seriesNames.count),
        "names": .list(
          chart.seriesNames.prefix(12).map(Quantity.name),
          omitted: max(0, chart.seriesNames.count - 12)
        ),
      ],
      evidence: Evidence("names(series)", rows: .series(nil, count: 0)),
      salience: 0.2
    )
  }
}
