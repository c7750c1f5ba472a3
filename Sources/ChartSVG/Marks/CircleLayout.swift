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

  /// The inner and the outer radius of a sector, in user units; the inner one never the larger.
  func radii(_ style: MarkStyle) -> (Double, Double) {
    let found = style.outerRadius?.radius(of: outer) ?? outer
    let hole = style.innerRadius?.radius(of: outer) ?? inner
    return (min(hole, found), found)
  }
}

extension MarkDimension {
  /// The radius that it gives within a circle of a radius, both in user units; held to 0...`circle`, `nil`
  /// for what the drawing chooses.
  fileprivate func radius(of circle: Double) -> Double? {
    let length: Double
    switch self {
    case .automatic: return nil
    case .fixed(let points): length = points
    case .ratio(let share): length = share * circle
    case .inset(let points): length = circle - points
    }
    return length.isFinite ? max(0, min(circle, length)) : nil
  }
}
