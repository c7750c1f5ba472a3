/// A chart as declared: marks over columns, with what the author says about scales and axes.
public struct ChartSpec: Sendable, Equatable, Codable {
  /// The author's title, verbatim.
  public var title: String?

  /// The layers, back to front.
  public var layers: [MarkLayer]

  /// What the author says about the horizontal axis.
  public var x: AxisSpec

  /// What the author says about the vertical axis.
  public var y: AxisSpec

  /// The time zone of calendar units, an IANA name.
  public var timeZone: String

  /// How the parts around the marks look.
  public var style = ChartStyle()

  /// The author's own summary, verbatim.
  public var summary: String?

  /// Texts of what the author laid over, behind or around the plot, in reading order.
  public var texts: [AuthoredText] = []

  /// What a reader has selected, or `nil` for nothing.
  public var selection: ChartSelection?

  /// Makes a chart.
  public init(
    title: String? = nil,
    layers: [MarkLayer],
    x: AxisSpec = AxisSpec(),
    y: AxisSpec = AxisSpec(),
    timeZone: String = "UTC"
  ) {
    self.title = title
    self.layers = layers
    self.x = x
    self.y = y
    self.timeZone = timeZone
  }
}
