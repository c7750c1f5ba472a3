public import ChartModel
import ChartScales

/// The pancake stand's tables as charts: what the model descriptions are true of.
public enum PancakeCharts {
  /// Sales of six styles, the best first, as bars.
  public static func styles() -> ChartSpec {
    MinimalChart.named(
      ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American"],
      [916, 850, 802, 753, 654, 618]
    )
  }

  /// Daily sales of a week in two cities.
  public static let cupertino: [Double] = [54, 42, 88, 49, 42, 125, 67]

  /// Daily sales of the same week in the other city.
  public static let sanFrancisco: [Double] = [81, 90, 52, 72, 84, 84, 137]

  /// A week in two cities, over dates from May 2, 2022, or over the names of the weekdays.
  public static func cities(
    _ mark: Mark,
    _ stacking: Stacking = .standard,
    isNamed: Bool = false
  ) -> ChartSpec {
    let start = MinimalChart.day(2022, 5, 2)
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let dates = (0..<14).map { start + Double($0 % 7) * 86_400 }
    return MinimalChart.split(
      isNamed ? .categories(CategoryValues(names + names)) : .dates(dates, unit: .day),
      cupertino + sanFrancisco,
      by: (0..<14).map { $0 < 7 ? "Cupertino" : "San Francisco" },
      mark: mark,
      stacking: stacking
    )
  }

  /// A year of months from July 2021, the last of which has only begun.
  public static let months = Column(
    "month",
    values: .dates(
      (0..<12).map { MinimalChart.day(2021 + ($0 + 6) / 12, ($0 + 6) % 12 + 1, 1) },
      unit: .month
    )
  )

  /// The average of a day's sales in each month.
  public static let averages = Column(
    "dailyAverage",
    values: .numbers([127, 130, 131, 136, 134, 129, 136, 134, 140, 136, 147, 170])
  )

  /// The lowest day's sales in each month.
  public static let lows = Column(
    "dailyMin",
    values: .numbers([95, 96, 101, 96, 104, 96, 96, 98, 104, 93, 104, 120])
  )

  /// The highest day's sales in each month.
  public static let highs = Column(
    "dailyMax",
    values: .numbers([194, 189, 184, 193, 202, 190, 203, 200, 218, 221, 242, 250])
  )

  /// Four days from opening to closing values within lows and highs.
  public static func candles() -> ChartSpec {
    let days = Column(
      "day",
      values: .dates((2...5).map { MinimalChart.day(2022, 5, $0) }, unit: .day)
    )
    let column = { (name: String, values: [Double]) in Column(name, values: .numbers(values)) }
    let (low, high) = (column("low", [9, 10, 8, 11]), column("high", [13, 15, 12, 16]))
    let (open, close) = (column("open", [10, 12, 11, 12]), column("close", [12, 11, 9, 15]))
    return ChartSpec(layers: [
      MarkLayer(.rule, channels: [.x: days, .yStart: low, .yEnd: high]),
      MarkLayer(.bar, channels: [.x: days, .yStart: open, .yEnd: close]),
    ])
  }

  /// A band from the lowest to the highest day with the average as a line, and a rule if one is given.
  public static func range(rule: Double? = nil, label: String = "Average") -> ChartSpec {
    var layers = [
      MarkLayer(.area, channels: [.x: months, .yStart: lows, .yEnd: highs]),
      MarkLayer(.line, channels: [.x: months, .y: averages]),
    ]
    if let rule {
      layers.append(MarkLayer(.rule, channels: [.y: Column(label, values: .numbers([rule]))]))
    }
    return ChartSpec(layers: layers)
  }

  // MARK: The tables in the other forms that the model sentences describe

  /// The total of each month's sales.
  public static let totals = Column(
    "sales",
    values: .numbers([3952, 4044, 3930, 4217, 4006, 3994, 4202, 3749, 4329, 4084, 4559, 1023])
  )

  /// The best-selling styles as horizontal bars, with a title that claims something.
  public static func titledStyles() -> ChartSpec {
    var spec = MinimalChart.named(
      ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American"],
      [916, 850, 802, 753, 654, 618],
      isHorizontal: true
    )
    spec.title = "Cachapa is the top style"
    return spec
  }

  /// The styles as sectors of a circle.
  public static func circle() -> ChartSpec {
    let bars = styles().layers[0].channels
    var channels: [Channel: Column] = [:]
    channels[.series] = bars[.x]
    channels[.angle] = bars[.y]
    return ChartSpec(layers: [MarkLayer(.sector, channels: channels)])
  }

  /// Sales of each day from May 8 to June 6, 2022.
  public static func days(_ mark: Mark = .bar) -> ChartSpec {
    MinimalChart.daily(ShapeCharts.daily, mark: mark)
  }

  /// The total of each month as bars, beside the average by which the last is seen to be a part.
  public static func monthly() -> ChartSpec {
    var layer = MarkLayer(.bar, channels: [.x: months, .y: totals])
    layer.companions = [averages]
    return ChartSpec(layers: [layer])
  }

  /// The average of each month as an area.
  public static func averageArea() -> ChartSpec {
    ChartSpec(layers: [MarkLayer(.area, channels: [.x: months, .y: averages])])
  }

  /// Bars from the lowest to the highest day of each month, a mark at the average, and a rule.
  public static func rangeBars() -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(.bar, channels: [.x: months, .yStart: lows, .yEnd: highs]),
      MarkLayer(.point, channels: [.x: months, .y: averages]),
      MarkLayer(.rule, channels: [.y: Column("Average", values: .numbers([137]))]),
    ])
  }

  /// Two columns of the months against each other.
  public static func months(_ x: Column, _ y: Column) -> ChartSpec {
    ChartSpec(layers: [MarkLayer(.point, channels: [.x: x, .y: y])])
  }

  /// A box for each city.
  public static func boxes() -> ChartSpec {
    let names =
      [String?](repeating: "Cupertino", count: 7)
      + [String?](repeating: "San Francisco", count: 7)
    return MinimalChart.named(names, cupertino + sanFrancisco, mark: .box)
  }
}
