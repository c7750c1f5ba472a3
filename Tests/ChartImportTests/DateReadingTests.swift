import ChartImport
import ChartModel
import ChartScales
import ChartTestSupport
import Foundation
import Testing

struct DateReadingTests {
  @Test(arguments: [
    (["2022-01-01", "2022-02-01", "2022-03-01"], CalendarUnit.month),
    (["2020-01-01", "2021-01-01", "2022-01-01"], .year),
    (["2022-01-01", "2022-02-01", "2022-03-02"], .day),
    (["2022-01-01", "2022-02-01"], .day),
    (["2022-01-01", "2022-01-01", "2022-02-01"], .day),
  ])
  func `firsts of months alone, three at least, stand for their months`(
    dates: [String],
    unit: CalendarUnit
  ) throws {
    let rows = dates.map { "\($0),1\n" }.joined()
    let table = try TableReader.read(Array("date,v\n\(rows)".utf8)).table
    guard case .dates(_, let found) = table.columns[0].values else {
      Issue.record("the column holds no dates")
      return
    }
    #expect(found == unit)
  }

  @Test(
    arguments: [
      ("2022-05-08", "2022-05-08", "day"), ("2022/05/08", "2022-05-08", "day"),
      ("2022/5/8", "2022-05-08", "day"),
      ("2022.05.08", "2022-05-08", "day"), ("08.05.2022", "2022-05-08", "day"),
      ("8.5.2022", "2022-05-08", "day"),
      ("25/05/2022", "2022-05-25", "day"), ("05/25/2022", "2022-05-25", "day"),
      ("25-05-22", "2022-05-25", "day"),
      ("5/25/71", "1971-05-25", "day"), ("May 8, 2022", "2022-05-08", "day"),
      ("8 May 2022", "2022-05-08", "day"),
      ("8. May 2022", "2022-05-08", "day"), ("8-May-2022", "2022-05-08", "day"),
      ("08-MAY-22", "2022-05-08", "day"),
      ("Sept. 8, 2022", "2022-09-08", "day"), ("2022 May 8", "2022-05-08", "day"),
      ("2022-May-08", "2022-05-08", "day"),
      ("May 2022", "2022-05-01", "month"), ("May-2022", "2022-05-01", "month"),
      ("2022 May", "2022-05-01", "month"),
      ("2022-05", "2022-05-01", "month"), ("2022M05", "2022-05-01", "month"),
      ("2022-Q2", "2022-04-01", "quarter"),
      ("2022Q2", "2022-04-01", "quarter"), ("2022 Q2", "2022-04-01", "quarter"),
      ("Q2 2022", "2022-04-01", "quarter"),
      ("2022-05-08T13:00", "2022-05-08T13:00:00Z", "hour"),
      ("2022-05-08 13:45", "2022-05-08T13:45:00Z", "minute"),
      ("2022-05-08T13:45:10Z", "2022-05-08T13:45:10Z", "second"),
      ("2022-05-08T13:45:00+02:00", "2022-05-08T11:45:00Z", "minute"),
      ("2022-05-08T23:00:00-0300", "2022-05-09T02:00:00Z", "hour"),
      ("2022-05-08T00:00:00Z", "2022-05-08", "day"),
      ("2022-05-08T24:00", "2022-05-09", "day"),
      ("5/28/2022 3:45 PM", "2022-05-28T15:45:00Z", "minute"),
      ("28.05.2022 12:30 AM", "2022-05-28T00:30:00Z", "minute"),
      ("2024-02-29", "2024-02-29", "day"), ("2400-02-29", "2400-02-29", "day"),
      ("1900-03-01", "1900-03-01", "day"), ("9999-12-31", "9999-12-31", "day"),
    ])
  func `a date is the start of the unit that its text names`(
    _ cell: String,
    _ instant: String,
    _ unit: String
  ) throws {
    let column = try readColumn("when", [cell]).column
    #expect(column.instants == [instant])
    #expect(column.calendarUnit == unit)
  }

  @Test(
    arguments: [
      "2022-02-29", "1900-02-29", "2022-04-31", "2022-13-01", "2022-00-10", "2022-01-00",
      "31.02.2022", "2022-1", "2022-05-08T",
      "2022-05-08T25:00", "2022-05-08T12:60", "2022-05-08T12", "2022-05-08T12:00+25:00",
      "2022-05-08T12:00 noon", "2022-Q5",
      "2022M13", "Mayo 8, 2022", "May 32, 2022", "1.2.10", "12:30", "2022-05-08x", "13:00 PM",
      "0000-01-01",
    ])
  func `a day that does not exist, or text that is no date, does not fit`(_ cell: String) throws {
    let days = (10...20).map { "2022-01-\($0)" }
    let (column, diagnostics) = try readColumn("when", days + [cell])
    #expect(column.instants?.last == "missing")
    #expect(column.calendarUnit == "day")
    #expect(
      diagnostics == [
        Diagnostic(
          .warning,
          .cellDoesNotFit,
          at: SourcePosition(line: 13, column: 1),
          arguments: ["when", cell, "date"]
        )
      ]
    )
  }

  @Test func `days of fourteen centuries are those that Foundation counts`() throws {
    // Foundation counts Julian days before 1582.
    let days = Array(stride(from: -135_140, through: 365_250, by: 17))
    let style = Date.ISO8601FormatStyle().year().month().day()
    let cells = days.map { Date(timeIntervalSince1970: Double($0) * 86_400).formatted(style) }
    let expected = days.map { Double($0) * 86_400 }
    #expect(try readColumn("day", cells).column.values == .dates(expected, unit: .day))
  }

  @Test func `the calendar reaches back to the year 1 without a change of rule`() throws {
    // Python: (datetime.date(1, 1, 1) - datetime.date(1970, 1, 1)).days == -719162
    let cells = ["0001-01-01", "1582-10-10"]
    let days = [-719_162.0, -141_432]
    #expect(try readColumn("day", cells).column.values.scalars == days.map { $0 * 86_400 })
  }

  @Test func `fractions of a second are kept`() throws {
    let column = try readColumn("when", ["2022-01-31T18:16:31.964Z"]).column
    #expect(column.values.scalars == [1_643_652_991.964])
    #expect(column.calendarUnit == "second")
  }

  @Test func `a column's unit is the finest of its cells'`() throws {
    #expect(try readColumn("when", ["2022-05", "2022-06-07"]).column.calendarUnit == "day")
    #expect(
      try readColumn("when", ["2022-05-01", "2022-05-01T13:00"]).column.calendarUnit == "hour"
    )
  }

  @Test func `one number above twelve decides the order for the whole column`() throws {
    let cells = ["01/02/2015", "03/02/2015", "13/02/2015"]
    #expect(
      try readColumn("day", cells).column.instants == ["2015-02-01", "2015-02-03", "2015-02-13"]
    )
    let american = ["01/02/2015", "03/02/2015", "03/13/2015"]
    #expect(
      try readColumn("day", american).column.instants == ["2015-01-02", "2015-03-02", "2015-03-13"]
    )
  }

  @Test func `an order decided below the head of a long column holds for all of it`() throws {
    let (column, diagnostics) = try readColumn(
      "day",
      [String](repeating: "01/02/2015", count: 30_000) + ["13/02/2015"]
    )
    #expect(column.instants?.first == "2015-02-01")
    #expect(diagnostics.isEmpty)
  }

  @Test func `dates that can be read either way are read month first, and said`() throws {
    let (column, diagnostics) = try readColumn("day", ["01/02/2015"])
    #expect(column.instants == ["2015-01-02"])
    #expect(
      diagnostics == [
        Diagnostic(
          .note,
          .ambiguousDate,
          at: SourcePosition(line: 2, column: 1),
          arguments: ["day", "01/02/2015", "2015-01-02", "--type day=date-day-first"]
        )
      ]
    )
    let options = TableOptions(types: ["day": .dateDayFirst])
    let reversed = try readColumn("day", ["01/02/2015"], options)
    #expect(reversed.column.instants == ["2015-02-01"])
    #expect(reversed.diagnostics.isEmpty)
  }

  @Test func `dates that can be read either way are read day first in a table with semicolons`()
    throws
  {
    let read = try read("day;v\n01/02/2015;1.5\n")
    #expect(read.table.columns[0].instants == ["2015-02-01"])
    #expect(read.diagnostics.map(\.code) == [.ambiguousDate])
  }

  @Test func `of two orders the one in which time runs on is taken, and said`() throws {
    let cells = ["01/02/2015", "02/02/2015", "03/02/2015", "01/03/2015", "02/03/2015"]
    let (column, diagnostics) = try readColumn("day", cells)
    #expect(column.instants?.prefix(2) == ["2015-02-01", "2015-02-02"])
    #expect(diagnostics.first?.arguments.last == "--type day=date-month-first")
  }

  @Test func `years are dates where the header says so, and that is said`() throws {
    for name in [
      "year", "Year", "Assessment Year", "saleYear", "yr", "Année", "date", "fiscal_year",
    ] {
      let (column, diagnostics) = try readColumn(name, ["2020", "2021"])
      #expect(column.instants == ["2020-01-01", "2021-01-01"])
      #expect(column.calendarUnit == "year")
      #expect(diagnostics.map(\.code) == [.yearsReadAsDates])
    }
    #expect(try readColumn("amount", ["2020", "2021"]).column.amounts == [2020, 2021])
    #expect(try readColumn("yearly", ["2020", "2021"]).column.amounts == [2020, 2021])
    #expect(try readColumn("year", ["1", "2"]).column.amounts == [1, 2])
    let options = TableOptions(types: ["year": .number])
    #expect(try readColumn("year", ["2020", "2021"], options).column.amounts == [2020, 2021])
  }

  @Test func `eight digits are a date where the header says so`() throws {
    #expect(try readColumn("date", ["20220508"]).column.instants == ["2022-05-08"])
    #expect(try readColumn("count", ["20220508"]).column.amounts == [20_220_508])
  }

  @Test func `days start at midnight of the time zone, and clocks change in it`() throws {
    // Central European Time in 2024: two hours from 31 March, 01:00 UTC, to 27 October, 01:00 UTC.
    let zone: @Sendable (Double) -> Int = { instant in
      instant >= 1_711_846_800 && instant < 1_729_990_800 ? 7200 : 3600
    }
    let options = TableOptions(timeZone: zone)
    let cells = [
      "2024-03-31", "2024-04-01", "2024-03-31 01:59", "2024-03-31 03:00", "2024-07-01T12:00Z",
    ]
    let column = try readColumn("when", cells, options).column
    #expect(
      column.instants == [
        "2024-03-30T23:00:00Z", "2024-03-31T22:00:00Z", "2024-03-31T00:59:00Z",
        "2024-03-31T01:00:00Z",
        "2024-07-01T12:00:00Z",
      ]
    )
    #expect(try readColumn("when", ["2024-06-30T22:00Z"], options).column.calendarUnit == "day")
  }

  @Test
  func
    `a day whose midnight is jumped over starts after the jump, a time shown twice is the first`()
    throws
  {
    // São Paulo in 2017 and 2018: at 00:00 on 15 October clocks went to 01:00 (03:00 UTC), at 00:00
    // on 18 February back to 23:00 (02:00 UTC).
    let zone: @Sendable (Double) -> Int = { instant in
      instant >= 1_508_036_400 && instant < 1_518_919_200 ? -7200 : -10_800
    }
    let cells = ["2017-10-14", "2017-10-15", "2017-10-16", "2018-02-17 23:30", "2018-02-18"]
    let column = try readColumn("when", cells, TableOptions(timeZone: zone)).column
    #expect(
      column.instants == [
        "2017-10-14T03:00:00Z", "2017-10-15T03:00:00Z", "2017-10-16T02:00:00Z",
        "2018-02-18T01:30:00Z", "2018-02-18T03:00:00Z",
      ]
    )
  }
}
