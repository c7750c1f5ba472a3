import ChartModel
import ChartScales
import ChartStatistics

/// Every number that a text about one mark can rightly give.
struct MarkAmounts {
  /// The amounts of its columns, drawn or not, the length of its range, its share of all, its rank from
  /// either end, its difference from and its ratio to the mark before, and the parts of its dates.
  private(set) var all: [Double] = []

  init(of reading: SeriesReading, row: Int, in order: SeriesOrder) {
    let layer = reading.layer
    let columns = layer.channels.values + layer.companions
    for column in columns where column.values.count > row {
      switch column.values {
      case .numbers(let values): all.append(values[row])
      case .dates(let values, let unit): addParts(of: values[row], unit)
      case .categories(let values): addNumbers(in: values.name(at: row))
      }
    }
    if let low = layer.measureStart?.values.scalars, let high = layer.measureEnd?.values.scalars {
      all.append(high[row] - low[row])
    }
    if let box = layer.boxes?[row] {
      all += [box.lowerQuartile, box.median, box.upperQuartile, box.minimum, box.maximum]
      all.append(Double(box.count))
    }
    addPlace(of: reading, row, in: order)
    // Shares may be told as percent.
    all += all.filter { abs($0) <= 2 }.map { $0 * 100 }
    all.removeAll { !$0.isFinite }
  }

  /// What a mark is among the others of its series.
  private mutating func addPlace(of reading: SeriesReading, _ row: Int, in order: SeriesOrder) {
    let value = reading.amounts[row]
    guard value.isFinite else { return }
    if let total = reading.summary.total, total != 0 { all.append(value / total) }
    if let place = order.places[Int32(row)] {
      all.append(Double(place + 1))
      if place > 0 {
        let before = reading.amounts[Int(reading.series.rows[place - 1])]
        all += [value - before, value / before, value / before - 1]
      }
    }
    let below = order.count(below: value)
    all.append(Double(below + 1))
    all.append(Double(order.sorted.count - order.count(below: value.nextUp) + 1))
  }

  private mutating func addNumbers(in name: String?) {
    guard let name else { return }
    all += WrittenAmount.all(in: name).map(\.plain)
  }

  /// Dates by their parts in UTC, and in any time zone: the day before and after are as right.
  private mutating func addParts(of seconds: Double, _ unit: CalendarUnit) {
    guard seconds.isFinite else { return }
    for shift in [-86_400.0, 0, 86_400] {
      let date = CalendarDate(secondsSince1970: seconds + shift) { _ in 0 }
      all += [date.year, date.month, date.day].map(Double.init)
    }
    guard unit < .day else { return }
    let date = CalendarDate(secondsSince1970: seconds) { _ in 0 }
    all += [Double(date.hour), Double((date.hour + 11) % 12 + 1), Double(date.minute)]
  }
}

/// The marks of a series by their places and by their amounts.
struct SeriesOrder {
  /// The place of each row in the reading order, from 0.
  let places: [Int32: Int]

  /// The amounts, rising, without those that are missing.
  let sorted: [Double]

  init(of reading: SeriesReading) {
    let rows = reading.series.rows
    places = Dictionary(zip(rows, rows.indices)) { first, _ in first }
    sorted = rows.map { reading.amounts[Int($0)] }.filter(\.isFinite).sorted()
  }

  /// How many amounts are less than a value.
  func count(below value: Double) -> Int {
    var (start, end) = (0, sorted.count)
    while start < end {
      let middle = (start + end) / 2
      if sorted[middle] < value { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
