import ChartModel

/// The labels at one side of the plot, in rows that lie one beyond the other.
struct SideLabels {
  let side: AxisSide
  private(set) var rows: [[AxisLabel]] = []

  /// How long the longest tick is that reaches out of the plot, in user units.
  private let tickLength: Double

  private let size: Double

  /// Shares the labels of the sets at a side out to rows, along an axis of about so many user units: sets
  /// whose labels would touch lie beyond one another.
  init(_ side: AxisSide, sets: [[AxisLabel]], tickLength: Double, size: Double, length: Double) {
    self.side = side
    self.tickLength = tickLength
    self.size = size
    for set in sets where !set.isEmpty {
      let fits = { (row: [AxisLabel]) in
        row[0].isInset == set[0].isInset && !Self.touch(row, set, side, length)
      }
      if let row = rows.firstIndex(where: fits) {
        rows[row] += set
      } else {
        rows.append(set)
      }
    }
  }

  private static func touch(
    _ row: [AxisLabel],
    _ set: [AxisLabel],
    _ side: AxisSide,
    _ length: Double
  ) -> Bool {
    let extents = { (labels: [AxisLabel]) in
      labels.map { label in
        let half = (side.isHorizontal ? label.breadth + label.gap : label.depth) / 2
        return (low: label.position * length - half, high: label.position * length + half)
      }.sorted { $0.low < $1.low }
    }
    let (own, others) = (extents(row), extents(set))
    var index = 0
    for extent in others {
      while index < own.count, own[index].high <= extent.low { index += 1 }
      if index < own.count, own[index].low < extent.high { return true }
    }
    return false
  }

  /// How much room ticks and labels take outside the plot, in user units.
  var thickness: Double {
    let outside = rows.filter { !$0.isEmpty && !$0[0].isInset }
    guard !outside.isEmpty else { return tickLength }
    return outside.reduce(Self.gap(after: tickLength, size)) { $0 + Self.thickness($1, side) }
      + Double(outside.count - 1) * size * 0.4
  }

  private static func gap(after tick: Double, _ size: Double) -> Double {
    max(size * 0.6, tick + size * 0.25)
  }

  private static func thickness(_ row: [AxisLabel], _ side: AxisSide) -> Double {
    row.map { side.isHorizontal ? $0.depth : $0.breadth }.max() ?? 0
  }

  /// The labels in their places, and how many had no room.
  ///
  /// Those that come first and matter most stay; an author can let all of them stay.
  func placed(in plot: PlotArea, width: Double) -> (labels: [PlacedText], dropped: Int) {
    var labels: [PlacedText] = []
    var dropped = 0
    var distance = Self.gap(after: tickLength, size)
    for row in rows {
      let places = row.map { middle($0, plot, width) }
      let kept = Self.kept(zip(row, places).map { ($0, $1) }, side)
      dropped += row.count - kept.count
      for index in kept { labels += texts(row[index], places[index], distance, plot) }
      if !row[0].isInset { distance += Self.thickness(row, side) + size * 0.4 }
    }
    return (labels, dropped)
  }

  /// Where the middle of a label stands along the axis: at its value, but within the drawing.
  private func middle(_ label: AxisLabel, _ plot: PlotArea, _ width: Double) -> Double {
    guard side.isHorizontal else {
      let half = label.depth / 2
      let place = plot.y(label.position)
      let (low, high) = (plot.top + half, plot.bottom - half)
      return label.isAligned && low < high ? max(low, min(high, place)) : place
    }
    let half = label.breadth / 2
    let place = plot.x(label.position)
    let ends = label.isAligned || label.isInset ? (plot.left, plot.right) : (2, width - 2)
    let (low, high) = (ends.0 + half, ends.1 - half)
    return low < high ? max(low, min(high, place)) : place
  }

  /// The numbers of the labels that stay, rising.
  private static func kept(_ labels: [(AxisLabel, Double)], _ side: AxisSide) -> [Int] {
    let extents = labels.map { label, middle in
      let half = (side.isHorizontal ? label.breadth : label.depth) / 2
      return (low: middle - half, high: middle + half)
    }
    let isEven = labels.allSatisfy { $0.0.collision == .automatic || $0.0.collision == .truncate }
    let gap = side.isHorizontal ? labels.first?.0.gap ?? 0 : 0
    if isEven {
      let order = labels.indices.sorted { labels[$0].1 < labels[$1].1 }
      return LabelThinning.kept(order.map { extents[$0] }, gap: gap).map { order[$0] }.sorted()
    }
    return LabelThinning.greedy(
      extents,
      priorities: labels.map(\.0.priority),
      gaps: labels.map { side.isHorizontal ? $0.0.gap : 0 },
      isFixed: labels.map { $0.0.collision == .disabled }
    )
  }

  // MARK: Places

  private func texts(
    _ label: AxisLabel,
    _ middle: Double,
    _ distance: Double,
    _ plot: PlotArea
  ) -> [PlacedText] {
    let lineHeight = label.size * PlacedText.lineHeight
    let count = Double(label.lines.count)
    return label.lines.enumerated().map { line, text in
      var placed = PlacedText(text: text, x: 0, y: 0, size: label.size, isBold: label.isBold)
      placed.className = label.className
      placed.isScaled = label.size != size
      placed.angle = label.angle
      let shift = Double(line) * lineHeight
      if side.isHorizontal {
        place(&placed, label, middle, distance, shift, count, plot)
      } else {
        let isLeft = side == .left
        let edge = isLeft ? plot.left : plot.right
        let outwards = isLeft ? -distance : distance
        placed.x = label.isInset ? edge - (isLeft ? -4 : 4) : edge + outwards
        placed.anchor = isLeft == label.isInset ? .left : .right
        let lift = label.isInset ? -label.size * 0.6 * count : label.size * 0.35
        placed.y = middle + lift + shift - (count - 1) / 2 * lineHeight
        if label.angle != 0 {
          placed.anchor = .middle
          placed.x = edge + outwards + (isLeft ? -1 : 1) * label.breadth / 2 + label.size * 0.35
          placed.y = middle
        }
      }
      return placed
    }
  }

  private func place(
    _ placed: inout PlacedText,
    _ label: AxisLabel,
    _ middle: Double,
    _ distance: Double,
    _ shift: Double,
    _ count: Double,
    _ plot: PlotArea
  ) {
    let isBelow = side == .bottom
    let lineHeight = label.size * PlacedText.lineHeight
    placed.x = middle
    placed.anchor = .middle
    let edge = isBelow ? plot.bottom : plot.top
    let isOutward = isBelow != label.isInset
    let reach = label.isInset ? label.size * 0.3 : distance
    let first =
      isOutward
      ? edge + reach + label.size * PlacedText.ascent
      : edge - reach - label.size * PlacedText.descent - (count - 1) * lineHeight
    placed.y = first + shift
    guard label.angle != 0 else { return }
    placed.x = middle + label.size * (label.angle > 0 ? -0.35 : 0.35)
    placed.y = isOutward ? edge + reach : edge - reach
    placed.anchor = (label.angle > 0) == isOutward ? .left : .right
  }
}
