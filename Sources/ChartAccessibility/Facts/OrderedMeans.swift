import ChartModel
import ChartScales
import ChartStatistics

/// A series along its order with one value a place: what a trend is tested on.
///
/// Marks at one place are averaged. Past 2,000 places the story is told from the finest calendar unit,
/// or from 500 equal bins, that leaves at most 2,000: one pass, so that cost grows with the rows.
struct OrderedMeans {
  /// Where each mean stands, counted in `unit`s on a temporal axis, else in data units.
  private(set) var places: [Double] = []

  /// Where each mean stands, as the axis has it: seconds since 1970, or data units.
  private(set) var positions: [Double] = []

  /// The means; places without any value are not listed.
  private(set) var means: [Double] = []

  /// The calendar unit that places are counted in, or `nil` on an axis of amounts.
  private(set) var unit: CalendarUnit?

  /// Whether each mean stands for a unit or bin coarser than the data's own places.
  private(set) var isGrouped = false

  /// How many values each mean is of, while they are collected.
  private var counts: [Int] = []

  private static let limit = 2_000

  init?(of reading: SeriesReading, offset: @escaping UTCOffset) {
    guard let dimension = reading.layer.dimension else { return nil }
    let scalars = dimension.values.scalars
    let rows = reading.series.rows
    guard let first = rows.first, let last = rows.last else { return nil }
    let span = Interval(scalars[Int(first)], scalars[Int(last)])
    switch dimension.values {
    case .categories: return nil
    case .dates(_, let dataUnit):
      unit = Self.unit(over: span, rows: rows.count, atLeast: dataUnit)
      isGrouped = unit != dataUnit
      collect(rows, scalars, reading.amounts) { [unit] place in
        guard let unit else { return place.nextUp }
        return GregorianCalendar.adding(
          1,
          unit,
          to: GregorianCalendar.floor(place, to: unit, offset: offset),
          offset: offset
        )
      }
    case .numbers:
      isGrouped = rows.count > Self.limit
      let width = (span.upper - span.lower) / 500
      collect(rows, scalars, reading.amounts) { [isGrouped] place in
        guard isGrouped, width > 0 else { return place.nextUp }
        return span.lower + width * (((place - span.lower) / width).rounded(.down) + 1)
      }
    }
    leaveOutPartialEnds()
    if let first = positions.first, let last = positions.last, first > last {
      positions.reverse()
      means.reverse()
    }
    places =
      unit.map { unit in positions.map { unit.ordinal(of: $0, offset: offset) } } ?? positions
  }

  /// The data's own unit while that leaves few enough places, else the finest coarser one.
  private static func unit(
    over span: Interval,
    rows: Int,
    atLeast unit: CalendarUnit
  ) -> CalendarUnit {
    guard rows > limit else { return unit }
    let candidates = CalendarUnit.allCases.filter { $0 >= unit }
    return candidates.first { abs(span.length) / $0.typicalSeconds <= Double(limit) } ?? .year
  }

  /// Averages runs of marks between one end of a unit and the next; `end` is asked once a run.
  private mutating func collect(
    _ rows: [Int32],
    _ scalars: [Double],
    _ amounts: [Double],
    end: (Double) -> Double
  ) {
    let isDescending =
      (rows.first.map { scalars[Int($0)] } ?? 0) > (rows.last.map { scalars[Int($0)] } ?? 0)
    let ordered = isDescending ? Array(rows.reversed()) : rows
    var sum = 0.0
    var count = 0
    var start = 0.0
    var limit = -Double.infinity
    for row in ordered {
      let place = scalars[Int(row)]
      if place >= limit {
        append(sum, count, at: start)
        (sum, count, start) = (0, 0, place)
        limit = end(place)
      }
      let amount = amounts[Int(row)]
      if !amount.isNaN {
        sum += amount
        count += 1
      }
    }
    append(sum, count, at: start)
  }

  /// What a slope is told by, and how many of `unit` that is: the coarsest unit that places are mostly
  /// apart, so that values four years apart do not rise by so much "a day".
  ///
  /// Months and years of dates count by their usual lengths; a short month is one all the same.
  var slopeStep: (unit: CalendarUnit?, units: Double) {
    guard let unit, let usual = median(of: zip(places.dropFirst(), places).map { $0 - $1 }) else {
      return (nil, 1)
    }
    let lengths = CalendarUnit.allCases.filter { $0 > unit && $0 != .quarter }
      .map { (unit: $0, units: $0.typicalSeconds / unit.typicalSeconds) }
    return lengths.last { $0.units * Self.leastLength <= usual } ?? (unit, 1)
  }

  private static let leastLength = 0.91

  /// Leaves the first and the last unit of the calendar out where the data hold less of them than of any
  /// other: an hour of a day is no day.
  ///
  /// Only where the others hold nearly as many values each; of what comes at no fixed pace, a short unit is
  /// as good as any.
  private mutating func leaveOutPartialEnds() {
    defer { counts = [] }
    guard isGrouped, unit != nil, counts.count > 3,
      let least = counts.dropFirst().dropLast().min(),
      let most = counts.dropFirst().dropLast().max(),
      Double(least) >= Self.evenShare * Double(most)
    else { return }
    let isPartial = { (count: Int?) in Double(count ?? 0) < Self.evenShare * Double(least) }
    if isPartial(counts.last) { removeLast() }
    if isPartial(counts.first) {
      positions = Array(positions.dropFirst())
      means = Array(means.dropFirst())
    }
  }

  private static let evenShare = 0.9

  /// Leaves the last place out.
  mutating func removeLast() {
    if !places.isEmpty { places.removeLast() }
    positions.removeLast()
    means.removeLast()
  }

  private mutating func append(_ sum: Double, _ count: Int, at place: Double) {
    guard count > 0 else { return }
    positions.append(place)
    counts.append(count)
    means.append(sum / Double(count))
  }
}

extension CalendarUnit {
  /// The unit's usual length in seconds.
  var typicalSeconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    }
  }

  /// The number of the unit that an instant falls in, so that equal steps are equal numbers of units.
  func ordinal(of seconds: Double, offset: @escaping UTCOffset) -> Double {
    switch self {
    case .second, .minute, .hour: return (seconds / typicalSeconds).rounded(.down)
    case .day, .week:
      let local = seconds + Double(offset(seconds))
      return (local / typicalSeconds).rounded(.down)
    case .month, .quarter, .year:
      let date = CalendarDate(secondsSince1970: seconds, offset: offset)
      let months = date.year * 12 + date.month - 1
      return (Double(months) / (self == .month ? 1 : self == .quarter ? 3 : 12)).rounded(.down)
    }
  }
}
