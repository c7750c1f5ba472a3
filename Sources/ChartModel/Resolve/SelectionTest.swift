import ChartScales

/// Says of the marks of one layer which are selected.
struct SelectionTest {
  private enum Marks {
    case names(codes: [Int32], isChosen: [Bool])
    case values([Double])
    case ends([Double], [Double])
    case joined(StackedExtents)
  }

  private let marks: Marks
  private let interval: Interval

  /// `nil` for a layer without such a channel or with values of another kind on it, and for an interval
  /// with an end that is no number.
  init?(_ selection: ChartSelection, _ layer: ResolvedLayer) {
    switch selection.extent {
    case .names(let names):
      let channel = selection.channel == .angle ? .series : selection.channel
      guard case .categories(let values)? = layer.channels[channel]?.values else { return nil }
      let chosen = Set(names)
      marks = .names(codes: values.codes, isChosen: values.names.map(chosen.contains))
      interval = Interval(0, 0)
    case .interval(let extent):
      guard !extent.lower.isNaN, let marks = Self.marks(selection.channel, layer) else {
        return nil
      }
      self.marks = marks
      interval = Interval(extent.lower, extent.upper)
    }
  }

  private static func marks(_ channel: Channel, _ layer: ResolvedLayer) -> Marks? {
    if channel == .angle { return layer.mark == .sector ? layer.stacked.map(Marks.joined) : nil }
    if let column = layer.channels[channel] {
      return column.values.kind == .nominal ? nil : .values(column.values.scalars)
    }
    let ends: [Channel] =
      switch channel {
      case .x: [.xStart, .xEnd]
      case .y: [.yStart, .yEnd]
      default: []
      }
    let columns = ends.compactMap { layer.channels[$0]?.values }.filter { $0.kind != .nominal }
    guard columns.count == 2 else { return nil }
    let (from, to) = (columns[0].scalars, columns[1].scalars)
    // Of two bins that meet at an amount the second has it, as of two sectors.
    return layer.bins == nil ? .ends(from, to) : .joined(StackedExtents(start: from, end: to))
  }

  /// Whether a mark is selected.
  func holds(row: Int) -> Bool {
    switch marks {
    case .names(let codes, let isChosen): return codes[row] >= 0 && isChosen[Int(codes[row])]
    case .values(let values): return holds(value: values[row])
    case .ends(let starts, let ends):
      let (low, high) = (min(starts[row], ends[row]), max(starts[row], ends[row]))
      return low <= interval.end && high >= interval.start
    case .joined(let extents):
      let (start, end) = (extents.start[row], extents.end[row])
      guard start < end else { return false }
      // The last one has the end of all, any other leaves its end to the next.
      let reaches = end > interval.start || (end == interval.start && end == extents.total)
      return start <= interval.end && reaches
        && (start < interval.end || interval.start == interval.end)
    }
  }

  /// Whether an amount or an instant lies in the interval.
  func holds(value: Double) -> Bool { interval.start <= value && value <= interval.end }
}
