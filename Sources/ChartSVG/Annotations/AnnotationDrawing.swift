import ChartModel

/// Draws what an author wrote beside marks, hidden from assistive technology: the tree reads it.
///
/// No two annotations overlap: one that would is left out of the picture, and told of.
struct AnnotationDrawing {
  let chart: ResolvedChart
  let layout: ChartLayout
  let book: PaintBook

  /// The drawing of a series of a layer.
  let marks: (_ layer: Int, _ series: Int) -> MarkDrawing

  /// The most annotations that a drawing has room for.
  private static let most = 400

  private(set) var texts: [PlacedText] = []
  private(set) var diagnostics: [SVGDiagnostic] = []
  private var taken: [Box] = []

  init(
    chart: ResolvedChart,
    layout: ChartLayout,
    book: PaintBook,
    marks: @escaping (_ layer: Int, _ series: Int) -> MarkDrawing
  ) {
    self.chart = chart
    self.layout = layout
    self.book = book
    self.marks = marks
  }

  /// Finds the places of all annotations.
  mutating func place() {
    for (index, layer) in chart.layers.enumerated() where !layer.annotations.isEmpty {
      let places = MarkRows(of: layer)
      var drawings: [Int: MarkDrawing] = [:]
      var dropped = 0
      for annotation in layer.annotations where !annotation.texts.isEmpty {
        let found = annotation.row.flatMap { places.place(ofRow: $0) } ?? places.last
        guard annotation.row == nil || found?.row == annotation.row, let found else {
          dropped += 1
          continue
        }
        let drawing = drawings[found.series] ?? marks(index, found.series)
        drawings[found.series] = drawing
        if !add(annotation, drawing, found.place, layer: index) { dropped += 1 }
      }
      if dropped > 0 {
        let count = layer.annotations.count
        diagnostics.append(.annotationsDropped(layer: index, count: dropped, of: count))
      }
    }
  }

  /// Whether an annotation has room.
  private mutating func add(
    _ annotation: MarkAnnotation,
    _ drawing: MarkDrawing,
    _ place: Int,
    layer: Int
  ) -> Bool {
    guard taken.count < Self.most, let target = drawing.target(at: place) else { return false }
    let found = AnnotationPlace(
      target: target,
      annotation: annotation,
      isRightToLeft: layout.options.isRightToLeft,
      automatic: drawing.sideOfAnnotations(at: place)
    )
    let block = AnnotationBlock(
      annotation.texts,
      book: book,
      width: layout.options.width * 0.6,
      size: layout.options.textSize
    ) { found.isOverlay && $0.paint != nil ? "onto" : "note" }
    guard !block.isEmpty else { return true }
    notePadding(annotation, layer)
    let box = fitted(found.box(width: block.width, height: block.height), annotation.overflow)
    guard !taken.contains(where: box.overlaps) else { return false }
    taken.append(box)
    texts += block.placed(left: box.left, top: box.top, anchor: found.anchor)
    return true
  }

  private mutating func notePadding(_ annotation: MarkAnnotation, _ layer: Int) {
    for (channel, strategy) in [(Channel.x, annotation.overflow.x), (.y, annotation.overflow.y)]
    where strategy == .padScale {
      let note = SVGDiagnostic.scaleNotPadded(axis: channel, layer: layer)
      if !diagnostics.contains(note) { diagnostics.append(note) }
    }
  }

  // MARK: Room

  private func fitted(_ box: Box, _ overflow: MarkAnnotation.Overflow) -> Box {
    let plot = layout.plot
    return box.fitted(
      x: range(overflow.x, plot: (plot.left, plot.right), chart: (room.left, room.right)),
      y: range(overflow.y, plot: (plot.top, plot.bottom), chart: (room.top, room.bottom))
    )
  }

  private func range(
    _ strategy: MarkAnnotation.Overflow.Strategy,
    plot: (low: Double, high: Double),
    chart: (low: Double, high: Double)
  ) -> (low: Double, high: Double)? {
    switch strategy {
    case .automatic, .fitChart, .padScale: chart
    case .fitPlot: plot
    case .disabled: nil
    }
  }

  /// The plot with the margins around it where no labels stand.
  private var room: Box {
    let plot = layout.plot
    let options = layout.options
    let gap = options.textSize * 0.3
    let hasLeft = layout.yLabels.contains { $0.x < plot.left } || layout.legendPlace == .left
    let hasRight = layout.yLabels.contains { $0.x > plot.right } || layout.legendPlace == .right
    let hasTop = layout.xLabels.contains { $0.y < plot.top }
    return Box(
      left: hasLeft ? plot.left + gap : gap,
      top: hasTop ? plot.top : plot.top - options.textSize * 0.8,
      right: hasRight ? plot.right - gap : options.width - gap,
      bottom: plot.bottom
    )
  }

  /// Writes all of them.
  func write(to writer: inout SVGWriter) {
    guard !texts.isEmpty else { return }
    writer.line("<g aria-hidden=\"true\">")
    for text in texts { text.write(to: &writer, isRightToLeft: layout.options.isRightToLeft) }
    writer.line("</g>")
  }
}

/// Where the rows of a layer stand among its series.
private struct MarkRows {
  typealias Found = (row: Int, series: Int, place: Int)

  private var places: [Int: (series: Int, place: Int)] = [:]

  /// The last mark of the last series.
  let last: Found?

  init(of layer: ResolvedLayer) {
    let wanted = Set(layer.annotations.compactMap(\.row))
    var last: Found?
    for (series, resolved) in layer.series.enumerated() {
      for (place, row) in resolved.rows.enumerated() {
        if wanted.contains(Int(row)) { places[Int(row)] = (series, place) }
        last = (Int(row), series, place)
      }
    }
    self.last = last
  }

  func place(ofRow row: Int) -> Found? { places[row].map { (row, $0.series, $0.place) } }
}
