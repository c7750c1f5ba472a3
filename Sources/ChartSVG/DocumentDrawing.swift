import ChartAccessibility
import ChartModel
import ChartScales

/// Writes the whole document, from the back to the front.
struct DocumentDrawing {
  private let chart: ResolvedChart
  private let tree: AccessibilityTree
  private let labels: SVGLabels
  private let layout: ChartLayout
  private let numbering: SeriesNumbering
  private let looks: LookBook
  private let selections: [MarkSelection?]
  private let offset: UTCOffset

  private(set) var writer = SVGWriter()
  private(set) var diagnostics: [SVGDiagnostic] = []

  init(
    chart: ResolvedChart,
    tree: AccessibilityTree,
    labels: SVGLabels,
    layout: ChartLayout,
    numbering: SeriesNumbering,
    looks: LookBook,
    offset: @escaping UTCOffset
  ) {
    self.chart = chart
    self.tree = tree
    self.labels = labels
    self.layout = layout
    self.numbering = numbering
    self.looks = looks
    selections = chart.layers.indices.map { MarkSelection(of: chart, layer: $0) }
    self.offset = offset
  }

  private var options: SVGOptions { layout.options }

  mutating func draw() {
    writer.reserve(8192 + chart.layers.reduce(0) { $0 + min($1.markCount, 1 << 22) * 16 })
    writeOpening()
    writeTexts()
    let panel = PlotDrawing(style: chart.style, plot: layout.plot, book: looks.book)
    panel.writeBackground(to: &writer)
    let axes = AxisDrawing(chart: chart, tree: tree, layout: layout, book: looks.book)
    axes.writeBehind(to: &writer)
    panel.writeBorder(to: &writer)
    drawLayers()
    axes.writeInFront(to: &writer)
    drawAnnotations()
    LegendDrawing(layout: layout, tree: tree, isRightToLeft: options.isRightToLeft)
      .write(to: &writer)
    layout.notes.write(to: &writer, isRightToLeft: options.isRightToLeft)
    writer.line("</svg>")
  }

  // MARK: Head

  private mutating func writeOpening() {
    writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.attribute("id", tree.root.id.attribute)
    writer.attribute("lang", options.language)
    writer.attribute("xml:lang", options.language)
    if options.isRightToLeft { writer.attribute("direction", "rtl") }
    writer.attribute("width", options.width)
    writer.attribute("height", options.height)
    writer.markup(" viewBox=\"0 0 ")
    writer.number(options.width)
    writer.byte(0x20)
    writer.number(options.height)
    writer.markup("\" style=\"max-width:100%;height:auto\" role=\"graphics-document\"")
    if let mark = chart.layers.first?.mark {
      if let kind = labels.roleDescription(.chart, mark), !kind.isEmpty {
        writer.attribute("aria-roledescription", kind)
      }
    }
    // Named by its title element alone: what labels a thing that can have the focus, as a document can in
    // Firefox, Orca leaves out when it reads the page.
    if !labels.description.isEmpty {
      writer.attribute("aria-describedby", isDescriptionWhole ? Self.textID : Self.textElementID)
    }
    writer.line(">")
    writeElement("title", Self.titleElementID, labels.title)
    if !labels.description.isEmpty {
      writeElement("desc", Self.textElementID, labels.description)
    }
    if !labels.proof.isEmpty {
      writer.markup("<metadata id=\"chart.proof\">")
      writer.markup(labels.proof)
      writer.line("</metadata>")
    }
    let styles = (0..<numbering.count).map(SeriesStyle.init(number:))
    Stylesheet(
      options: options,
      styles: Self.once(styles),
      hasFills: hasFills,
      marks: chart.layers.map(\.mark),
      hasCandles: chart.candlestick != nil,
      hasRamp: layout.ramp != nil,
      book: looks.book,
      ramp: chart.style.ramp,
      parts: StylesheetParts(of: chart, layout: layout)
    ).write(to: &writer)
    writePatterns(Self.once(styles))
    PaintServers(book: looks.book, plot: layout.plot).write(to: &writer)
    writer.markup("<rect class=\"paper\" aria-hidden=\"true\"")
    writer.attribute("width", options.width)
    writer.attribute("height", options.height)
    writer.line("/>")
  }

  private static let titleID = "chart.title"
  private static let textID = "chart.description"
  private static let titleElementID = "chart.whole-title"
  private static let textElementID = "chart.whole-description"

  private var isTitleWhole: Bool { !layout.header.title.isShortened }
  private var isDescriptionWhole: Bool { !layout.header.description.isShortened }

  private mutating func writeElement(_ name: String, _ id: String, _ text: String) {
    writer.markup("<\(name)")
    writer.attribute("id", id)
    writer.markup(">")
    writer.text(text)
    writer.line("</\(name)>")
  }

  private static func once(_ styles: [SeriesStyle]) -> [SeriesStyle] {
    var seen: Set<SeriesStyle> = []
    return styles.filter { seen.insert($0).inserted }
  }

  private mutating func writePatterns(_ styles: [SeriesStyle]) {
    guard hasFills else { return }
    for style in styles where style.shape > 0 {
      writer.markup("<pattern")
      writer.attribute("id", style.patternID)
      writer.attribute("class", style.className)
      writer.markup(" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">")
      writer.markup("<path class=\"marks\" d=\"M0,0h8v8h-8z\"/><path class=\"over\"")
      writer.attribute("d", FillPattern.all[style.shape])
      writer.line("/></pattern>")
    }
  }

  private var hasFills: Bool {
    chart.layers.contains {
      [.bar, .area, .rectangle, .sector, .box].contains($0.mark) && !$0.isHeatMap
    }
  }

  // MARK: Title and description

  private mutating func writeTexts() {
    writeLines(layout.header.title.lines, Self.titleID, "title", layout.titleBaseline)
    writeLines(layout.header.description.lines, Self.textID, "", layout.descriptionBaseline)
  }

  private mutating func writeLines(
    _ lines: [String],
    _ id: String,
    _ className: String,
    _ baseline: (Int) -> Double
  ) {
    guard !lines.isEmpty else { return }
    writer.markup("<text")
    writer.attribute("id", id)
    if !className.isEmpty { writer.attribute("class", className) }
    writer.markup(">")
    for (line, text) in lines.enumerated() {
      writer.markup("<tspan")
      let isReversed = options.isRightToLeft
      writer.attribute("x", isReversed ? options.width - layout.padding : layout.padding)
      writer.attribute("y", baseline(line))
      writer.markup(">")
      writer.text(text)
      writer.markup("</tspan>")
    }
    writer.line("</text>")
  }

  // MARK: Layers

  private mutating func drawLayers() {
    var number = 0
    writeSelection()
    let nodes = tree.root.children.filter { $0.role == .series }
    for layerIndex in chart.drawingOrder {
      let layer = chart.layers[layerIndex]
      var isDescribed = true
      let columns = MarkPlaces.columns(of: chart, layer: layer)
      for seriesIndex in layer.series.indices {
        let drawing = drawing(layerIndex, seriesIndex, columns)
        let id = tree.seriesID(layer: layerIndex, series: seriesIndex)
        if let node = nodes.first(where: { $0.id == id }) {
          var series = SeriesDrawing(tree: tree, labels: labels, marks: drawing, number: number)
          series.write(node, to: &writer)
          diagnostics += series.diagnostics
          number += 1
        } else {
          isDescribed = false
          drawing.writeUndescribed(to: &writer)
        }
      }
      let isWick = layerIndex == chart.candlestick?.other
      if !isDescribed, !isWick, !layer.repeatsOther {
        diagnostics.append(.layerNotDescribed(layerIndex))
      }
    }
  }

  private func drawing(
    _ layer: Int,
    _ series: Int,
    _ columns: (x: [Double], y: [Double])?
  ) -> MarkDrawing {
    MarkDrawing(
      chart: chart,
      layout: layout,
      labels: labels,
      layer: layer,
      series: series,
      look: looks.look(layer: layer, series: series),
      selection: selections[layer],
      columns: columns,
      offset: offset
    )
  }

  private mutating func drawAnnotations() {
    guard chart.layers.contains(where: { !$0.annotations.isEmpty }) else { return }
    var annotations = AnnotationDrawing(chart: chart, layout: layout, book: looks.book) {
      [self] layer, series in
      drawing(layer, series, MarkPlaces.columns(of: chart, layer: chart.layers[layer]))
    }
    annotations.place()
    annotations.write(to: &writer)
    diagnostics += annotations.diagnostics
  }

  /// Writes what stands behind the selected marks.
  private mutating func writeSelection() {
    guard chart.selection != nil else { return }
    var extents: [MarkExtent] = []
    for (index, layer) in chart.layers.enumerated() {
      guard let selection = selections[index] else { continue }
      let columns = MarkPlaces.columns(of: chart, layer: layer)
      for series in layer.series.indices {
        let marks = drawing(index, series, columns)
        extents += layer.series[series].rows.compactMap { row in
          selection.contains(Int(row)) ? marks.extents.extent(ofRow: Int(row)) : nil
        }
      }
    }
    if let band = SelectionBand(of: chart, extents: extents) {
      band.write(in: layout.plot, to: &writer)
    } else {
      writer.markup("<clipPath id=\"\(SelectionBand.clipID)\">")
      writer.line("</clipPath>")
    }
  }
}

extension ResolvedChart {
  /// The numbers of the layers from the back to the front: as declared, where no author says otherwise.
  ///
  /// A document is read in the order in which it is drawn: layers that an author moves to the front are
  /// read last.
  var drawingOrder: [Int] {
    let fronts = layers.map { layer in
      layer.styles.compactMap(\.zIndex).filter(\.isFinite).max() ?? 0
    }
    return layers.indices.sorted { (fronts[$0], $0) < (fronts[$1], $1) }
  }
}
