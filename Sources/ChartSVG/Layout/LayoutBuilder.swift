import ChartModel
import ChartScales

/// Shares the drawing's room out: text takes what it needs, but never more than leaves the plot its part.
struct LayoutBuilder {
  let chart: ResolvedChart
  private let texts: AxisTexts
  let labels: SVGLabels
  let book: PaintBook
  let options: SVGOptions
  let size: Double
  let padding: Double

  var header: HeaderLayout
  var legend = LegendLayout([], width: 0, size: 1, rows: 0)
  var legendTop = 0.0
  var legendLeft = 0.0
  let legendPlace: LegendPlace
  var sizes: SizeLegend?
  var notes = NoteLayout()
  var ramp: RampLegend?
  var plot = PlotArea(left: 0, top: 0, width: 1, height: 1)
  var axisTitles: [PlacedText] = []
  var xLabels: [PlacedText] = []
  var yLabels: [PlacedText] = []
  var diagnostics: [SVGDiagnostic] = []

  /// What part of the height the plot has at least.
  private static let plotShare = 0.42

  init(
    chart: ResolvedChart,
    texts: AxisTexts,
    labels: SVGLabels,
    options: SVGOptions,
    book: PaintBook
  ) {
    self.chart = chart
    self.book = book
    legendPlace = LegendPlace(
      chart.style.legend.position,
      isRightToLeft: options.isRightToLeft
    )
    self.texts = texts
    self.labels = labels
    self.options = options
    size = options.textSize
    padding = size * ChartLayout.padding
    header = HeaderLayout(
      title: labels.title,
      description: labels.description,
      width: options.width - 2 * padding,
      size: size,
      LayoutEconomy()
    )
  }

  var innerWidth: Double { options.width - 2 * padding }

  mutating func build(_ entries: [LegendEntry], _ economy: LayoutEconomy) {
    header = HeaderLayout(
      title: labels.title,
      description: labels.description,
      width: options.width - 2 * padding,
      size: size,
      economy
    )
    let xAxis = chart.x.flatMap { $0.isHidden || $0.marks != nil ? nil : $0 }
    let yAxis = chart.y.flatMap { $0.isHidden || $0.marks != nil ? nil : $0 }
    let xTitle = titleLines(chart.x?.isHidden == false ? texts.xTitle : "", .x, economy)
    let yTitle = titleLines(chart.y?.isHidden == false ? texts.yTitle : "", .y, economy)
    ramp = RampLegend(of: chart, labels: labels, width: innerWidth, size: size)
    if chart.style.legend.isHidden {
      // Cells have their depths all the same.
      ramp?.isHidden = true
    } else {
      sizes = SizeLegend(of: chart, labels: labels, width: innerWidth, size: size)
    }
    notes = NoteLayout(chart, book: book, width: innerWidth, size: size, economy)

    let leastPlot = options.height * Self.plotShare
    let vertical = yAxis.map { axis in
      VerticalLabels(
        axis,
        texts: texts.y,
        size: size,
        limit: options.width * 0.3,
        height: leastPlot
      )
    }
    plot.left = padding + (vertical.map { $0.width + size * VerticalLabels.gap } ?? 0)
    plot.width = options.width - padding - plot.left
    makeRoomBeside(entries, leastPlot, economy)
    let horizontal =
      economy.hasHorizontalLabels ? xAxis.map { horizontalLabels($0) } : nil
    if economy.hasHorizontalLabels { xSides = sides(.x, length: plot.width) }

    let lineHeight = size * PlacedText.lineHeight
    let top =
      padding + header.titleHeight + size + Double(yTitle.count) * lineHeight
      + (ramp?.height ?? 0) + size * 0.9 + (sizes?.height ?? 0) + thickness(.top)
    var bottom =
      padding + (horizontal.map { $0.height + size * HorizontalLabels.gap } ?? 0)
      + (xTitle.isEmpty ? 0 : Double(xTitle.count) * lineHeight + size * 0.4)
      + thickness(.bottom) + notes.height
    let room = options.height - top - bottom - leastPlot - lineHeight
    if !isLegendBeside { layLegend(entries, room: room, economy) }
    let rowsAbove = legendPlace == .top ? legend.height : 0
    let rowsBelow = legendPlace == .bottom ? legend.height : 0
    header.limitDescription(
      to: options.height - top - bottom - leastPlot - rowsAbove - rowsBelow
    )
    noteHeader(entries)

    legendTop = padding + header.height
    depthTop = legendTop + rowsAbove
    let yTitleTop = legendTop + rowsAbove + (ramp?.height ?? 0) + (sizes?.height ?? 0)
    plot.top = yTitleTop + Double(yTitle.count) * lineHeight + size * 0.9 + thickness(.top)
    bottom += rowsBelow
    plot.height = max(options.height - bottom - plot.top, size)
    plot.pad(chart)
    place(vertical, horizontal)
    placeSides()
    placeTitles(xTitle, yTitle, yTitleTop: yTitleTop, below: notes.height + rowsBelow)
    placeLegend(rowsBelow)
    placeNotes(bottom: options.height - padding - rowsBelow)
  }

  /// The labels of author's axes, side by side.
  var xSides: [SideLabels] = []
  var ySides: [SideLabels] = []

  /// Where the ranges of depths and sizes start.
  var depthTop = 0.0

  var isLegendBeside: Bool { [.left, .right, .overlay].contains(legendPlace) }

  // MARK: Axes

  private mutating func titleLines(
    _ title: String,
    _ channel: Channel,
    _ economy: LayoutEconomy
  ) -> [String] {
    guard !title.isEmpty else { return [] }
    guard economy.hasAxisTitles else {
      diagnostics.append(.axisTitleShortened(axis: channel))
      return []
    }
    let wrapped = TextWrapping(width: innerWidth, size: size, isBold: true, lines: 2)
      .wrapped(title)
    if wrapped.isShortened { diagnostics.append(.axisTitleShortened(axis: channel)) }
    return wrapped.lines.map { String($0.trimmed) }
  }

  /// The labels below the plot.
  ///
  /// Names that are turned reach to the left: where they would be cut, the plot starts further in.
  private mutating func horizontalLabels(_ axis: ResolvedAxis) -> HorizontalLabels {
    var found = horizontalLabels(axis, texts.x)
    if found.overhang > 0 {
      plot.width -= found.overhang
      found = horizontalLabels(axis, texts.x)
    }
    for share in [0.1, 0.14, 0.18] where found.angle == -45 && found.shortened > 0 {
      let before = plot
      plot.width -= max(0, options.width * share - plot.left)
      plot.left = max(plot.left, options.width * share)
      let further = horizontalLabels(axis, texts.x)
      guard further.angle == -45 else {
        plot = before
        break
      }
      found = further
    }
    return found
  }

  private func horizontalLabels(_ axis: ResolvedAxis, _ texts: [String]) -> HorizontalLabels {
    let place = axis.place(alongPoints: plot.width)
    return HorizontalLabels(
      axis,
      texts: texts,
      size: size,
      left: plot.left + place.start * plot.width,
      width: plot.width * place.length,
      fullWidth: options.width,
      heightLimit: options.height * 0.25
    )
  }

  private mutating func place(_ vertical: VerticalLabels?, _ horizontal: HorizontalLabels?) {
    if let vertical, let axis = chart.y {
      let (placed, drawn) = vertical.placed(in: plot)
      yLabels = placed
      note(axis, .y, drawn: drawn, shortened: vertical.shortened)
    }
    if let horizontal, let axis = chart.x {
      xLabels = horizontal.placed(in: plot)
      note(axis, .x, drawn: horizontal.drawn.count, shortened: horizontal.shortened)
    }
  }

  /// Fewer labels of amounts or dates lose nothing while some are left; names do.
  private mutating func note(
    _ axis: ResolvedAxis,
    _ channel: Channel,
    drawn: Int,
    shortened: Int
  ) {
    guard axis.kind == .nominal || drawn < 2 else { return }
    if drawn < axis.ticks.count {
      diagnostics.append(.tickLabelsDropped(axis: channel, drawn: drawn, of: axis.ticks.count))
    }
    if shortened > 0 {
      diagnostics.append(.tickLabelsShortened(axis: channel, count: shortened))
    }
  }
}
