import ChartScales
import Foundation

/// What Python's datetime and zoneinfo know of dates, as `make-calendars.py` wrote it down.
struct Calendars: Decodable {
  struct Zone: Decodable {
    struct Starts: Decodable {
      let unit: CalendarUnit
      let step: Int
      let from: Double
      let to: Double
      let starts: [Double]
    }

    let zone: String
    let offset: Int
    /// Instants and the offsets from them on.
    let changes: [[Double]]
    /// Instant, year, month, day, hour, minute, second, weekday.
    let dates: [[Int]]
    /// Year, month, day, hour, minute, second of a wall clock, instant.
    let local: [[Int]]
    let starts: [Starts]

    var utcOffset: UTCOffset {
      { [offset, changes] instant in
        changes.last { $0[0] <= instant }.map { Int($0[1]) } ?? offset
      }
    }
  }

  /// Day number, year, month, day, ISO year, ISO week, weekday.
  let days: [[Int]]
  let zones: [Zone]

  static func read() throws -> Calendars { try fixture("calendars.json", as: Calendars.self) }
}

/// Berlin in 2022, by hand: summer time from 27 March to 30 October, both at 01:00 UTC.
let berlin2022: UTCOffset = { instant in
  instant >= 1_648_342_800 && instant < 1_667_091_600 ? 7200 : 3600
}

/// The instant of a wall clock in UTC.
func instant(
  _ year: Int,
  _ month: Int = 1,
  _ day: Int = 1,
  _ hour: Int = 0,
  _ minute: Int = 0
) -> Double {
  CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute)
    .secondsSince1970(offset: utc)
}
