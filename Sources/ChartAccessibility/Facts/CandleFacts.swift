import ChartModel

/// Bars from open to close over the same dates as lines from low to high: days up and down, the greatest
/// moves, the way from the first open to the last close.
struct CandleFacts {
  let candles: Candles?
  let readings: [SeriesReading]

  /// The facts of a candlestick chart.
  var all: [Fact] {
    guard let candles, let reading = bodies(candles) else { return [] }
    return days(candles, reading) + moves(candles, reading) + change(candles, reading)
      + reach(candles, reading)
  }

  private func bodies(_ candles: Candles) -> SeriesReading? {
    readings.first { $0.layerIndex == candles.bodies }
  }

  private func fact(
    _ kind: String,
    _ level: Fact.Level,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    salience: Double,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: level,
      quantities: quantities,
      evidence: Evidence(formula, rows: rows, derivations: derivations, groups: groups),
      salience: salience
    )
  }

  private func list(_ rows: [Int], _ reading: SeriesReading) -> Quantity {
    .list(rows.prefix(3).map(reading.place(ofRow:)), omitted: max(0, rows.count - 3))
  }

  private func days(_ candles: Candles, _ reading: SeriesReading) -> [Fact] {
    let up = candles.rows.filter { candles.change($0) > 0 }
    let down = candles.rows.filter { candles.change($0) < 0 }
    let still = candles.rows.count - up.count - down.count
    return [
      fact(
        "candle-days",
        .statistics,
        [
          "up": .count(up.count), "down": .count(down.count), "still": .count(still),
          "all": .count(candles.rows.count), "unit": .term(reading.layer.placeWord),
        ],
        "count(\(candles.closeName) > \(candles.openName))",
        rows: reading.allRows,
        salience: 0.8,
        derivations: [
          "up": "count(\(candles.closeName)[up])", "down": "count(\(candles.closeName)[down])",
        ],
        groups: [
          "up": .marks(up.map { $0 + 1 }, layer: candles.bodies),
          "down": .marks(down.map { $0 + 1 }, layer: candles.bodies),
        ]
      )
    ]
  }

  /// The largest rise and the largest fall within one candle.
  private func moves(_ candles: Candles, _ reading: SeriesReading) -> [Fact] {
    let most = candles.rows.map(candles.change).max() ?? 0
    let least = candles.rows.map(candles.change).min() ?? 0
    return [("candle-largest-rise", most), ("candle-largest-fall", least)].compactMap {
      kind,
      move in
      guard kind == "candle-largest-rise" ? move > 0 : move < 0 else { return nil }
      let rows = candles.rows.filter { abs(candles.change($0) - move) <= 1e-9 * abs(move) }
      return fact(
        kind,
        .statistics,
        ["value": .sum(abs(move), of: candles.close), "places": list(rows, reading)],
        "\(candles.closeName) - \(candles.openName)",
        rows: reading.rows(Array(rows.prefix(3))),
        salience: 0.65,
        derivations: ["value": candles.change(named: rows[0])]
      )
    }
  }

  /// From the first open to the last close.
  private func change(_ candles: Candles, _ reading: SeriesReading) -> [Fact] {
    guard let first = candles.rows.first, let last = candles.rows.last, first != last else {
      return []
    }
    let (open, close) = (candles.opens[first], candles.closes[last])
    var quantities: [String: Quantity] = [
      "open": .datum(open, of: candles.open), "openPlace": reading.place(ofRow: first),
      "close": .datum(close, of: candles.close), "closePlace": reading.place(ofRow: last),
      "change": .sum(abs(close - open), of: candles.close),
      "way": .term(close > open ? "up" : close < open ? "down" : "none"),
      "isShareKnown": .term(open > 0 ? "yes" : "no"),
    ]
    let names = ("\(candles.openName)[\(first + 1)]", "\(candles.closeName)[\(last + 1)]")
    var derivations = ["change": "abs(\(names.1) - \(names.0))"]
    if open > 0 {
      quantities["share"] = .share(abs(close - open) / open)
      derivations["share"] = "abs(\(names.1) - \(names.0)) / \(names.0)"
    }
    return [
      fact(
        "candle-change",
        .pattern,
        quantities,
        "last(\(candles.closeName)) - first(\(candles.openName))",
        rows: reading.rows([first, last]),
        salience: 0.9,
        derivations: derivations
      )
    ]
  }

  /// The lowest low and the highest high.
  private func reach(_ candles: Candles, _ reading: SeriesReading) -> [Fact] {
    guard let least = candles.lows.filter(\.isFinite).min(),
      let most = candles.highs.filter(\.isFinite).max()
    else { return [] }
    let rows = { (values: [Double], value: Double) in values.indices.filter { values[$0] == value }
    }
    let places = { (rows: [Int]) -> Quantity in
      .list(
        rows.prefix(3).map { SeriesReading.value(of: candles.dimension, $0, reading.sharing) },
        omitted: max(0, rows.count - 3)
      )
    }
    let (low, high) = (rows(candles.lows, least), rows(candles.highs, most))
    return [
      fact(
        "candle-reach",
        .statistics,
        [
          "min": .datum(least, of: candles.low), "minPlaces": places(low),
          "max": .datum(most, of: candles.high), "maxPlaces": places(high),
        ],
        "min(\(Evidence.column(candles.low.name))), max(\(Evidence.column(candles.high.name)))",
        rows: reading.rows(Array(low.prefix(3) + high.prefix(3))),
        salience: 0.75,
        derivations: [
          "min": "min(\(Evidence.column(candles.low.name))[wicks])",
          "max": "max(\(Evidence.column(candles.high.name))[wicks])",
        ],
        groups: ["wicks": .layer(candles.wicks)]
      )
    ]
  }
}

/// Opens, closes, lows and highs of a chart of two layers over the same dates.
struct Candles {
  /// The layers of the bars from open to close and of the lines from low to high.
  let bodies: Int
  let wicks: Int

  /// The bars' rows with both ends, in reading order.
  let rows: [Int]
  let open: Column
  let close: Column
  let low: Column
  let high: Column
  let dimension: Column

  /// `nil` unless bars with two ends, some of which run up and some down, lie within lines or bars with
  /// two ends at the same places of an order, none of which runs down.
  init?(of chart: ResolvedChart) {
    let ranged = chart.layers.indices.filter { chart.layers[$0].hasTwoEnds }
    for bodies in ranged where chart.layers[bodies].mark == .bar {
      for wicks in ranged where wicks != bodies {
        if let candles = Candles(chart.layers, bodies: bodies, wicks: wicks) {
          self = candles
          return
        }
      }
    }
    return nil
  }

  private init?(_ layers: [ResolvedLayer], bodies: Int, wicks: Int) {
    let (inner, outer) = (layers[bodies], layers[wicks])
    guard let open = inner.measureStart, let close = inner.measureEnd,
      let low = outer.measureStart, let high = outer.measureEnd,
      let dimension = outer.dimension, let places = inner.dimension?.values.scalars,
      inner.orientation == outer.orientation, inner.series.count == 1,
      inner.series[0].duplicatePlaces == 0, ChartShape(of: inner) == .ordered
    else { return nil }
    let (opens, closes) = (open.values.scalars, close.values.scalars)
    let rows = inner.series[0].rows.map(Int.init).filter {
      opens[$0].isFinite && closes[$0].isFinite
    }
    guard rows.contains(where: { opens[$0] < closes[$0] }),
      rows.contains(where: { opens[$0] > closes[$0] })
    else { return nil }
    let (lows, highs) = (low.values.scalars, high.values.scalars)
    var spans: [Double: (Double, Double)] = [:]
    for (row, place) in dimension.values.scalars.enumerated() where !place.isNaN {
      spans[place] = (lows[row], highs[row])
    }
    let isWithin = rows.allSatisfy { row in
      guard let span = spans[places[row]] else { return false }
      return span.0 <= min(opens[row], closes[row]) && max(opens[row], closes[row]) <= span.1
    }
    guard isWithin else { return nil }
    (self.bodies, self.wicks, self.rows) = (bodies, wicks, rows)
    (self.open, self.close, self.low, self.high) = (open, close, low, high)
    self.dimension = dimension
  }

  /// Both layers.
  var layers: [Int] { [bodies, wicks] }

  var opens: [Double] { open.values.scalars }

  var closes: [Double] { close.values.scalars }

  var lows: [Double] { low.values.scalars }

  var highs: [Double] { high.values.scalars }

  var openName: String { Evidence.column(open.name) }

  var closeName: String { Evidence.column(close.name) }

  /// How far a bar runs up, in data units; negative down.
  func change(_ row: Int) -> Double { closes[row] - opens[row] }

  /// The same as a formula, by its size.
  func change(named row: Int) -> String {
    "abs(\(closeName)[\(row + 1)] - \(openName)[\(row + 1)])"
  }
}

extension ResolvedLayer {
  /// Whether marks run from one amount to another.
  var hasTwoEnds: Bool {
    measureStart?.values.kind == .quantitative && measureEnd?.values.kind == .quantitative
  }
}
