import ChartModel
import ChartScales

/// Years with fractions that are months or quarters: 1949.08333 is February 1949.
///
/// Series come so from statistics programs, under a header that says time or year. Only a column whose
/// every value lies on a month or a quarter and after the one before is read so.
struct DecimalYears {
  /// The start of each month or quarter, in seconds since 1970.
  let instants: [Double]

  /// A month, or a quarter.
  let unit: CalendarUnit

  /// `nil` for columns that are amounts.
  init?(_ values: [Double], header: String, offset: @escaping UTCOffset) {
    guard Self.headers.contains(header.lowercased()), values.count >= Self.leastCount,
      values.allSatisfy({ $0 >= 1000 && $0 < 2200 }),
      zip(values, values.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    guard let months = Self.months(values), months.contains(where: { $0 % 12 != 0 }) else {
      return nil
    }
    unit = months.allSatisfy { $0 % 3 == 0 } ? .quarter : .month
    instants = months.map { month in
      CalendarDate(year: month / 12, month: month % 12 + 1).secondsSince1970(offset: offset)
    }
  }

  /// The months from year 0 on; `nil` if a value lies on none.
  private static func months(_ values: [Double]) -> [Int]? {
    let months = values.map { ($0 * 12).rounded() }
    let isExact = zip(values, months).allSatisfy { abs($0 * 12 - $1) <= tolerance }
    return isExact ? months.map { Int($0) } : nil
  }

  private static let headers: Set<String> = [
    "time", "year", "date", "decimal date", "decimal year",
  ]

  /// Twelfths are often written with two or three digits.
  private static let tolerance = 0.061

  private static let leastCount = 8
}
