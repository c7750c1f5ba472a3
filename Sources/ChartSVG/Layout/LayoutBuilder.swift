import ChartModel

/// Shares the drawing's room out: text takes what it needs, but never more than leaves the plot its part.
struct LayoutBuilder {
  private let chart: ResolvedChart
  private let texts: AxisTexts
  private let labels: SVGLabels
  let options: SVGOptions
  let size: Double
  let padding: Double

  var header: HeaderLayout
  var legend = LegendLayout([], width: 0, size: 1, rows: 0)
  var legendTop = 0.0
  var ramp: RampLegend?
  var plot = PlotArea(left: 0, top: 0, width: 1, height: 1)
  var axisTitles: [PlacedText] = []
  var xLabels: [PlacedText] = []
  var yLabels: [PlacedText] = []
  var diagnostics: [SVGDiagnostic] = []

  /// What part of the height the plot has at least.
  private static let plotShare = 0.42

  init(chart: ResolvedChart, texts: AxisTexts, labels: SVGLabels, options: SVGOptions) {
    self.chart = chart
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

  private var innerWidth: Double { options.width - 2 * padding }

  mutating func build(_ entries: [LegendEntry], _ economy: LayoutEconomy) {
    header = HeaderLayout(
      title: labels.title,
      description: labels.description,
      width: options.width - 2 * padding,
      size: size,
      economy
    )
    let xAxis = chart.x.flatMap { $0.isHidden ? nil : $0 }
    let yAxis = chart.y.flatMap { $0.isHidden ? nil : $0 }
    let xTitle = titleLines(xAxis == nil ? "" : texts.xTitle, .x, economy)
    let yTitle = titleLines(yAxis == nil ? "" : texts.yTitle, .y, economy)
    ramp = RampLegend(of: chart, labels: labels, width: innerWidth, size: size)

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
    let horizontal =
      economy.hasHorizontalLabels ? xAxis.map { horizontalLabels($0) } : nil

    let lineHeight = size * PlacedText.lineHeight
    let top =
      padding + header.titleHeight + size + Double(yTitle.count) * lineHeight
      + (ramp?.height ?? 0) + size * 0.9
    let bottom =
      padding + (horizontal.map { $0.height + size * HorizontalLabels.gap } ?? 0)
      + (xTitle.isEmpty ? 0 : Double(xTitle.count) * lineHeight + size * 0.4)
    let room = options.height - top - bottom - leastPlot - lineHeight
    layLegend(entries, room: room, economy)
    header.limitDescription(to: options.height - top - bottom - leastPlot - legend.height)
    noteHeader(entries)

    legendTop = padding + header.height
    let yTitleTop = legendTop + legend.height + (ramp?.height ?? 0)
    plot.top = yTitleTop + Double(yTitle.count) * lineHeight + size * 0.9
    plot.height = max(options.height - bottom - plot.top, size)
    place(vertical, horizontal)
    placeTitles(xTitle, yTitle, yTitleTop: yTitleTop)
  }

  // MARK: Header and legend

  private mutating func layLegend(
    _ entries: [LegendEntry],
    room: Double,
    _ economy: LayoutEconomy
  ) {
    let rows = economy.hasLegend ? max(1, Int((room - size * 0.4) / (size * 1.6))) : 0
    legend = LegendLayout(entries, width: innerWidth, size: size, rows: rows)
    if legend.placed.count < entries.count {
      diagnostics.append(.legendEntriesDropped(drawn: legend.placed.count, of: entries.count))
    }
    if legend.shortened > 0 {
      diagnostics.append(.legendEntriesShortened(count: legend.shortened))
    }
  }

  private mutating func noteHeader(_ entries: [LegendEntry]) {
    if header.title.isShortened { diagnostics.append(.titleShortened) }
    if header.description.isShortened { diagnostics.append(.descriptionShortened) }
    if entries.count > Palette.seriesCount {
      diagnostics.append(.coloursRepeat(series: entries.count))
    }
  }

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
    HorizontalLabels(
      axis,
      texts: texts,
      size: size,
      left: plot.left,
      width: plot.width,
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
