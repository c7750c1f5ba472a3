public import ChartModel

/// Charts of distributions, pairs, groups and grids, over the pancake sales and known sets.
public enum ShapeCharts {
  /// Thirty days of sales from May 8 to June 6, 2022.
  public static let daily: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]

  /// The sales of two cities over a week, as dots by city.
  public static let cities: ChartSpec = {
    let cupertino: [Double] = [54, 42, 88, 49, 42, 125, 67]
    let sanFrancisco: [Double] = [81, 90, 52, 72, 84, 84, 137]
    let names =
      [String](repeating: "Cupertino", count: 7)
      + [String](repeating: "San Francisco", count: 7)
    return MinimalChart.named(names, cupertino + sanFrancisco, mark: .point)
  }()

  /// How many days had how many sales.
  public static let histogram = ChartSpec(layers: [
    MarkLayer(
      .bar,
      channels: [
        .x: Column("sales", values: .numbers(daily)),
        .y: Column("days", values: .numbers([Double](repeating: .nan, count: 30))),
      ],
      isBinned: true
    )
  ])

  /// The sales of each day by week and weekday; the days are Sunday May 8 to Monday June 6.
  public static let calendar: ChartSpec = {
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let weeks = ["May 2", "May 9", "May 16", "May 23", "May 30", "June 6"]
    return grid(
      columns: daily.indices.map { weeks[($0 + 6) / 7] },
      rows: daily.indices.map { weekdays[$0 % 7] },
      daily
    )
  }()

  /// A cell for each amount, its colour showing it.
  public static func grid(columns: [String], rows: [String], _ amounts: [Double]) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .x: Column("week", values: .categories(CategoryValues(columns))),
          .y: Column("weekday", values: .categories(CategoryValues(rows))),
          .color: Column("sales", values: .numbers(amounts)),
        ]
      )
    ])
  }

  /// Average, lowest and highest day of each month, July 2021 to June 2022.
  public static let months: [[Double]] = [
    [127, 130, 131, 136, 134, 129, 136, 134, 140, 136, 147, 170],
    [95, 96, 101, 96, 104, 96, 96, 98, 104, 93, 104, 120],
    [194, 189, 184, 193, 202, 190, 203, 200, 218, 221, 242, 250],
  ]

  /// Anscombe's four sets (Anscombe 1973, "Graphs in Statistical Analysis"), one a chart.
  public static let anscombe: [ChartSpec] = {
    let shared: [Double] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let last: [Double] = [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8]
    let amounts: [[Double]] = [
      [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
      [9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74],
      [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73],
      [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.50, 5.56, 7.91, 6.89],
    ]
    return amounts.indices.map { MinimalChart.pairs($0 == 3 ? last : shared, amounts[$0]) }
  }()

  /// Pairs of amounts of several series, `places` and `amounts` one list a series.
  public static func plane(
    _ names: [String],
    _ places: [[Double]],
    _ amounts: [[Double]]
  ) -> ChartSpec {
    var spec = MinimalChart.pairs(places.flatMap { $0 }, amounts.flatMap { $0 })
    let series = zip(names, places).flatMap { name, places in places.map { _ in Optional(name) } }
    spec.layers[0].channels[.series] = Column(
      "species",
      values: .categories(CategoryValues(series))
    )
    return spec
  }

  /// Two of three species lie over each other, the third is longer and heavier.
  public static let species: ChartSpec = {
    let steps = (0..<20).map { Double($0 * 7 % 20) }
    return plane(
      ["Adelie", "Chinstrap", "Gentoo"],
      [steps.map { 180 + $0 }, steps.map { 182 + $0 }, steps.map { 215 + $0 }],
      [
        steps.map { 3_200 + 40 * ($0 * 3).truncatingRemainder(dividingBy: 20) },
        steps.map { 3_250 + 40 * ($0 * 3).truncatingRemainder(dividingBy: 20) },
        steps.map { 4_700 + 40 * ($0 * 3).truncatingRemainder(dividingBy: 20) },
      ]
    )
  }()

  /// Points in two groups far from each other.
  public static let groups: ChartSpec = {
    let steps = (0..<40).map { Double($0 * 11 % 40) / 40 }
    return MinimalChart.pairs(steps + steps.map { $0 + 5 }, steps.reversed() + steps.map { $0 + 7 })
  }()

  /// Every chart of this list, and amounts with an outlier, three strips, a bend without a slope.
  public static let all: [ChartSpec] =
    anscombe + [
      cities, histogram, calendar, species, groups,
      MinimalChart.pairs(months[0], months[2]), MinimalChart.pairs(months[1], months[2]),
      MinimalChart.daily(daily), MinimalChart.daily([1, 2, 3, 2, 1, 3, 2, 40]),
      MinimalChart.daily([1, 2, 3, 4, 5, 6, 7, 8]),
      MinimalChart.pairs((0..<21).map(Double.init), (0..<21).map { Double(($0 - 10) * ($0 - 10)) }),
      MinimalChart.named(
        ["a", "b", "c"].flatMap { name in [Optional](repeating: name, count: 6) },
        [1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 7, 8, 21, 25, 30, 35, 38, 41],
        mark: .point
      ),
    ]
}
