import ChartModel
import ChartScales

/// An axis that is marked as its author says.
struct AuthoredAxis {
  let channel: Channel
  let axis: ResolvedAxis
  private let sets: [ResolvedAxisMarks]
  private let labels: SVGLabels
  private let book: PaintBook
  private let options: SVGOptions

  /// The axis of a channel of a chart; `nil` where nothing of it is drawn, or all as the drawing chooses.
  init?(
    _ channel: Channel,
    of chart: ResolvedChart,
    labels: SVGLabels,
    book: PaintBook,
    options: SVGOptions
  ) {
    guard let axis = channel == .x ? chart.x : chart.y, !axis.isHidden, let sets = axis.marks else {
      return nil
    }
    self.channel = channel
    self.axis = axis
    self.sets = sets
    self.labels = labels
    self.book = book
    self.options = options
  }

  private var size: Double { options.textSize }

  /// The sides at which anything stands, each with its labels, along an axis of about so many user units.
  func sides(length: Double) -> [SideLabels] {
    AxisSide.allCases.compactMap { side in
      let own = sets.filter { self.side($0) == side }
      guard !own.isEmpty else { return nil }
      let ticks = own.flatMap { $0.items.compactMap(\.tick).map(AxisMarksDrawing.length) }
      return SideLabels(
        side,
        sets: own.map { labels(of: $0, side, length) },
        tickLength: max(0, ticks.max() ?? 0),
        size: size,
        length: length
      )
    }
  }

  /// The side of a set.
  func side(_ set: ResolvedAxisMarks) -> AxisSide {
    AxisSide(set.position, of: channel, isRightToLeft: options.isRightToLeft)
  }

  // MARK: Labels

  private func labels(
    of set: ResolvedAxisMarks,
    _ side: AxisSide,
    _ length: Double
  ) -> [AxisLabel] {
    var own = axis
    own.ticks = set.ticks
    if own.unitOfTicks != set.unit {
      own.unitOfTicks = set.unit
      own.unitSharedByTicks = nil
    }
    let found = set.ticks.indices.compactMap { label(set, $0, own, side) }
    return side.isHorizontal ? fitted(found, length) : found
  }

  private func label(
    _ set: ResolvedAxisMarks,
    _ index: Int,
    _ own: ResolvedAxis,
    _ side: AxisSide
  ) -> AxisLabel? {
    guard let label = set.items[index].label else { return nil }
    let position = set.place(index, isCentered: label.isCentered == true)
    guard position > -1e-6, position < 1 + 1e-6 else { return nil }
    let text = label.text?.text ?? labels.tick(set.ticks[index], own)
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let scale = label.text.map { $0.scale.isFinite ? max(0.5, min(3, $0.scale)) : 1 } ?? 1
    let isBold = label.text?.isBold == true
    let isInset = set.preset == .inset
    let classes = [
      book.inkClass(label.text?.paint), isBold ? "bold" : "", isInset ? "note" : "",
    ]
    let limit = side.isHorizontal ? options.width * 0.5 : options.width * 0.3
    let wrapped = TextWrapping(
      width: limit,
      size: size * scale,
      isBold: isBold,
      lines: axis.kind == .nominal || label.text != nil ? 3 : 1
    ).wrapped(text)
    return AxisLabel(
      lines: wrapped.lines.map { String($0.trimmed) },
      position: position,
      size: size * scale,
      isBold: isBold,
      className: classes.filter { !$0.isEmpty }.joined(separator: " "),
      angle: label.orientation.angle ?? 0,
      collision: label.collision,
      isInset: isInset,
      isAligned: set.preset == .aligned
    )
  }

  /// Labels side by side: names that would touch are broken into lines, or else stand upright; any that
  /// are to be cut are.
  private func fitted(_ labels: [AxisLabel], _ length: Double) -> [AxisLabel] {
    let places = labels.map(\.position).sorted()
    let spacing = (zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 1) * length
    guard labels.contains(where: { $0.angle == 0 && $0.breadth + $0.gap > spacing }) else {
      return labels
    }
    let narrow = labels.map { label -> AxisLabel in
      guard label.angle == 0, label.collision != .disabled else { return label }
      let isCut = label.collision == .truncate
      guard isCut || axis.kind == .nominal else { return label }
      var label = label
      let wrapping = TextWrapping(
        width: spacing - label.gap,
        size: label.size,
        isBold: label.isBold,
        lines: isCut ? 1 : 3
      )
      let wrapped = wrapping.wrapped(label.lines.joined(separator: " "))
      if isCut || (!wrapped.isShortened && spacing >= label.size * 4) {
        label.lines = wrapped.lines.map { String($0.trimmed) }
      } else {
        label.angle = -90
        label.lines = TextWrapping(width: options.height * 0.25, size: label.size, lines: 1)
          .wrapped(label.lines.joined(separator: " ")).lines.map { String($0.trimmed) }
      }
      return label
    }
    guard narrow.contains(where: { $0.angle != 0 }) else { return narrow }
    // Labels of one set all stand one way.
    return labels.map { label in
      var label = label
      guard label.collision != .disabled, axis.kind == .nominal else { return label }
      label.angle = label.angle == 0 ? -90 : label.angle
      label.lines = TextWrapping(width: options.height * 0.25, size: label.size, lines: 1)
        .wrapped(label.lines.joined(separator: " ")).lines.map { String($0.trimmed) }
      return label
    }
  }
}

extension AxisMarkItem.Label.Orientation {
  /// How far the label is turned in degrees, or `nil` for what fits.
  fileprivate var angle: Double? {
    switch self {
    case .automatic: nil
    case .horizontal: 0
    case .vertical: 90
    case .verticalReversed: -90
    }
  }
}

extension ResolvedAxisMarks {
  /// Where a mark stands, 0...1 along the axis.
  func place(_ index: Int, isCentered: Bool) -> Double {
    guard isCentered, spans.indices.contains(index) else { return ticks[index].position }
    return (spans[index].start + spans[index].end) / 2
  }
}
