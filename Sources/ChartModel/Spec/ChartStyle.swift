/// How the parts of a chart around its marks look, as far as the author says so.
public struct ChartStyle: Sendable, Equatable, Codable {
  /// How the marks of a series are drawn, by its name.
  public var series: [String: MarkStyle] = [:]

  /// The colours of amounts shown as depth, from the least to the most; empty leaves them to the drawing.
  public var ramp: [PaintColor] = []

  /// The smallest and the largest area of symbols that show an amount, in square points.
  public var symbolAreas: ClosedRange<Double>?

  /// The legend.
  public var legend = LegendSpec()

  /// What the plot is painted with; `nil` for nothing.
  public var plotBackground: Paint?

  /// What the plot's border is painted with; `nil` for none.
  public var plotBorder: Paint?

  /// The width of the plot's border in points.
  public var plotBorderWidth = 1.0

  /// The size of the plot in points; `nil` leaves it to the drawing.
  public var plotWidth: Double?

  /// The height of the plot in points; `nil` leaves it to the drawing.
  public var plotHeight: Double?

  /// The width of the whole chart in points; `nil` leaves it to the drawing.
  public var width: Double?

  /// The height of the whole chart in points; `nil` leaves it to the drawing.
  public var height: Double?

  /// Makes a style that leaves everything to the drawing.
  public init() {}
}

/// What an author says about the legend.
public struct LegendSpec: Sendable, Equatable, Codable {
  /// Whether it is not drawn; it is still described.
  public var isHidden = false

  /// Where it stands.
  public var position = Placement.automatic

  /// Its texts, verbatim, where the author wrote a legend; `nil` for the series' names.
  public var texts: [AuthoredText]?

  /// Makes a legend as the drawing chooses.
  public init() {}
}
