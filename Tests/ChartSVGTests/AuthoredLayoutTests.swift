import ChartModel
import ChartScales
import ChartTestSupport
import Testing

// Places have no other door.
@testable import ChartSVG

/// Axes, legends, annotations and sizes as their author says.
struct AuthoredLayoutTests {
  private func layout(_ spec: ChartSpec, _ options: SVGOptions = SVGOptions()) throws -> ChartLayout
  {
    let resolved = try Example(name: "layout", spec: spec).resolved()
    let numbering = SeriesNumbering(of: resolved.chart)
    let looks = LookBook(of: resolved.chart, numbering: numbering, scheme: .auto)
    return ChartLayout(
      chart: resolved.chart,
      labels: resolved.labels,
      options: options.bounded,
      entries: LegendEntry.all(of: resolved.chart, numbering: numbering, looks: looks),
      book: looks.book
    )
  }

  // MARK: Axes

  @Test func `an axis without marks draws nothing, and neither does a hidden one`() throws {
    for change in [{ (axis: inout AxisSpec) in axis.marks = [] }, { $0.isHidden = true }] {
      var spec = Gallery.trailingAxis.spec
      change(&spec.x)
      change(&spec.y)
      let layout = try layout(spec)
      #expect(layout.xLabels.isEmpty && layout.yLabels.isEmpty)
      let text = try Example(name: "bare", spec: spec).drawing().text
      #expect(!text.contains("class=\"grid") && !text.contains("class=\"axis\""))
    }
  }

  @Test func `labels stand at the side that their author wants`() throws {
    let layout = try layout(Gallery.trailingAxis.spec)
    #expect(!layout.xLabels.isEmpty && !layout.yLabels.isEmpty)
    #expect(layout.yLabels.allSatisfy { $0.x > layout.plot.right })
    #expect(layout.xLabels.allSatisfy { $0.y < layout.plot.top && $0.angle == -90 })
  }

  @Test func `amounts stay at the left, and an axis below, without an author's word`() throws {
    let layout = try layout(Gallery.axisSets.spec)
    #expect(layout.yLabels.map(\.text).sorted() == ["high", "low", "usual"])
    #expect(layout.yLabels.allSatisfy { $0.x < layout.plot.left })
    #expect(layout.xLabels.allSatisfy { $0.y > layout.plot.bottom })
  }

  @Test func `grid, ticks and labels are there each where it is asked for`() throws {
    let markup = Markup(try Gallery.axisSets.drawing().text)
    let grids = markup.elements.filter { $0.classes.first == "grid" }
    let lines = grids.reduce(0) { $0 + ($1["d"] ?? "").filter { $0 == "M" }.count }
    // Twelve months, one year, three levels.
    #expect(lines == 16)
    let ticks = markup.elements.filter { $0.classes == ["axis"] }
    #expect(ticks.reduce(0) { $0 + ($1["d"] ?? "").filter { $0 == "M" }.count } == 4)
    #expect(ticks.contains { $0["d"]?.contains("v12") == true })
  }

  @Test func `a centred label stands in the middle of its unit`() throws {
    var spec = Gallery.axisSets.spec
    spec.x.marks?.removeLast()
    let centred = try layout(spec)
    spec.x.marks?[0].items[0].label?.isCentered = nil
    let plain = try layout(spec)
    let step = centred.plot.width / 11
    let second = try #require(centred.xLabels.dropFirst().first)
    let other = try #require(plain.xLabels.first { $0.text == second.text })
    #expect(isClose(second.x - other.x, step / 2, absolute: step * 0.06))
  }

  @Test(arguments: [nil, 0.0, 3.0])
  func `of labels that would touch those of the higher priority stay`(_ spacing: Double?) throws {
    var spec = Gallery.dailySales
    let places = (0..<30).map { 1_651_968_000 + Double($0) * 86_400 }
    let item = { (text: String, priority: Double) in
      AxisMarkItem(
        label: .init(
          text: AuthoredText(text),
          collision: .greedy(priority: priority, minimumSpacing: spacing)
        )
      )
    }
    spec.x.marks = [
      AxisMarkSet(
        values: .places(places),
        items: places.indices.map {
          item($0 == 13 ? "the important one" : "day \($0)", $0 == 13 ? 1 : 0)
        }
      )
    ]
    let layout = try layout(spec)
    #expect(layout.xLabels.contains { $0.text == "the important one" })
    #expect(layout.xLabels.count < 30)
    #expect(
      layout.diagnostics.contains(.axisLabelsDropped(axis: .x, count: 30 - layout.xLabels.count))
    )
  }

  // MARK: Legend

  @Test func `a legend stands where its author wants it, or nowhere`() throws {
    var spec = Gallery.legendAside.spec
    let below = try layout(spec)
    #expect(below.legendTop > below.plot.bottom)
    spec.style.legend.position = .trailing
    let right = try layout(spec)
    #expect(right.legendLeft > right.plot.right)
    spec.style.legend.position = .leading
    let left = try layout(spec)
    #expect(left.legendLeft + left.legend.columnWidth < left.plot.left)
    spec.style.legend.position = .overlay
    let inside = try layout(spec)
    #expect(inside.legendLeft > inside.plot.left)
    #expect(inside.legendLeft + inside.legend.columnWidth < inside.plot.right)
    spec.style.legend.isHidden = true
    #expect(try layout(spec).legend.placed.isEmpty)
  }

  @Test func `an author's texts stand in the legend instead of names`() throws {
    let layout = try layout(Gallery.rightLegend.spec)
    #expect(layout.legend.placed.map(\.text) == ["Apple Park", "The City", "Lisboa"])
    #expect(layout.legend.placed.allSatisfy { $0.entry.swatch != .none })
    var spec = Gallery.rightLegend.spec
    spec.style.legend.texts = [AuthoredText("All cities")]
    let single = try self.layout(spec).legend.placed
    #expect(single.map(\.text) == ["All cities"] && single[0].entry.swatch == .none)
  }

  @Test func `cells have their depths where the legend is hidden, too`() throws {
    var spec = Gallery.ramped.spec
    #expect(try layout(spec).ramp?.isHidden == false)
    spec.style.legend.isHidden = true
    let hidden = try layout(spec)
    #expect(hidden.ramp?.isHidden == true)
    let text = try Example(name: "hidden", spec: spec).drawing().text
    #expect(text.contains(".q9{fill:") && text.contains("class=\"q9 rim\""))
    #expect(!text.contains("<path class=\"q9\""))
  }

  // MARK: Size

  @Test(arguments: [(180.0, 90.0), (300, 200), (800, 500)])
  func `the plot has the size that its author gives it`(_ width: Double, _ height: Double) throws {
    var spec = Gallery.framed.spec
    spec.style.plotWidth = width
    spec.style.plotHeight = height
    let layout = try layout(spec)
    #expect(isClose(layout.plot.width, width, absolute: 0.1))
    #expect(isClose(layout.plot.height, height, absolute: 0.1))
    #expect(!layout.diagnostics.contains(.sizeHeld))
  }

  @Test func `a size that no drawing has is held, and told of`() throws {
    let drawing = try Gallery.hostileStyles.drawing()
    #expect(drawing.diagnostics.contains(.sizeHeld))
  }

  @Test func `padding keeps marks from the ends of the axis`() throws {
    let layout = try layout(Gallery.framed.spec)
    #expect(isClose(layout.plot.x(0), layout.plot.left + 30, absolute: 0.01))
    #expect(isClose(layout.plot.x(1), layout.plot.right - 30, absolute: 0.01))
  }

  // MARK: Annotations and texts

  /// The boxes of the texts of an annotated chart.
  private func boxes(_ drawing: SVGDrawing, size: Double = 12) -> [Box] {
    let markup = Markup(drawing.text)
    return markup.elements.filter { $0.name == "text" && $0.classes.contains("note") }.map { text in
      let width = TextWidth.of(text.text, size: size)
      let x = text.number("x") ?? 0
      let left = text["text-anchor"] == "middle" ? x - width / 2 : x
      let y = text.number("y") ?? 0
      return Box(left: left, top: y - size * 0.9, right: left + width, bottom: y + size * 0.2)
    }
  }

  @Test(arguments: [5, 40, 300])
  func `no two annotations overlap, and those left out are told of`(_ count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let values = (0..<count).map { _ in Double.random(in: 1...100, using: &random) }
    var layer = MarkLayer(
      .point,
      channels: [.x: amounts("a", values), .y: amounts("b", values.reversed())]
    )
    layer.annotations = (0..<count).map { row in
      MarkAnnotation(row: row, texts: [AuthoredText("number \(row)")])
    }
    let drawing = try Example(name: "annotated", spec: ChartSpec(layers: [layer])).drawing()
    let boxes = boxes(drawing)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.overlaps(box) })
      #expect(box.left >= 0 && box.right <= 640 && box.top >= 0 && box.bottom <= 400)
    }
    let dropped = drawing.diagnostics.compactMap { diagnostic -> Int? in
      if case .annotationsDropped(0, let count, _) = diagnostic { count } else { nil }
    }
    #expect(boxes.count + (dropped.first ?? 0) == count)
    #expect(!boxes.isEmpty)
  }

  @Test func `an annotation whose axis is to be widened is moved, and told of`() throws {
    let drawing = try Gallery.annotated.drawing()
    #expect(drawing.diagnostics.contains(.scaleNotPadded(axis: .x, layer: 1)))
  }

  @Test(arguments: Gallery.styled)
  func `no text but title and description is read from the drawing itself`(
    _ example: Example
  ) throws {
    let markup = Markup(try example.drawing().text)
    for text in markup.elements where text.name == "text" {
      let isRead = ["chart.title", "chart.description"].contains(text["id"] ?? "")
      #expect(markup.isHidden(text) != isRead)
    }
  }

  @Test func `texts over the plot stand below it, or in the hole of a circle`() throws {
    let framed = try layout(Gallery.framed.spec)
    #expect(framed.notes.placed.count == 1)
    #expect(framed.notes.placed.allSatisfy { $0.y > framed.plot.bottom })
    let donut = try layout(Gallery.donut.spec)
    #expect(donut.notes.placed.map(\.text) == ["Most sold", "Cachapa"])
    #expect(donut.notes.placed.allSatisfy { $0.x == donut.plot.left + donut.plot.width / 2 })
  }

  // MARK: Selection

  @Test func `what is selected has a band behind it, and all else is faded`() throws {
    let markup = Markup(try Gallery.selectedNames.drawing().text)
    let marks = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(
      marks.map { $0.classes.contains("faded") } == [true, false, true, true, true, false, true]
    )
    let bands = markup.elements.filter { $0.classes == ["band"] }
    #expect(bands.count == 2)
    for (band, mark) in zip(bands, [marks[1], marks[5]]) {
      let extent = PathExtent(of: mark["d"] ?? "")
      let left = band.number("x") ?? 0
      #expect(left <= extent.left + 0.02)
      #expect(left + (band.number("width") ?? 0) >= extent.right - 0.02)
    }
  }

  @Test func `a line is whole where it is selected and faded elsewhere`() throws {
    let text = try Gallery.selectedDays.drawing().text
    let lines = Markup(text).elements.filter { $0.classes.first == "line" }
    #expect(lines.map { $0.classes.last } == ["faded", "chosen"])
    #expect(lines.last?["clip-path"] == "url(#selection)")
    #expect(lines[0]["d"] == lines[1]["d"])
  }

  @Test func `a selection of everything fades nothing`() throws {
    var spec = Gallery.dailySales
    spec.selection = ChartSelection(.x, .interval(Interval(0, 3e9)))
    let text = try Example(name: "all", spec: spec).drawing().text
    #expect(!Markup(text).elements.contains { $0.classes.contains("faded") })
  }
}
