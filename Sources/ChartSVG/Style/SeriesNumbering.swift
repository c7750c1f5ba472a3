import ChartModel

/// Which style each series of each layer has.
///
/// Series with one name have one style in all layers. Series without a name, such as a line over bars,
/// come after the named ones, each with a style of its own; sectors have one each.
struct SeriesNumbering {
  private let numbers: [[Int]]

  /// How many styles are in use.
  let count: Int

  init(of chart: ResolvedChart) {
    let named = chart.seriesNames.count
    var unnamed = 0
    let pair = chart.candlestick
    numbers = chart.layers.enumerated().map { index, layer in
      layer.series.map { series in
        // Candles and their wicks are one.
        if series.name == nil, index == pair?.other { return named }
        if series.name != nil { return series.index }
        defer { unnamed += layer.mark == .sector ? max(series.rows.count, 1) : 1 }
        return named + unnamed
      }
    }
    count = named + unnamed
  }

  /// The number of the style of a series of a layer, all from 0.
  func number(layer: Int, series: Int) -> Int { numbers[layer][series] }

  /// The style of a series of a layer.
  func style(layer: Int, series: Int) -> SeriesStyle {
    SeriesStyle(number: number(layer: layer, series: series))
  }
}
