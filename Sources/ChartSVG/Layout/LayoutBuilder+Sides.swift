import ChartModel
import ChartScales

/// What stands around the plot because its author says so: axis labels, a column of a legend, texts.
extension LayoutBuilder {
  func sides(_ channel: Channel, length: Double) -> [SideLabels] {
    AuthoredAxis(channel, of: chart, labels: labels, book: book, options: options)
      .map { $0.sides(length: length) } ?? []
  }

  func thickness(_ side: AxisSide) -> Double {
    (xSides + ySides).first { $0.side == side }?.thickness ?? 0
  }

  /// Makes the plot narrower by what stands at its left and its right where an author says so.
  mutating func makeRoomBeside(
    _ entries: [LegendEntry],
    _ leastPlot: Double,
    _ economy: LayoutEconomy
  ) {
    ySides = sides(.y, length: leastPlot)
    if isLegendBeside { layColumn(entries, height: leastPlot, economy) }
    let column = legend.columnWidth > 0 && legendPlace != .overlay ? legend.columnWidth + size : 0
    let left = thickness(.left) + (legendPlace == .left ? column : 0)
    let right = thickness(.right) + (legendPlace == .right ? column : 0)
    plot.left += left
    plot.width = max(plot.width - left - right, size)
  }

  /// Places the labels of an author's axes; those that had no room are told of.
  mutating func placeSides() {
    for side in ySides {
      let (placed, dropped) = side.placed(in: plot, width: options.width)
      yLabels += placed
      if dropped > 0 { diagnostics.append(.axisLabelsDropped(axis: .y, count: dropped)) }
    }
    for side in xSides {
      let (placed, dropped) = side.placed(in: plot, width: options.width)
      xLabels += placed
      if dropped > 0 { diagnostics.append(.axisLabelsDropped(axis: .x, count: dropped)) }
    }
  }

  mutating func placeNotes(bottom: Double) {
    notes.place(bottom: bottom, left: padding)
    let circle = chart.layers.first { $0.mark == .sector }
    if let layer = circle, let circle = CircleLayout(layer, in: plot, size: size) {
      let row = layer.series.first?.rows.first.map(Int.init) ?? 0
      let hole = circle.radii(layer.style(ofRow: row)).0
      notes.place(inHole: hole, x: circle.x, y: circle.y)
    }
    if notes.dropped > 0 { diagnostics.append(.textsDropped(count: notes.dropped)) }
  }
}
