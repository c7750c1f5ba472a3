import ChartModel
import ChartScales

/// A last period of totals that has only begun.
///
/// A total divided by a daily average gives the days that it covers. Where another column of the table
/// is such an average for all other periods, and the last total covers clearly fewer days than its
/// period has, that period is not complete: its total says nothing about a fall.
struct PartialPeriod {
  /// The column of daily averages that tells.
  let average: Column

  /// The daily average of the period.
  let rate: Double

  /// The days that its total covers.
  let days: Double

  /// The days that each period has, in the order of the means.
  let lengths: [Double]

  /// `nil` unless the series' totals and a companion's averages agree on all periods but the last.
  init?(of reading: SeriesReading, _ means: OrderedMeans, offset: @escaping UTCOffset) {
    guard let unit = means.unit, unit > .day, !means.isGrouped, means.means.count >= 4,
      reading.series.duplicatePlaces == 0
    else { return nil }
    let lengths = means.positions.map { Self.days(of: unit, at: $0, offset: offset) }
    for column in reading.layer.companions {
      guard let averages = Self.averages(column, reading, count: means.means.count) else {
        continue
      }
      let covered = zip(means.means, averages).map { $0 / $1 }
      let isAverage = zip(covered, lengths).dropLast().allSatisfy {
        abs($0 / $1 - 1) <= Self.tolerance
      }
      guard isAverage, let last = covered.last, let length = lengths.last, let rate = averages.last,
        last > 0, last < length * Self.mostCovered
      else { continue }
      (average, self.rate, days, self.lengths) = (column, rate, last, lengths)
      return
    }
    return nil
  }

  /// Averages are rounded: a total may seem to cover a day more or less of a month.
  private static let tolerance = 0.04

  /// A period is called incomplete when less than this share of it is covered.
  private static let mostCovered = 0.9

  /// A companion's values in the order of the series; `nil` if one is missing.
  private static func averages(
    _ column: Column,
    _ reading: SeriesReading,
    count: Int
  ) -> [Double]? {
    guard case .numbers(let values) = column.values else { return nil }
    let rows = reading.series.rows.map(Int.init).filter { !reading.amounts[$0].isNaN }
    let ordered = rows.map { values[$0] }
    guard rows.count == count, ordered.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
    return reading.isDescending ? ordered.reversed() : ordered
  }

  private static func days(
    of unit: CalendarUnit,
    at seconds: Double,
    offset: @escaping UTCOffset
  ) -> Double {
    let start = GregorianCalendar.floor(seconds, to: unit, offset: offset)
    let end = GregorianCalendar.adding(1, unit, to: start, offset: offset)
    return ((end - start) / 86_400).rounded()
  }
}

extension SeriesReading {
  /// Whether the series is read from its last place to its first.
  var isDescending: Bool {
    guard let scalars = layer.dimension?.values.scalars, let first = series.rows.first,
      let last = series.rows.last
    else { return false }
    return scalars[Int(first)] > scalars[Int(last)]
  }
}
