import ChartModel
import ChartScales

/// Charts whose authors say how they look.
extension Gallery {
  static let styled: [Example] = [
    paintedBars, gradientArea, curves, faint, symbols, axisSets, trailingAxis, legendAside,
    annotated, selectedDays, selectedNames, donut, framed, ramped, bubbles, repeated, fixedBars,
    rightLegend, hostileStyles,
  ]

  static let six = names(
    "Style",
    ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "Naan"]
  )
  static let sold = amounts("Sales", [916, 850, 802, 753, 654, 618], unit: "pancakes")
  static let styledWeek = names("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  static let values = amounts("Sales", [54, 42, 88, 49, -12, 125, 67])

  /// A style made in place.
  static func style(_ change: (inout MarkStyle) -> Void) -> MarkStyle {
    var style = MarkStyle()
    change(&style)
    return style
  }

  static func layer(
    _ mark: Mark,
    _ channels: [Channel: Column],
    _ change: (inout MarkLayer) -> Void = { _ in }
  ) -> MarkLayer {
    var layer = MarkLayer(mark, channels: channels)
    change(&layer)
    return layer
  }

  static let paintedBars = Example(
    name: "styled-bars",
    spec: ChartSpec(
      title: "Bars in colours of their own",
      layers: [
        layer(.bar, [.x: styledWeek, .y: values]) { layer in
          layer.styles = [
            style {
              $0.paint = .color(.named(.orange)); $0.cornerRadius = 6
            },
            style { $0.paint = .color(.named(.yellow, opacity: 0.4)) },
            style { $0.paint = .color(.components(red: 1, green: 0.9, blue: 0.3)) },
          ]
          layer.styleOfRow = [0, 0, 1, 1, 0, 2, 2]
        }
      ]
    )
  )

  static let gradientArea = Example(
    name: "styled-gradient",
    spec: ChartSpec(
      title: "An area that fades out",
      layers: [
        layer(.area, [.x: styledWeek, .y: amounts("Sales", [54, 42, 88, 49, 12, 125, 67])]) {
          layer in
          layer.styles = [
            style {
              $0.paint = .gradient(
                PaintGradient(
                  stops: [
                    .init(.named(.purple), at: 0), .init(.named(.purple, opacity: 0), at: 1),
                  ],
                  geometry: .linear(fromX: 0.5, fromY: 0, toX: 0.5, toY: 1)
                )
              )
              $0.interpolation = .catmullRom(alpha: 0.5)
            }
          ]
        },
        layer(.line, [.x: styledWeek, .y: amounts("Sales", [54, 42, 88, 49, 12, 125, 67])]) {
          layer in
          layer.styles = [
            style {
              $0.line = LineStyle(width: 4, dash: [8, 6], cap: .round)
              $0.interpolation = .catmullRom(alpha: 0.5)
            }
          ]
          layer.repeatsOther = true
        },
      ]
    )
  )

  static let curves = Example(
    name: "styled-curves",
    spec: ChartSpec(
      title: "Ways between places",
      layers: [
        (Interpolation.linear, 0.0), (.monotone, 10), (.cardinal(tension: 0), 20),
        (.catmullRom(alpha: 0.5), 30), (.step(transition: 0), 40), (.step(transition: 0.5), 50),
        (.step(transition: 1), 60),
      ].map { interpolation, lift in
        layer(
          .line,
          [
            .x: amounts("Time", [0, 1, 2, 3, 5, 6, 7]),
            .y: amounts("\(interpolation)", [3, 8, 8, 1, .nan, 6, 2].map { $0 + lift }),
          ]
        ) { $0.styles = [style { $0.interpolation = interpolation }] }
      }
    )
  )

  static let faint = Example(
    name: "styled-faint",
    spec: {
      var spec = ChartSpec(
        title: "Colours that are too faint",
        layers: [
          layer(
            .line,
            [
              .x: amounts("Time", [1, 2, 3, 1, 2, 3]), .y: amounts("Level", [1, 3, 2, 2, 1, 4]),
              .series: names("Kind", ["white", "white", "white", "black", "black", "black"]),
            ]
          ),
          layer(.rule, [.y: amounts("Level", [2.5])]) {
            $0.styles = [style { $0.paint = .color(.components(red: 1, green: 1, blue: 0.4)) }]
          },
        ]
      )
      spec.style.series["white"] = style { $0.paint = .color(.named(.white)) }
      spec.style.series["black"] = style { $0.paint = .color(.named(.black)) }
      return spec
    }()
  )

  static let symbols = Example(
    name: "styled-symbols",
    spec: {
      let shapes = NamedSymbol.allCases
      var spec = ChartSpec(
        title: "Symbols",
        layers: [
          layer(
            .point,
            [
              .x: amounts("Number", shapes.indices.map(Double.init) + [8, 9, 10]),
              .y: amounts("Level", Array(repeating: 1, count: 11)),
            ]
          ) { layer in
            layer.styles = shapes.map { shape in
              style {
                $0.symbol = .named(shape)
                $0.symbolArea = 150
              }
            }
            layer.styles += [
              style {
                $0.symbol = .named(.circle, strokeWidth: 2); $0.symbolArea = 150
              },
              style {
                $0.symbol = .path("M0,0 H1 L.5 1 Z")
                $0.symbolArea = 200
                $0.paint = .color(.named(.red))
              },
              style {
                $0.symbol = .path("nonsense"); $0.symbolArea = 50
              },
            ]
            layer.styleOfRow = (0..<11).map(Int32.init)
          }
        ]
      )
      spec.y.isHidden = true
      return spec
    }()
  )

  static let axisSets = Example(
    name: "styled-axes",
    spec: {
      var spec = ChartSpec(
        title: "Axis marks",
        layers: [
          layer(
            .line,
            [
              .x: dates("Month", from: 1_625_097_600, count: 12, unit: .month),
              .y: amounts("Share", (0..<12).map { 40 + 30 * Double($0 % 5) / 4 }),
            ]
          )
        ]
      )
      spec.x.marks = [
        AxisMarkSet(
          values: .calendar(.month, count: 1),
          items: [
            AxisMarkItem(
              grid: .init(paint: .color(.named(.teal)), line: LineStyle(width: 0.5, dash: [2, 2])),
              tick: nil,
              label: .init(isCentered: true)
            )
          ]
        ),
        AxisMarkSet(
          values: .calendar(.year, count: 1),
          items: [AxisMarkItem(grid: .init(line: LineStyle(width: 2)), tick: .init(length: 12))]
        ),
      ]
      spec.y.marks = [
        AxisMarkSet(
          values: .places([40, 55, 70]),
          items: [
            AxisMarkItem(
              label: .init(text: AuthoredText("low", paint: .color(.named(.red)), isBold: true))
            ),
            AxisMarkItem(label: .init(text: AuthoredText("usual"))),
            AxisMarkItem(label: .init(text: AuthoredText("high", scale: 1.4))),
          ]
        )
      ]
      return spec
    }()
  )

  static let trailingAxis = Example(
    name: "styled-trailing",
    spec: {
      var spec = ChartSpec(
        title: "Amounts at the right, days above",
        layers: [layer(.bar, [.x: six, .y: sold])]
      )
      spec.y.marks = [AxisMarkSet(position: .trailing)]
      spec.x.marks = [
        AxisMarkSet(
          position: .top,
          items: [AxisMarkItem(grid: nil, label: .init(orientation: .verticalReversed))]
        )
      ]
      return spec
    }()
  )

  private static func cities(_ placement: Placement, texts: [AuthoredText]? = nil) -> ChartSpec {
    var spec = ChartSpec(
      title: "Where the legend stands",
      layers: [
        layer(
          .line,
          [
            .x: amounts("Hour", [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]),
            .y: amounts("Level", [3, 4, 6, 5, 2, 2, 1, 3, 8, 7, 9, 9]),
            .series: names(
              "City",
              ["Cupertino", "San Francisco", "Lisbon"].flatMap { Array(repeating: $0, count: 4) }
            ),
          ]
        )
      ]
    )
    spec.style.legend.position = placement
    spec.style.legend.texts = texts
    spec.style.series["Lisbon"] = style {
      $0.paint = .color(.named(.green))
      $0.symbol = .named(.pentagon)
      $0.line = LineStyle(width: 1, dash: [1, 3])
    }
    return spec
  }

  static let legendAside = Example(name: "styled-legend-below", spec: cities(.bottom))
  static let rightLegend = Example(
    name: "styled-legend-right",
    spec: cities(
      .trailing,
      texts: [
        AuthoredText("Apple Park", isBold: true), AuthoredText("The City"),
        AuthoredText("Lisboa", paint: .color(.named(.green))),
      ]
    )
  )
}
