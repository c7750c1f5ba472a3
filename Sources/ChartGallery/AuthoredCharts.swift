public import ChartModel
import ChartScales

/// Charts of which an author says more than the data do, and charts of which a reader selects a part.
public enum AuthoredCharts {
  /// Sales of six styles with labels, values and names of the author's; that of Dosa is not the data's.
  public static func styles() -> ChartSpec {
    var spec = PancakeCharts.styles()
    spec.title = "Pancakes sold"
    spec.summary = "Cachapa leads. American is the lowest"
    spec.layers[0].elements = MarkElements(
      labels: ["Cachapa from Venezuela", nil, nil, nil, "Dosa", nil],
      values: ["916 sold", "850 sold", nil, "753 sold", "700 sold", nil],
      identifiers: ["cachapa", nil, nil, nil, "dosa", nil]
    )
    return spec
  }

  /// Highs and lows of six months; those of one month are one element.
  public static func temperatures() -> ChartSpec {
    let months = ["Apr", "May", "Jun", "Jul", "Aug", "Sep"]
    var spec = MinimalChart.split(
      .categories(CategoryValues(months + months)),
      [62, 65, 68, 71, 72, 70, 50, 52, 54, 58, 59, 60],
      by: (0..<12).map { $0 < 6 ? "High" : "Low" },
      mark: .point
    )
    spec.layers[0].channels[.y]?.name = "temperature"
    spec.layers[0].elements.element = (0..<12).map { Int32($0 % 6) }
    return spec
  }

  /// A week as a line with a symbol a day, a text at its highest day, a rule with a text, a text above, and
  /// decoration behind.
  public static func noted(rule: Double = 91, note: String = "Average: 91") -> ChartSpec {
    let days = Column(
      "day",
      values: .dates((2...8).map { MinimalChart.day(2022, 5, $0) }, unit: .day)
    )
    let sales = Column("sales", values: .numbers([81, 90, 52, 72, 104, 101, 137]))
    let line = MarkLayer(.line, channels: [.x: days, .y: sales])
    var points = MarkLayer(.point, channels: [.x: days, .y: sales])
    points.repeatsOther = true
    points.annotations = [
      MarkAnnotation(row: 6, texts: [AuthoredText("Mother's Day")]),
      MarkAnnotation(row: 2, texts: [AuthoredText("hidden", isHidden: true)]),
    ]
    var average = MarkLayer(
      .rule,
      channels: [.y: Column("Average", values: .numbers([rule]))]
    )
    average.annotations = [MarkAnnotation(row: nil, texts: [AuthoredText(note)])]
    var band = MarkLayer(
      .rectangle,
      channels: [
        .xStart: Column("from", values: .dates([MinimalChart.day(2022, 5, 7)], unit: .day)),
        .xEnd: Column("to", values: .dates([MinimalChart.day(2022, 5, 8)], unit: .day)),
      ]
    )
    band.elements.isHidden = [true]
    var spec = ChartSpec(layers: [band, line, points, average])
    spec.texts = [AuthoredText("Week of May 2"), AuthoredText("watermark", isHidden: true)]
    return spec
  }

  /// Thirty days of sales, of which a reader selects some, from 0.
  public static func daily(_ days: ClosedRange<Int>?) -> ChartSpec {
    var spec = MinimalChart.daily(ShapeCharts.daily, mark: .bar)
    let day = { (index: Int) in MinimalChart.day(2022, 5, 8) + Double(index) * 86_400 }
    spec.selection = days.map {
      ChartSelection(.x, .interval(Interval(day($0.lowerBound), day($0.upperBound))))
    }
    return spec
  }

  /// A chart with some of its names selected.
  public static func selecting(
    _ names: [String],
    of spec: ChartSpec,
    _ channel: Channel = .x
  ) -> ChartSpec {
    var spec = spec
    spec.selection = ChartSelection(channel, .names(names))
    return spec
  }

  /// A chart with a range of amounts or instants selected.
  public static func selecting(
    _ range: ClosedRange<Double>,
    of spec: ChartSpec,
    _ channel: Channel = .x
  ) -> ChartSpec {
    var spec = spec
    spec.selection = ChartSelection(
      channel,
      .interval(Interval(range.lowerBound, range.upperBound))
    )
    return spec
  }

  /// The shares of six styles as sectors.
  public static func sectors() -> ChartSpec {
    let bars = PancakeCharts.styles().layers[0].channels
    var channels: [Channel: Column] = [:]
    channels[.series] = bars[.x]
    channels[.angle] = bars[.y]
    return ChartSpec(layers: [MarkLayer(.sector, channels: channels)])
  }

  /// Every kind, by name.
  public static let all: [(name: String, spec: ChartSpec)] = [
    ("authored values", styles()), ("joined marks", temperatures()), ("notes", noted()),
    ("wrong note", noted(rule: 100)), ("selected week", daily(7...13)),
    ("selected day", daily(16...16)), ("selected nothing", daily(40...45)),
    ("selected all", daily(0...29)), ("selected rise", daily(5...28)),
    ("selected names", selecting(["Injera", "Dosa"], of: PancakeCharts.styles())),
    ("selected name", selecting(["Injera"], of: PancakeCharts.styles())),
    ("selected sectors", selecting(["Injera", "Dosa"], of: sectors(), .angle)),
    ("selected angle", selecting(900...950, of: sectors(), .angle)),
    ("selected of two", selecting(["Tue", "Wed"], of: PancakeCharts.cities(.bar, isNamed: true))),
    ("selected amounts", selecting(700...900, of: PancakeCharts.styles(), .y)),
    (
      "selected pairs",
      selecting(2...5, of: MinimalChart.pairs([1, 2, 3, 4, 5, 6, 7], [3, 5, 4, 8, 9, 9, 12]))
    ),
    (
      "selected months",
      selecting(
        MinimalChart.day(2021, 9, 1)...MinimalChart.day(2021, 11, 1),
        of: PancakeCharts.range()
      )
    ),
    (
      "selected bins",
      selecting(
        110...140,
        of: ChartSpec(layers: [
          MarkLayer(
            .bar,
            channels: [
              .x: Column("sales", values: .numbers(ShapeCharts.daily)),
              .y: Column("days", values: .numbers(ShapeCharts.daily)),
            ],
            isBinned: true
          )
        ])
      )
    ),
  ]
}
