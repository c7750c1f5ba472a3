import ChartScales
import ChartStatistics

/// The functions of formulas, by plain loops that share nothing with what the facts were made by.
///
/// Missing values take part in nothing but `missing`; what has no value is `NaN`.
enum FormulaFunctions {
  /// A function of one column, or nil if there is none of this name.
  static func of(_ name: String, _ column: [Double]) -> Double? {
    switch name {
    case "min": extreme(column, <)
    case "max": extreme(column, >)
    case "sum": sum(column)
    case "mean": sum(column) / count(column)
    case "median": quantile(column, 0.5)
    case "count": count(column)
    case "missing": Double(column.count) - count(column)
    case "first": column.first { $0.isFinite } ?? .nan
    case "last": column.last { $0.isFinite } ?? .nan
    case "sd": deviation(column)
    default: nil
    }
  }

  /// A function of two columns, or nil if there is none of this name.
  static func of(
    _ name: String,
    _ x: [Double],
    _ y: [Double],
    _ unit: CalendarUnit?,
    _ offset: @escaping UTCOffset
  ) -> Double? {
    switch name {
    case "spearman": spearman(x: paired(x, y).x, y: paired(x, y).y)?.coefficient ?? .nan
    case "pearson": pearson(x: paired(x, y).x, y: paired(x, y).y)?.coefficient ?? .nan
    case "theilsen": slope(x, y, unit, offset)
    default: nil
    }
  }

  /// The quantile at a share, 0...1, straight between neighbours: share 0 is the least value.
  static func quantile(_ column: [Double], _ share: Double) -> Double {
    let sorted = column.filter(\.isFinite).sorted()
    guard !sorted.isEmpty, (0...1).contains(share) else { return .nan }
    let place = share * Double(sorted.count - 1)
    let below = Int(place)
    guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
    let part = place - Double(below)
    return part == 0 ? sorted[below] : sorted[below] * (1 - part) + sorted[below + 1] * part
  }

  private static func count(_ column: [Double]) -> Double {
    var count = 0
    for value in column where value.isFinite { count += 1 }
    return Double(count)
  }

  /// What is lost of each addition is kept and added at the end (Neumaier 1974).
  private static func sum(_ column: [Double]) -> Double {
    var sum = 0.0
    var lost = 0.0
    var isEmpty = true
    for value in column where value.isFinite {
      isEmpty = false
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return isEmpty ? .nan : sum + lost
  }

  private static func extreme(_ column: [Double], _ isBefore: (Double, Double) -> Bool) -> Double {
    var found = Double.nan
    for value in column where value.isFinite {
      if found.isNaN || isBefore(value, found) { found = value }
    }
    return found
  }

  /// The standard deviation of a sample.
  private static func deviation(_ column: [Double]) -> Double {
    let count = count(column)
    guard count > 1 else { return .nan }
    let mean = sum(column) / count
    return (sum(column.map { ($0 - mean) * ($0 - mean) }) / (count - 1)).squareRoot()
  }

  private static func paired(_ x: [Double], _ y: [Double]) -> (x: [Double], y: [Double]) {
    let places = x.indices.filter { x[$0].isFinite && y[$0].isFinite }
    return (places.map { x[$0] }, places.map { y[$0] })
  }

  /// The median of the slopes between all pairs at different places, dates in the calendar unit of their
  /// column; past some hundred points by the sorting of slopes, not one by one.
  private static func slope(
    _ x: [Double],
    _ y: [Double],
    _ unit: CalendarUnit?,
    _ offset: @escaping UTCOffset
  ) -> Double {
    let pairs = paired(x, y)
    let places = unit.map { unit in pairs.x.map { number(of: $0, in: unit, offset) } } ?? pairs.x
    guard places.count <= 300 else { return TheilSen(x: places, y: pairs.y)?.slope ?? .nan }
    var slopes: [Double] = []
    for first in places.indices {
      for second in places.indices[(first + 1)...] where places[first] != places[second] {
        slopes.append((pairs.y[second] - pairs.y[first]) / (places[second] - places[first]))
      }
    }
    return quantile(slopes, 0.5)
  }

  /// The number of the calendar unit that an instant falls in.
  private static func number(
    of seconds: Double,
    in unit: CalendarUnit,
    _ offset: @escaping UTCOffset
  ) -> Double {
    let day = (seconds + Double(offset(seconds))) / 86_400
    switch unit {
    case .second: return seconds.rounded(.down)
    case .minute: return (seconds / 60).rounded(.down)
    case .hour: return (seconds / 3_600).rounded(.down)
    case .day: return day.rounded(.down)
    case .week: return (day / 7).rounded(.down)
    case .month, .quarter, .year:
      let date = CalendarDate(secondsSince1970: seconds, offset: offset)
      let length = unit == .month ? 1.0 : unit == .quarter ? 3 : 12
      return (Double(date.year * 12 + date.month - 1) / length).rounded(.down)
    }
  }
}
