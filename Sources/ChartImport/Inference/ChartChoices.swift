public import ChartModel

/// What a caller says about a chart of a table; whatever is left open is chosen.
public struct ChartChoices: Sendable, Equatable, Codable {
  /// The column along the horizontal axis.
  public var x: String?

  /// The columns along the vertical axis; several are one series each, empty leaves it open.
  public var y: [String]

  /// The column that splits the rows into series.
  public var series: String?

  /// How values are shown: the kind of mark, or several that belong together.
  public var mark: ChartForm?

  /// What happens to bars and areas that share a place.
  public var stacking: Stacking?

  /// How rows that share a place and a series become one mark.
  public var aggregate: Aggregate?

  /// The chart's title.
  public var title: String?

  /// Makes choices.
  public init(
    x: String? = nil,
    y: [String] = [],
    series: String? = nil,
    mark: ChartForm? = nil,
    stacking: Stacking? = nil,
    aggregate: Aggregate? = nil,
    title: String? = nil
  ) {
    self.x = x
    self.y = y
    self.series = series
    self.mark = mark
    self.stacking = stacking
    self.aggregate = aggregate
    self.title = title
  }
}

/// A chart made from a table, with every choice that was made for it.
public struct InferredChart: Sendable, Equatable, Codable {
  /// The chart.
  public var specification: ChartSpec

  /// The choices asked for, with those made filled in: given again, they make the same chart.
  public var used: ChartChoices

  /// What a reader of the chart should know about its columns.
  public var diagnostics: [Diagnostic]
}
