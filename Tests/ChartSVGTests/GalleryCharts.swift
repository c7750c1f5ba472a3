import ChartModel
import ChartScales
import ChartTestSupport

/// The charts that every law is held to.
enum Gallery {
  static let all: [Example] = pancakes + shapes + kinds + hard + sparse + styled

  // MARK: Pancakes

  private static let daily: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]
  private static let days = dates("Day", from: 1_651_968_000, count: 30, unit: .day)
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let cities = names(
    "City",
    Array(repeating: "Cupertino", count: 7) + Array(repeating: "San Francisco", count: 7)
  )
  private static let citySales = amounts(
    "Sales",
    [54, 42, 88, 49, 42, 125, 67, 81, 90, 52, 72, 84, 84, 137],
    unit: "pancakes"
  )
  private static let months = dates("Month", from: 1_625_097_600, count: 12, unit: .month)
  private static let least = amounts(
    "Daily minimum",
    [95, 96, 101, 96, 104, 96, 96, 98, 104, 93, 104, 120]
  )
  private static let most = amounts(
    "Daily maximum",
    [194, 189, 184, 193, 202, 190, 203, 200, 218, 221, 242, 250]
  )
  private static let average = amounts(
    "Daily average",
    [127, 130, 131, 136, 134, 129, 136, 134, 140, 136, 147, 170]
  )

  static let topStyles = Example(
    name: "top",
    spec: ChartSpec(
      title: "Most sold styles of pancake",
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: amounts("Sales", [916, 850, 802, 753, 654, 618], unit: "pancakes"),
            .y: names(
              "Style",
              ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American"]
            ),
          ]
        )
      ]
    )
  )

  static let dailyLine = Example(name: "daily-line", spec: daily(.line))

  static let cityLines = Example(
    name: "cities-lines",
    spec: ChartSpec(
      title: "Sales by city and day of the week",
      layers: [
        MarkLayer(
          .line,
          channels: [
            .x: days(of: 1_651_449_600),
            .y: citySales,
            .series: cities,
          ]
        )
      ]
    )
  )

  static let pancakes: [Example] = [
    topStyles,
    Example(name: "daily-bars", spec: daily(.bar)),
    dailyLine,
    Example(name: "daily-area", spec: daily(.area)),
    Example(name: "cities-grouped", spec: cityBars(.grouped)),
    Example(name: "cities-stacked", spec: cityBars(.standard)),
    Example(name: "cities-normalized", spec: cityBars(.normalized)),
    cityLines,
    Example(
      name: "monthly-range-bars",
      spec: ChartSpec(
        title: "Daily sales by month",
        layers: [
          MarkLayer(.bar, channels: [.x: months, .yStart: least, .yEnd: most]),
          MarkLayer(.line, channels: [.x: months, .y: average]),
        ]
      )
    ),
    Example(
      name: "monthly-range-area",
      spec: ChartSpec(
        title: "Daily sales by month",
        layers: [
          MarkLayer(.area, channels: [.x: months, .yStart: least, .yEnd: most]),
          MarkLayer(.line, channels: [.x: months, .y: average]),
          MarkLayer(.rule, channels: [.y: amounts("Average of the year", [137])]),
        ]
      )
    ),
  ]

  static let dailySales = daily(.line)

  private static func daily(_ mark: Mark) -> ChartSpec {
    ChartSpec(
      title: "Daily sales of pancakes, 8 May to 6 June 2022",
      layers: [
        MarkLayer(mark, channels: [.x: days, .y: amounts("Sales", daily, unit: "pancakes")])
      ]
    )
  }

  private static func days(of monday: Double) -> Column {
    let week = (0..<7).map { monday + Double($0) * 86_400 }
    return Column("Day", values: .dates(week + week, unit: .day))
  }

  private static func cityBars(_ stacking: Stacking) -> ChartSpec {
    ChartSpec(
      title: "Sales by city and day of the week",
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: names("Day", weekdays + weekdays), .y: citySales, .series: cities,
          ],
          stacking: stacking
        )
      ]
    )
  }
}
