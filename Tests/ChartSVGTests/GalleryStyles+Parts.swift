import ChartModel
import ChartScales

/// Charts with notes, selections, frames and sizes of their authors'.
extension Gallery {
  static let annotated = Example(
    name: "styled-annotations",
    spec: ChartSpec(
      title: "Annotations",
      layers: [
        layer(.bar, [.x: styledWeek, .y: values]) { layer in
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
      var spec = ChartSpec(title: "Two days", layers: [layer(.bar, [.x: styledWeek, .y: values])])
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
          layer(
            .bar,
            [.x: styledWeek, .y: values, .color: amounts("Heat", [1, 2, 3, 4, 5, 6, 7])]
          )
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
        layer(.line, [.x: styledWeek, .y: values]) {
          $0.styles = [
            style {
              $0.paint = .color(.named(.mint)); $0.interpolation = .monotone
            }
          ]
        },
        layer(.point, [.x: styledWeek, .y: values]) {
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
        layer(.bar, [.x: styledWeek, .y: amounts("Sales", [5, 6, 7, 5, 6, 7, 6])]) { layer in
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
        layer(.rectangle, [.x: styledWeek, .y: amounts("Goal", [4, 5, 6, 4, 5, 6, 8])]) { layer in
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
          layer(.bar, [.x: styledWeek, .y: values]) { layer in
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
