import ChartScales
import ChartStatistics

/// Axes of amounts.
extension AxisFitting {
  func fitAmounts(_ axis: inout ResolvedAxis, _ diagnostics: inout [Diagnostic]) {
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
    let sets = markSets(&diagnostics)
    if isLog || spec.domain != nil || !fitBins(&axis) {
      fitScale(&axis, isLog ? .log : linearType, fitted, sets ?? [])
    }
    let marks = AmountMarks(scale: axis.scale, ticks: axis.ticks, count: Self.tickCount)
    place(sets, on: &axis, &diagnostics, values: marks.found)
  }

  /// A domain that its author gives as it is; any other rounded, and widened to what is marked.
  private func fitScale(
    _ axis: inout ResolvedAxis,
    _ type: AxisSpec.ScaleType,
    _ fitted: Interval,
    _ sets: [AxisMarkSet]
  ) {
    let domain = spec.domain ?? (isMirrored ? Self.centred(fitted) : fitted)
    var scale = PositionScale(type, domain: domain, range: range)
    if spec.domain == nil, sets.isEmpty {
      scale = scale.niced(count: Self.tickCount)
    } else if spec.domain == nil {
      let wide = AmountMarks(scale: scale, ticks: [], count: Self.tickCount).domain(holding: sets)
      scale = PositionScale(type, domain: isMirrored ? Self.centred(wide) : wide, range: range)
    }
    axis.scale = scale
    axis.ticks = scale.amountTicks(count: Self.tickCount)
  }

  /// The kind of scale for amounts where it is not the logarithmic one.
  private var linearType: AxisSpec.ScaleType {
    spec.scaleType == .log || isMirrored ? .linear : spec.scaleType
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
    axis.marks = axis.marks?.map { set in
      var set = set
      for index in set.ticks.indices { set.ticks[index].value = abs(set.ticks[index].value) }
      return set
    }
  }

  /// An axis under bins starts and ends with them, and has its ticks where they meet; whether there are
  /// bins along it.
  private func fitBins(_ axis: inout ResolvedAxis) -> Bool {
    let edges = layers.lazy.filter { _ in channel == .x }.compactMap(\.bins?.edges).first
    guard let edges, let low = edges.first, let high = edges.last, low < high else { return false }
    let scale = PositionScale(linearType, domain: Interval(low, high), range: range)
    let step = (edges.count + Self.tickCount * 2 - 1) / (Self.tickCount * 2)
    let shown = stride(from: 0, to: edges.count, by: step).map { edges[$0] }
    let decimals = shown.reduce(0) { max($0, decimalsNeeded(by: $1)) }
    axis.scale = scale
    axis.ticks = shown.map { tick in
      Tick(value: tick, position: scale.position(of: tick), decimals: decimals)
    }
    return true
  }

  /// How many ticks an axis of amounts aims at.
  private static let tickCount = 6

  func sayOutside(
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
}
