import ChartModel

/// Draws what an author painted behind the marks, and the border of the plot.
struct PlotDrawing {
  let style: ChartStyle
  let plot: PlotArea
  let book: PaintBook

  /// Writes what stands behind grid and marks.
  func writeBackground(to writer: inout SVGWriter) {
    if let background = paintClass(style.plotBackground) {
      writeRectangle("\(background.name) \(background.fillClass) backdrop", to: &writer)
    }
  }

  /// Writes the border, over the grid and behind the marks.
  func writeBorder(to writer: inout SVGWriter) {
    if let border = paintClass(style.plotBorder), style.plotBorderWidth > 0 {
      writeRectangle(
        "\(border.name) frame\(border.strokeClass)",
        width: min(style.plotBorderWidth, 40),
        to: &writer
      )
    }
  }

  private func paintClass(_ paint: Paint?) -> PaintClass? {
    guard let paint else { return nil }
    let key = PaintKey(paint, opacity: 1)
    return book.paints.first { $0.key == key }
  }

  private func writeRectangle(
    _ classes: String,
    width: Double? = nil,
    to writer: inout SVGWriter
  ) {
    writer.markup("<rect aria-hidden=\"true\" class=\"\(classes)\"")
    if let width { writer.attribute("stroke-width", width) }
    writer.attribute("x", plot.left)
    writer.attribute("y", plot.top)
    writer.attribute("width", plot.width)
    writer.attribute("height", plot.height)
    writer.line("/>")
  }
}
