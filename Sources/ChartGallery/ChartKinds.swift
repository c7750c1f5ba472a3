public import ChartModel
import ChartScales

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One chart or more of each kind of which something is told in its own way.
public enum ChartKinds {
  /// All of them, by name.
  public static let all: [(name: String, spec: ChartSpec)] =
    parts + distributions + ranges + functions + severalSeries + claims + longData

  private static func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private static func names(_ name: String, _ values: [String]) -> Column {
    Column(name, values: .categories(CategoryValues(values)))
  }

  private static func amounts(_ count: Int, _ amount: (Int) -> Int) -> [Double] {
    (0..<count).map { Double(amount($0)) }
  }

  private static func sectors(_ amounts: [Double], _ labels: [String]) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .sector,
        channels: [.angle: numbers("sales", amounts), .series: names("style", labels)]
      )
    ])
  }

  private static let styles = ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American"]

  private static let parts: [(name: String, spec: ChartSpec)] = [
    ("sectors", sectors([916, 850, 802, 753, 654, 618], styles)),
    ("sectors left out", sectors([5, -3, .nan, 2, 2], ["a", "b", "c", "d", "e"])),
    ("stacked bars", PancakeCharts.cities(.bar)),
    ("stacked named", PancakeCharts.cities(.bar, isNamed: true)),
    ("stacked area", PancakeCharts.cities(.area)),
    ("stream", PancakeCharts.cities(.area, .center)),
    ("normalized", PancakeCharts.cities(.area, .normalized)),
    ("grouped", PancakeCharts.cities(.bar, .grouped)),
  ]

  private static let distributions: [(name: String, spec: ChartSpec)] = {
    let sales = PancakeCharts.cupertino + PancakeCharts.sanFrancisco
    let cities = (0..<14).map { place -> String in place < 7 ? "Cupertino" : "San Francisco" }
    let boxes = { (groups: [String], amounts: [Double]) -> ChartSpec in
      ChartSpec(layers: [
        MarkLayer(.box, channels: [.x: names("city", groups), .y: numbers("sales", amounts)])
      ])
    }
    let three = (0..<24).map { place -> String in ["a", "b", "c"][place % 3] }
    let bins = { (amounts: [Double]) -> ChartSpec in
      ChartSpec(layers: [
        MarkLayer(
          .bar,
          channels: [.x: numbers("sales", amounts), .y: numbers("days", amounts)],
          isBinned: true
        )
      ])
    }
    let ofThree = amounts(24) { $0 % 3 * 20 + $0 * 7 % 11 }
    let apart = amounts(60) { $0 % 2 * 160 + $0 * 13 % 30 }.map { $0 / 4 }
    let skewed = amounts(80) { $0 * 31 % 80 }.map { exp($0 / 16) }
    return [
      ("boxes", boxes(cities, sales)), ("three boxes", boxes(three, ofThree)),
      ("one box", ChartSpec(layers: [MarkLayer(.box, channels: [.y: numbers("sales", sales)])])),
      ("bins", bins(ShapeCharts.daily + [.nan])),
      ("bins with a gap", bins(apart)),
      ("skewed bins", bins(skewed)),
      ("cells", ShapeCharts.calendar),
      (
        "cells with gaps",
        ShapeCharts.grid(
          columns: ["a", "a", "b", "b", "c"],
          rows: ["x", "y", "x", "y", "x"],
          [1, 5, .nan, 2, 9]
        )
      ),
    ]
  }()

  private static let ranges: [(name: String, spec: ChartSpec)] = {
    var sides = PancakeCharts.cities(.bar, isNamed: true)
    sides.layers[0].channels[.y]?.values = .numbers(
      PancakeCharts.cupertino.map { -$0 } + PancakeCharts.sanFrancisco
    )
    var pyramid = PancakeCharts.cities(.bar, isNamed: true)
    pyramid.layers[0].stacking = .mirrored
    return [
      ("band", PancakeCharts.range()), ("band with average", PancakeCharts.range(rule: 137)),
      ("band with target", PancakeCharts.range(rule: 150, label: "Target")),
      ("candles", PancakeCharts.candles()), ("sides", sides), ("pyramid", pyramid),
    ]
  }()

  private static func function(
    _ formula: String,
    _ low: Double,
    _ high: Double,
    _ function: @escaping (Double) -> Double
  ) -> (name: String, spec: ChartSpec) {
    (formula, ChartSpec(function: function, formula: formula, domain: Interval(low, high)))
  }

  private static let functions: [(name: String, spec: ChartSpec)] = [
    function("sin(x)/x", -10, 10) { sin($0) / $0 }, function("tan(x)", -5, 5) { tan($0) },
    function("x^2 - 2", -3, 3) { $0 * $0 - 2 }, function("floor(x)", 0, 3) { $0.rounded(.down) },
    function("sqrt(x)", -1, 4) { $0.squareRoot() }, function("7", 0, 1) { _ in 7 },
    function("1/(1+exp(-x))", -8, 8) { 1 / (1 + exp(-$0)) },
  ]

  private static let severalSeries: [(name: String, spec: ChartSpec)] = {
    let places = ColumnValues.numbers((0..<36).map { Double($0 / 3) })
    let cities = (0..<36).map { Optional(["North", "South", "West"][$0 % 3]) }
    let amounts = Self.amounts(36) { row in
      let year = row / 3
      return [20 + 3 * year, 60 - 4 * year, 30 + row * 7 % 5][row % 3]
    }
    var gaps = amounts
    (gaps[4], gaps[20], gaps[21]) = (.nan, .nan, .nan)
    return [
      ("lines", PancakeCharts.cities(.line)),
      ("crossing lines", MinimalChart.split(places, amounts, by: cities, mark: .line)),
      ("lines with gaps", MinimalChart.split(places, gaps, by: cities, mark: .line)),
      ("three stacked", MinimalChart.split(places, amounts, by: cities, mark: .area)),
    ]
  }()

  private static let claims: [(name: String, spec: ChartSpec)] = {
    var titled = PancakeCharts.styles()
    titled.title = "Dosa leads"
    var right = PancakeCharts.styles()
    right.title = "Cachapa leads"
    var rising = MinimalChart.daily(amounts(14) { 60 - 3 * $0 + $0 % 2 })
    rising.title = "Sales rise"
    var average = MinimalChart.daily(ShapeCharts.daily)
    average.layers.append(
      MarkLayer(.rule, channels: [.y: numbers("Average", [140])])
    )
    var target = PancakeCharts.styles()
    target.layers.append(MarkLayer(.rule, channels: [.y: numbers("Target", [700])]))
    var day = MinimalChart.daily(ShapeCharts.daily)
    day.layers.append(
      MarkLayer(
        .rule,
        channels: [
          .x: Column("Opening", values: .dates([MinimalChart.day(2022, 5, 20)], unit: .day))
        ]
      )
    )
    return [
      ("wrong leader", titled), ("right leader", right), ("wrong direction", rising),
      ("wrong average", average), ("target", target), ("rule at a day", day),
      ("styles", PancakeCharts.styles()),
    ]
  }()

  private static let longData: [(name: String, spec: ChartSpec)] = {
    let rhythm = amounts(200) { day in
      (day < 120 ? 100 : 160) + [30, 0, -5, 2, 0, 8, 40][day % 7] + day * 37 % 11
    }
    let minutes = (0..<300).map { MinimalChart.day(2022, 5, 8) + Double($0) * 60 }
    return [
      ("rhythm and step", MinimalChart.daily(rhythm)),
      (
        "minutes",
        ChartSpec(layers: [
          MarkLayer(
            .line,
            channels: [
              .x: Column("time", values: .dates(minutes, unit: .minute)),
              .y: numbers("level", amounts(300) { $0 * 7_919 % 101 }),
            ]
          )
        ])
      ),
      ("constant", MinimalChart.daily([5, 5, 5, 5, 5, 5])),
    ]
  }()
}
