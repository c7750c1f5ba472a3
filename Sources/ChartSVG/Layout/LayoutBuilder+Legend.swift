import ChartModel

/// The title, the description and the legend, in their places.
extension LayoutBuilder {
  mutating func layColumn(
    _ entries: [LegendEntry],
    height: Double,
    _ economy: LayoutEconomy
  ) {
    let rows = economy.hasLegend ? max(1, Int(height / (size * 1.6))) : 0
    legend = LegendLayout(
      entries,
      width: options.width * 0.3,
      size: size,
      rows: rows,
      isColumn: true
    )
    noteLegend(entries)
  }

  /// Places the legend and the plot's labels beside one another.
  mutating func placeLegend(_ rowsBelow: Double) {
    legendLeft = padding
    switch legendPlace {
    case .top: break
    case .bottom: legendTop = options.height - padding - rowsBelow + size * 0.4
    case .left: legendTop = plot.top
    case .right:
      legendTop = plot.top
      legendLeft = options.width - padding - legend.columnWidth
    case .overlay:
      legendTop = plot.top + size * 0.6
      legendLeft = plot.right - size - legend.columnWidth
    }
  }

  mutating func layLegend(
    _ entries: [LegendEntry],
    room: Double,
    _ economy: LayoutEconomy
  ) {
    let rows = economy.hasLegend ? max(1, Int((room - size * 0.4) / (size * 1.6))) : 0
    legend = LegendLayout(entries, width: innerWidth, size: size, rows: rows)
    noteLegend(entries)
  }

  mutating func noteLegend(_ entries: [LegendEntry]) {
    if legend.placed.count < entries.count {
      diagnostics.append(.legendEntriesDropped(drawn: legend.placed.count, of: entries.count))
    }
    if legend.shortened > 0 {
      diagnostics.append(.legendEntriesShortened(count: legend.shortened))
    }
  }

  mutating func noteHeader(_ entries: [LegendEntry]) {
    if header.title.isShortened { diagnostics.append(.titleShortened) }
    if header.description.isShortened { diagnostics.append(.descriptionShortened) }
    if entries.count > Palette.seriesCount {
      diagnostics.append(.coloursRepeat(series: entries.count))
    }
  }
}
