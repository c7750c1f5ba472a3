import ChartModel
import ChartScales
import ChartTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Gallery {
  /// Every kind of mark and axis.
  static var shapes: [Example] {
    [
      scatter(points: 40, series: 3),
      Example(
        name: "log-axis",
        spec: ChartSpec(
          title: "Mass and speed",
          layers: [
            MarkLayer(
              .point,
              channels: [
                .x: amounts("Mass", [0.02, 0.5, 3, 12, 70, 400, 5_000, 90_000], unit: "kg"),
                .y: amounts("Speed", [13, 20, 55, 64, 45, 40, 35, 30], unit: "km/h"),
              ]
            )
          ],
          x: AxisSpec(scaleType: .log)
        )
      ),
      manyNames(60, long: false),
      manyNames(24, long: false),
      manyNames(8, long: true),
      longNamesDown,
      negatives(.bar),
      negatives(.area),
      stackedAreas,
      normalisedNegatives,
      heatMap(columns: 7, rows: 6, name: "heat-map"),
      heatMap(columns: 40, rows: 20, name: "heat-map-many"),
      rectangles,
      manySeries(12),
      duplicates,
      mixed,
      fixedDomain,
      bothOutside,
    ]
  }

  static func scatter(points: Int, series: Int) -> Example {
    var generator = SeededGenerator(seed: 7)
    let count = points * series
    let x = (0..<count).map { _ in
      Double.random(in: 0...100, using: &generator).rounded() / 10
    }
    let y = x.map { ($0 * 20 + Double.random(in: -60...60, using: &generator)).rounded() / 10 }
    let names = ["Adelie", "Chinstrap", "Gentoo", "Emperor", "King"]
    return Example(
      name: "scatter-\(count)",
      spec: ChartSpec(
        title: "Flipper and body of penguins",
        layers: [
          MarkLayer(
            .point,
            channels: [
              .x: amounts("Flipper", x, unit: "cm"), .y: amounts("Body", y, unit: "kg"),
              .series: ChartSVGTests.names("Kind", (0..<count).map { names[$0 % series] }),
            ]
          )
        ]
      )
    )
  }

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

  private static let longNamesDown = Example(
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

  private static func negatives(_ mark: Mark) -> Example {
    Example(
      name: "negative-\(mark.rawValue)",
      spec: ChartSpec(
        title: "Temperature by month",
        layers: [
          MarkLayer(
            mark,
            channels: [
              .x: names("Month", ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]),
              .y: amounts("Temperature", [-12.5, -8, -1, 4, 11, 16], unit: "°C"),
            ]
          )
        ]
      )
    )
  }

  private static let stackedAreas: Example = {
    let kinds = ["Water", "Wind", "Sun", "Gas"]
    let years = 12
    let all = kinds.flatMap { Array(repeating: $0, count: years) }
    return Example(
      name: "stacked-areas",
      spec: ChartSpec(
        title: "Electricity by source",
        layers: [
          MarkLayer(
            .area,
            channels: [
              .x: Column(
                "Year",
                values: .dates(
                  kinds.flatMap { _ in
                    (0..<years).map {
                      GregorianCalendar.adding($0, .year, to: 1_262_304_000, offset: utc)
                    }
                  },
                  unit: .year
                )
              ),
              .y: amounts("Energy", all.indices.map { Double(10 + $0 * 5 % 17) }, unit: "TWh"),
              .series: names("Source", all),
            ]
          )
        ]
      )
    )
  }()

  private static let normalisedNegatives = Example(
    name: "stacked-both-signs",
    spec: ChartSpec(
      title: "Gains and losses",
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: names("Year", ["2020", "2021", "2022", "2020", "2021", "2022"]),
            .y: amounts("Change", [4, -3, 2, -2, 5, -6], unit: "EUR million"),
            .series: names("Part", ["A", "A", "A", "B", "B", "B"]),
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

  private static let rectangles = Example(
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

  static func manySeries(_ count: Int) -> Example {
    let days = 12
    let station = (0..<count * days).map { $0 / days }
    let level = station.indices.map { row -> Double in
      Double(station[row] * 3) + (20 * sin(Double(row % days + station[row]) / 2)).rounded() / 10
    }
    return Example(
      name: "series-\(count)",
      spec: ChartSpec(
        title: "Level of \(count) stations",
        layers: [
          MarkLayer(
            .line,
            channels: [
              .x: amounts("Hour", level.indices.map { Double($0 % days) }),
              .y: amounts("Level", level, unit: "m"),
              .series: names("Station", station.map { "Station \($0 + 1)" }),
            ]
          )
        ]
      )
    )
  }

  static let duplicates = Example(
    name: "duplicates",
    spec: ChartSpec(
      title: "Several values at a place",
      layers: [
        MarkLayer(
          .line,
          channels: [
            .x: amounts("Dose", [1, 1, 2, 2, 2, 3, 4]),
            .y: amounts("Answer", [2, 4, 9, 3, 6, 8, 7]),
          ]
        )
      ]
    )
  )

  private static let mixed = Example(
    name: "bars-and-rule",
    spec: ChartSpec(
      title: "Sales and the goal",
      layers: [
        MarkLayer(
          .bar,
          channels: [.x: names("Quarter", ["Q1", "Q2", "Q3"]), .y: amounts("Sales", [3, 5, 4])]
        ),
        MarkLayer(.rule, channels: [.y: amounts("Goal", [4.5])]),
      ]
    )
  )

  private static let bothOutside = Example(
    name: "outside-two",
    spec: ChartSpec(
      title: "Two series that leave the plot",
      layers: [
        MarkLayer(
          .area,
          channels: [
            .x: amounts("Step", [1, 2, 3, 1, 2, 3]), .y: amounts("Value", [1, 9, 2, 8, 3, -9]),
            .series: names("Kind", ["A", "A", "A", "B", "B", "B"]),
          ],
          stacking: .unstacked
        )
      ],
      y: AxisSpec(domain: Interval(0, 5))
    )
  )

  static let fixedDomain = Example(
    name: "outside",
    spec: ChartSpec(
      title: "Values outside the plot",
      layers: [
        MarkLayer(
          .line,
          channels: [
            .x: amounts("Step", [1, 2, 3, 4, 5]), .y: amounts("Value", [1, 50, 3, -20, 4]),
          ]
        )
      ],
      y: AxisSpec(domain: Interval(0, 5))
    )
  )
}
