public import ChartModel
import ChartScales

/// Charts that are mostly declared in code rather than read from tables: spans of time, one bar, one strip,
/// bands behind data, grids of amounts.
public enum DeclaredKinds {
  /// All of them by name.
  public static let all: [(name: String, spec: ChartSpec)] = [
    ("spans", spans()), ("instants", instants()), ("one bar", parts()), ("strip", strip()),
    ("band of amounts", banded()), ("band of days", bandedDays()), ("grid of amounts", grid()),
    ("years", years()), ("band of lines", lines()),
  ]

  private static func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private static func names(_ name: String, _ values: [String]) -> Column {
    Column(name, values: .categories(CategoryValues(values)))
  }

  private static func days(_ name: String, _ values: [(Int, Int)]) -> Column {
    Column(
      name,
      values: .dates(values.map { MinimalChart.day(2024, $0.0, $0.1) }, unit: .day)
    )
  }

  /// Five tasks of two phases from one day to another, and a line at a day; the longest takes 46 days, the
  /// shortest 11, and one holds the day.
  public static func spans(isSplit: Bool = true) -> ChartSpec {
    var tasks = MarkLayer(
      .bar,
      channels: [
        .xStart: days("Start", [(3, 4), (3, 11), (4, 15), (5, 6), (6, 17)]),
        .xEnd: days("End", [(3, 15), (4, 12), (5, 10), (6, 21), (7, 5)]),
        .y: names("Task", ["Survey", "Permits", "Foundations", "Walls", "Roof"]),
      ]
    )
    if isSplit {
      tasks.channels[.series] = names(
        "Phase",
        ["Planning", "Planning", "Building", "Building", "Building"]
      )
    }
    let today = MarkLayer(.rule, channels: [.x: days("Today", [(5, 20)])])
    return ChartSpec(layers: [tasks, today])
  }

  /// Three names, a day each.
  public static func instants() -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .point,
        channels: [
          .x: days("Opened", [(4, 2), (3, 9), (6, 30)]),
          .y: names("Shop", ["North", "West", "East"]),
        ]
      )
    ])
  }

  /// One stacked bar of five parts, 209.4 in all.
  public static func parts() -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: numbers("Space", [84.2, 61.7, 33, 22.4, 8.1]),
          .series: names("Kind", ["Apps", "Photos", "Media", "System", "Other"]),
        ]
      )
    ])
  }

  /// Forty lines at amounts: 35 of them up to 8, five from 18.
  public static func strip(_ mark: Mark = .rule) -> ChartSpec {
    let amounts = (0..<40).map { row -> Double in
      let halves: Int = row % 8 == 7 ? 36 + row % 3 * 2 : 4 + row * 7 % 13
      return Double(halves) / 2
    }
    return ChartSpec(layers: [MarkLayer(mark, channels: [.x: numbers("Minutes", amounts)])])
  }

  /// Points along minutes before a band from 70 to 140.
  public static func banded() -> ChartSpec {
    let levels = (0..<24).map { (row: Int) -> Double in Double(50 + row * 37 % 120) }
    return ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .yStart: numbers("Target from", [70]), .yEnd: numbers("Target to", [140]),
        ]
      ),
      MarkLayer(
        .point,
        channels: [
          .x: numbers("Minute", (0..<24).map { Double($0 * 10) }), .y: numbers("Glucose", levels),
        ]
      ),
    ])
  }

  /// A line over twenty days before a band over five of them.
  public static func bandedDays() -> ChartSpec {
    var spec = MinimalChart.daily((0..<20).map { Double($0 * 7 % 11) })
    let band = { (name: String, day: Int) in
      Column(name, values: .dates([MinimalChart.day(2022, 5, day)], unit: .day))
    }
    spec.layers.append(
      MarkLayer(.rectangle, channels: [.xStart: band("From", 10), .xEnd: band("To", 14)])
    )
    return spec
  }

  /// Amounts by hours, from one to the next, and weekdays.
  public static func grid() -> ChartSpec {
    let hours = (0..<21).map { Double(8 + $0 % 7) }
    var spec = ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .xStart: numbers("From", hours), .xEnd: numbers("To", hours.map { $0 + 1 }),
          .y: names("Weekday", (0..<21).map { ["Mon", "Tue", "Wed"][$0 / 7] }),
          .color: numbers(
            "Visitors",
            (0..<21).map { (row: Int) -> Double in Double(20 + row * 17 % 23) }
          ),
        ]
      )
    ])
    spec.x.title = "Hour"
    return spec
  }

  /// A line over years that are numbers.
  public static func years() -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: numbers("Year", (2012...2023).map(Double.init)),
          .y: numbers(
            "Exports",
            (0..<12).map { (row: Int) -> Double in Double(1_200 + 30 * row + row * 7 % 5) }
          ),
        ]
      )
    ])
  }

  /// Two lines of one value a year each, with the area between them.
  public static func lines() -> ChartSpec {
    let years = numbers("Year", (0..<8).map(Double.init))
    let low = (0..<8).map { Double(10 + $0) }
    let high = (0..<8).map { Double(20 + 2 * $0) }
    let line = { (name: String, values: [Double]) in
      MarkLayer(
        .line,
        channels: [
          .x: years, .y: numbers(name, values),
          .series: names("Flow", [String](repeating: name, count: 8)),
        ]
      )
    }
    return ChartSpec(layers: [
      MarkLayer(
        .area,
        channels: [.x: years, .yStart: numbers("Imports", low), .yEnd: numbers("Exports", high)]
      ), line("Imports", low), line("Exports", high),
    ])
  }
}
