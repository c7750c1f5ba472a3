/// A chart with every choice made: domains, scales, series, order, stacking, ticks.
///
/// Tree, narration, drawing and sound read this value and nothing before it.
public struct ResolvedChart: Sendable, Equatable, Codable {
  /// The author's title, verbatim.
  public var title: String?

  /// The time zone of calendar units, an IANA name.
  public var timeZone: String

  /// The horizontal axis, or `nil` when no mark has a horizontal place.
  public var x: ResolvedAxis?

  /// The vertical axis, or `nil` when no mark has a vertical place.
  public var y: ResolvedAxis?

  /// The names of all series of the chart, in legend order; empty when marks are not told apart.
  public var seriesNames: [String]

  /// What the series stand for: the name of the column that splits them.
  public var seriesTitle: String?

  /// The layers, back to front.
  public var layers: [ResolvedLayer]

  /// How the parts around the marks look, as far as the author says so.
  public var style = ChartStyle()

  /// The author's own summary, verbatim.
  public var summary: String?

  /// Texts of what the author laid over, behind or around the plot, in reading order.
  public var texts: [AuthoredText] = []

  /// What a reader has selected, or `nil` for nothing.
  public var selection: ChartSelection?

  /// What was left out or chosen while resolving.
  public var diagnostics: [Diagnostic]

  /// Makes a resolved chart from its parts; clients call ``ChartSpec/resolved(offset:)``.
  package init(
    title: String?,
    timeZone: String,
    x: ResolvedAxis?,
    y: ResolvedAxis?,
    seriesNames: [String],
    seriesTitle: String?,
    layers: [ResolvedLayer],
    diagnostics: [Diagnostic]
  ) {
    self.title = title
    self.timeZone = timeZone
    self.x = x
    self.y = y
    self.seriesNames = seriesNames
    self.seriesTitle = seriesTitle
    self.layers = layers
    self.diagnostics = diagnostics
  }
}
