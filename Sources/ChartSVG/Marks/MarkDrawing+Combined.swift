import ChartModel
import ChartScales

/// Series of so many marks that none has an element of its own.
extension MarkDrawing {
  /// Writes what stands for the marks at some places when none has an element of its own.
  func writeCombined(_ places: Range<Int>, to writer: inout SVGWriter) {
    switch mark {
    case .line, .area: writeExtent(of: places, to: &writer)
    case .rectangle where layer.isHeatMap: writeCells(places, to: &writer)
    case .sector: writeSectors(places, to: &writer)
    case .box: writeBoxes(places, to: &writer)
    case .bar, .point, .rule, .rectangle: writeShapes(places, to: &writer)
    }
  }

  func writeShapes(_ places: Range<Int>, to writer: inout SVGWriter) {
    if !isPlain { return writeByClass(places, to: &writer) }
    writer.markup("<path aria-hidden=\"true\" d=\"")
    for place in places {
      let shape = shape(at: place)
      if shape.className.isEmpty { writePath(shape, to: &writer) }
    }
    writer.line("\"/>")
  }

  /// Writes the marks that look alike as one path, in order of the first of them.
  private func writeByClass(_ places: Range<Int>, to writer: inout SVGWriter) {
    var groups: [String: [MarkShape]] = [:]
    var order: [String] = []
    for place in places {
      let shape = shape(at: place)
      guard shape.className != "quiet" else { continue }
      if groups[shape.className] == nil { order.append(shape.className) }
      groups[shape.className, default: []].append(shape)
    }
    for className in order {
      writer.markup("<path aria-hidden=\"true\"")
      if !className.isEmpty { writer.attribute("class", className) }
      writer.markup(" d=\"")
      for shape in groups[className] ?? [] { writePath(shape, to: &writer) }
      writer.line("\"/>")
    }
  }

  private func writeCells(_ places: Range<Int>, to writer: inout SVGWriter) {
    let shapes = places.map(shape(at:))
    for step in 0..<Palette.rampCount {
      let className = "q\(step + 1)"
      let cells = shapes.filter { $0.className == className }
      guard !cells.isEmpty else { continue }
      writer.markup("<path aria-hidden=\"true\" class=\"\(className)\" d=\"")
      for cell in cells { writePath(cell, to: &writer) }
      writer.line("\"/>")
    }
  }

  /// An unseen box around some marks of a line, for touch and for what highlights a group.
  private func writeExtent(of places: Range<Int>, to writer: inout SVGWriter) {
    var (left, right, bottom, top) = (Double.infinity, -Double.infinity, Double.infinity, 0.0)
    for place in places {
      guard let box = extents.extent(ofRow: Int(rows[place])), box.isInside else { continue }
      left = min(left, held(box.x.start))
      right = max(right, held(box.x.end))
      bottom = min(bottom, held(box.y.start), held(box.y.end))
      top = max(top, held(box.y.start), held(box.y.end))
    }
    guard left <= right else { return }
    let plot = layout.plot
    writer.markup("<path aria-hidden=\"true\" class=\"quiet\" d=\"")
    let outline = MarkShape.Outline.box(
      left: plot.x(left),
      top: plot.y(top),
      right: plot.x(right),
      bottom: plot.y(bottom)
    )
    writePath(MarkShape(outline: outline), to: &writer)
    writer.line("\"/>")
  }
}
