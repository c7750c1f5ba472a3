import ChartModel
import SwiftUI

extension Paint {
  /// What a style paints with; `nil` for one that leaves the colour to the chart.
  ///
  /// `spansPlot` is whether a gradient runs over the whole plot.
  init?(_ style: StylePaint, spansPlot: Bool = false) {
    switch style {
    case .color(let color): self = .color(PaintColor(color))
    case .gradient(let gradient, let run):
      guard let gradient = PaintGradient(gradient, run, spansPlot: spansPlot) else { return nil }
      self = .gradient(gradient)
    case .level(let level, let base): self = Self.level(level, of: base, spansPlot: spansPlot)
    case .material: self = .color(.named(.gray, opacity: 0.3))
    case .tint: self = .color(.named(.accent))
    case .background: return nil
    case .foreground: self = .color(.named(.primary))
    case .faded(let style, let opacity):
      guard let paint = Paint(style, spansPlot: spansPlot) else { return nil }
      self = paint.faded(by: opacity)
    }
  }

  /// The opacities of a style's own levels, from the first on.
  private static let shades = [1, 0.5, 0.25, 0.18]

  private static func level(_ level: Int, of base: StylePaint?, spansPlot: Bool) -> Paint {
    let names: [NamedColor] = [.primary, .secondary, .tertiary, .quaternary]
    let place = min(max(level, 0), names.count - 1)
    guard let base, let paint = Paint(base, spansPlot: spansPlot) else {
      return .color(.named(names[place]))
    }
    return paint.faded(by: shades[place])
  }

  /// The paint at a share of its opacity, 0...1.
  func faded(by share: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(by: share))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        PaintGradient.Stop($0.color.faded(by: share), at: $0.location)
      }
      return .gradient(gradient)
    }
  }
}

extension PaintColor {
  /// A colour as the model names it.
  init(_ color: Color) {
    switch color.source {
    case .name(let name):
      self = .named(NamedColor(rawValue: name.rawValue) ?? .gray, opacity: color.opacity)
    case .asset: self = .named(.gray, opacity: color.opacity)
    case .numbers, .mixed:
      // A mixture is taken as it is on light paper.
      let parts = color.components(isDark: false)
      self = .components(
        red: parts.red,
        green: parts.green,
        blue: parts.blue,
        opacity: parts.opacity
      )
    }
  }

  /// The colour at a share of its opacity, 0...1.
  func faded(by share: Double) -> PaintColor {
    switch self {
    case .named(let name, let opacity): .named(name, opacity: opacity * share)
    case .components(let red, let green, let blue, let opacity):
      .components(red: red, green: green, blue: blue, opacity: opacity * share)
    }
  }
}

extension PaintGradient {
  /// A gradient as the model names it; `nil` for one without colours.
  init?(_ gradient: Gradient, _ run: StylePaint.Run, spansPlot: Bool) {
    guard !gradient.stops.isEmpty else { return nil }
    let stops = gradient.stops.map { Stop(PaintColor($0.color), at: Double($0.location)) }
    self.init(stops: stops, geometry: Self.geometry(run), spansPlot: spansPlot)
  }

  private static func geometry(_ run: StylePaint.Run) -> Geometry {
    switch run {
    case .linear(let start, let end):
      .linear(
        fromX: Double(start.x),
        fromY: Double(start.y),
        toX: Double(end.x),
        toY: Double(end.y)
      )
    // A radius in points has no share before the plot's size is known: half of the smaller side.
    case .radial(let center, _, _): .radial(x: Double(center.x), y: Double(center.y), radius: 0.5)
    case .elliptical(let center, _, let end):
      .radial(x: Double(center.x), y: Double(center.y), radius: end)
    case .angular(let center, let start, let end):
      .angular(x: Double(center.x), y: Double(center.y), from: start.degrees, to: end.degrees)
    }
  }
}
