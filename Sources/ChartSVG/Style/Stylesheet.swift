import ChartModel

/// The style rules of a drawing: one set a scheme, and one for forced colours.
///
/// No custom properties and no nesting: renderers outside browsers know neither.
struct Stylesheet {
  let options: SVGOptions

  /// The colours and shapes in use.
  let styles: [SeriesStyle]

  /// Whether bars or areas are filled with patterns.
  let hasFills: Bool

  /// The kinds of mark in use.
  let marks: [Mark]

  /// Whether some bars are hollow.
  let hasCandles: Bool

  /// Whether amounts are shown as depth of colour.
  let hasRamp: Bool

  /// What the author chose.
  let book: PaintBook

  /// The author's colours of depth; empty for the drawing's own.
  let ramp: [PaintColor]

  /// Which parts that few charts have are drawn.
  let parts: StylesheetParts

  func write(to writer: inout SVGWriter) {
    writer.line("<style>")
    writeShapes(&writer)
    switch options.scheme {
    case .auto:
      writeColours(.light, &writer)
      writer.line("@media (prefers-color-scheme:dark){")
      writeColours(.dark, &writer)
      writer.line("}")
    case .light: writeColours(.light, &writer)
    case .dark: writeColours(.dark, &writer)
    }
    writeForcedColours(&writer)
    writer.line("</style>")
  }

  private func writeShapes(_ writer: inout SVGWriter) {
    writer.markup("text{font-family:system-ui,sans-serif;font-size:")
    writer.number(options.textSize)
    writer.line("px}")
    writer.markup(".title{font-weight:700;font-size:")
    writer.number(options.textSize * ChartLayout.titleScale)
    writer.line("px}")
    writer.line(".axis-title{font-weight:600}")
    writer.line(".cell{text-anchor:middle;stroke:none}")
    writer.line(".grid,.axis{fill:none;stroke-width:1;shape-rendering:crispEdges}")
    writer.line(
      ".line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}"
    )
    writer.line(".marks{fill:currentColor}")
    writer.line(".halo{stroke-width:1.5;paint-order:stroke}")
    writer.line(".edge{stroke-width:1}")
    writer.line(".under{fill:none;stroke-width:5;stroke-linejoin:round;stroke-linecap:round}")
    writer.line(".wash{fill:currentColor;fill-opacity:.25;stroke:none}")
    if marks.contains(.sector) { writer.line(".slice{stroke-width:2;stroke-linejoin:round}") }
    if marks.contains(.box) { writer.line(".median{fill:none;stroke-width:2.5}") }
    if hasCandles { writer.line(".hollow{stroke:currentColor;stroke-width:1.5}") }
    writer.line(".quiet{fill:none;stroke:none}")
    writer.line(".over{fill:none;stroke-width:1.2}")
    for style in styles where style.shape > 0 {
      writer.line(".d\(style.shape + 1){stroke-dasharray:\(Dash.all[style.shape])}")
      guard hasFills else { continue }
      writer.line(".\(style.fillClass){fill:url(#\(style.patternID))}")
    }
    PaintRules(book: book).writeShapes(&writer)
    parts.writeShapes(&writer)
  }

  /// What has the colour of the paper around it or over it.
  private var papered: String {
    ".halo,.edge,.over,.under" + (marks.contains(.sector) ? ",.slice" : "")
      + (marks.contains(.box) ? ",.median" : "")
  }

  private func writeColours(_ palette: Palette, _ writer: inout SVGWriter) {
    writer.line(".paper{fill:\(palette.paper)}")
    if hasCandles { writer.line(".hollow{fill:\(palette.paper)}") }
    writer.line("text{fill:\(palette.mutedInk)}")
    writer.line(".title,.axis-title{fill:\(palette.ink)}")
    writer.line(".axis{stroke:\(palette.axis)}")
    writer.line(".grid{stroke:\(palette.grid)}")
    writer.line("\(papered){stroke:\(palette.paper)}")
    for colour in Set(styles.map(\.colour)).sorted() {
      writer.line(".s\(colour + 1){color:\(palette.series[colour])}")
    }
    PaintRules(book: book).writeColours(palette, &writer)
    parts.writeColours(palette, &writer)
    guard hasRamp else { return }
    let shades = RampShades(ramp, in: palette)
    for step in 0..<Palette.rampCount {
      writer.line(".q\(step + 1){fill:\(shades.fills[step])}")
      writer.line("text.t\(step + 1){fill:\(shades.inks[step])}")
    }
  }

  /// Makes the drawing follow forced colours, which leave SVG as it is.
  ///
  /// Cells keep their depths: their amounts stand on them.
  private func writeForcedColours(_ writer: inout SVGWriter) {
    writer.line("@media (forced-colors:active){")
    writer.line(".paper{fill:Canvas}")
    if hasCandles { writer.line(".hollow{fill:Canvas}") }
    writer.line("text,.title,.axis-title{fill:CanvasText}")
    writer.line(".axis{stroke:CanvasText}")
    writer.line(".grid{stroke:CanvasText;stroke-opacity:.3}")
    writer.line("\(papered){stroke:Canvas}")
    for colour in Set(styles.map(\.colour)).sorted() {
      writer.line(".s\(colour + 1){color:CanvasText}")
    }
    PaintRules(book: book).writeForcedColours(&writer)
    parts.writeForcedColours(&writer)
    writer.line("}")
  }
}
