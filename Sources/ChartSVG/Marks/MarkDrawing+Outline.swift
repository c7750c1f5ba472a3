import ChartModel
import ChartScales

/// What stands around the marks: lines, areas, amounts on cells.
extension MarkDrawing {
  /// Writes the series' line or area, hidden from assistive technology.
  func writeOutline(to writer: inout SVGWriter) {
    if let outline {
      var drawing = OutlineDrawing(
        outline: outline,
        plot: layout.plot,
        look: outlineLook,
        isArea: mark == .area,
        isOpaque: layer.stacked != nil,
        isOverOthers: isOverOthers
      )
      if let selection, !selection.hasAll(rows) {
        drawing.fading = "faded"
        drawing.write(clipID: clipID, to: &writer)
        drawing.fading = "chosen"
        drawing.clipWithin = SelectionBand.clipID
        if selection.hasAny(rows) { drawing.write(clipID: clipID, to: &writer) }
      } else {
        drawing.write(clipID: clipID, to: &writer)
      }
    }
    guard mark == .line, isCombined, layout.legend.rows > 0 else { return }
    writer.markup("<path class=\"halo\" aria-hidden=\"true\" d=\"")
    let step = max(1, rows.count / 12)
    for place in stride(from: step / 2, to: rows.count, by: step) {
      let shape = shape(at: place)
      if case .symbol = shape.outline { writePath(shape, to: &writer) }
    }
    writer.line("\"/>")
  }

  /// Writes a cell's amount on it, where all amounts fit into their cells.
  func writeCellText(at place: Int, to writer: inout SVGWriter) {
    guard hasCellText, let colors, let ramp = layout.ramp else { return }
    let row = Int(rows[place])
    guard !colors.values[row].isNaN, let box = extents.extent(ofRow: row) else { return }
    CellText(
      text: labels.amount(colors.values[row], colors.column),
      box: box,
      step: ramp.step(of: colors.values[row])
    ).write(layout: layout, to: &writer)
  }

  /// Writes the marks of a series that has no node, as decoration.
  func writeUndescribed(to writer: inout SVGWriter) {
    writer.markup("<g aria-hidden=\"true\"")
    if !className.isEmpty { writer.attribute("class", className) }
    writer.line(">")
    writeOutline(to: &writer)
    switch mark {
    case .sector: writeSectors(0..<rows.count, to: &writer)
    case .box: writeBoxes(0..<rows.count, to: &writer)
    case .line, .area: break
    case .bar, .point, .rule, .rectangle: writeShapes(0..<rows.count, to: &writer)
    }
    writer.line("</g>")
  }
}
