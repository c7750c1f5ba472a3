import ChartModel

/// The titles of the axes, in their places.
extension LayoutBuilder {
  /// Places the titles: the vertical axis's above its labels, the horizontal one's below the plot.
  mutating func placeTitles(
    _ xTitle: [String],
    _ yTitle: [String],
    yTitleTop: Double,
    below: Double
  ) {
    let lineHeight = size * PlacedText.lineHeight
    let xTop = options.height - padding - Double(xTitle.count) * lineHeight - below
    let isRight = ySides.count == 1 && ySides[0].side == .right
    let yPlace = isRight ? options.width - padding : padding
    axisTitles = yTitle.enumerated().map { line, text in
      axisTitle(
        text,
        x: yPlace,
        y: yTitleTop + Double(line) * lineHeight,
        isRight ? .right : .left
      )
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
