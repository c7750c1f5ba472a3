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
}
