import ChartImport
import ChartModel
import ChartTestSupport
import Testing

struct HostileInputTests {
  @Test func `an empty input, and blank lines alone, are empty`() {
    #expect(readingError("") == .empty)
    #expect(readingError("\n\r\n  \n") == .empty)
    #expect(readingError("\u{FEFF}") == .empty)
  }

  @Test func `a header alone has no rows`() {
    #expect(readingError("a,b") == .noRows(columns: ["a", "b"]))
    #expect(readingError("a,b\n,\n\n") == .noRows(columns: ["a", "b"]))
  }

  @Test func `a zero byte is said with its place`() {
    let bytes = Array("a,b\nx,é".utf8) + [0] + Array("y\n".utf8)
    #expect(readingError(bytes) == .binary(at: SourcePosition(line: 2, column: 4)))
  }

  @Test(arguments: [
    ("{\"data\": [1]}", OtherFormat.json), ("[\n  {\"a\": 1}\n]", .json),
    ("[[1, 2], [3, 4]]", .json),
    ("[\"a\", 1]\n[\"b\", 2]", .json), ("{}", .json), ("<!DOCTYPE html><p>", .markup),
    ("<?xml version=\"1.0\"?>", .markup), ("<table>\n<tr><td>1", .markup),
  ])
  func `text of another format is refused by its name, at its first sign`(
    text: String,
    format: OtherFormat
  ) {
    let expected = ChartImportError.otherFormat(format, at: SourcePosition(line: 1, column: 1))
    #expect(readingError(text) == expected)
    #expect(readingError("\u{FEFF}" + text) == expected)
    let below = ChartImportError.otherFormat(format, at: SourcePosition(line: 3, column: 1))
    #expect(readingError("\n \n" + text) == below)
  }

  @Test(arguments: [
    "[unit],sales\na,1", "{group},n\nx,2", "<5,n\n1,2", "[a],[b]\n1,2", "<10 years,n\n1,2",
  ])
  func `names in brackets do not make a table anything else`(text: String) {
    #expect(readingError(text) == nil)
  }

  @Test func `UTF-16 is named`() {
    #expect(readingError([0xFF, 0xFE, 0x61, 0x00]) == .wideEncoding(name: "UTF-16LE"))
    #expect(readingError([0xFE, 0xFF, 0x00, 0x61]) == .wideEncoding(name: "UTF-16BE"))
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]]
  )
  func `bytes that are no UTF-8 are refused`(_ wrong: [UInt8]) {
    let bytes = Array("a\n1\né".utf8) + wrong
    let error = readingError(bytes)
    #expect(error == .invalidUTF8(at: SourcePosition(line: 3, column: 2), byte: wrong[0]))
  }

  @Test func `every kind of well-formed character is read, across blocks of bytes too`() throws {
    let signs = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    for padding in 4080...4100 {
      let name = String(repeating: "a", count: padding)
      let names = try read("\(name)\nx\(signs)y\nz").table.columns[0].names
      #expect(names == ["x\(signs)y", "z"])
    }
  }

  @Test func `a quote that is never closed is said where it opens`() {
    let place = SourcePosition(line: 3, column: 3)
    #expect(readingError("a,b\n1,2\n3,\"4\n5,6\n") == .unbalancedQuote(openedAt: place))
    #expect(
      readingError("\"a,b\n1,2\n") == .unbalancedQuote(openedAt: SourcePosition(line: 1, column: 1))
    )
    let far = "a,b\n" + String(repeating: "1,2\n", count: 40_000) + "3,\"4\n"
    let line = SourcePosition(line: 40_002, column: 3)
    #expect(readingError(far) == .unbalancedQuote(openedAt: line))
  }

  @Test func `a hundred thousand columns are read`() throws {
    let count = 100_000
    let header = (0..<count).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<count).map { String($0) }.joined(separator: ",")
    let read = try read("\(header)\n\(row)\n\(row)\n")
    #expect(read.table.columns.count == count)
    #expect(read.table.rowCount == 2)
    #expect(read.table.columns[99_999].amounts == [99_999, 99_999])
  }

  @Test func `a hundred thousand columns without names are said in few diagnostics`() throws {
    let row = String(repeating: "1.5,", count: 99_999) + "1.5"
    let read = try read("\(row)\n\(row)\n")
    #expect(read.table.columns.count == 100_000)
    let notes = read.diagnostics.filter { $0.code == .unnamedColumn }
    #expect(notes.count == 21)
    #expect(notes.map(\.occurrences).reduce(0, +) == 100_000)
    #expect(notes.last?.arguments == ["\u{2026}", "\u{2026}"])
  }

  @Test func `a cell of a million bytes is read whole`() throws {
    let long = String(repeating: "é\n", count: 333_334)
    let names = try read("a,b\n\"\(long)\",1\nx,2\n").table.columns[0].names
    #expect(names == [long, "x"])
  }

  @Test func `a million quotes are read in proportion`() throws {
    let quotes = String(repeating: "\"\"", count: 500_000)
    let names = try read("a,b\n\"\(quotes)\",1\nx,2\n").table.columns[0].names
    #expect(names?.first??.utf8.count == 500_000)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `random bytes never trap`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 0..<300, using: &random)
      _ = readingError((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test(arguments: [11, 12, 13, 14, 15])
  func `random tables never trap, and every column has every row`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      ",", ",", ";", "\t", "|", "\n", "\n", "\r", "\r\n", "\"", "\"\"", " ", "1", "2.5", "1,5",
      "1.234", "-",
      "2024-05-01", "01/02/2024", "13.01.2024", "T12:00", "Z", "+99:99", "%", "$", "€", "(", ")",
      "e", "E9",
      "99999999999999999999", "NA", "inf", "x", "é", "\u{2212}", "\u{A0}", "May", "Q2", "20240501",
      "#", ":", "/",
      "\u{FEFF}", "year", "date", "(mm)",
    ]
    for _ in 0..<1000 {
      let count = Int.random(in: 0..<80, using: &random)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined()
      guard let read = try? read(text) else { continue }
      for column in read.table.columns {
        #expect(
          column.values.count == read.table.rowCount,
          "seed \(seed): \(text.debugDescription)"
        )
      }
      for diagnostic in read.diagnostics { #expect(diagnostic.occurrences > 0) }
      _ = try? ChartInference.specification(of: read.table)
    }
  }
}
