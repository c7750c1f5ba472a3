import ChartModel

/// The size that an author gives a chart or its plot.
///
/// A chart's own height is that of everything below the title and the description, which only a drawing
/// has: a small chart keeps the plot that its author saw.
struct ChartSize {
  private let style: ChartStyle

  init(of style: ChartStyle) { self.style = style }

  /// The size of the drawing for which a layout has the author's, found in a few steps, as texts are
  /// broken by the width; whether it had to be held to what a drawing can have.
  func fitted(
    _ options: SVGOptions,
    _ build: (SVGOptions) -> LayoutBuilder
  ) -> (LayoutBuilder, SVGOptions, isHeld: Bool) {
    var builder = build(options)
    guard hasAny else { return (builder, options, false) }
    var options = options
    var isHeld = false
    for _ in 0..<6 {
      var wanted = options
      if let width = style.width.finite { wanted.width = width }
      if let width = style.plotWidth.finite { wanted.width += width - builder.plot.width }
      if let height = style.height.finite {
        wanted.height = height + builder.header.height - options.textSize
      }
      if let height = style.plotHeight.finite { wanted.height += height - builder.plot.height }
      let bounded = wanted.bounded
      isHeld = abs(bounded.width - wanted.width) > 0.5 || abs(bounded.height - wanted.height) > 0.5
      if abs(bounded.width - options.width) < 0.01, abs(bounded.height - options.height) < 0.01 {
        break
      }
      options = bounded
      builder = build(options)
    }
    return (builder, options, isHeld)
  }

  private var hasAny: Bool {
    [style.width, style.height, style.plotWidth, style.plotHeight].contains { $0.finite != nil }
  }
}

extension Double? {
  /// The number, or `nil` for one that is not finite or not above zero.
  fileprivate var finite: Double? { self.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
}
