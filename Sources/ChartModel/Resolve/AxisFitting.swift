import ChartScales
import ChartStatistics

/// Fits one axis to what all layers show along it.
struct AxisFitting {
  let channel: Channel
  let spec: AxisSpec
  let columns: [Column]
  let layers: [ResolvedLayer]
  let kind: MeasureKind?

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
    let names = namesOfColumns
    if spec.title == nil, names.count > 1 { axis.names = names }
    axis.padding = spec.padding
    switch kind {
    case .nominal: fitNames(&axis, &diagnostics)
    case .quantitative: fitAmounts(&axis, &diagnostics)
    case .temporal: fitInstants(&axis, offset, &diagnostics)
    }
    axis.visible = visible(of: axis.scale.domain)
    return axis
  }

  /// The part of the domain that is in sight, or `nil` for all of it and for none of it.
  private func visible(of domain: Interval) -> Interval? {
    guard let part = spec.visible, part.isFinite, domain.isFinite else { return nil }
    let start = max(part.lower, domain.lower)
    let end = min(part.upper, domain.upper)
    guard start < end || (kind == .nominal && start == end) else { return nil }
    return end - start < domain.length ? Interval(start, end) : nil
  }

  /// The columns' names side by side, where no language is known that says how.
  var titleOfColumns: String { namesOfColumns.joined(separator: ", ") }

  /// The columns' names, each once, in order of the layers.
  ///
  /// What rules and bands stand for, and what is decoration, names an axis only where nothing else does.
  private var namesOfColumns: [String] {
    var seen: Set<String> = []
    let channels: [Channel] = channel == .x ? [.x, .xStart, .xEnd] : [.y, .yStart, .yEnd]
    let telling = layers.filter {
      $0.mark != .rule && !$0.isBands && !$0.isFrames && !$0.isDecoration
    }
    .flatMap { layer in channels.compactMap { layer.channels[$0] } }
    return (telling.isEmpty ? columns : telling).map(\.name)
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// From left to right or bottom to top, unless the axis is reversed; names run from the top down.
  var range: Interval {
    let runsDown = channel == .y && kind == .nominal
    return spec.isReversed != runsDown ? Interval(1, 0) : Interval(0, 1)
  }

  // MARK: Names

  private func fitNames(_ axis: inout ResolvedAxis, _ diagnostics: inout [Diagnostic]) {
    var seen: Set<String> = []
    for case .categories(let values) in columns.map(\.values) {
      axis.categories += values.names.filter { seen.insert($0).inserted }
    }
    let isCells = layers.contains { $0.mark == .rectangle && $0.channels[channel] != nil }
    let scale = BandScale(
      domain: axis.categories,
      paddingInner: isCells ? 0 : 0.2,
      paddingOuter: isCells ? 0 : 0.1,
      range: range
    )
    axis.scale = .band(scale)
    let marks = NameMarks(scale: scale)
    axis.ticks = marks.found(at: Array(scale.domain.indices)).ticks
    place(markSets(&diagnostics), on: &axis, &diagnostics, values: marks.found)
  }
}
