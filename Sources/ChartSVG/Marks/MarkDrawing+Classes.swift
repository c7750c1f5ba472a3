import ChartModel

/// The classes of a series' element, and of marks that look otherwise.
extension MarkDrawing {
  /// The classes of the series' element.
  var className: String { mark == .sector ? "" : classes(look.base) }

  /// The look of the line or the area of the series: that of its first mark.
  var outlineLook: MarkLook {
    rows.first.map { look.look(ofRow: Int($0)) } ?? look.base
  }

  /// The classes of marks that look so.
  func classes(_ look: MarkLook) -> String {
    let colour = look.colourClass
    switch mark {
    case .sector: return "\(colour) \(look.fillClass) slice\(look.edgeClass)"
    case .box: return colour
    case .bar where layer.stacked != nil || layer.bins != nil:
      return "\(colour) \(look.fillClass) edge\(look.edgeClass)"
    case .bar: return "\(colour) \(look.fillClass)\(look.edgeClass)"
    case .area: return "\(colour) \(look.fillClass)"
    case .rectangle:
      return layer.isHeatMap ? "edge" : "\(colour) \(look.fillClass) edge\(look.edgeClass)"
    case .rule: return "\(colour) line\(look.strokeClasses)"
    case .line, .point:
      let fill = "\(colour) \(look.symbolClass)"
      if let open = look.openClass { return "\(fill) \(open)" }
      return isCombined ? fill : "\(fill) halo\(look.edgeClass)"
    }
  }

  /// The shape of a mark with what its author says of it.
  func styled(_ shape: MarkShape, row: Int) -> MarkShape {
    let look = look.look(ofRow: row)
    var shape = sized(shape, look.style, row)
    if shape.className.isEmpty, !self.look.isUniform, look != self.look.base {
      shape.className = classes(look)
    } else if shape.className == "hollow", look.colourClass != self.look.base.colourClass {
      shape.className = "\(look.colourClass) hollow"
    }
    if let depth = depthClass(row) { shape.className = depth }
    if let selection {
      let added = selection.contains(row) ? "chosen" : "faded"
      shape.className += shape.className.isEmpty ? added : " \(added)"
    }
    return shape.moved(look.style.offset)
  }

  /// The classes of a mark whose colour shows an amount.
  private func depthClass(_ row: Int) -> String? {
    guard let colors, !layer.isHeatMap, let ramp = layout.ramp, !colors.values[row].isNaN else {
      return nil
    }
    return "q\(ramp.step(of: colors.values[row]) + 1) rim"
  }

  /// Writes what makes a faint rule seen: a wider line behind it, hidden from assistive technology.
  func writeCasing(_ shape: MarkShape, at place: Int, to writer: inout SVGWriter) {
    guard mark == .rule, shape.className != "quiet" else { return }
    let look = look.look(ofRow: Int(rows[place]))
    guard look.paint?.hasEdge == true else { return }
    let dash = look.lineClass.map { " \($0)" } ?? look.series.dashClass
    writer.markup("<path aria-hidden=\"true\" class=\"case\(dash)\(look.edgeClass)\"")
    writer.casing(look.lineWidth + 2)
    writer.markup(" d=\"")
    writePath(shape, to: &writer)
    writer.line("\"/>")
  }
}
