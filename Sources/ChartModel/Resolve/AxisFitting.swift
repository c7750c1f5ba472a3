import ChartScales
import ChartStatistics

/// Fits one axis to what all layers show along it.
struct AxisFitting {
  private let channel: Channel
  private let spec: AxisSpec
  private let columns: [Column]
  private let layers: [ResolvedLayer]
  private let kind: MeasureKind?

  init(
    _ channel: Channel,
    of layers: [ResolvedLayer],
    spec: AxisSpec
  ) throws(ChartModelError) {
    self.channel = channel
    self.spec = spec
    self.layers = layers
    let channels: [Channel] = channel == .x ? [.x, .xStart, .xEnd] : [.y, .yStart, .yEnd]
    columns = layers.flatMap { layer in channels.compactMap { layer.channels[$0] } }
    kind = columns.first?.values.kind
    if let kind, let other = columns.first(where: { $0.values.kind != kind }) {
      throw .mixedKinds(axis: channel, first: kind, second: other.values.kind)
    }
  }

  /// The axis, or `nil` when no mark has a place along it.
  func axis(
    offset: @escaping UTCOffset,
    _ diagnostics: inout [Diagnostic]
  ) throws(ChartModelError) -> ResolvedAxis? {
    guard let kind else { return nil }
    var axis = ResolvedAxis(
      title: spec.title ?? titleOfColumns,
      unit: columns.lazy.compactMap(\.unit).first,
      format: columns.lazy.compactMap(\.format).first,
      kind: kind,
      scale: .linear(LinearScale(domain: Interval(0, 1))),
      ticks: [],
      unitOfData: nil,
      unitOfTicks: nil,
      datumSpan: nil,
      categories: [],
      isHidden: spec.isHidden
    )
    switch kind {
    case .nominal: fitNames(&axis)
    case .quantitative: fitAmounts(&axis, &diagnostics)
    case .temporal: fitInstants(&axis, offset, &diagnostics)
    }
    return axis
  }

  /// The columns' names, each once, in order of the layers.
  private var titleOfColumns: String {
    var seen: Set<String> = []
    return columns.map(\.name).filter { !$0.isEmpty && seen.insert($0).inserted }
      .joined(separator: ", ")
  }

  /// From left to right or bottom to top, unless the axis is reversed; names run from the top down.
  private var range: Interval {
    let runsDown = channel == .y && kind == .nominal
    return spec.isReversed != runsDown ? Interval(1, 0) : Interval(0, 1)
  }

  // MARK: Names

  private func fitNames(_ axis: inout ResolvedAxis) {
    var seen: Set<String> = []
    for case .categories(let values) in columns.map(\.values) {
      axis.categories += values.names.filter { seen.insert($0).inserted }
    }
    let isCells = layers.contains { $0.mark == .rectangle }
    let scale = BandScale(
      domain: axis.categories,
      paddingInner: isCells ? 0 : 0.2,
      paddingOuter: isCells ? 0 : 0.1,
      range: range
    )
    axis.scale = .band(scale)
    axis.ticks = axis.categories.indices.map { index in
      Tick(value: Double(index), position: axis.scale.position(of: Double(index)))
    }
  }

  // MARK: Amounts

  private func fitAmounts(_ axis: inout ResolvedAxis, _ diagnostics: inout [Diagnostic]) {
    let extent = DomainExtent(channel, layers: layers)
    axis.datumSpan = extent.barStep
    let isLog = !isMirrored && spec.scaleType == .log && extent.smallestPositive != nil
    let fitted = isLog ? extent.logDomain : extent.linearDomain(includesZero: spec.includesZero)
    if isLog, extent.notPositive > 0 {
      diagnostics.append(
        Diagnostic(
          .warning,
          .notPositiveOnLogAxis,
          arguments: [titleOfColumns, String(extent.notPositive)]
        )
      )
    }
    defer { if isMirrored { tellMagnitudes(&axis) } }
    sayOutside(spec.domain, extent, &diagnostics)
    if !isLog, spec.domain == nil, fitBins(&axis) { return }
    let domain = spec.domain ?? (isMirrored ? Self.centred(fitted) : fitted)
    if isLog, let scale = LogScale(domain: domain, range: range) {
      let niced = spec.domain == nil ? scale.niced(count: Self.tickCount) : scale
      axis.scale = .log(niced)
      axis.ticks = niced.ticks(count: Self.tickCount).map { tick in
        Tick(value: tick, position: niced.position(of: tick), decimals: decimalsNeeded(by: tick))
      }
    } else {
      let scale = LinearScale(domain: domain, range: range)
      let niced = spec.domain == nil ? scale.niced(count: Self.tickCount) : scale
      axis.scale = .linear(niced)
      let decimals = tickDecimals(
        start: niced.domain.start,
        stop: niced.domain.end,
        count: Self.tickCount
      )
      axis.ticks = niced.ticks(count: Self.tickCount).map { tick in
        Tick(value: tick, position: niced.position(of: tick), decimals: decimals)
      }
    }
  }

  /// Whether amounts stand on both sides of zero by their series.
  private var isMirrored: Bool {
    layers.contains {
      $0.stacking == .mirrored && ($0.orientation == .vertical) == (channel == .y)
    }
  }

  private static func centred(_ domain: Interval) -> Interval {
    let reach = max(abs(domain.start), abs(domain.end))
    return Interval(-reach, reach)
  }

  /// On an axis of two sides both have the same labels.
  private func tellMagnitudes(_ axis: inout ResolvedAxis) {
    for index in axis.ticks.indices { axis.ticks[index].value = abs(axis.ticks[index].value) }
  }

  /// An axis under bins starts and ends with them, and has its ticks where they meet; whether there are
  /// bins along it.
  private func fitBins(_ axis: inout ResolvedAxis) -> Bool {
    let edges = layers.lazy.filter { _ in channel == .x }.compactMap(\.bins?.edges).first
    guard let edges, let low = edges.first, let high = edges.last, low < high else { return false }
    let scale = LinearScale(domain: Interval(low, high), range: range)
    let step = (edges.count + Self.tickCount * 2 - 1) / (Self.tickCount * 2)
    let shown = stride(from: 0, to: edges.count, by: step).map { edges[$0] }
    let decimals = shown.reduce(0) { max($0, decimalsNeeded(by: $1)) }
    axis.scale = .linear(scale)
    axis.ticks = shown.map { tick in
      Tick(value: tick, position: scale.position(of: tick), decimals: decimals)
    }
    return true
  }

  /// How many ticks an axis of amounts aims at.
  private static let tickCount = 6

  private func sayOutside(
    _ domain: Interval?,
    _ extent: DomainExtent,
    _ diagnostics: inout [Diagnostic]
  ) {
    // What a function is beyond its poles was never data.
    guard !layers.contains(where: { $0.function != nil }) else { return }
    guard let domain, let low = extent.low, let high = extent.high else { return }
    let (start, end) = (min(domain.start, domain.end), max(domain.start, domain.end))
    guard low < start || high > end else { return }
    let outside = columns.reduce(0) { sum, column in
      sum + column.values.scalars.reduce(0) { $0 + ($1 < start || $1 > end ? 1 : 0) }
    }
    guard outside > 0 else { return }
    diagnostics.append(
      Diagnostic(.warning, .outsideDomain, arguments: [titleOfColumns, String(outside)])
    )
  }

  // MARK: Instants

  private func fitInstants(
    _ axis: inout ResolvedAxis,
    _ offset: @escaping UTCOffset,
    _ diagnostics: inout [Diagnostic]
  ) {
    let extent = DomainExtent(channel, layers: layers)
    var unit = CalendarUnit.second
    for case .dates(_, let columnUnit) in columns.map(\.values) { unit = max(unit, columnUnit) }
    axis.unitOfData = unit
    axis.datumSpan = extent.hasBars ? 0 : nil
    var low = extent.low ?? 0
    var high = extent.high ?? low
    if extent.hasBars { high = GregorianCalendar.adding(1, unit, to: high, offset: offset) }
    if low == high {
      low = GregorianCalendar.adding(-1, unit, to: low, offset: offset)
      high = GregorianCalendar.adding(1, unit, to: high, offset: offset)
    }
    sayOutside(spec.domain, extent, &diagnostics)
    let scale = TimeScale(domain: spec.domain ?? Interval(low, high), range: range)
    axis.scale = .time(scale)
    fitTimeTicks(&axis, scale, unit, offset)
  }

  /// Calendar ticks, never of a finer unit than the data's own.
  private func fitTimeTicks(
    _ axis: inout ResolvedAxis,
    _ scale: TimeScale,
    _ unit: CalendarUnit,
    _ offset: @escaping UTCOffset
  ) {
    var found = scale.ticks(count: 8, offset: offset)
    if found.unit < unit {
      let starts = GregorianCalendar.starts(of: unit, in: scale.domain, offset: offset)
      found = TimeTicks(values: starts, unit: unit, step: 1)
    }
    axis.unitOfTicks = found.unit
    if let first = found.values.first, let last = found.values.last {
      axis.unitSharedByTicks = SharedUnit.of(
        min(first, last),
        max(first, last),
        toldTo: found.unit,
        offset: offset
      )
    }
    let isCentered = axis.datumSpan != nil && found.unit <= unit
    axis.ticks = found.values.compactMap { value in
      let end = isCentered ? GregorianCalendar.adding(1, unit, to: value, offset: offset) : value
      let position = scale.position(of: (value + end) / 2)
      return position >= -1e-9 && position <= 1 + 1e-9
        ? Tick(value: value, position: position) : nil
    }
  }
}

/// Digits after the decimal mark that a tick of a logarithmic axis needs: none from 1 upwards.
private func decimalsNeeded(by value: Double) -> Int {
  var decimals = 0
  var scaled = abs(value)
  while decimals < 18, abs(scaled - scaled.rounded()) > 1e-9 * max(scaled, 1e-300) {
    scaled *= 10
    decimals += 1
  }
  return decimals
}
