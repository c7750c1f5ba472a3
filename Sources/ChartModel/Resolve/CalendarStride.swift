import ChartScales

/// Every so many calendar units.
struct CalendarStride {
  private let unit: CalendarUnit
  private let count: Int
  private let offset: UTCOffset

  init(_ unit: CalendarUnit, _ count: Int, _ offset: @escaping UTCOffset) {
    self.unit = unit
    self.count = count
    self.offset = offset
  }

  /// About how long it is, in seconds.
  var seconds: Double {
    let unitSeconds: Double =
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_592_000
      case .quarter: 7_776_000
      case .year: 31_536_000
      }
    return unitSeconds * Double(count)
  }

  /// Whether the next larger unit holds a whole number of strides, from whose start they are counted.
  private var isAnchored: Bool {
    switch unit {
    case .second, .minute: 60 % count == 0
    case .hour: 24 % count == 0
    case .month: 12 % count == 0
    case .quarter: 4 % count == 0
    case .year: count < 1_000_000
    case .day, .week: count == 1
    }
  }

  /// The starts within a rising domain, rising.
  func starts(in domain: Interval) -> [Double] {
    if isAnchored {
      return GregorianCalendar.starts(of: unit, step: count, in: domain, offset: offset)
    }
    var values: [Double] = []
    var value = GregorianCalendar.ceiling(domain.start, to: unit, offset: offset)
    while value <= domain.end, values.count <= maximumTickCount {
      values.append(value)
      let next = GregorianCalendar.adding(count, unit, to: value, offset: offset)
      guard next > value else { break }
      value = next
    }
    return values
  }

  /// A rising domain with its ends at starts.
  func widened(_ domain: Interval) -> Interval {
    if isAnchored {
      return Interval(
        GregorianCalendar.floor(domain.start, to: unit, step: count, offset: offset),
        GregorianCalendar.ceiling(domain.end, to: unit, step: count, offset: offset)
      )
    }
    let start = GregorianCalendar.floor(domain.start, to: unit, offset: offset)
    let last = starts(in: Interval(start, domain.end)).last ?? start
    let end =
      last >= domain.end
      ? last : GregorianCalendar.adding(count, unit, to: last, offset: offset)
    return Interval(start, end)
  }
}
