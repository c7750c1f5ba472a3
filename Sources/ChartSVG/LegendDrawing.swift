import ChartAccessibility
import ChartModel

/// Draws the legend and the range of depths, hidden from assistive technology: series say their names.
struct LegendDrawing {
  let layout: ChartLayout
  let tree: AccessibilityTree
  let isRightToLeft: Bool

  private var size: Double { layout.options.textSize }

  func write(to writer: inout SVGWriter) {
    writeEntries(to: &writer)
    if let ramp = layout.ramp, !ramp.isHidden { write(ramp, to: &writer) }
    if let sizes = layout.sizes {
      sizes.write(
        left: layout.padding,
        top: layout.depthTop + (layout.ramp?.height ?? 0),
        isRightToLeft: isRightToLeft,
        to: &writer
      )
    }
  }

  /// What hides the marks behind a legend within the plot.
  private func writePanel(to writer: inout SVGWriter) {
    writer.markup("<rect class=\"panel\" aria-hidden=\"true\"")
    writer.attribute("x", layout.legendLeft - size * 0.5)
    writer.attribute("y", layout.legendTop - size * 0.2)
    writer.attribute("width", layout.legend.columnWidth + size)
    writer.attribute("height", layout.legend.height)
    writer.line("/>")
  }

  private func writeEntries(to writer: inout SVGWriter) {
    guard !layout.legend.placed.isEmpty else { return }
    if layout.legendPlace == .overlay { writePanel(to: &writer) }
    let node = tree.root.children.first { $0.role == .legend }
    writer.markup("<g")
    if let node { writer.attribute("id", node.id.attribute) }
    writer.line(" aria-hidden=\"true\">")
    for placed in layout.legend.placed {
      writer.markup("<g")
      if let node, node.children.indices.contains(placed.entry.number) {
        writer.attribute("id", node.children[placed.entry.number].id.attribute)
      }
      if placed.entry.swatch != .none {
        writer.attribute("class", placed.entry.look.colourClass)
      }
      writer.markup(">")
      write(placed, to: &writer)
      writer.line("</g>")
    }
    writer.line("</g>")
  }

  private func write(_ placed: LegendLayout.Placed, to writer: inout SVGWriter) {
    let x = layout.legendLeft + placed.x
    let middle = layout.legendMiddle(placed.row)
    let look = placed.entry.look
    let half = LegendLayout.swatchWidth / 2
    switch placed.entry.swatch {
    case .fill, .wash:
      let isWash = placed.entry.swatch == .wash && look.paint == nil
      let className = isWash ? "wash" : look.fillClass + look.edgeClass
      writer.markup("<path class=\"\(className)\" d=\"M")
      writer.point(x + 4, middle - 7)
      writer.markup(
        "h\(Int(LegendLayout.swatchWidth) - 6)v14h-\(Int(LegendLayout.swatchWidth) - 6)z\"/>"
      )
      if placed.entry.swatch == .wash, !look.isAreaAlone {
        writer.markup("<path class=\"line\(look.strokeClasses)\(look.edgeClass)\" d=\"M")
        writer.point(x + 4, middle - 7)
        writer.markup("h\(Int(LegendLayout.swatchWidth) - 6)\"/>")
      }
    case .line(let hasSymbol):
      writeLine(look, x, middle, to: &writer)
      if hasSymbol { writeSymbol(look, x + half, middle, to: &writer) }
    case .symbol: writeSymbol(look, x + half, middle, to: &writer)
    case .none: break
    }
    let swatch = placed.entry.swatch == .none ? 0 : LegendLayout.swatchWidth + size * 0.5
    let classes = [placed.entry.inkClass, placed.entry.isBold ? "bold" : ""]
    PlacedText(
      text: placed.text,
      x: x + swatch,
      y: middle + size * 0.35,
      size: size,
      isBold: placed.entry.isBold,
      className: classes.filter { !$0.isEmpty }.joined(separator: " ")
    ).write(to: &writer, isRightToLeft: isRightToLeft)
  }

  private func writeLine(
    _ look: MarkLook,
    _ x: Double,
    _ middle: Double,
    to writer: inout SVGWriter
  ) {
    if look.paint?.hasEdge == true {
      let dash = look.lineClass.map { " \($0)" } ?? look.series.dashClass
      writer.markup("<path class=\"case\(dash)\(look.edgeClass)\"")
      writer.casing(look.lineWidth + 2)
      writer.markup(" d=\"M")
      writer.point(x, middle)
      writer.markup("h\(Int(LegendLayout.swatchWidth))\"/>")
    }
    writer.markup("<path class=\"line\(look.strokeClasses)\" d=\"M")
    writer.point(x, middle)
    writer.markup("h\(Int(LegendLayout.swatchWidth))\"/>")
  }

  private func writeSymbol(
    _ look: MarkLook,
    _ x: Double,
    _ y: Double,
    to writer: inout SVGWriter
  ) {
    let symbol = SymbolOutline(look.style.symbol, series: look.series.symbol, area: nil)
    let open = look.openClass.map { " \($0)" } ?? look.edgeClass
    writer.markup("<path class=\"\(look.symbolClass) halo\(open)\" d=\"")
    if look.style.symbol != nil, let symbol {
      symbol.write(x: x, y: y, to: &writer)
    } else {
      writer.byte(0x4D)
      writer.point(x, y)
      writer.markup(look.series.symbol.path)
    }
    writer.markup("\"/>")
  }

  // MARK: Depths

  private func write(_ ramp: RampLegend, to writer: inout SVGWriter) {
    let top = layout.depthTop
    let middle = top + size * 0.8
    var x = layout.padding
    writer.line("<g aria-hidden=\"true\">")
    x += write(ramp.title, x, middle, isTitle: true, to: &writer) + size
    x += write(ramp.lowText, x, middle, to: &writer) + size * 0.5
    for step in 0..<Palette.rampCount {
      writer.markup("<path class=\"q\(step + 1)\" d=\"M")
      writer.point(x, middle - size * 0.5)
      writer.byte(0x68)
      writer.number(ramp.stepWidth)
      writer.byte(0x76)
      writer.number(size)
      writer.byte(0x68)
      writer.number(-ramp.stepWidth)
      writer.line("z\"/>")
      x += ramp.stepWidth
    }
    _ = write(ramp.highText, x + size * 0.5, middle, to: &writer)
    writer.line("</g>")
  }

  private func write(
    _ text: String,
    _ x: Double,
    _ middle: Double,
    isTitle: Bool = false,
    to writer: inout SVGWriter
  ) -> Double {
    let placed = PlacedText(
      text: text,
      x: x,
      y: middle + size * 0.35,
      size: size,
      isBold: isTitle,
      className: isTitle ? "axis-title" : ""
    )
    placed.write(to: &writer, isRightToLeft: isRightToLeft)
    return placed.width
  }
}
