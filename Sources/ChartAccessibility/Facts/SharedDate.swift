import ChartModel
import ChartScales

/// The part of a date that every date of a chart shares, so that texts need not repeat it.
struct SharedDate {
  /// The day when all instants fall on one, else the year when all fall in one, else `nil`.
  let unit: CalendarUnit?

  init(of chart: ResolvedChart, offset: @escaping UTCOffset) {
    var low = Double.infinity
    var high = -Double.infinity
    var finest = CalendarUnit.year
    for layer in chart.layers {
      for case .dates(let values, let unit) in layer.channels.values.map(\.values) {
        finest = min(finest, unit)
        for value in values where !value.isNaN {
          low = min(low, value)
          high = max(high, value)
        }
      }
    }
    unit = SharedUnit.of(low, high, toldTo: finest, offset: offset)
  }
}
