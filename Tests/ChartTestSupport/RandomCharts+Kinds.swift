public import ChartModel
import ChartScales

extension RandomCharts {
  /// The kinds of chart that ``everyKind(_:seed:)`` makes.
  public enum Kind: CaseIterable, Sendable {
    /// Parts of a circle, missing and zero amounts among them.
    case sector

    /// Amounts sorted into bins.
    case histogram

    /// A box for each of one to four names.
    case box

    /// An area between lower and upper values, and a line within it.
    case band

    /// Lowest, opening, closing and highest values.
    case candlestick

    /// Two series on both sides of zero.
    case pyramid

    /// Parts of totals, one on the other, as bars.
    case stacked

    /// Parts of totals around a middle, as areas.
    case stream

    /// Cells of a grid, some of them empty.
    case heatMap

    /// Values over days with a rule across them.
    case ruled

    /// Values over names, under a title that claims something.
    case titled
  }

  /// So many charts of each kind, from none to twenty places each; the same seed gives the same charts.
  public static func everyKind(_ count: Int, seed: UInt64) -> [ChartSpec] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).flatMap { _ in
      Kind.allCases.map { make($0, &generator) }
    }
  }

  /// One chart of a kind.
  public static func make(_ kind: Kind, _ generator: inout SeededGenerator) -> ChartSpec {
    let places = [0, 1, 2, 3, 6, 9, 14, 20].randomElement(using: &generator) ?? 6
    return make(kind, places: places, &generator)
  }

  /// One chart of a kind with so many places.
  public static func make(
    _ kind: Kind,
    places: Int,
    _ generator: inout SeededGenerator
  ) -> ChartSpec {
    switch kind {
    case .sector: return sectors(places, &generator)
    case .histogram: return histogram(places * 3, &generator)
    case .box:
      let names = (0..<places).map { _ in Optional(styles.randomElement(using: &generator) ?? "") }
      return MinimalChart.named(names, amounts(places, &generator), mark: .box)
    case .band: return band(places, &generator)
    case .candlestick: return candles(places, &generator)
    case .pyramid: return split(places, .bar, .mirrored, series: 2, &generator)
    case .stacked:
      return split(
        places,
        .bar,
        .standard,
        series: Int.random(in: 2...4, using: &generator),
        &generator
      )
    case .stream:
      return split(
        places,
        .area,
        .center,
        series: Int.random(in: 2...3, using: &generator),
        &generator
      )
    case .heatMap: return grid(places, &generator)
    case .ruled:
      var spec = MinimalChart.daily(amounts(places, &generator))
      let level = Double(Int.random(in: 10...90, using: &generator))
      let rule = Column("Target", values: .numbers([level]))
      spec.layers.append(MarkLayer(.rule, channels: [.y: rule]))
      return spec
    case .titled:
      let names = (0..<places).map { Optional("Style \($0)") }
      var spec = MinimalChart.named(names, amounts(places, &generator))
      spec.title = "Style 1 leads"
      return spec
    }
  }

  private static let styles = ["North", "South & <East>", "Ünïted \"West\"", "東京"]

  /// Whole amounts from 1 to 99, one in ten of them missing.
  private static func amounts(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      Int.random(in: 0...9, using: &generator) == 0
        ? .nan : Double(Int.random(in: 1...99, using: &generator))
    }
  }

  private static func days(_ count: Int) -> Column {
    let start = MinimalChart.day(2021, 11, 20)
    let dates = (0..<count).map { start + Double($0) * 86_400 }
    return Column("day", values: .dates(dates, unit: .day))
  }

  private static func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private static func sectors(_ count: Int, _ generator: inout SeededGenerator) -> ChartSpec {
    let names = (0..<count).map { Optional("Style \($0)") }
    var parts = amounts(count, &generator)
    if count > 3 { parts[2] = 0 }
    return ChartSpec(layers: [
      MarkLayer(
        .sector,
        channels: [
          .series: Column("style", values: .categories(CategoryValues(names))),
          .angle: numbers("sales", parts),
        ]
      )
    ])
  }

  private static func histogram(_ count: Int, _ generator: inout SeededGenerator) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: numbers("sales", amounts(count, &generator)),
          .y: numbers("days", [Double](repeating: .nan, count: count)),
        ],
        isBinned: true
      )
    ])
  }

  private static func band(_ count: Int, _ generator: inout SeededGenerator) -> ChartSpec {
    let middle = amounts(count, &generator)
    let below = middle.map { $0 - Double(Int.random(in: 1...9, using: &generator)) }
    let above = middle.map { $0 + Double(Int.random(in: 1...9, using: &generator)) }
    let days = days(count)
    return ChartSpec(layers: [
      MarkLayer(
        .area,
        channels: [.x: days, .yStart: numbers("low", below), .yEnd: numbers("high", above)]
      ),
      MarkLayer(.line, channels: [.x: days, .y: numbers("average", middle)]),
    ])
  }

  private static func candles(_ count: Int, _ generator: inout SeededGenerator) -> ChartSpec {
    let open = amounts(count, &generator)
    let close = open.map { $0 + Double(Int.random(in: -9...9, using: &generator)) }
    let low = zip(open, close).map {
      min($0, $1) - Double(Int.random(in: 0...5, using: &generator))
    }
    let high = zip(open, close).map {
      max($0, $1) + Double(Int.random(in: 0...5, using: &generator))
    }
    let days = days(count)
    return ChartSpec(layers: [
      MarkLayer(
        .rule,
        channels: [.x: days, .yStart: numbers("low", low), .yEnd: numbers("high", high)]
      ),
      MarkLayer(
        .bar,
        channels: [.x: days, .yStart: numbers("open", open), .yEnd: numbers("close", close)]
      ),
    ])
  }

  private static func split(
    _ places: Int,
    _ mark: Mark,
    _ stacking: Stacking,
    series: Int,
    _ generator: inout SeededGenerator
  ) -> ChartSpec {
    let rows = places * series
    let start = MinimalChart.day(2021, 11, 20)
    return MinimalChart.split(
      .dates((0..<rows).map { start + Double($0 / series) * 86_400 }, unit: .day),
      amounts(rows, &generator),
      by: (0..<rows).map { styles[$0 % series] },
      mark: mark,
      stacking: stacking
    )
  }

  private static func grid(_ places: Int, _ generator: inout SeededGenerator) -> ChartSpec {
    ShapeCharts.grid(
      columns: (0..<places).map { "week \($0 / 5)" },
      rows: (0..<places).map { "day \($0 % 5)" },
      amounts(places, &generator)
    )
  }
}
