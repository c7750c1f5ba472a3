import ChartAccessibility
import ChartModel
import ChartScales

/// Draws axes, hidden from assistive technology: the tree's axes are told in the description.
struct AxisDrawing {
  let chart: ResolvedChart
  let tree: AccessibilityTree
  let layout: ChartLayout
  let book: PaintBook

  private var plot: PlotArea { layout.plot }
  private var isReversed: Bool { layout.options.isRightToLeft }

  /// Lines across the plot at the ticks of amounts.
  func writeBehind(to writer: inout SVGWriter) {
    for marks in authored { marks.writeGrid(to: &writer) }
    guard !chart.layers.contains(where: \.isHeatMap) else { return }
    var positions: [(Double, isHorizontal: Bool)] = []
    if let y = chart.y, y.kind == .quantitative, !y.isHidden, y.marks == nil {
      positions += y.ticks.map { ($0.position, true) }
    }
    if let x = chart.x, x.kind == .quantitative, !x.isHidden, x.marks == nil {
      positions += x.ticks.map { ($0.position, false) }
    }
    guard !positions.isEmpty else { return }
    writer.markup("<path class=\"grid\" aria-hidden=\"true\" d=\"")
    for (position, isHorizontal) in positions where position > -1e-6 && position < 1 + 1e-6 {
      writer.byte(0x4D)
      if isHorizontal {
        writer.point(plot.left, plot.y(position))
        writer.byte(0x48)
        writer.number(plot.right)
      } else {
        writer.point(plot.x(position), plot.top)
        writer.byte(0x56)
        writer.number(plot.bottom)
      }
    }
    writer.line("\"/>")
  }

  /// The axes that their author marks.
  private var authored: [AxisMarksDrawing] {
    [(Channel.x, chart.x), (.y, chart.y)].compactMap { channel, axis in
      guard let axis, !axis.isHidden, axis.marks != nil else { return nil }
      return AxisMarksDrawing(
        channel: channel,
        axis: axis,
        plot: plot,
        book: book,
        isRightToLeft: isReversed
      )
    }
  }

  /// The axes' own lines, the line at zero and all labels.
  func writeInFront(to writer: inout SVGWriter) {
    writeAxis(chart.x, .x, layout.xLabels, to: &writer)
    writeAxis(chart.y, .y, layout.yLabels, to: &writer)
    guard !layout.axisTitles.isEmpty else { return }
    writer.line("<g aria-hidden=\"true\">")
    for title in layout.axisTitles { title.write(to: &writer, isRightToLeft: isReversed) }
    writer.line("</g>")
  }

  private func writeAxis(
    _ axis: ResolvedAxis?,
    _ channel: Channel,
    _ labels: [PlacedText],
    to writer: inout SVGWriter
  ) {
    guard let axis, !axis.isHidden else { return }
    writer.markup("<g")
    writer.attribute("id", NodeID.chart.child("\(channel.rawValue)-axis").attribute)
    writer.line(" aria-hidden=\"true\">")
    if axis.marks == nil {
      writeLine(axis, channel, to: &writer)
    } else {
      authored.first { $0.channel == channel }?.writeTicks(to: &writer)
    }
    for label in labels { label.write(to: &writer, isRightToLeft: isReversed) }
    writer.line("</g>")
  }

  private func writeLine(_ axis: ResolvedAxis, _ channel: Channel, to writer: inout SVGWriter) {
    writer.markup("<path class=\"axis\" d=\"M")
    if channel == .x {
      writer.point(plot.left, plot.bottom)
      writer.byte(0x48)
      writer.number(plot.right)
    } else {
      writer.point(plot.left, plot.top)
      writer.byte(0x56)
      writer.number(plot.bottom)
    }
    if axis.kind == .temporal { writeTickMarks(axis, channel, to: &writer) }
    if let zero = zeroLine(axis) { writeZero(zero, channel, to: &writer) }
    writer.line("\"/>")
  }

  private func writeTickMarks(
    _ axis: ResolvedAxis,
    _ channel: Channel,
    to writer: inout SVGWriter
  ) {
    for tick in axis.ticks {
      writer.byte(0x4D)
      if channel == .x {
        writer.point(plot.x(tick.position), plot.bottom)
        writer.markup("v4")
      } else {
        writer.point(plot.left, plot.y(tick.position))
        writer.markup("h-4")
      }
    }
  }

  /// Where zero is, on an axis that has amounts on both sides of it.
  private func zeroLine(_ axis: ResolvedAxis) -> Double? {
    guard axis.kind == .quantitative, case .linear(let scale) = axis.scale,
      scale.domain.lower < 0, scale.domain.upper > 0
    else { return nil }
    return scale.position(of: 0)
  }

  private func writeZero(_ zero: Double, _ channel: Channel, to writer: inout SVGWriter) {
    writer.byte(0x4D)
    if channel == .x {
      writer.point(plot.x(zero), plot.top)
      writer.byte(0x56)
      writer.number(plot.bottom)
    } else {
      writer.point(plot.left, plot.y(zero))
      writer.byte(0x48)
      writer.number(plot.right)
    }
  }
}
