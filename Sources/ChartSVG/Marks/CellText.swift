import ChartModel
import ChartScales

/// The amount that stands on a cell of a heat map.
struct CellText {
  let text: String
  let box: MarkExtent
  let step: Int

  /// The most cells whose amounts are written on them.
  private static let most = 400

  /// Whether every amount fits into its cell; else none is written.
  static func fits(
    _ column: Column,
    _ values: [Double],
    _ rows: [Int32],
    _ extents: MarkPlaces,
    layout: ChartLayout,
    labels: SVGLabels
  ) -> Bool {
    guard rows.count <= most else { return false }
    let size = layout.options.textSize
    return rows.map(Int.init).allSatisfy { row in
      guard !values[row].isNaN, let box = extents.extent(ofRow: row) else { return true }
      let width = abs(box.x.end - box.x.start) * layout.plot.width
      let height = abs(box.y.end - box.y.start) * layout.plot.height
      let text = labels.amount(values[row], column)
      return height >= size * 1.4 && TextWidth.of(text, size: size) + size * 0.5 <= width
    }
  }

  /// Writes it, hidden from assistive technology: the cell's name says it.
  func write(layout: ChartLayout, to writer: inout SVGWriter) {
    let plot = layout.plot
    writer.markup("<text aria-hidden=\"true\" class=\"cell t\(step + 1)\"")
    writer.attribute("x", plot.x((box.x.start + box.x.end) / 2))
    writer.attribute(
      "y",
      plot.y((box.y.start + box.y.end) / 2) + layout.options.textSize * 0.35
    )
    writer.markup(">")
    writer.text(text)
    writer.line("</text>")
  }
}
