/// A unit of time, from short to long.
///
/// A week starts on Monday (ISO 8601) where no other weekday is given; a quarter is three months.
public enum CalendarUnit: String, Sendable, Codable, CaseIterable, Comparable {
  case second, minute, hour, day, week, month, quarter, year

  /// Whether one unit is shorter than another.
  public static func < (left: CalendarUnit, right: CalendarUnit) -> Bool {
    left.rank < right.rank
  }

  /// The place of the unit in the order of length.
  private var rank: Int {
    switch self {
    case .second: 0
    case .minute: 1
    case .hour: 2
    case .day: 3
    case .week: 4
    case .month: 5
    case .quarter: 6
    case .year: 7
    }
  }

  /// The seconds of a unit whose length on the clock is fixed; `nil` for months and longer.
  var clockSeconds: Int? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month, .quarter, .year: nil
    }
  }

  /// The months of a unit that is counted in them; `nil` for weeks and shorter.
  var months: Int? {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    case .second, .minute, .hour, .day, .week: nil
    }
  }
}
