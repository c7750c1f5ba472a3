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
          "up": "sum(\(candles.closeName)[whole] > \(candles.openName)[whole])",
          "down": "sum(\(candles.closeName)[whole] < \(candles.openName)[whole])",
          "still": "sum(\(candles.closeName)[whole] = \(candles.openName)[whole])",
          "all": "count(\(candles.closeName)[whole])",
        ],
        groups: ["whole": .marks(candles.rows.map { $0 + 1 }, layer: candles.bodies)]
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
        ["value": .difference(abs(move), of: candles.close), "places": list(rows, reading)],
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
      "change": .difference(abs(close - open), of: candles.close),
      "way": .term(close > open ? "up" : close < open ? "down" : "none"),
      "isShareKnown": .term(open > 0 ? "yes" : "no"),
    ]
    let names = ("\(candles.openName)[\(first + 1)]", "\(candles.closeName)[\(last + 1)]")
    var derivations = [
      "open": names.0, "close": names.1, "change": "abs(\(names.1) - \(names.0))",
    ]
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
