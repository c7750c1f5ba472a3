import ChartModel

/// Where a circle of sectors lies within the plot.
struct CircleLayout {
  let x: Double
  let y: Double
  let outer: Double
  let inner: Double

  /// The amount that the whole circle stands for.
  let total: Double

  /// The largest circle that leaves room for amounts around it; `nil` where there is nothing to show.
  init?(_ layer: ResolvedLayer, in plot: PlotArea, size: Double) {
    guard let total = layer.stacked?.total, total > 0 else { return nil }
    self.total = total
    x = plot.left + plot.width / 2
    y = plot.top + plot.height / 2
    outer = max(min(plot.width / 2 - size * 6, plot.height / 2 - size * 1.2), size)
    inner = outer * (layer.innerRadius ?? 0)
  }
}
