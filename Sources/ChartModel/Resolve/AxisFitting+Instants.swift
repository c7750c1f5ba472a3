import ChartScales

/// Axes of instants.
extension AxisFitting {
  func fitInstants(
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
    let sets = markSets(&diagnostics)
    var scale = TimeScale(domain: spec.domain ?? Interval(low, high), range: range)
    let marks = { (scale: TimeScale) in
      InstantMarks(
        scale: scale,
        unitOfData: unit,
        hasBars: extent.hasBars,
        offset: offset
      )
    }
    if spec.domain == nil, let sets {
      scale = TimeScale(domain: marks(scale).domain(holding: sets), range: range)
    }
    axis.scale = .time(scale)
    let found = marks(scale)
    if case .success(let defaults) = found.found(.automatic()) {
      axis.ticks = defaults.ticks
      axis.unitOfTicks = defaults.unit
    }
    place(sets, on: &axis, &diagnostics, values: found.found)
    axis.unitSharedByTicks = sharedUnit(of: axis, offset)
    axis.ticks.removeAll { $0.position < -1e-9 || $0.position > 1 + 1e-9 }
  }

  /// The calendar unit that all ticks fall in.
  private func sharedUnit(of axis: ResolvedAxis, _ offset: @escaping UTCOffset) -> CalendarUnit? {
    guard let unit = axis.unitOfTicks, let first = axis.ticks.first, let last = axis.ticks.last
    else { return nil }
    return SharedUnit.of(
      min(first.value, last.value),
      max(first.value, last.value),
      toldTo: unit,
      offset: offset
    )
  }
}
