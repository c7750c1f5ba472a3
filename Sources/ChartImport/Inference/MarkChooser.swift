import ChartModel

/// Chooses how the columns of a chart are drawn.
struct MarkChooser {
  let mark: ChartForm
  let stacking: Stacking?
  let channels: [Channel: Column]

  /// The choices with the mark, the stacking and the axes filled in.
  let used: ChartChoices

  init(_ columns: ColumnChooser) {
    var used = columns.used
    mark = used.mark ?? Self.mark(columns)
    used.mark = mark
    if used.stacking == nil, [.bar, .box].contains(mark), columns.series != nil {
      used.stacking = .grouped
    }
    stacking = used.stacking
    guard mark != .sector else {
      channels = [.angle: columns.amount, .series: columns.place]
      self.used = used
      return
    }
    if mark == .rectangle, let series = columns.series {
      channels = [.x: columns.place, .y: series, .color: columns.amount]
      self.used = used
      return
    }
    // Several columns of amounts can be asked for again on the vertical axis alone.
    let mayLie = columns.hasFreeAxes && used.y.count <= 1
    let onSide =
      columns.liesOnSide
      || [.bar, .box].contains(mark) && mayLie && Self.needsRoom(columns.place)
    if onSide, !columns.liesOnSide {
      (used.x, used.y) = (used.y.first, [columns.place.name])
    }
    var channels: [Channel: Column] = [
      onSide ? .y : .x: columns.place, onSide ? .x : .y: columns.amount,
    ]
    // One box over all rows has no place of its own.
    if mark == .box, columns.hasRowNumbers { channels[onSide ? .y : .x] = nil }
    channels[.series] = columns.series
    self.channels = channels
    self.used = used
  }

  private static func mark(_ columns: ColumnChooser) -> ChartForm {
    switch columns.place.values.kind {
    case .temporal: return .line
    case .nominal:
      if columns.used.aggregate != nil { return .bar }
      let repeats =
        columns.series.map { ColumnTraits.repeats(columns.place, $0) }
        ?? ColumnTraits.repeats(columns.place)
      return repeats ? .point : .bar
    case .quantitative:
      let isOrdered = columns.series == nil || columns.used.y.count > 1
      return isOrdered && ColumnTraits.isEvenlySpaced(rows(columns)) ? .line : .point
    }
  }

  /// The places of one folded column, or of all rows.
  private static func rows(_ columns: ColumnChooser) -> Column {
    guard columns.used.y.count > 1, case .numbers(let values) = columns.place.values else {
      return columns.place
    }
    let rows = values.count / columns.used.y.count
    return Column(columns.place.name, values: .numbers(Array(values.prefix(rows))))
  }

  /// Whether names are too many or too long to stand side by side.
  private static func needsRoom(_ place: Column) -> Bool {
    guard case .categories(let values) = place.values else { return false }
    return values.names.count > 8 || values.names.contains { $0.count > 12 }
  }
}
