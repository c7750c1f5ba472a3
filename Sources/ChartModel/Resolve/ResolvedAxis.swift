public import ChartScales

/// One axis with its scale and ticks.
public struct ResolvedAxis: Sendable, Equatable, Codable {
  /// The axis's title, verbatim from the author or the columns; empty when there is none.
  public var title: String

  /// The columns' names that the title is put together of, where there are several; `nil` where there is
  /// one, or the author gave a title.
  ///
  /// In `title` commas part them; a text in some language lists them as the language does.
  public var names: [String]?

  /// The unit of its amounts, verbatim, or `nil`.
  public var unit: String?

  /// How its amounts are printed, or `nil` for the locale's plain form.
  public var format: NumberFormat?

  /// Whether it shows amounts, names or instants.
  public var kind: MeasureKind

  /// From data units to 0...1 along the axis: left to right, bottom to top.
  public var scale: PositionScale

  /// The ticks, in the order of their positions.
  public var ticks: [Tick]

  /// The calendar unit that a datum stands for, on a temporal axis.
  public var unitOfData: CalendarUnit?

  /// The calendar unit that tick labels show, on a temporal axis.
  public var unitOfTicks: CalendarUnit?

  /// The calendar unit that all ticks of a temporal axis fall in: the day, the year, or `nil`.
  public var unitSharedByTicks: CalendarUnit?

  /// How wide a bar's datum is along the axis in data units, where bars stand on it: the smallest step
  /// between amounts; 0 on a temporal axis, where each datum is as wide as its calendar unit; `nil`
  /// without bars, and on a nominal axis.
  public var datumSpan: Double?

  /// The names along a nominal axis, in the order of their positions; empty otherwise.
  public var categories: [String]

  /// Whether the axis is not drawn.
  public var isHidden: Bool

  /// The room before the start and after the end of the domain, in points, for the drawing to add: scale
  /// and ticks do not count it in; `nil` for what the drawing chooses.
  public var padding: AxisPadding?

  /// The part of the domain that is in sight, rising, where the rest can be scrolled to; `nil` for all.
  ///
  /// Along names from the index of the first in sight to that of the last.
  public var visible: Interval?

  /// What is drawn along the axis where the author says so: sets one over the other; `nil` for grid,
  /// ticks and labels at `ticks`.
  public var marks: [ResolvedAxisMarks]?

  /// Makes an axis from its parts.
  package init(
    title: String,
    unit: String?,
    format: NumberFormat?,
    kind: MeasureKind,
    scale: PositionScale,
    ticks: [Tick],
    unitOfData: CalendarUnit?,
    unitOfTicks: CalendarUnit?,
    unitSharedByTicks: CalendarUnit? = nil,
    datumSpan: Double?,
    categories: [String],
    isHidden: Bool
  ) {
    self.title = title
    self.unit = unit
    self.format = format
    self.kind = kind
    self.scale = scale
    self.ticks = ticks
    self.unitOfData = unitOfData
    self.unitOfTicks = unitOfTicks
    self.unitSharedByTicks = unitSharedByTicks
    self.datumSpan = datumSpan
    self.categories = categories
    self.isHidden = isHidden
  }
}

/// A set of grid lines, ticks and labels along an axis, with their places.
public struct ResolvedAxisMarks: Sendable, Equatable, Codable {
  /// On which side of the plot labels and ticks stand.
  public var position: Placement

  /// How they lie against the ends of the axis.
  public var preset: AxisMarkSet.Preset

  /// The marked values, in the order of their positions.
  public var ticks: [Tick]

  /// What is drawn at each of `ticks`, one each.
  public var items: [AxisMarkItem]

  /// What each of `ticks` stands for, one each, 0...1 along the axis: the calendar units up to the next
  /// tick, the band of a name; of no length for an amount.
  ///
  /// A centred mark stands in its middle, any other at its start; for a name both are its middle.
  public var spans: [Interval]

  /// The calendar unit that labels show, on a temporal axis.
  public var unit: CalendarUnit?

  /// Makes a set from its parts.
  public init(
    position: Placement,
    preset: AxisMarkSet.Preset,
    ticks: [Tick],
    items: [AxisMarkItem],
    spans: [Interval],
    unit: CalendarUnit? = nil
  ) {
    self.position = position
    self.preset = preset
    self.ticks = ticks
    self.items = items
    self.spans = spans
    self.unit = unit
  }
}

/// One tick of an axis.
public struct Tick: Sendable, Equatable, Codable {
  /// The value in data units: an amount, seconds since 1970 UTC, or the index of a category.
  public var value: Double

  /// Where it stands, 0...1 along the axis.
  public var position: Double

  /// Digits after the decimal mark that its label needs; 0 for instants and names.
  public var decimals: Int

  /// Makes a tick.
  public init(value: Double, position: Double, decimals: Int = 0) {
    self.value = value
    self.position = position
    self.decimals = decimals
  }
}
