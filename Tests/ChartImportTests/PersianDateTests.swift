import ChartImport
import ChartModel
import ChartScales
import Foundation
import Testing

/// Dates of the solar calendar of Iran and Afghanistan, which look like Gregorian ones of long ago.
struct PersianDateTests {
  private static let asked = TableOptions(calendar: .persian)
  private static let likely = TableOptions(likelyCalendar: .persian)

  @Test(arguments: [
    ("1403/02/11", "2024-04-30", "day"), ("1403-02-11", "2024-04-30", "day"),
    ("1403/02/31", "2024-05-20", "day"), ("13/02/1403", "2024-05-02", "day"),
    ("13.02.1403", "2024-05-02", "day"), ("1403/12/30", "2025-03-20", "day"),
    ("۱۴۰۳/۰۲/۱۱", "2024-04-30", "day"), ("١٤٠٣-٠٢-٣١", "2024-05-20", "day"),
    ("1403-02", "2024-04-20", "day"), ("1403/02/11 10:00", "2024-04-30", "hour"),
    ("1300/01/01", "1921-03-21", "day"), ("1500/12/29", "2122-03-20", "day"),
  ])
  func `years from 1300 to 1500 are read by the Persian calendar where it is asked for`(
    cell: String,
    instant: String,
    unit: String
  ) throws {
    let read = try readColumn("day", [cell, cell], Self.asked)
    #expect(read.column.days == [instant, instant])
    #expect(read.column.calendarUnit == unit)
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `every day of these years is the one that Foundation's calendar knows`() throws {
    var persian = Calendar(identifier: .persian)
    persian.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let start = try #require(
      persian.date(from: DateComponents(year: 1300, month: 1, day: 1, hour: 12))
    )
    var cells: [String] = []
    var instants: [Double] = []
    while true {
      let day = start.addingTimeInterval(Double(cells.count) * 86_400)
      let parts = persian.dateComponents([.year, .month, .day], from: day)
      let year = try #require(parts.year)
      guard year <= 1500 else { break }
      cells.append("\(year)/\(try #require(parts.month))/\(try #require(parts.day))")
      instants.append(day.timeIntervalSince1970 - 43_200)
    }
    #expect(cells.count == 201 * 365 + 49)
    let column = try readColumn("day", cells, Self.asked).column
    guard case .dates(let values, _) = column.values else {
      Issue.record("no dates")
      return
    }
    #expect(values == instants)
  }

  @Test func `a day that the calendar does not have is no date`() throws {
    let cells = ["1403/07/30", "1403/07/31", "1403/12/30", "1404/12/30", "1404/12/29"]
    let read = try readColumn("day", cells, TableOptions(types: ["day": .date], calendar: .persian))
    #expect(
      read.column.days == ["2024-10-21", "missing", "2025-03-20", "missing", "2026-03-20"]
    )
    #expect(read.diagnostics.map(\.code) == [.cellDoesNotFit, .cellDoesNotFit])
  }

  @Test func `where it is taken for granted, the other reading is offered`() throws {
    let read = try readColumn("day", ["1403/02/11", "1403/02/31"], Self.likely)
    #expect(read.column.days == ["2024-04-30", "2024-05-20"])
    #expect(read.diagnostics.map(\.code) == [.ambiguousCalendar])
    let arguments = ["day", "1403/02/11", "2024-04-30", "persian", "--calendar gregorian"]
    #expect(read.diagnostics.first?.arguments == arguments)
    #expect(read.diagnostics.first?.occurrences == 2)
  }

  @Test func `where nothing is said they are Gregorian, and the other reading is offered`() throws {
    let cells = ["1403/02/11", "1403-02-12"]
    let read = try readColumn("day", cells)
    #expect(read.column.days == ["1403-02-11", "1403-02-12"])
    let arguments = ["day", "1403/02/11", "1403-02-11", "gregorian", "--calendar persian"]
    #expect(read.diagnostics.map(\.arguments) == [arguments])
    let plain = try readColumn("day", ["1403-02-11", "1403-02-12"])
    #expect(plain.diagnostics.map(\.code) == [.ambiguousCalendar])
    let gregorian = try readColumn("day", cells, TableOptions(calendar: .gregorian))
    #expect(gregorian.column.days == read.column.days)
    #expect(gregorian.diagnostics.isEmpty)
  }

  @Test(arguments: [asked, likely])
  func `a column with a year outside is Gregorian as a whole, which is said`(
    options: TableOptions
  ) throws {
    let cells = ["1403/02/11", "1403/02/12", "2024-05-01", "1403/03/01"]
    let read = try readColumn("day", cells, options)
    #expect(
      read.column.days == ["1403-02-11", "1403-02-12", "2024-05-01", "1403-03-01"]
    )
    let arguments = ["day", "1403/02/11", "1403-02-11", "gregorian", ""]
    #expect(read.diagnostics.map(\.arguments) == [arguments])
  }

  @Test(arguments: [asked, likely, TableOptions()])
  func `other years and years alone are what they are anywhere`(options: TableOptions) throws {
    let days = try readColumn("day", ["2024-05-01", "2024/05/02"], options)
    #expect(days.column.days == ["2024-05-01", "2024-05-02"])
    #expect(days.diagnostics.isEmpty)
    let old = try readColumn("day", ["1066/10/14", "1215/06/15"], options)
    #expect(old.column.days == ["1066-10-14", "1215-06-15"])
    #expect(old.diagnostics.isEmpty)
    let years = try readColumn("year", ["1401", "1402", "1403"], options)
    #expect(years.column.days == ["1401-01-01", "1402-01-01", "1403-01-01"])
    #expect(years.diagnostics.map(\.code) == [.yearsReadAsDates])
    let named = try readColumn("day", ["May 8, 1403", "May 9, 1403"], options)
    #expect(named.column.days == ["1403-05-08", "1403-05-09"])
  }
}

extension Column {
  /// The days of the instants by the Gregorian calendar, also before its start; `nil` for something else.
  fileprivate var days: [String]? {
    guard case .dates(let seconds, _) = values else { return nil }
    return seconds.map { second in
      guard !second.isNaN else { return "missing" }
      let date = CalendarDate(secondsSince1970: second, offset: { _ in 0 })
      let parts = [date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return ([String(date.year)] + parts).joined(separator: "-")
    }
  }
}
