import ChartModel

/// Which style each series of each layer has.
///
/// Series with one name have one style in all layers. Series without a name, such as a line over bars,
/// come after the named ones, each with a style of its own; sectors have one each.
struct SeriesNumbering {
  private var numbers: [[Int]]
  private var others: [[(layer: Int, series: Int)?]] = []

  /// How many styles are in use.
  let count: Int

  init(of chart: ResolvedChart) {
    let named = chart.seriesNames.count
    var unnamed = 0
    let pair = chart.candlestick
    let others = chart.layers.indices.map { layer in
      chart.layers[layer].series.indices.map { Self.repeated(chart, layer, $0) }
    }
    numbers = chart.layers.enumerated().map { index, layer in
      layer.series.enumerated().map { place, series in
        if others[index][place] != nil { return named }
        // Candles and their wicks are one.
        if series.name == nil, index == pair?.other { return named }
        if series.name != nil { return series.index }
        defer { unnamed += layer.mark == .sector ? max(series.rows.count, 1) : 1 }
        return named + unnamed
      }
    }
    count = named + unnamed
    self.others = others
    for (layer, places) in others.enumerated() {
      for (series, other) in places.enumerated() {
        guard let other else { continue }
        numbers[layer][series] = numbers[other.layer][other.series]
      }
    }
  }

  /// The series of another layer that one of a repeating layer shows again; `nil` for a layer that stands on
  /// its own, and where there is no other.
  ///
  /// The nearest earlier layer before any later one, one of the same amounts before all; in it the series
  /// with its name, else the first.
  private static func repeated(
    _ chart: ResolvedChart,
    _ layer: Int,
    _ series: Int
  ) -> (layer: Int, series: Int)? {
    let own = chart.layers[layer]
    guard own.repeatsOther else { return nil }
    let others = (Array((0..<layer).reversed()) + Array(chart.layers.indices.dropFirst(layer + 1)))
      .filter { !chart.layers[$0].repeatsOther && !chart.layers[$0].series.isEmpty }
    let alike = others.first {
      chart.layers[$0].channels[.x] == own.channels[.x]
        && chart.layers[$0].channels[.y] == own.channels[.y]
    }
    guard let other = alike ?? others.first else { return nil }
    let name = own.series[series].name
    return (other, chart.layers[other].series.firstIndex { $0.name == name } ?? 0)
  }

  /// The series that one of a repeating layer shows again; `nil` for one that stands on its own.
  func repeated(layer: Int, series: Int) -> (layer: Int, series: Int)? { others[layer][series] }

  /// The number of the style of a series of a layer, all from 0.
  func number(layer: Int, series: Int) -> Int { numbers[layer][series] }

  /// The style of a series of a layer.
  func style(layer: Int, series: Int) -> SeriesStyle {
    SeriesStyle(number: number(layer: layer, series: series))
  }
}
