import ChartAccessibility
import ChartModel

/// Writes one series as its node says: itself, its groups, its marks, each with id, role and name.
struct SeriesDrawing {
  private let tree: AccessibilityTree
  private let labels: SVGLabels
  private let marks: MarkDrawing
  private let number: Int
  private(set) var diagnostics: [SVGDiagnostic] = []
  private var outside = 0
  private var places: ToldPlaces?

  init(tree: AccessibilityTree, labels: SVGLabels, marks: MarkDrawing, number: Int) {
    self.tree = tree
    self.labels = labels
    self.marks = marks
    self.number = number
  }

  /// Writes the series of a node.
  mutating func write(_ node: AccessibilityNode, to writer: inout SVGWriter) {
    places = ToldPlaces(of: node, in: tree, rows: marks.rows)
    writeOpening(node, "g", role: "graphics-object", className: marks.className, to: &writer)
    writer.line(">")
    marks.writeOutline(to: &writer)
    if marks.isCombined {
      for group in tree.children(of: node) { writeCombined(group, to: &writer) }
      diagnostics.append(.marksCombined(series: number, count: marks.count))
    } else {
      writeChildren(of: node, to: &writer)
      writeOthers(to: &writer)
    }
    writer.line("</g>")
    outside = marks.outsideCount
    if outside > 0 { diagnostics.append(.marksOutsidePlot(series: number, count: outside)) }
  }

  private func writeChildren(of node: AccessibilityNode, to writer: inout SVGWriter) {
    let start = node.marks?.start ?? 0
    for (index, child) in tree.children(of: node).enumerated() {
      if child.role == .mark {
        let told = places == nil ? start + index : child.place ?? start + index
        writeMark(child, place: places?.place(of: told) ?? told, to: &writer)
      } else {
        writeOpening(child, "g", role: "graphics-object", to: &writer)
        writer.line(">")
        writeChildren(of: child, to: &writer)
        writer.line("</g>")
      }
    }
  }

  /// Writes the marks that no node stands for, as decoration; a line is drawn as a whole.
  private func writeOthers(to writer: inout SVGWriter) {
    guard let places, marks.mark != .line, marks.mark != .area else { return }
    for place in places.others { marks.writeShapes(place..<(place + 1), to: &writer) }
  }

  private func writeMark(_ node: AccessibilityNode, place: Int, to writer: inout SVGWriter) {
    if marks.mark == .box, !node.children.isEmpty {
      return writeParts(of: node, place: place, to: &writer)
    }
    let shape = marks.shape(at: place)
    marks.writeCasing(shape, at: place, to: &writer)
    writeOpening(node, "path", role: "graphics-symbol", className: shape.className, to: &writer)
    writer.markup(" d=\"")
    marks.writePath(shape, to: &writer)
    writer.line("\"/>")
    marks.writeCellText(at: place, to: &writer)
    marks.writeSectorText(at: place, to: &writer)
  }

  /// A mark with parts: a group of paths, in the order of its children.
  private func writeParts(of node: AccessibilityNode, place: Int, to writer: inout SVGWriter) {
    writeOpening(node, "g", role: "graphics-object", to: &writer)
    writer.line(">")
    for (part, shape) in zip(node.children, marks.boxShapes(at: place)) {
      writeOpening(part, "path", role: "graphics-symbol", className: shape.className, to: &writer)
      writer.markup(" d=\"")
      marks.writePath(shape, to: &writer)
      writer.line("\"/>")
    }
    writer.line("</g>")
  }

  /// A group whose marks have no elements: one path shows them, or an unseen box where a line does.
  private func writeCombined(_ group: AccessibilityNode, to writer: inout SVGWriter) {
    writeOpening(group, "g", role: "graphics-object", to: &writer)
    writer.line(">")
    if let run = group.marks {
      let range = run.start..<run.end
      marks.writeCombined(places?.places(of: range) ?? range, to: &writer)
    }
    writer.line("</g>")
  }

  /// The whole name of a node; that of a mark with what its author wrote beside it, which is drawn
  /// elsewhere and hidden there.
  private func name(of node: AccessibilityNode) -> String {
    let beside = node.children.filter { $0.role == .annotation }
    return ([node] + beside).map(labels.name).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func writeOpening(
    _ node: AccessibilityNode,
    _ element: String,
    role: String,
    className: String = "",
    to writer: inout SVGWriter
  ) {
    writer.byte(0x3C)
    writer.markup(element)
    writer.attribute("id", node.id.attribute)
    if !className.isEmpty { writer.attribute("class", className) }
    writer.attribute("role", role)
    if let kind = labels.roleDescription(node.role, marks.mark), !kind.isEmpty {
      writer.attribute("aria-roledescription", kind)
    }
    writer.attribute("aria-label", name(of: node))
  }
}

extension AccessibilityNode {
  /// The place of a mark in its series' reading order, from 0, as its id has it.
  fileprivate var place: Int? {
    id.rawValue.split(separator: "-").last.flatMap { Int($0) }.map { $0 - 1 }
  }
}
