import ChartModel

/// What a mark is painted with where its author says anything about it: one class of the style sheet each.
enum PaintKey: Hashable {
  /// One colour, and how opaque the mark is.
  case solid(PaintColor, opacity: Double)

  /// Colours that pass into one another.
  case gradient(PaintGradient, opacity: Double)

  /// The colour of the palette with a number from 0, made less opaque or put on another ground.
  case series(Int, opacity: Double)

  /// The colour that stands for the whole, on a paper.
  func shade(in palette: Palette) -> RGB {
    switch self {
    case .solid(let color, let opacity): color.shade(in: palette).faded(opacity)
    case .gradient(let gradient, let opacity): gradient.meanShade(in: palette).faded(opacity)
    case .series(let number, let opacity): RGB(palette.series[number]).faded(opacity)
    }
  }

  /// Every colour that it shows on a paper.
  func shades(in palette: Palette) -> [RGB] {
    guard case .gradient(let gradient, let opacity) = self else { return [shade(in: palette)] }
    return gradient.stops.map { $0.color.shade(in: palette).faded(opacity) }
  }

  /// The gradient that is drawn as one: those around a middle have no counterpart in SVG.
  var drawnGradient: PaintGradient? {
    guard case .gradient(let gradient, _) = self else { return nil }
    if case .angular = gradient.geometry { return nil }
    return gradient.stops.count > 1 ? gradient : nil
  }

  /// Whether nothing of it is seen.
  var isClear: Bool { shades(in: .light).allSatisfy { $0.opacity == 0 } }
}
