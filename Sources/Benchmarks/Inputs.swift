import ChartModel
import ChartScales

/// The data that benchmarks run on, the same in every run: a slow wave with noise, a value a minute.
struct Inputs {
  /// How many rows there are.
  let rows: Int

  /// Amounts with a wave and noise, from 100 up to 130.
  let amounts: [Double]

  /// Instants a minute apart from 2022-01-01 in UTC.
  let instants: [Double]

  /// Other amounts that go with the first, with noise of their own.
  let places: [Double]

  /// Makes the data of some rows.
  init(rows: Int) {
    self.rows = rows
    // Knuth's generator of 64 bits, whose upper bits are random enough for noise.
    var state: UInt64 = 42
    amounts = (0..<rows).map { row in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Double(state >> 40) / Double(1 << 24)
      return 100 + 20 * (Double(row % 1_000) / 1_000) + 10 * noise
    }
    places = amounts.map { amount in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return amount + 20 * Double(state >> 40) / Double(1 << 24)
    }
    instants = (0..<rows).map { 1_640_995_200 + 60 * Double($0) }
  }

  /// A line of all rows.
  var line: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(.line, channels: [.x: time(instants), .y: value])
    ])
  }

  /// The same amounts, four at one place each, of which the mean is drawn.
  var means: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [.x: time((0..<rows).map { instants[$0 / 4] }), .y: value],
        aggregate: .mean
      )
    ])
  }

  /// A bar a row, each with a name of its own.
  var bars: ChartSpec {
    let names = (0..<rows).map { "name \($0)" }
    let column = CategoryValues(codes: (0..<Int32(rows)).map { $0 }, names: names)
    return ChartSpec(layers: [
      MarkLayer(.bar, channels: [.x: Column("name", values: .categories(column)), .y: value])
    ])
  }

  /// A point a row.
  var scatter: ChartSpec {
    let place = Column("place", values: .numbers(places))
    return ChartSpec(layers: [MarkLayer(.point, channels: [.x: place, .y: value])])
  }

  /// All amounts in bins.
  var histogram: ChartSpec {
    ChartSpec(layers: [MarkLayer(.bar, channels: [.x: value], isBinned: true)])
  }

  /// The rows as CSV, with a name of three in each.
  var csv: [UInt8] {
    var bytes = Array("time,name,value\n".utf8)
    bytes.reserveCapacity(rows * 32)
    for row in 0..<rows {
      let amount = (amounts[row] * 1_000).rounded() / 1_000
      bytes += "\(Self.text(ofInstant: instants[row])),name \(row % 3),\(amount)\n".utf8
    }
    return bytes
  }

  /// An instant in UTC to the minute, as ISO 8601 has it.
  static func text(ofInstant instant: Double) -> String {
    let date = CalendarDate(secondsSince1970: instant, offset: utc)
    let day = "\(date.year)-\(Self.twoDigits(date.month))-\(Self.twoDigits(date.day))"
    return "\(day)T\(Self.twoDigits(date.hour)):\(Self.twoDigits(date.minute))"
  }

  /// For each row the instant with a number that grows from zero.
  func time(_ number: (Int) -> Int) -> Column { time((0..<rows).map { instants[number($0)] }) }

  private func time(_ instants: [Double]) -> Column {
    Column("time", values: .dates(instants, unit: .minute))
  }

  /// The amounts.
  var value: Column { Column("value", values: .numbers(amounts)) }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
