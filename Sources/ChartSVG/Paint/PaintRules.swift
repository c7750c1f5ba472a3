import ChartModel

/// The rules of the style sheet for what the author chose; nothing where that is nothing.
struct PaintRules {
  let book: PaintBook

  /// What is the same in every scheme.
  func writeShapes(_ writer: inout SVGWriter) {
    for (number, line) in book.lines.enumerated() {
      writer.markup(".l\(number + 1){stroke-width:")
      writer.number(max(0, line.width))
      writer.markup(";stroke-linecap:\(line.cap.rawValue);stroke-linejoin:\(line.join.rawValue)")
      writer.markup(";stroke-dasharray:")
      if line.isWhole { writer.markup("none") } else { writeDash(line.dash, &writer) }
      writer.line("}")
    }
    for (number, width) in book.openWidths.enumerated() {
      writer.markup(".y\(number + 1){fill:none;stroke:currentColor;stroke-width:")
      writer.number(max(0, width))
      writer.line("}")
    }
    for paint in book.paints where paint.key.drawnGradient != nil {
      writer.line(".g\(paint.number + 1){fill:url(#\(paint.gradientID(ofStroke: false)))}")
      writer.line(".h\(paint.number + 1){stroke:url(#\(paint.gradientID(ofStroke: true)))}")
    }
    for pattern in book.patterns {
      writer.line(".\(pattern.className){fill:url(#\(pattern.id))}")
    }
    if book.paints.contains(where: \.hasEdge) { writer.line(".case{fill:none}") }
  }

  private func writeDash(_ dash: [Double], _ writer: inout SVGWriter) {
    for (index, length) in dash.enumerated() {
      if index > 0 { writer.byte(0x20) }
      writer.number(max(0, length))
    }
  }

  /// The colours of a scheme.
  func writeColours(_ palette: Palette, _ writer: inout SVGWriter) {
    let place = book.palettes.firstIndex { $0.paper == palette.paper } ?? 0
    let ground = book.ground(palette)
    for paint in book.paints {
      writer.line(
        ".\(paint.name),.\(paint.patternName){color:\(paint.key.shade(in: palette).text)}"
      )
      if paint.hasEdge {
        let edge = paint.edges[place]?.color ?? ground
        writer.line(".e\(paint.number + 1){stroke:\(edge.text)}")
      }
      for (index, stop) in (paint.key.drawnGradient?.stops ?? []).enumerated() {
        let color = stop.color.shade(in: palette).opaque
        writer.line(".p\(paint.number + 1)-\(index + 1){stop-color:\(color.text)}")
      }
    }
    if !book.paints.isEmpty { writer.line(".own{stroke:currentColor}") }
    for (number, ink) in book.inks.enumerated() {
      writer.line("text.x\(number + 1){fill:\(Self.readable(ink, palette).text)}")
    }
  }

  /// The colour of a text as its author chose it, taken towards the ink until it can be read (4.5:1).
  static func readable(_ key: PaintKey, _ palette: Palette) -> RGB {
    let paper = RGB(palette.paper)
    let chosen = key.shade(in: palette)
    if case .solid(.named(let name, _), _) = key, name == .white || name == .black { return chosen }
    for step in 0...10 {
      let color = chosen.over(paper).mixed(with: RGB(palette.ink), Double(step) / 10)
      if color.contrast(with: paper) >= 4.5 { return color }
    }
    return RGB(palette.ink)
  }

  /// Forced colours know no hues.
  func writeForcedColours(_ writer: inout SVGWriter) {
    guard !book.isEmpty else { return }
    let ground = book.paints.filter(\.hasEdge).map { ".e\($0.number + 1)" }
    if !ground.isEmpty { writer.line("\(ground.joined(separator: ",")){stroke:Canvas}") }
    for paint in book.paints {
      let isClear = paint.key.isClear
      let names = ".\(paint.name),.\(paint.patternName)"
      writer.line("\(names){color:\(isClear ? "transparent" : "CanvasText")}")
      guard paint.key.drawnGradient != nil else { continue }
      writer.line(".g\(paint.number + 1){fill:CanvasText}")
      writer.line(".h\(paint.number + 1){stroke:CanvasText}")
    }
    for number in book.inks.indices { writer.line("text.x\(number + 1){fill:CanvasText}") }
  }
}

extension LineStyle {
  /// Whether it has no gaps: dashes of no length at all are none.
  var isWhole: Bool { !dash.contains { $0 > 0 } || dash.contains { !$0.isFinite } }
}
