import ChartModel

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
