import ChartModel

/// The shades of the colours that have a name.
///
/// Every hue has at least 3:1 on its paper, and tells as the same hue in both schemes. Black and white are
/// what they say on either paper.
extension Palette {
  /// The shade of a named colour on this paper.
  func shade(of color: NamedColor) -> RGB {
    switch color {
    case .clear: RGB(red: 0, green: 0, blue: 0, opacity: 0)
    case .black: RGB("#000000")
    case .white: RGB("#ffffff")
    case .primary: RGB(ink)
    case .secondary: RGB(mutedInk)
    case .tertiary: RGB(axis)
    case .quaternary: RGB(faintInk)
    case .accent: RGB(series[0])
    case .blue, .green, .orange, .purple, .red, .cyan, .yellow, .brown, .pink, .indigo, .mint,
      .teal, .gray:
      RGB(hues[color] ?? ink)
    }
  }

  private var isDark: Bool { paper != Self.light.paper }
  private var faintInk: String { isDark ? "#7a7a7a" : "#8a8a8a" }
  private var hues: [NamedColor: String] { isDark ? Self.darkHues : Self.lightHues }

  private static let lightHues: [NamedColor: String] = [
    .blue: "#1166dd", .green: "#1f8a3b", .orange: "#d06400", .purple: "#9a3fc4",
    .red: "#d9262e", .cyan: "#0a86b0", .yellow: "#a58100", .brown: "#8a5d35",
    .pink: "#e0266f", .indigo: "#5246c8", .mint: "#008f7a", .teal: "#2a7f92", .gray: "#767676",
  ]

  private static let darkHues: [NamedColor: String] = [
    .blue: "#5aaaff", .green: "#4cc96b", .orange: "#ff9f3f", .purple: "#c98bf5",
    .red: "#ff6b66", .cyan: "#55ccf0", .yellow: "#ffd84a", .brown: "#c89b6d",
    .pink: "#ff78a8", .indigo: "#9d98ff", .mint: "#5fe3c8", .teal: "#5bbdce", .gray: "#9a9a9a",
  ]
}

extension PaintColor {
  /// The shade that a scheme has of the colour.
  func shade(in palette: Palette) -> RGB {
    switch self {
    case .named(let name, let opacity): palette.shade(of: name).faded(opacity)
    case .components(let red, let green, let blue, let opacity):
      RGB(red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}

extension PaintGradient {
  /// The mean of the colours, each weighed by how much of the gradient is nearest to it.
  func meanShade(in palette: Palette) -> RGB {
    let stops = ordered
    guard let first = stops.first, let last = stops.last else {
      return RGB(red: 0, green: 0, blue: 0, opacity: 0)
    }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, opacity: 0.0)
    func add(_ color: RGB, _ weight: Double) {
      sum.red += color.red * weight
      sum.green += color.green * weight
      sum.blue += color.blue * weight
      sum.opacity += color.opacity * weight
    }
    add(first.color.shade(in: palette), first.location)
    add(last.color.shade(in: palette), 1 - last.location)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let half = (to.location - from.location) / 2
      add(from.color.shade(in: palette), half)
      add(to.color.shade(in: palette), half)
    }
    return RGB(red: sum.red, green: sum.green, blue: sum.blue, opacity: sum.opacity)
  }

  /// The stops with their places held to 0...1 and never falling, as SVG reads them.
  var ordered: [Stop] {
    var least = 0.0
    return stops.map { stop in
      least = max(least, stop.location.isNaN ? 0 : min(1, stop.location))
      return Stop(stop.color, at: least)
    }
  }
}
