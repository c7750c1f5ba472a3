import ChartModel
import ChartScales

/// Charts whose authors say how they look.
extension Gallery {
  static let styled: [Example] = [
    paintedBars, gradientArea, curves, faint, symbols, axisSets, trailingAxis, legendAside,
    annotated, selectedDays, selectedNames, donut, framed, ramped, bubbles, repeated, fixedBars,
    rightLegend, hostileStyles,
  ]

  private static let six = names(
    "Style",
    ["Cachapa", "Injera", "Crêpe", "Jian Bing", "Dosa", "Naan"]
  )
  private static let sold = amounts("Sales", [916, 850, 802, 753, 654, 618], unit: "pancakes")
  private static let week = names("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  private static let values = amounts("Sales", [54, 42, 88, 49, -12, 125, 67])

  /// A style made in place.
  static func style(_ change: (inout MarkStyle) -> Void) -> MarkStyle {
    var style = MarkStyle()
    change(&style)
    return style
  }

  private static func layer(
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
        layer(.bar, [.x: week, .y: values]) { layer in
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
        layer(.area, [.x: week, .y: amounts("Sales", [54, 42, 88, 49, 12, 125, 67])]) { layer in
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
        layer(.line, [.x: week, .y: amounts("Sales", [54, 42, 88, 49, 12, 125, 67])]) { layer in
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

  static let annotated = Example(
    name: "styled-annotations",
    spec: ChartSpec(
      title: "Annotations",
      layers: [
        layer(.bar, [.x: week, .y: values]) { layer in
          layer.annotations = (0..<7).map { row in
            MarkAnnotation(row: row, texts: [AuthoredText("\(row * 10)")])
          }
        },
        layer(.rule, [.y: amounts("Sales", [60])]) { layer in
          layer.styles = [
            style {
              $0.paint = .color(.named(.red)); $0.line = LineStyle(width: 1.5)
            }
          ]
          layer.annotations = [
            MarkAnnotation(
              row: nil,
              texts: [
                AuthoredText("Goal", isBold: true),
                AuthoredText("sixty", paint: .color(.named(.red)), scale: 0.9),
              ],
              position: .top,
              alignment: .trailing
            ),
            MarkAnnotation(
              row: 0,
              texts: [AuthoredText("beyond")],
              position: .trailing,
              overflow: .init(x: .padScale, y: .fitPlot)
            ),
          ]
        },
      ]
    )
  )

  static let selectedDays = Example(
    name: "styled-selection",
    spec: {
      var spec = dailySales
      spec.selection = ChartSelection(.x, .interval(Interval(1_652_400_000, 1_652_832_000)))
      return spec
    }()
  )

  static let selectedNames = Example(
    name: "styled-selected-names",
    spec: {
      var spec = ChartSpec(title: "Two days", layers: [layer(.bar, [.x: week, .y: values])])
      spec.selection = ChartSelection(.x, .names(["Tue", "Sat"]))
      return spec
    }()
  )

  static let donut = Example(
    name: "styled-donut",
    spec: {
      var spec = ChartSpec(
        title: "Sectors",
        layers: [
          layer(.sector, [.angle: sold, .series: six]) { layer in
            layer.styles = [
              style {
                $0.innerRadius = .ratio(0.6)
                $0.angularInset = 3
                $0.cornerRadius = 8
              },
              style {
                $0.innerRadius = .ratio(0.5)
                $0.outerRadius = .inset(-5)
                $0.paint = .color(.named(.pink))
                $0.cornerRadius = 4
              },
            ]
            layer.styleOfRow = [0, 0, 1, 0, 0, 0]
            layer.annotations = [
              MarkAnnotation(row: 0, texts: [AuthoredText("Top", paint: .color(.named(.white)))])
            ]
          }
        ]
      )
      spec.texts = [AuthoredText("Most sold", scale: 0.9), AuthoredText("Cachapa", isBold: true)]
      return spec
    }()
  )

  static let framed = Example(
    name: "styled-plot",
    spec: {
      var spec = ChartSpec(
        title: "A plot of a size, painted and framed",
        layers: [
          layer(.point, [.x: amounts("A", [1, 2, 3]), .y: amounts("B", [3, 1, 2])]) {
            $0.styles = [style { $0.offset = MarkOffset(x: 5, y: -5) }]
          }
        ]
      )
      spec.style.plotBackground = .color(.named(.pink, opacity: 0.2))
      spec.style.plotBorder = .color(.named(.indigo))
      spec.style.plotBorderWidth = 3
      spec.style.plotWidth = 300
      spec.style.plotHeight = 200
      spec.x.padding = AxisPadding(start: 30, end: 30)
      spec.texts = [AuthoredText("A note that was laid over the plot")]
      return spec
    }()
  )

  static let ramped = Example(
    name: "styled-ramp",
    spec: {
      var spec = ChartSpec(
        title: "Depths of bars",
        layers: [
          layer(.bar, [.x: week, .y: values, .color: amounts("Heat", [1, 2, 3, 4, 5, 6, 7])])
        ]
      )
      spec.style.ramp = [.named(.yellow), .named(.red), .named(.indigo)]
      return spec
    }()
  )

  static let bubbles = Example(
    name: "styled-bubbles",
    spec: ChartSpec(
      title: "Areas of symbols",
      layers: [
        layer(
          .point,
          [
            .x: amounts("Income", [1, 2, 3, 4]), .y: amounts("Age", [70, 65, 80, 82]),
            .symbolSize: amounts("People", [5, 120, 60, 30], unit: "million"),
          ]
        ) { $0.styles = [style { $0.opacity = 0.5 }] }
      ]
    )
  )

  static let repeated = Example(
    name: "styled-repeated",
    spec: ChartSpec(
      title: "Points on a line",
      layers: [
        layer(.line, [.x: week, .y: values]) {
          $0.styles = [
            style {
              $0.paint = .color(.named(.mint)); $0.interpolation = .monotone
            }
          ]
        },
        layer(.point, [.x: week, .y: values]) {
          $0.styles = [
            style {
              $0.symbol = .named(.diamond); $0.symbolArea = 120
            }
          ]
          $0.repeatsOther = true
        },
      ]
    )
  )

  static let fixedBars = Example(
    name: "styled-widths",
    spec: ChartSpec(
      title: "Widths",
      layers: [
        layer(.bar, [.x: week, .y: amounts("Sales", [5, 6, 7, 5, 6, 7, 6])]) { layer in
          layer.styles = [
            style {
              $0.width = .fixed(10); $0.cornerRadius = 5
            },
            style {
              $0.width = .ratio(0.5); $0.cornerRadius = 5
            }, style { $0.width = .inset(4) },
          ]
          layer.styleOfRow = [0, 1, 2, 0, 1, 2, 0]
        },
        layer(.rectangle, [.x: week, .y: amounts("Goal", [4, 5, 6, 4, 5, 6, 8])]) { layer in
          layer.styles = [
            style {
              $0.height = .fixed(3); $0.paint = .color(.named(.red))
            }
          ]
        },
      ]
    )
  )

  static let hostileStyles = Example(
    name: "styled-hostile",
    spec: {
      var spec = ChartSpec(
        title: "Numbers that are none",
        layers: [
          layer(.bar, [.x: week, .y: values]) { layer in
            layer.styles = [
              style {
                $0.paint = .gradient(
                  PaintGradient(stops: [], geometry: .angular(x: .nan, y: 0, from: 0, to: 360))
                )
                $0.cornerRadius = .infinity
                $0.opacity = .nan
                $0.offset = MarkOffset(x: .nan, y: .infinity)
                $0.width = .fixed(.nan)
              },
              style {
                $0.paint = .gradient(
                  PaintGradient(
                    stops: [.init(.named(.red), at: 2), .init(.named(.blue), at: .nan)],
                    geometry: .angular(x: 0, y: 0, from: 0, to: 360)
                  )
                )
                $0.line = LineStyle(width: -3, dash: [.nan, -1])
              },
            ]
            layer.styleOfRow = [0, 1, 0, 1, 0, 1, 0]
            layer.annotations = [
              MarkAnnotation(
                row: 99,
                texts: [AuthoredText("nowhere & <never>")],
                spacing: .infinity
              ),
              MarkAnnotation(
                row: 1,
                texts: [AuthoredText(String(repeating: "a long word ", count: 60), scale: .nan)]
              ),
            ]
          }
        ]
      )
      spec.style.plotWidth = 1e9
      spec.style.height = -4
      spec.texts = [AuthoredText(""), AuthoredText("<&\">", scale: 100)]
      return spec
    }()
  )
}
