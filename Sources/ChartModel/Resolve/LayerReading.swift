import ChartScales
import ChartStatistics

/// How one layer is read: its orientation, its series and the order of their marks.
struct LayerReading {
  private let combined: CombinedLayer
  private let names: SeriesNames
  private let groups: GroupNames
  private let orientation: ResolvedLayer.Orientation
  private let isReversed: Bool
  private let offset: UTCOffset

  init(
    _ combined: CombinedLayer,
    names: SeriesNames,
    groups: GroupNames,
    spec: ChartSpec,
    offset: @escaping UTCOffset
  ) throws(ChartModelError) {
    self.combined = combined
    self.names = names
    self.groups = groups
    self.offset = offset
    orientation = combined.layer.orientation
    isReversed = orientation == .vertical ? spec.x.isReversed : spec.y.isReversed
    try checkMeasure()
  }

  private var layer: MarkLayer { combined.layer }

  func resolved(diagnostics: inout [Diagnostic]) -> ResolvedLayer {
    var resolved = ResolvedLayer(
      mark: layer.mark,
      orientation: orientation,
      channels: layer.channels,
      stacking: layer.stacking,
      stacked: nil,
      series: [],
      aggregation: combined.aggregation
    )
    if layer.mark == .sector { resolved.innerRadius = min(max(layer.innerRadius, 0), 0.95) }
    resolved.source = combined.source
    resolved.bins = combined.bins
    resolved.function = layer.function
    resolved.boxes = combined.boxes
    if combined.aggregation == nil {
      resolved.companions = layer.companions
      resolved.elements = layer.elements.fitted(to: layer.rowCount)
    }
    carryLooks(to: &resolved)
    resolved.series = series(dimension: resolved.dimension, diagnostics: &diagnostics)
    if layer.mark == .sector { leaveOutUnshown(&resolved, &diagnostics) }
    resolved.groups = groups.groups(of: layer)
    resolved.groupSpan = layer.groupSpan
    resolved.stacked = StackedExtents(of: resolved, diagnostics: &diagnostics)
    // Side by side, and none on top of another: that is what readers are to be told.
    let stands = resolved.groups != nil && resolved.stacked == nil && layer.mark == .bar
    if stands, layer.stacking == .standard { resolved.stacking = .grouped }
    return resolved
  }

  /// Rows that were combined have no style of their own but the layer's.
  private func carryLooks(to resolved: inout ResolvedLayer) {
    let isWhole = combined.aggregation == nil
    resolved.styles = isWhole ? layer.styles : Array(layer.styles.prefix(1))
    resolved.styleOfRow = isWhole ? layer.fittedStyles : []
    resolved.annotations = isWhole ? layer.annotations : layer.annotations.filter { $0.row == nil }
    resolved.repeatsOther = layer.repeatsOther
  }

  /// A circle can show no amount below zero, nor one that is not there.
  private func leaveOutUnshown(_ resolved: inout ResolvedLayer, _ diagnostics: inout [Diagnostic]) {
    guard let column = resolved.measure else { return }
    let amounts = column.values.scalars
    let rows = resolved.series.flatMap(\.rows).map(Int.init)
    let negative = rows.count { amounts[$0] < 0 }
    let missing = rows.count { amounts[$0].isNaN }
    if negative > 0 {
      diagnostics.append(
        Diagnostic(.warning, .negativeSectors, arguments: [column.name, String(negative)])
      )
    }
    if missing > 0 {
      diagnostics.append(
        Diagnostic(.note, .missingSectors, arguments: [column.name, String(missing)])
      )
    }
    for index in resolved.series.indices {
      resolved.series[index].rows.removeAll { amounts[Int($0)] < 0 }
    }
  }

  private func checkMeasure() throws(ChartModelError) {
    if layer.mark == .sector, let column = layer.channels[.angle],
      column.values.kind != .quantitative
    {
      throw .notQuantitative(channel: .angle, column: column.name)
    }
    let measures: [Channel] =
      orientation == .vertical ? [.yStart, .yEnd, .color] : [.xStart, .xEnd, .color]
    for channel in measures {
      guard let column = layer.channels[channel] else { continue }
      guard layer.mark != .rectangle || channel == .color || column.values.kind != .nominal else {
        continue
      }
      if channel == .color, column.values.kind != .quantitative {
        throw .notQuantitative(channel: channel, column: column.name)
      }
    }
  }

  private func series(
    dimension: Column?,
    diagnostics: inout [Diagnostic]
  ) -> [ResolvedSeries] {
    // The names of sectors are their places.
    let splitter =
      layer.mark == .sector ? nil : layer.channels[.series] ?? layer.channels[.position]
    let groups = Self.split(layer.rowCount, by: splitter?.values)
    let places = dimension?.values.scalars
    var withoutPlace = 0
    var resolved: [ResolvedSeries] = []
    for (name, rows) in groups {
      var rows = rows
      if let places {
        let placed =
          rows.contains { places[Int($0)].isNaN } ? rows.filter { !places[Int($0)].isNaN } : rows
        withoutPlace += rows.count - placed.count
        rows = SeriesOrder(places: places, isDescending: isReversed).ordered(placed)
        // Rows of which none has a place are told of above, and are no series beside others.
        if rows.isEmpty, groups.count > 1 { continue }
      }
      let duplicates = places.map { Self.duplicatePlaces(rows, $0) } ?? 0
      let index = name.map(names.index(of:)) ?? 0
      resolved.append(
        ResolvedSeries(name: name, index: index, rows: rows, duplicatePlaces: duplicates)
      )
    }
    let channel: Channel = orientation == .vertical ? .x : .y
    withoutPlace -= combined.outside[channel] ?? 0
    if withoutPlace > 0, let dimension {
      diagnostics.append(
        Diagnostic(.warning, .missingValues, arguments: [dimension.name, String(withoutPlace)])
      )
    }
    if let dimension { sayDuplicates(of: resolved, dimension, &diagnostics) }
    return resolved.sorted { $0.index < $1.index }
  }

  /// Several values at one place are the rule in a scatter plot, and news along an order.
  private func sayDuplicates(
    of series: [ResolvedSeries],
    _ dimension: Column,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard dimension.values.kind != .nominal, ![.point, .box, .rectangle].contains(layer.mark),
      !isOfRanges
    else { return }
    for one in series where one.duplicatePlaces > 0 {
      let places = dimension.values.scalars
      let first = zip(one.rows, one.rows.dropFirst()).first { places[Int($0)] == places[Int($1)] }
      let place = first.map { dimension.plainText(ofRow: Int($0.0), offset: offset) } ?? ""
      diagnostics.append(
        Diagnostic(
          .note,
          .duplicatePositions,
          arguments: [one.name ?? "", String(one.duplicatePlaces), place]
        )
      )
    }
  }

  /// Whether marks run from one amount to another: several at a place, such as what is highlighted of a
  /// range, are as good as one.
  private var isOfRanges: Bool {
    orientation == .vertical
      ? layer.channels[.yStart] != nil && layer.channels[.yEnd] != nil
      : layer.channels[.xStart] != nil && layer.channels[.xEnd] != nil
  }

  /// The rows of each series; rows without a series name form a series of their own, without name.
  private static func split(_ count: Int, by values: ColumnValues?) -> [(String?, [Int32])] {
    guard case .categories(let categories)? = values else {
      return count == 0 ? [] : [(nil, (0..<Int32(count)).map { $0 })]
    }
    var sizes = [Int](repeating: 0, count: categories.names.count + 1)
    for code in categories.codes { sizes[Int(code) + 1] += 1 }
    var rows = sizes.map { size -> [Int32] in
      var rows: [Int32] = []
      rows.reserveCapacity(size)
      return rows
    }
    for (row, code) in categories.codes.enumerated() { rows[Int(code) + 1].append(Int32(row)) }
    let named = zip(categories.names, rows.dropFirst()).map { (Optional($0), $1) }
    return (named + [(nil, rows[0])]).filter { !$0.1.isEmpty }
  }

  private static func duplicatePlaces(_ rows: [Int32], _ places: [Double]) -> Int {
    var duplicates = 0
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, places[Int(rows[end])] == places[Int(rows[start])] { end += 1 }
      if end - start > 1 { duplicates += 1 }
      start = end
    }
    return duplicates
  }
}

/// The reading order of a series' rows: along the dimension, rows at one place as in the data.
private struct SeriesOrder {
  let places: [Double]
  let isDescending: Bool

  /// Sorts only what is out of order: data mostly come sorted.
  func ordered(_ rows: [Int32]) -> [Int32] {
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy {
      let (one, next) = (places[Int($0)], places[Int($1)])
      return isDescending ? one >= next : one <= next
    }
    if isSorted { return rows }
    let order = RadixOrder.places(
      of: rows.map { isDescending ? -places[Int($0)] : places[Int($0)] }
    )
    return order.map { rows[Int($0)] }
  }
}

extension MarkLayer {
  /// Which way the measure runs: towards the amounts, upwards where both axes have amounts.
  var orientation: ResolvedLayer.Orientation {
    if channels[.yStart] != nil || channels[.yEnd] != nil || isBinned { return .vertical }
    if channels[.xStart] != nil || channels[.xEnd] != nil {
      // Bars over intervals stand up to an amount, as those of a histogram do.
      let isOfAmounts = mark == .bar && channels[.y]?.values.kind == .quantitative
      return isOfAmounts ? .vertical : .horizontal
    }
    let x = channels[.x]?.values.kind
    let y = channels[.y]?.values.kind
    if x == .quantitative, let y { return y == .quantitative ? .vertical : .horizontal }
    switch mark {
    case .rule: return x != nil && y == nil ? .horizontal : .vertical
    // Points at dates of names show their dates.
    case .point where x == .temporal && y == .nominal:
      return channels[.color] == nil ? .horizontal : .vertical
    // Points of one amount show it along their axis, whatever stands across.
    case .point where y == nil: return x == .quantitative ? .horizontal : .vertical
    // A bar of one amount lies along it; one at a name or an instant stands across the plot.
    case .bar where y == nil: return x == .quantitative ? .horizontal : .vertical
    case .bar where x == nil: return y == .quantitative ? .vertical : .horizontal
    default: return .vertical
    }
  }
}
