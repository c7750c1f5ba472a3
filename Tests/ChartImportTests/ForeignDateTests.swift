import ChartImport
import ChartModel
import Testing

struct ForeignDateTests {
  /// Some names as ICU gives them; the front door has them for every language.
  private static let options = TableOptions(
    months: MonthDictionary {
      [
        "mai": 5, "janv": 1, "janvier": 1, "мая": 5, "mayo": 5, "مايو": 5, "m\u{E4}rz": 3,
        "gegu\u{17E}\u{117}s": 5, "พฤษภาคม": 5,
      ]
    }
  )

  @Test(arguments: [
    ("1. Mai 2024", "2024-05-01", "day"), ("12 janv. 2024", "2024-01-12", "day"),
    ("1 мая 2024", "2024-05-01", "day"), ("1 мая 2024 г.", "2024-05-01", "day"),
    ("2024年5月1日", "2024-05-01", "day"), ("2024년 5월 1일", "2024-05-01", "day"),
    ("2024年5月", "2024-05-01", "month"), ("１２ janvier ２０２４", "2024-01-12", "day"),
    ("12 de mayo de 2024", "2024-05-12", "day"), ("Mai 2024", "2024-05-01", "month"),
    ("MA\u{308}RZ 2024", "2024-03-01", "month"), ("2024 m. gegužės 1 d.", "2024-05-01", "day"),
    ("١ مايو ٢٠٢٤", "2024-05-01", "day"), ("٢٠٢٤-٠٥-٠١", "2024-05-01", "day"),
    ("२०२४/०५/०१", "2024-05-01", "day"), ("๒๕/๐๕/๒๐๒๔", "2024-05-25", "day"),
    ("۲۰۲۴/۰۵/۰۱", "2024-05-01", "day"),
  ])
  func `dates of other languages and scripts are read`(
    cell: String,
    day: String,
    unit: String
  ) throws {
    let column = try readColumn("when", [cell, cell], Self.options).column
    #expect(column.instants == [day, day])
    #expect(column.calendarUnit == unit)
  }

  @Test(arguments: [
    "۱۴۰۳/۰۲/۱۱", "١٤٤٥-١٠-٢٢", "๒๕๖๗-๐๕-๐๑", "1 พฤษภาคม 2567", "令和6年5月1日", "民國113年5月1日",
    "31 février 2024", "31. März 24", "30 мая 1403", "1 Mai 2 2024", "Mai Mai 2024", "99年5月1日",
    "2024年13月1日", "1 brumaire 2024", "٢٠٢٤-05-01",
  ])
  func `what is no Gregorian date for certain is not turned into one`(cell: String) throws {
    let names = try readColumn("when", [cell, cell], Self.options).column
    #expect(names.names == [cell, cell])
    let cells = ["2024-05-01", "2024-05-02", cell, "2024-05-04"]
    let mixed = try readColumn("when", cells, Self.options)
    #expect(mixed.column.instants == ["2024-05-01", "2024-05-02", "missing", "2024-05-04"])
    #expect(mixed.diagnostics.map(\.code) == [.cellDoesNotFit])
  }

  @Test func `the names of months are not asked for while English and numbers do`() throws {
    let options = TableOptions(
      months: MonthDictionary {
        Issue.record("asked")
        return [:]
      }
    )
    let cells = ["2024-05-01", "May 2, 2024", "03.05.2024", "4 May 2024"]
    #expect(try readColumn("when", cells, options).column.instants?.count == 4)
    #expect(try readColumn("name", ["a1", "b 22", "Main Street 7"], options).column.names != nil)
  }
}
