import ChartAccessibility
import ChartModel

/// Where everything but the marks stands, in user units.
///
/// ```
///  title
///  description
///  legend
///  title of the vertical axis
///  labels | plot
///         | labels
///           title of the horizontal axis
/// ```
struct ChartLayout {
  let options: SVGOptions
  let header: HeaderLayout
  let legend: LegendLayout
  let legendTop: Double
  let legendLeft: Double
  let legendPlace: LegendPlace

  /// Where the ranges of depths and sizes start.
  let depthTop: Double
  let sizes: SizeLegend?
  let notes: NoteLayout
  let ramp: RampLegend?
  let plot: PlotArea
  let axisTitles: [PlacedText]
  let xLabels: [PlacedText]
  let yLabels: [PlacedText]
  let diagnostics: [SVGDiagnostic]

  /// The size of the title, as a share of the text's.
  static let titleScale = 1.4

  /// Below this part of the height for the plot, text is left out.
  static let leastPlotShare = 0.3

  /// The room at the edges, as a share of the text's size.
  static let padding = 1.0

  init(
    chart: ResolvedChart,
    labels: SVGLabels,
    options: SVGOptions,
    entries: [LegendEntry],
    book: PaintBook
  ) {
    let texts = AxisTexts(
      x: chart.x.map { axis in axis.ticks.map { labels.tick($0, axis) } } ?? [],
      y: chart.y.map { axis in axis.ticks.map { labels.tick($0, axis) } } ?? [],
      xTitle: chart.x.map(labels.axisTitle) ?? "",
      yTitle: chart.y.map(labels.axisTitle) ?? ""
    )
    let build = { (options: SVGOptions) in
      var builder = LayoutBuilder(
        chart: chart,
        texts: texts,
        labels: labels,
        options: options,
        book: book
      )
      for economy in LayoutEconomy.steps {
        builder = LayoutBuilder(
          chart: chart,
          texts: texts,
          labels: labels,
          options: options,
          book: book
        )
        builder.build(entries, economy)
        if builder.plot.height >= options.height * Self.leastPlotShare { break }
      }
      return builder
    }
    let (builder, options, isHeld) = ChartSize(of: chart.style).fitted(options, build)
    self.options = options
    header = builder.header
    legend = builder.legend
    legendTop = builder.legendTop
    legendLeft = builder.legendLeft
    legendPlace = builder.legendPlace
    depthTop = builder.depthTop
    sizes = builder.sizes
    notes = builder.notes
    ramp = builder.ramp
    plot = builder.plot
    axisTitles = builder.axisTitles
    xLabels = builder.xLabels
    yLabels = builder.yLabels
    diagnostics = builder.diagnostics + (isHeld ? [.sizeHeld] : [])
  }

  /// The room at the edges, in user units.
  var padding: Double { options.textSize * Self.padding }

  /// The baseline of a line of the title, counted from 0.
  func titleBaseline(_ line: Int) -> Double {
    padding + header.titleSize + Double(line) * header.titleLineHeight
  }

  /// The baseline of a line of the description, counted from 0.
  func descriptionBaseline(_ line: Int) -> Double {
    padding + header.titleHeight + options.textSize * 1.25 + Double(line) * header.lineHeight
  }

  /// The middle of a row of the legend.
  func legendMiddle(_ row: Int) -> Double {
    legendTop + (Double(row) + 0.5) * legend.rowHeight
  }
}
