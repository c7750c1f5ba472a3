package import ChartImport
package import ChartModel
package import ChartScales

/// What the chart of a table is.
package enum ChartOptions {
  /// The function whose graph is the chart.
  package static let function = CommandOption.text(
    "function",
    valueName: "FORMULA",
    help: "the graph of a function of x instead of a table, such as \"sin(x)/x\""
  )

  /// From where to where a function is shown.
  package static let domain = CommandOption<Interval>(
    "domain",
    valueName: "FROM,TO",
    kind: .shape("two numbers, the smaller first, such as -10,10"),
    help: "from where to where a function is shown; -10,10 unless given",
    read: interval(from:)
  )

  /// The column along the horizontal axis.
  package static let x = CommandOption.text(
    "x",
    valueName: "NAME",
    help: "the column along the horizontal axis"
  )

  /// The columns along the vertical axis.
  package static let y = CommandOption.columns(
    "y",
    valueName: "NAME",
    help: #"the column along the vertical axis, or several parted by commas (\, within a name)"#
  )

  /// The column that parts rows into series.
  package static let series = CommandOption.text(
    "series",
    valueName: "NAME",
    help: "the column that tells the series apart"
  )

  /// The kind of mark.
  package static let mark = CommandOption.choice(
    "mark",
    valueName: "MARK",
    of: ChartForm.self,
    otherWords: ["pie": .sector],
    help: "how values are shown"
  )

  /// What becomes of marks that share a place.
  package static let stacking = CommandOption.choice(
    "stacking",
    valueName: "WAY",
    of: Stacking.self,
    help: "what bars and areas at one place do"
  )

  /// How rows that share a place become one.
  package static let aggregate = CommandOption.choice(
    "aggregate",
    valueName: "WAY",
    of: Aggregate.self,
    otherWords: ["min": .minimum, "max": .maximum],
    help: "how rows at one place become one value"
  )

  /// The chart's title.
  package static let title = CommandOption.text(
    "title",
    valueName: "TEXT",
    help: "the chart's title"
  )

  /// The amounts' unit.
  package static let unit = CommandOption.text(
    "unit",
    valueName: "TEXT",
    help: "the unit of the vertical axis, such as \"EUR million\""
  )

  /// How amounts are printed.
  package static let yFormat = CommandOption<NumberFormat>(
    "y-format",
    valueName: "SPECIFIER",
    kind: .shape("a number format such as ,d or .1% or $,.2f"),
    help: "how amounts are printed, such as ,d or .1% or $,.2f",
    read: { NumberFormat(specifier: $0) }
  )

  /// What the vertical axis spans.
  package static let yDomain = CommandOption<Interval>(
    "y-domain",
    valueName: "FROM,TO",
    kind: .shape("two numbers, the smaller first, such as 0,100"),
    help: "the smallest and the largest amount of the vertical axis, such as 0,100",
    read: interval(from:)
  )

  /// How the horizontal axis grows.
  package static let xScale = CommandOption.choice(
    "x-scale",
    valueName: "SCALE",
    of: ScaleName.self,
    help: "how the horizontal axis grows"
  )

  /// How the vertical axis grows.
  package static let yScale = CommandOption.choice(
    "y-scale",
    valueName: "SCALE",
    of: ScaleName.self,
    help: "how the vertical axis grows"
  )

  /// The part of the chart that is told of.
  package static let select = CommandOption<SelectionText>(
    "select",
    valueName: "FROM..TO",
    kind: .shape("FROM..TO, a value or names parted by commas, such as 2022-05-08..2022-05-14"),
    help:
      "tell of a part of the chart against the whole, both ends included: dates, where 2022-05 is the "
      + "month, amounts, or names as A..C or A,C; ..TO and FROM.. reach to the ends of the axis",
    read: { SelectionText($0) }
  )

  /// All of them.
  package static let group = OptionGroup(
    "The chart",
    [
      mark, function, domain, x, y, series, stacking, aggregate, title, unit, yFormat, yDomain,
      xScale, yScale, select,
    ]
  )

  @Sendable
  private static func interval(from text: String) -> Interval? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Double(parts[0]), let end = Double(parts[1]),
      start.isFinite, end.isFinite, start < end
    else { return nil }
    return Interval(start, end)
  }
}
