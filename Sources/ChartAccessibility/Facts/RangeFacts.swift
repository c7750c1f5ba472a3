import ChartModel
import ChartStatistics

/// What is true of candles and bands, whose marks show several amounts each.
struct RangeFacts {
  let reading: SeriesReading

  /// How far the ranges reach, and how often candles close above and below where they opened.
  var all: [Fact] {
    guard reading.isPartOfRange, reading.summary.count > 0 else { return [] }
    return reach + directions
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    salience: Double
  ) -> Fact {
    Fact(
      kind,
      of: reading.id,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(formula, rows: rows),
      salience: salience
    )
  }

  private var reach: [Fact] {
    guard let (low, high) = reading.rangeColumns else { return [] }
    let least = Summary(of: low.values.scalars, at: reading.series.rows).minimum
    let most = Summary(of: high.values.scalars, at: reading.series.rows).maximum
    guard let least, let most else { return [] }
    var reach = fact(
      "range-reach",
      [
        "low": .name(low.name), "high": .name(high.name),
        "min": .datum(least.value, of: low), "minPlaces": reading.listed(least),
        "max": .datum(most.value, of: high), "maxPlaces": reading.listed(most),
      ],
      "min(\(low.name)), max(\(high.name))",
      rows: reading.rows(least.positions + most.positions, total: least.count + most.count),
      salience: 0.8
    )
    reach.evidence.derivations = [
      "min": "min(`\(low.name)`[ranges])", "max": "max(`\(high.name)`[ranges])",
    ]
    reach.evidence.groups = ["ranges": .layer(reading.rangeLayer)]
    return [reach]
  }

  private var directions: [Fact] {
    guard reading.chart.candlestick?.main == reading.layerIndex,
      let open = reading.layer.measureStart, let close = reading.layer.measureEnd
    else { return [] }
    let (from, to) = (open.values.scalars, close.values.scalars)
    let rows = reading.series.rows.map(Int.init).filter { !from[$0].isNaN && !to[$0].isNaN }
    return [
      fact(
        "candle-directions",
        [
          "open": .name(open.name), "close": .name(close.name),
          "rose": .count(rows.count { to[$0] > from[$0] }),
          "fell": .count(rows.count { to[$0] < from[$0] }), "all": .count(rows.count),
        ],
        "count(\(close.name) > \(open.name))",
        rows: reading.allRows,
        salience: 0.7
      )
    ]
  }
}

extension SeriesReading {
  /// Whether the marks are candles or a band, so that one of their columns alone tells too little.
  var isPartOfRange: Bool {
    chart.candlestick?.main == layerIndex || chart.band?.other == layerIndex
  }

  /// The first three places of an extreme of any of the columns.
  fileprivate func listed(_ extreme: Extreme) -> Quantity {
    let shown = extreme.positions.prefix(3)
    return .list(shown.map(place(ofRow:)), omitted: extreme.count - shown.count)
  }

  /// The layer whose marks reach from the lowest to the highest: the wicks of candles, or the band.
  fileprivate var rangeLayer: Int { candleColumns.isEmpty ? layerIndex : wickLayer ?? layerIndex }

  private var wickLayer: Int? { chart.candlestick?.other }

  /// The lower and the upper column of candles or of a band.
  fileprivate var rangeColumns: (low: Column, high: Column)? {
    let layer = chart.layers[rangeLayer]
    guard let low = layer.measureStart, let high = layer.measureEnd else { return nil }
    return (low, high)
  }
}
