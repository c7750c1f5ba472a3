import ChartModel
import ChartScales
import ChartTestSupport

extension Gallery {
  /// Charts of few values, of none, and with gaps.
  static var sparse: [Example] {
    [
      line("empty", []),
      line("one", [5]),
      line("two", [5, 3]),
      line("constant", [4, 4, 4, 4]),
      line("zeros", [0, 0, 0]),
      line("all-missing", [.nan, .nan, .nan]),
      gaps,
      line("huge", [1e300, -1e300, 2e299]),
      line("tiny", [1e-300, 3e-300, 2e-300]),
      line("close", [1_000_000.000001, 1_000_000.000002, 1_000_000.000003]),
      Example(
        name: "no-title",
        spec: ChartSpec(
          layers: [
            MarkLayer(
              .point,
              channels: [.x: amounts("", [1, 2]), .y: amounts("", [2, .nan])]
            )
          ]
        )
      ),
    ]
  }

  static let gaps = line("gaps", [1, 4, .nan, 3, .nan, 6, 5, .nan])

  static func line(_ name: String, _ values: [Double]) -> Example {
    Example(
      name: name,
      spec: ChartSpec(
        title: "A line of \(values.count)",
        layers: [
          MarkLayer(
            .line,
            channels: [
              .x: amounts("Step", values.indices.map(Double.init)),
              .y: amounts("Value", values, unit: "m"),
            ]
          )
        ]
      )
    )
  }

  /// Many marks, and text that wants to break out.
  static var hard: [Example] {
    [
      walk(10_000),
      scatter(points: 4_000, series: 3),
      manyNames(700, long: false),
      hostile,
    ]
  }

  /// A random walk of so many steps.
  static func walk(_ count: Int) -> Example {
    var generator = SeededGenerator(seed: 11)
    var level = 100.0
    return line(
      "walk-\(count)",
      (0..<count).map { _ in
        level += Double.random(in: -1...1, using: &generator)
        return level
      }
    )
  }

  static let hostileNames = [
    "<script>alert(1)</script>", "a & b \"quoted\" 'single' ]]>",
    "line\nbreak\ttab\u{0}\u{1F}\u{85}",
    "👩‍👩‍👧‍👦 🇳🇴 é̂̃ e\u{301}", "שלום עולם \u{202E}txet", String(repeating: "long ", count: 2_000), "", " ",
    "\u{7F}\u{9F}\u{FFFD}end",
  ]

  static let hostile = Example(
    name: "hostile",
    spec: ChartSpec(
      title: "<b>&\"'\u{0}\n\u{202E}" + hostileNames.joined(separator: " "),
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: names("<x&\">", hostileNames),
            .y: amounts("</svg>", hostileNames.indices.map { Double($0 + 1) }, unit: "<\"&>"),
            .series: names("Series", hostileNames.reversed()),
          ]
        )
      ]
    )
  )
}
