import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

/// Small tables from public reports of trouble elsewhere; each test's name is what is right.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct IssueCorpusTests {
  private func table(_ id: String) throws -> ImportedTable {
    try TableReader.read(Array(Corpus.data("issues/\(id).csv")))
  }

  private func column(_ id: String, _ name: String) throws -> Column {
    try #require(table(id).table.column(named: name))
  }

  @Test func `a byte-order mark is no part of the first name`() throws {
    #expect(try column("csv-bom-one-column", "X").amounts == [1, 3])
  }

  @Test func `both minus signs are minus, and 68,83 is 68.83`() throws {
    #expect(try column("csv-locale-minus", "hind").amounts == [68.83, -0.08, -0.05])
  }

  @Test func `years beside grouped thousands stay years`() throws {
    let name = "Male Median Income"
    #expect(
      try column("csv-thousands-tsv", name).amounts == [49398, 48202, 47951, 47127, 46367]
    )
    #expect(try column("csv-thousands-tsv", "Year").instants?.first == "2012-01-01")
  }

  @Test func `a dash is a missing value among amounts`() throws {
    #expect(try column("csv-dash-missing", "pcr").amounts == [4712, 1125, 1689])
    let carriers = try #require(try column("csv-dash-missing", "carriers").amounts)
    #expect(carriers.isSame(as: [.nan, 0, .nan]))
  }

  @Test func `thirty-one days of January are read day first, all of them`() throws {
    let days = try #require(try column("csv-date-31-days", "date").instants)
    #expect(days.count == 31)
    #expect(days == (1...31).map { $0 < 10 ? "2018-01-0\($0)" : "2018-01-\($0)" })
  }

  @Test func `a month-first column is read month first`() throws {
    let days = try column("csv-date-us", "date").instants
    #expect(days == ["2014-12-31", "2015-01-02", "2015-01-15"])
  }

  @Test func `a day-first column is read day first`() throws {
    let days = try column("csv-date-fr", "date").instants
    #expect(days == ["2020-03-10", "2020-03-11", "2020-03-13"])
  }

  @Test func `two notations in one file are each read and said`() throws {
    let read = try table("csv-mixed-separators")
    #expect(read.table.column(named: "2010")?.amounts == [1234.5, 2000])
    #expect(read.table.column(named: "2011")?.amounts == [1234.5, 2100.5])
    let notes = read.diagnostics.filter { $0.code == .ambiguousDecimal }
    #expect(notes.map(\.arguments) == [["2011", "1,234.5", "1234.5", "--decimal ,"]])
  }

  @Test func `neither NaN nor infinity is a number`() throws {
    let amounts = try #require(try column("tone-nan-poisons", "y").amounts)
    #expect(amounts.isSame(as: [1, 2, .nan, 4, .nan, 3]))
  }
}
