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
    guard low <= high, finest < .year else {
      unit = nil
      return
    }
    let first = CalendarDate(secondsSince1970: low, offset: offset)
    let last = CalendarDate(secondsSince1970: high, offset: offset)
    let sameDay = (first.year, first.month, first.day) == (last.year, last.month, last.day)
    unit = finest < .day && sameDay ? .day : first.year == last.year ? .year : nil
  }
}
