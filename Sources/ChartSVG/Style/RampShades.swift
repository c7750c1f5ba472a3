import ChartModel

/// The steps of a range of depths on one paper, with the ink that is read on each.
struct RampShades {
  /// From the least to the most, as a style sheet writes them.
  let fills: [String]

  /// The ink on each step.
  let inks: [String]

  /// The steps between an author's colours, evenly spread; the drawing's own where there are none.
  init(_ colors: [PaintColor], in palette: Palette) {
    let stops = colors.map { $0.shade(in: palette).over(RGB(palette.paper)) }
    guard let first = stops.first, let last = stops.last else {
      fills = palette.ramp
      inks = palette.rampInk
      return
    }
    let shades = (0..<Palette.rampCount).map { step -> RGB in
      let place = Double(step) / Double(Palette.rampCount - 1) * Double(stops.count - 1)
      let index = Int(place)
      guard index + 1 < stops.count else { return last }
      return (index == 0 ? first : stops[index]).mixed(
        with: stops[index + 1],
        place - Double(index)
      )
    }
    fills = shades.map(\.text)
    inks = shades.map { shade in
      shade.contrast(with: RGB("#ffffff")) >= shade.contrast(with: RGB("#000000"))
        ? "#ffffff" : "#000000"
    }
  }
}
