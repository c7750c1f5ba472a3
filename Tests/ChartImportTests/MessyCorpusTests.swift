import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

/// What is known about one file of the messy corpus.
struct MessyFile: Codable, Sendable, CustomTestStringConvertible {
  struct Facts: Codable, Sendable {
    var encoding: String?
    var delimiter: String?
    var rows: Int?
    var dataRows: Int?
    var columns: Int?
    var headers: [String]?
    var headerRow: Int?
    var missingTokens: [String]?

    enum CodingKeys: String, CodingKey {
      case encoding, delimiter, rows, columns, headers
      case dataRows = "data_rows"
      case headerRow = "header_row"
      case missingTokens = "missing_tokens"
    }
  }

  var file: String
  var bytes: Int
  var facts: Facts

  var testDescription: String { file }

  static let all: [MessyFile] =
    (try? JSONDecoder().decode([MessyFile].self, from: Corpus.data("messy/facts.json"))) ?? []

  /// The file as UTF-8: those in another encoding are what a caller decodes first.
  func utf8() throws -> [UInt8] {
    let data = try Corpus.data(file)
    guard facts.encoding == "iso-8859-1" else { return Array(data) }
    return Array(String(data.map { Character(UnicodeScalar($0)) }).utf8)
  }
}

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct MessyCorpusTests {
  @Test func `the corpus lists its files`() {
    #expect(MessyFile.all.count == 46)
  }

  @Test(arguments: MessyFile.all)
  func `a file as found reads as its facts say`(_ file: MessyFile) throws {
    let bytes = try file.utf8()
    if file.bytes == 0 {
      #expect(readingError(bytes) == .empty)
      return
    }
    if let headers = file.facts.headers, file.facts.rows == 0 {
      #expect(readingError(bytes) == .noRows(columns: headers))
      return
    }
    let read = try TableReader.read(bytes)
    #expect(read.table.rowCount > 0)
    if let delimiter = file.facts.delimiter {
      #expect(read.dialect.delimiter.rawValue == delimiter)
    }
    if let rows = file.facts.rows { #expect(read.table.rowCount == rows) }
    if let rows = file.facts.dataRows { #expect(read.table.rowCount == rows) }
    if let columns = file.facts.columns { #expect(read.table.columns.count == columns) }
    if let row = file.facts.headerRow { #expect(read.dialect.headerLine == row + 1) }
    for token in file.facts.missingTokens ?? [] {
      let names = read.table.columns.flatMap { $0.names ?? [] }
      #expect(!names.contains(token), "\(token) is a missing value and no name")
    }
  }

  @Test(arguments: MessyFile.all.filter { $0.facts.encoding != nil })
  func `a file in another encoding is refused with the place of its first byte that is not UTF-8`(
    _ file: MessyFile
  ) throws {
    let bytes = Array(try Corpus.data(file.file))
    let index = try #require(bytes.firstIndex { $0 >= 0x80 })
    let line = bytes[..<index].count { $0 == 0x0A } + 1
    let column = index - (bytes[..<index].lastIndex(of: 0x0A) ?? -1)
    #expect(
      readingError(bytes)
        == .invalidUTF8(at: SourcePosition(line: line, column: column), byte: bytes[index])
    )
  }
}

/// Single values that the corpus's notes name.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct MessyValueTests {
  private func table(_ file: String) throws -> ImportedTable {
    let known = try #require(MessyFile.all.first { $0.file == "messy/\(file)" })
    return try TableReader.read(known.utf8())
  }

  private func column(_ file: String, _ name: String) throws -> Column {
    try #require(table(file).table.column(named: name))
  }

  @Test func `thousands in quotes are amounts`() throws {
    #expect(try column("mt-excel_pasting.csv", "2000").amounts?.first == 2666)
    #expect(try column("mt-complex.csv", "temperature").amounts == [0, -1, 6_000_000])
    #expect(
      try column("mt-spanish_chars.csv", "Gasto total 2011").amounts?.first == 229_932.5
    )
  }

  @Test func `a decimal comma is found in a table with semicolons`() throws {
    let read = try table("fl-table-with-accents.csv")
    #expect(read.dialect.decimal == .comma)
    #expect(read.table.column(named: "Occupancy rate")?.amounts?.first == 0.611553068)
    #expect(read.table.column(named: "Date")?.instants?.first == "2013-01-01")
  }

  @Test func `offsets move times to UTC`() throws {
    let column = try column("fl-issue-1105-timezone.csv", "timestamp")
    #expect(column.instants == ["2020-01-01T15:00:00Z", "2020-01-01T12:00:00Z"])
  }

  @Test func `German days, with and without a time, are one column`() throws {
    let column = try column("fl-issue-1138.csv", "Zeit [MEZ]")
    #expect(column.instants?.prefix(2) == ["2013-07-09T12:00:00Z", "2013-07-10"])
    #expect(column.calendarUnit == "hour")
  }

  @Test func `months of a statistics office are months`() throws {
    let column = try column("tcpd-eurostat_fx.csv", "TIME")
    #expect(column.instants?.first == "1995-01-01")
    #expect(column.calendarUnit == "month")
    #expect(try self.column("tcpd-eurostat_fx.csv", "Value").amounts?[1] == 1.2408)
  }

  @Test func `the header below a preamble starts as known`() throws {
    let names = try table("mt-mixedGLB.csv").table.columns.map(\.name)
    #expect(names.joined(separator: ",").hasPrefix("Year,Jan,Feb"))
    let funds = try table("op-federal-funds.csv")
    #expect(funds.dialect.headerLine == 6)
    #expect(funds.table.columns.map(\.name) == ["Time Period", "RIFSPFF_N.BWAW"])
    #expect(funds.table.columns[1].amounts?.first == 10.21)
    let dutch = try table("tcpd-unemployment_nl.csv")
    #expect(dutch.dialect.headerLine == 4)
    #expect(dutch.table.column(named: "1800")?.amounts?.first == 849)
    #expect(dutch.table.columns[0].names?.contains("Bron: CBS") == false)
  }

  @Test func `codes with leading zeros stay names`() throws {
    #expect(try column("fl-issue-1009-semicolon.csv", "fieldNameA").names == ["0123"])
    #expect(try column("fl-duplicate-headers.csv", "id (3)").names == ["001101", "001102"])
  }
}
