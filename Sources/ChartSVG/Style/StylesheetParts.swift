import ChartModel

/// The rules for parts that few charts have: none of them where a chart has none.
struct StylesheetParts {
  private let hasSelection: Bool
  private let hasNotes: Bool
  private let hasAnnotations: Bool
  private let hasDepth: Bool
  private let hasTint: Bool
  private let hasPanel: Bool
  private let hasRings: Bool
  private let hasFrame: Bool
  private let hasBackground: Bool

  init(of chart: ResolvedChart, layout: ChartLayout) {
    hasSelection = chart.selection != nil
    hasAnnotations = chart.layers.contains { !$0.annotations.isEmpty }
    hasNotes =
      !chart.texts.isEmpty || hasAnnotations || chart.style.legend.texts != nil
      || [chart.x, chart.y].contains { $0?.marks?.isEmpty == false }
    hasDepth = chart.layers.contains { $0.hasDepth && !$0.isHeatMap }
    let named = chart.style.series.values.contains(where: \.isPainted)
    hasTint = chart.layers.contains { layer in
      layer.mark == .area && layer.stacked == nil
        && (named || chart.style.plotBackground != nil || layer.styles.contains(where: \.isPainted))
    }
    hasPanel = layout.legendPlace == .overlay
    hasRings = layout.sizes != nil
    hasFrame = chart.style.plotBorder != nil
    hasBackground = chart.style.plotBackground != nil
  }

  func writeShapes(_ writer: inout SVGWriter) {
    if hasSelection {
      writer.line(".faded{opacity:.3}")
      writer.line(".band{stroke:none}")
    }
    if hasNotes {
      writer.line(".note{paint-order:stroke;stroke-width:3;stroke-linejoin:round}")
      writer.line(".bold{font-weight:700}")
    }
    if hasDepth { writer.line(".rim{stroke-width:1}") }
    if hasPanel { writer.line(".panel{fill-opacity:.9;stroke-width:1}") }
    if hasRings { writer.line(".ring{fill:none;stroke-width:1.5}") }
    if hasFrame { writer.line(".frame{fill:none;stroke:currentColor}") }
  }

  func writeColours(_ palette: Palette, _ writer: inout SVGWriter) {
    if hasSelection { writer.line(".band{fill:\(palette.grid)}") }
    if hasNotes { writer.line(".note{stroke:\(palette.paper)}") }
    if hasDepth { writer.line(".rim{stroke:\(palette.axis)}") }
    if hasPanel { writer.line(".panel{fill:\(palette.paper);stroke:\(palette.grid)}") }
    if hasRings { writer.line(".ring{stroke:\(palette.axis)}") }
  }

  /// Where colours are forced, what is faded stays readable, and what is selected has a frame.
  func writeForcedColours(_ writer: inout SVGWriter) {
    if hasSelection {
      writer.line(".faded{opacity:.6}")
      writer.line(".band{fill:none;stroke:Highlight;stroke-width:2}")
    }
    if hasNotes { writer.line(".note{stroke:Canvas}") }
    if hasAnnotations {
      writer.line(".onto{stroke:Canvas;stroke-width:3;paint-order:stroke;stroke-linejoin:round}")
    }
    if hasBackground { writer.line(".backdrop{fill:Canvas}") }
    if hasDepth { writer.line(".rim{stroke:CanvasText}") }
    if hasTint { writer.line(".tint{fill-opacity:.25}") }
    if hasPanel { writer.line(".panel{fill:Canvas;stroke:CanvasText}") }
    if hasRings { writer.line(".ring{stroke:CanvasText}") }
  }
}

extension MarkStyle {
  /// Whether its author chose what marks are painted with.
  fileprivate var isPainted: Bool { paint != nil || opacity != nil }
}
