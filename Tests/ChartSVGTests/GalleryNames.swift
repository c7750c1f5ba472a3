import ChartModel
import ChartScales
import ChartTestSupport

/// Charts of many or long names, and cells.
extension Gallery {
  static func manyNames(_ count: Int, long: Bool) -> Example {
    let categories = (1...count).map { index in
      long
        ? "The department of a rather long name with the number \(index)"
        : "Country \(index)"
    }
    return Example(
      name: "names-\(count)\(long ? "-long" : "")",
      spec: ChartSpec(
        title: "Many names along the horizontal axis",
        layers: [
          MarkLayer(
            .bar,
            channels: [
              .x: names("Country", categories),
              .y: amounts("Amount", (1...count).map { Double($0 * 7 % 31) + 3 }),
            ]
          )
        ]
      )
    )
  }

  static let longNamesDown = Example(
    name: "long-names-down",
    spec: ChartSpec(
      title: "Time spent on the parts of the work, by the people who did them, in hours a week "
        + "over the whole of the year, with holidays left out",
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .y: names(
              "Part",
              [
                "Writing down what was found and sending it to everyone who asked for it",
                "Pneumonoultramicroscopicsilicovolcanoconiosis-research",
                "测量和分析各个地区的销售数据并撰写报告给所有的人", "Tea",
              ]
            ),
            .x: amounts("Hours", [12, 7.5, 30, 4], unit: "h"),
          ]
        )
      ]
    )
  )

  static func heatMap(columns: Int, rows: Int, name: String) -> Example {
    let cells = (0..<columns * rows)
    return Example(
      name: name,
      spec: ChartSpec(
        title: "Visits by day and time",
        layers: [
          MarkLayer(
            .rectangle,
            channels: [
              .x: names("Day", cells.map { "D\($0 % columns + 1)" }),
              .y: names("Time", cells.map { "\($0 / columns * 2 + 8):00" }),
              .color: amounts("Visits", cells.map { Double(($0 * 37 + $0 / columns * 11) % 101) }),
            ]
          )
        ]
      )
    )
  }

  static let missingCells = Example(
    name: "heat-map-missing",
    spec: ChartSpec(
      title: "Visits, some of them not counted",
      layers: [
        MarkLayer(
          .rectangle,
          channels: [
            .x: names("Day", ["Mon", "Tue", "Mon", "Tue"]),
            .y: names("Time", ["Morning", "Morning", "Evening", "Evening"]),
            .color: amounts("Visits", [3, .nan, 5, 9]),
          ]
        )
      ]
    )
  )

  static let rectangles = Example(
    name: "rectangles",
    spec: ChartSpec(
      title: "Areas of a map",
      layers: [
        MarkLayer(
          .rectangle,
          channels: [
            .xStart: amounts("West", [1, 4, 6]), .xEnd: amounts("East", [3, 7, 9]),
            .yStart: amounts("South", [1, 2, 5]), .yEnd: amounts("North", [4, 4, 8]),
          ]
        )
      ]
    )
  )
}
