import ChartModel

/// The titles of the axes, in their places.
extension LayoutBuilder {
  mutating func placeTitles(_ xTitle: [String], _ yTitle: [String], yTitleTop: Double) {
    let lineHeight = size * PlacedText.lineHeight
    let xTop = options.height - padding - Double(xTitle.count) * lineHeight
    axisTitles = yTitle.enumerated().map { line, text in
      axisTitle(text, x: padding, y: yTitleTop + Double(line) * lineHeight, .left)
    }
    let half = xTitle.map { TextWidth.of($0, size: size, isBold: true) / 2 }.max() ?? 0
    let middle = min(plot.left + plot.width / 2, options.width - padding - half)
    axisTitles += xTitle.enumerated().map { line, text in
      axisTitle(text, x: middle, y: xTop + Double(line) * lineHeight, .middle)
    }
  }

  private func axisTitle(
    _ text: String,
    x: Double,
    y: Double,
    _ anchor: PlacedText.Anchor
  ) -> PlacedText {
    PlacedText(
      text: text,
      x: x,
      y: y + size,
      anchor: anchor,
      size: size,
      isBold: true,
      className: "axis-title"
    )
  }
}
