public import ChartStatistics

/// One layer with its series, its order and its stacked extents.
public struct ResolvedLayer: Sendable, Equatable, Codable {
  /// Which way the marks extend from their baseline.
  public enum Orientation: String, Sendable, Equatable, Codable {
    /// The measure runs upwards, the dimension from left to right.
    case vertical

    /// The measure runs to the right, the dimension along the vertical axis.
    case horizontal
  }

  /// The kind of mark.
  public var mark: Mark

  /// Which way the measure runs.
  public var orientation: Orientation

  /// The columns after rows were combined; row `i` of each belongs to mark `i`.
  public var channels: [Channel: Column]

  /// What happened to marks that share a place.
  public var stacking: Stacking

  /// Where each mark starts and ends along the measure after stacking, or `nil` where nothing is
  /// stacked.
  public var stacked: StackedExtents?

  /// How much of their unit's room the marks that stand side by side take together; `nil` leaves it to
  /// the drawing.
  public var groupSpan: MarkDimension?

  /// The series, in legend order; one without a name when marks are not told apart.
  public var series: [ResolvedSeries]

  /// How rows were combined into marks, and which; `nil` when each row is a mark.
  public var aggregation: Aggregation?

  /// The radius of the hole in a circle of sectors, as a share of the circle's own, 0..<1; `nil` for other
  /// marks.
  public var innerRadius: Double?

  /// The amounts from which bins or boxes were made, one a source row; `nil` when marks show theirs.
  public var source: Column?

  /// The bins that the marks count, one a mark; `nil` where nothing was sorted into bins.
  public var bins: HistogramBins?

  /// What the amounts of each mark are like, one a mark, `nil` for a place without any; `nil` where marks
  /// are no boxes.
  public var boxes: [BoxMark?]?

  /// The function whose graph the marks are; `nil` for data.
  public var function: PlottedFunction?

  /// Columns of amounts that are not drawn; row `i` of each belongs to mark `i`, none where rows were
  /// combined.
  public var companions: [Column] = []

  /// Which of the places side by side each mark stands in, where a column of its own says so; `nil` where
  /// the series stand side by side or marks take all of their unit.
  public var groups: MarkGroups?

  /// The styles of the layer's marks: none, one for all, or several, of which `styleOfRow` says which.
  public var styles: [MarkStyle] = []

  /// The number of each mark's style; empty where there is at most one.
  public var styleOfRow: [Int32] = []

  /// What the author says of single marks; nothing where rows were combined.
  public var elements = MarkElements()

  /// What the author writes beside marks.
  public var annotations: [MarkAnnotation] = []

  /// Whether the marks show again what another layer shows: they are drawn, and read with the other.
  public var repeatsOther = false

  /// How many marks there are, gaps included.
  public var markCount: Int {
    series.reduce(0) { $0 + $1.rows.count }
  }
}

extension ResolvedLayer {
  /// The author's style of a mark; empty where the drawing chooses.
  public func style(ofRow row: Int) -> MarkStyle {
    guard !styles.isEmpty else { return MarkStyle() }
    return styles[styleOfRow.isEmpty ? 0 : Int(styleOfRow[row])]
  }

  /// Whether all marks are drawn and not read.
  public var isDecoration: Bool {
    !elements.isHidden.isEmpty && elements.isHidden.allSatisfy { $0 }
  }

  /// Whether the marks are bands across the plot, references for other marks: rectangles from one value to
  /// another along one axis, at no place along the other, that stand for no amount.
  public var isBands: Bool {
    guard mark == .rectangle, channels[.color] == nil, channels[.x] == nil, channels[.y] == nil
    else { return false }
    let runsAcross = channels[.xStart] != nil && channels[.xEnd] != nil
    let runsUp = channels[.yStart] != nil && channels[.yEnd] != nil
    let isAlone = channels[.xStart] == nil || channels[.yStart] == nil
    return runsAcross != runsUp && isAlone
  }

  /// Whether the marks are rectangles bounded on all sides that stand for no amount: frames around other
  /// marks.
  public var isFrames: Bool {
    mark == .rectangle && channels[.color] == nil
      && [Channel.xStart, .xEnd, .yStart, .yEnd].allSatisfy { channels[$0] != nil }
  }

  /// Whether the author says how wide the marks are along the axis of a channel, so that they are strokes
  /// at a value rather than cells.
  func hasSize(along channel: Channel) -> Bool {
    styles.contains { style in
      let dimension = channel == .x ? style.width : style.height
      if case .fixed = dimension { return true }
      return false
    }
  }

  /// The channel of the place along the dimension.
  ///
  /// Sectors have their names as series.
  public var dimensionChannel: Channel {
    if mark == .sector { return .series }
    return orientation == .vertical ? .x : .y
  }

  /// The channel of the amount that the marks show.
  public var measureChannel: Channel {
    if channels[.color] != nil { return .color }
    if mark == .sector { return .angle }
    return orientation == .vertical ? .y : .x
  }

  /// What the marks are placed by (days, names, ages); `nil` for a rule across the whole plot.
  ///
  /// Bars over intervals are placed by where these start.
  public var dimension: Column? {
    channels[dimensionChannel] ?? (hasIntervals ? channels[.xStart] : nil)
  }

  /// Whether the marks are bars over intervals of the dimension, up to an amount, as a histogram's are.
  public var hasIntervals: Bool {
    mark == .bar && orientation == .vertical && bins == nil && channels[.x] == nil
      && channels[.xStart] != nil && channels[.xEnd] != nil && channels[.y] != nil
  }

  /// The amounts that the marks show; `nil` when their extent has two ends.
  public var measure: Column? { channels[measureChannel] }

  /// The lower ends of the marks' extent along the measure, for range marks.
  public var measureStart: Column? { channels[orientation == .vertical ? .yStart : .xStart] }

  /// The upper ends of the marks' extent along the measure, for range marks.
  public var measureEnd: Column? { channels[orientation == .vertical ? .yEnd : .xEnd] }
}

/// The places side by side that marks of one unit stand in.
public struct MarkGroups: Sendable, Equatable, Codable {
  /// The names of the places, in their order; one numbering for the whole chart.
  public var names: [String]

  /// The number of each mark's place, from 0; −1 for one that takes all of its unit.
  public var ofRow: [Int32]
}

/// Where stacked marks start and end along the measure, in data units; for sectors, around the circle.
public struct StackedExtents: Sendable, Equatable, Codable {
  /// The end nearer to the baseline, one a row; `NaN` where the value is missing.
  public var start: [Double]

  /// The end farther from the baseline, one a row; `NaN` where the value is missing.
  public var end: [Double]
}

/// One series of a layer.
public struct ResolvedSeries: Sendable, Equatable, Codable {
  /// Its name, or `nil` when the layer's marks are not told apart.
  public var name: String?

  /// Its place among the chart's series, from 0: the number of its colour, symbol and dash.
  public var index: Int

  /// The rows of its marks in reading order: as they stand along the dimension's axis.
  ///
  /// Rows without a place on the dimension are left out, and said in a diagnostic; rows without a
  /// measure stay, as gaps.
  public var rows: [Int32]

  /// How many places on the dimension hold more than one mark of the series.
  public var duplicatePlaces: Int
}

/// Which source rows were combined into which mark.
public struct Aggregation: Sendable, Equatable, Codable {
  /// How they were combined.
  public var aggregate: Aggregate

  /// For each source row, the row of the mark that it went into, or −1 when it was left out.
  public var markOfRow: [Int32]
}
