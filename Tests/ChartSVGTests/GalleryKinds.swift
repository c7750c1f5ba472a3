import ChartModel
import ChartScales
import ChartTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Gallery {
  /// Charts that a statistic or several layers make.
  static var kinds: [Example] {
    [
      circle, ring, wholeCircle, emptyCircle, boxes, groupedBoxes, oneBox, histogram, candles, band,
      pyramid, wave, poles,
    ]
  }

  private static let styles = names(
    "Style",
    ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "American"]
  )

  static let circle = sectors("circle", [916, 850, 802, 753, 654, 618])
  static let ring = sectors("ring", [916, -4, .nan, 753, 0, 618], innerRadius: 0.6)
  static let wholeCircle = sectors("circle-of-one", [.nan, 3, .nan, .nan, .nan, .nan])
  private static let emptyCircle = sectors("circle-without-amounts", [0, -1, .nan, 0, 0, 0])

  private static func sectors(
    _ name: String,
    _ values: [Double],
    innerRadius: Double = 0
  ) -> Example {
    Example(
      name: name,
      spec: ChartSpec(
        title: "Parts of the whole",
        layers: [
          MarkLayer(
            .sector,
            channels: [.angle: amounts("Sales", values), .series: styles],
            innerRadius: innerRadius
          )
        ]
      )
    )
  }

  static let twoWeeks: [Double] = [54, 42, 88, 49, 42, 125, 67, 81, 90, 52, 72, 84, 84, 137]
  private static let cityNames = names(
    "City",
    Array(repeating: "Cupertino", count: 7) + Array(repeating: "San Francisco", count: 7)
  )

  static let boxes = Example(
    name: "boxes",
    spec: ChartSpec(
      title: "Sales in two cities",
      layers: [
        MarkLayer(.box, channels: [.x: cityNames, .y: amounts("Sales", twoWeeks)])
      ]
    )
  )

  private static let groupedBoxes = Example(
    name: "boxes-grouped",
    spec: ChartSpec(
      title: "Sales in two cities, at noon and later",
      layers: [
        MarkLayer(
          .box,
          channels: [
            .y: cityNames, .x: amounts("Sales", twoWeeks),
            .series: names("Hour", (0..<14).map { $0 % 2 == 0 ? "noon" : "later" }),
          ],
          stacking: .grouped
        )
      ]
    )
  )

  private static let oneBox = Example(
    name: "box",
    spec: ChartSpec(layers: [MarkLayer(.box, channels: [.y: amounts("Level", [3, 3, 3, 3, 9])])])
  )

  static let histogram = Example(
    name: "histogram",
    spec: ChartSpec(
      title: "Sales a day",
      layers: [
        MarkLayer(
          .bar,
          channels: [.x: amounts("Sales", month + [.nan]), .y: amounts("Days", month + [.nan])],
          isBinned: true
        )
      ]
    )
  )

  static let candles = Example(
    name: "candles",
    spec: ChartSpec(
      title: "A share in a week",
      layers: [
        MarkLayer(
          .rule,
          channels: [
            .x: week, .yStart: amounts("Low", [9, 10, .nan, 8, 7.5]),
            .yEnd: amounts("High", [12, 13, .nan, 11, 9]),
          ]
        ),
        MarkLayer(
          .bar,
          channels: [
            .x: week, .yStart: amounts("Open", [10, 12, .nan, 11, 8]),
            .yEnd: amounts("Close", [11.5, 10.5, .nan, 8.5, 8]),
          ]
        ),
      ]
    )
  )

  static let band = Example(
    name: "band",
    spec: ChartSpec(
      layers: [
        MarkLayer(
          .area,
          channels: [
            .x: week, .yStart: amounts("Low", [3, 4, 5, 4, 6]),
            .yEnd: amounts("High", [9, 8, 11, 12, 11]),
          ]
        ),
        MarkLayer(.line, channels: [.x: week, .y: amounts("Middle", [5, 6, 8, 7, 9])]),
      ]
    )
  )

  static let pyramid = Example(
    name: "pyramid",
    spec: ChartSpec(
      title: "People by age",
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: amounts("People", [12, 14, 9, 2, 11, 13, 10, 4]),
            .y: names("Age", ["0 to 19", "20 to 39", "40 to 59", "60 and over"] + ages),
            .series: names("Sex", Array(repeating: "men", count: 4) + ["women", "women"] + more),
          ],
          stacking: .mirrored
        )
      ]
    )
  )

  private static let ages = ["0 to 19", "20 to 39", "40 to 59", "60 and over"]
  private static let more = ["women", "women"]

  private static let wave = Example(
    name: "function",
    spec: ChartSpec(function: { sin($0) / $0 }, formula: "sin(x)/x", domain: Interval(-10, 10))
  )

  static let poles = Example(
    name: "function-with-poles",
    spec: ChartSpec(function: { tan($0) }, formula: "tan(x)", domain: Interval(-5, 5))
  )

  private static let week = dates("Day", from: 1_651_968_000, count: 5, unit: .day)

  private static let month: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]
}
