public import ChartModel
import ChartScales

/// Charts of which something is told that few charts show.
public enum RareCharts {
  /// All of them, by name.
  public static let all: [(name: String, spec: ChartSpec)] =
    courses + pairs + parts + rules + statuses + declared + titled + scattered + short

  private static func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private static func names(_ name: String, _ values: [String]) -> Column {
    Column(name, values: .categories(CategoryValues(values)))
  }

  // MARK: Courses

  /// Five values that come again and again without a direction.
  private static let waves: [Double] = (0..<8).flatMap { _ in [0, 1, -1, 0.5, -0.5] }

  private static func waving(_ level: (Int) -> Double) -> [Double] {
    waves.indices.map { waves[$0] + level($0) }
  }

  private static func amounts(_ count: Int, _ amount: (Int) -> Int) -> [Double] {
    (0..<count).map { Double(amount($0)) }
  }

  private static let courses: [(name: String, spec: ChartSpec)] = {
    let bent = waving { step in step < 20 ? 20 : 20 + 4 * Double(step - 20) }
    let stair = waving { step in step < 20 ? 20 : 60 }
    let below = waving { step in step < 20 ? -60 : -20 }
    var apart = waving { step in 30 + 2 * Double(step) }
    (apart[9], apart[27]) = (120, -30)
    let weekend = amounts(70) { day in (day % 7 == 6 || day % 7 == 0 ? 40 : -10) + day * 37 % 5 }
    let weekdays = amounts(140) { day in [5, 9, 40, 10, 6, 5, 8][day % 7] + day * 37 % 3 }
    let years = amounts(30) { month in 100 + month * 7 % 13 }
    let months = (0..<30).map { MinimalChart.day(2020 + $0 / 12, $0 % 12 + 1, 1) }
    return [
      ("legs", MinimalChart.daily(bent)), ("stair", MinimalChart.daily(stair)),
      ("stair below zero", MinimalChart.daily(below)), ("apart", MinimalChart.daily(apart)),
      ("weekends", MinimalChart.daily(weekend)), ("a weekday", MinimalChart.daily(weekdays)),
      (
        "totals of years",
        ChartSpec(layers: [
          MarkLayer(
            .bar,
            channels: [
              .x: Column("month", values: .dates(months, unit: .month)),
              .y: numbers("rain", years),
            ]
          )
        ])
      ),
      (
        "several values a day",
        ChartSpec(layers: [
          MarkLayer(
            .line,
            channels: [
              .x: Column(
                "day",
                values: .dates((0..<20).map { MinimalChart.day(2022, 5, 1 + $0 / 2) }, unit: .day)
              ),
              .y: numbers("level", (0..<20).map { Double($0 * 7 % 11) }),
            ]
          )
        ])
      ),
    ]
  }()

  // MARK: Pairs

  private static func pair(_ first: [Double], _ second: [Double], _ mark: Mark = .line) -> ChartSpec
  {
    MinimalChart.split(
      .numbers((first + second).indices.map { Double($0 % first.count) }),
      first + second,
      by: (first + second).indices.map { $0 < first.count ? "North" : "South" },
      mark: mark
    )
  }

  private static let pairs: [(name: String, spec: ChartSpec)] = {
    let steps = amounts(24) { step in 50 + step * 7 % 11 + step * 5 % 7 }
    let shifted = amounts(24) { step in 25 + (step * 7 % 11 + step * 5 % 7) / 2 + step * 3 % 2 }
    let ends = pair([1, 5, 2, 6, 9], [4, 2, 7, 3, 5])
    return [
      ("the same", pair([3, 5, 4], [3, 5, 4])), ("a constant gap", pair([3, 5, 4], [5, 7, 6])),
      ("equal at places", pair([3, 5, 4, 8], [3, 2, 4, 1])), ("who was ahead", ends),
      ("even", pair([1, 5, 1, 5], [3, 3, 3, 3])), ("moves together", pair(steps, shifted)),
      ("moves apart", pair(steps, steps.map { 120 - $0 })),
      ("moves counted", pair([1, 3, 2, 5, 4, 6, 5], [2, 3, 3, 4, 6, 5, 7])),
    ]
  }()

  // MARK: Parts of wholes

  private static let parts: [(name: String, spec: ChartSpec)] = {
    let constant = pair([2, 3, 4], [8, 7, 6], .bar)
    let shares = pair([1, 2, 3], [3, 6, 9], .bar)
    let many = (1...30).map { "Item \($0)" }
    return [
      ("constant totals", constant), ("constant shares", shares),
      ("a total among its parts", MinimalChart.named(["Total", "A", "B", "C"], [60, 30, 20, 10])),
      ("thirty names", MinimalChart.named(many, (0..<30).map { Double(90 - $0 * 3) })),
      ("even parts", MinimalChart.named(["A", "B", "C", "D"], [25, 26, 25, 24])),
      ("nearly all", MinimalChart.named(["A", "B", "C"], [99_990, 1, 2])),
      (
        "one part",
        ChartSpec(layers: [MarkLayer(.bar, channels: [.x: numbers("Space", [84.2])])])
      ),
    ]
  }()

  // MARK: Rules and bands

  private static let rules: [(name: String, spec: ChartSpec)] = {
    let ruled = { (amounts: [Double], at: Double) -> ChartSpec in
      var spec = MinimalChart.daily(amounts)
      spec.layers.append(MarkLayer(.rule, channels: [.y: numbers("Limit", [at])]))
      return spec
    }
    let banded = { (low: [Double], high: [Double]) -> ChartSpec in
      ChartSpec(layers: [
        MarkLayer(
          .area,
          channels: [
            .x: numbers("step", low.indices.map(Double.init)), .yStart: numbers("low", low),
            .yEnd: numbers("high", high),
          ]
        )
      ])
    }
    return [
      ("above a rule", ruled([6, 7, 8, 9], 5)), ("below a rule", ruled([1, 2, 3, 4], 5)),
      ("on a rule", ruled([5, 2, 5, 9], 5)), ("across a rule", ruled([5, 2, 7, 9, 1, 8], 4.5)),
      (
        "a rule alone", ChartSpec(layers: [MarkLayer(.rule, channels: [.y: numbers("Limit", [5])])])
      ),
      (
        "a band alone",
        ChartSpec(layers: [
          MarkLayer(
            .rectangle,
            channels: [.yStart: numbers("from", [5]), .yEnd: numbers("to", [9])]
          )
        ])
      ),
      ("a band of one width", banded([1, 3, 2, 4], [5, 7, 6, 8])),
      ("one range selected", AuthoredCharts.selecting(1...1, of: banded([1, 3, 2], [5, 8, 6]))),
    ]
  }()

  // MARK: Amounts that are not the last word

  private static let statuses: [(name: String, spec: ChartSpec)] =
    ["provisional", "estimated", "projected"].map { status in
      var spec = MinimalChart.daily([4, 6, 5, 8, 7, 9])
      spec.layers[0].companions = [
        Column(
          "status",
          values: .categories(CategoryValues([nil, nil, nil, nil, status, status]))
        )
      ]
      return (name: "\(status) values", spec: spec)
    }

  // MARK: Declared charts

  private static let declared: [(name: String, spec: ChartSpec)] = {
    var plain = pair([3, 5, 4], [5, 7, 2])
    plain.layers[0].channels[.series]?.name = ""
    var same = DeclaredKinds.spans(isSplit: false)
    let days = { (days: [Int]) in
      Column("Day", values: .dates(days.map { MinimalChart.day(2024, 3, $0) }, unit: .day))
    }
    same.layers = [
      MarkLayer(
        .bar,
        channels: [
          .xStart: days([1, 4, 8]), .xEnd: days([4, 7, 11]), .y: names("Task", ["a", "b", "c"]),
        ]
      )
    ]
    let overlapping = MinimalChart.named(
      ["a", "b", "c"].flatMap { name in [Optional](repeating: name, count: 7) },
      [1, 2, 3, 4, 5, 6, 7, 2, 3, 3, 4, 5, 5, 8, 1, 3, 3, 4, 4, 6, 6],
      mark: .box
    )
    return [
      ("no name of series", plain), ("spans of one length", same),
      ("spans without phases", DeclaredKinds.spans(isSplit: false)),
      ("overlapping boxes", overlapping),
      (
        "amounts alone",
        ChartSpec(layers: [
          MarkLayer(.point, channels: [.y: numbers("weight", [1, 5, 2, 8, 3])])
        ])
      ),
    ]
  }()

  // MARK: Titles that claim

  private static let titled: [(name: String, spec: ChartSpec)] = {
    let claims = { (spec: ChartSpec, title: String) -> ChartSpec in
      var spec = spec
      spec.title = title
      return spec
    }
    let rising = MinimalChart.daily((0..<14).map { Double(20 + 3 * $0 + $0 % 2) })
    let flat = MinimalChart.daily((0..<14).map { Double(20 + $0 * 7 % 5) })
    return [
      ("right direction", claims(rising, "Sales rise")),
      ("unclear direction", claims(flat, "Sales rise")),
      ("right series", claims(PancakeCharts.cities(.line), "San Francisco leads")),
      ("wrong series", claims(PancakeCharts.cities(.line), "Cupertino leads")),
    ]
  }()

  // MARK: Points that lie apart

  private static let scattered: [(name: String, spec: ChartSpec)] = {
    let steps = amounts(40) { $0 * 11 % 40 }
    let far = steps + [200, 210, 220, 230]
    let lengths = far.map { 2 * $0 + 10 }
    var off = steps.map { 2 * $0 + 10 }
    for place in [4, 13, 22, 31] { off[place] += 90 }
    return [
      ("points apart", MinimalChart.pairs(far, lengths)),
      ("points off the line", MinimalChart.pairs(steps, off)),
    ]
  }()

  // MARK: Few values

  private static let short: [(name: String, spec: ChartSpec)] = {
    var legend = PancakeCharts.days()
    legend.style.legend.texts = [AuthoredText("Sales in blue")]
    let twoDays = MinimalChart.split(
      .dates([MinimalChart.day(2022, 5, 2), MinimalChart.day(2022, 5, 3)], unit: .day),
      [4, 9],
      by: ["North", "South"],
      mark: .bar
    )
    let start = MinimalChart.day(2022, 5, 2)
    let turning = waving { step in step < 20 ? 20 + 3 * Double(step) : 77 - 3 * Double(step - 20) }
    let ofWeeks = amounts(63) { 100 + $0 * 37 % 31 }
    return [
      ("texts of a legend", legend), ("three days", MinimalChart.daily([4, 2, 9])),
      ("a day for each series", twoDays),
      ("a day selected of series", AuthoredCharts.selecting(start...start, of: twoDays)),
      (
        "a day of one of two series",
        AuthoredCharts.selecting(
          (start + 2 * 86_400)...(start + 2 * 86_400),
          of: MinimalChart.split(
            .dates((0..<14).map { start + Double($0) * 86_400 }, unit: .day),
            PancakeCharts.cupertino + PancakeCharts.sanFrancisco,
            by: (0..<14).map { $0 < 7 ? "North" : "South" },
            mark: .bar
          )
        )
      ),
      (
        "nine weeks",
        MinimalChart.split(
          .dates((0..<63).map { start + Double($0) * 86_400 }, unit: .day),
          ofWeeks,
          by: [String?](repeating: nil, count: 63),
          mark: .bar
        )
      ),
      (
        "up and down",
        ChartSpec(layers: [
          MarkLayer(
            .line,
            channels: [
              .x: numbers("step", turning.indices.map(Double.init)), .y: numbers("level", turning),
            ]
          )
        ])
      ),
      (
        "amounts by places",
        ChartSpec(layers: [
          MarkLayer(.bar, channels: [.y: numbers("weight", [1, 5, 2, 8, 3])])
        ])
      ),
    ]
  }()
}
