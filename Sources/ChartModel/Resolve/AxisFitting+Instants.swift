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
