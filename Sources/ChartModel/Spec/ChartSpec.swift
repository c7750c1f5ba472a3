public import ChartScales

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

/// What an author says about one axis; whatever is left open is chosen when the chart is resolved.
public struct AxisSpec: Sendable, Equatable, Codable {
  /// The kind of scale for amounts.
  public enum ScaleType: String, Sendable, Equatable, Codable, CaseIterable {
    /// Equal steps are equal differences.
    case linear

    /// Equal steps are equal ratios, to base 10.
    case log
  }

  /// The axis's title, verbatim, or `nil` for the columns' names.
  public var title: String?

  /// The kind of scale for amounts.
  public var scaleType: ScaleType

  /// The domain in data units (seconds since 1970 for instants), or `nil` for one that fits the data.
  public var domain: Interval?

  /// Whether an automatic domain of amounts holds zero; `nil` leaves it to the marks: bars and areas,
  /// which show an amount by their length, need it.
  public var includesZero: Bool?

  /// Whether larger values stand to the left or below.
  public var isReversed: Bool

  /// Whether the axis is not drawn; it is still described.
  public var isHidden: Bool

  /// Makes an axis.
  public init(
    title: String? = nil,
    scaleType: ScaleType = .linear,
    domain: Interval? = nil,
    includesZero: Bool? = nil,
    isReversed: Bool = false,
    isHidden: Bool = false
  ) {
    self.title = title
    self.scaleType = scaleType
    self.domain = domain
    self.includesZero = includesZero
    self.isReversed = isReversed
    self.isHidden = isHidden
  }
}
