import ChartImport
import ChartModel
import ChartTestSupport
import Testing

struct DialectTests {
  @Test(
    arguments: [
      ("a,b\n1,2\n", .comma), ("a;b\n1,5;2,5\n3,5;4,5\n", .semicolon),
      ("a;b;c\n1,5;2,5;x\n", .semicolon),
      ("a\tb\n1,5\t2,5\n", .tab), ("a|b\n1|2\n", .pipe),
      ("a,b\n\"x;y;z\",2\n\"p;q;r\",3\n", .comma),
      ("a,b\nx; y,2\np; q,3\n", .comma), ("a;b\n\"x,y\";2\n", .semicolon),
      ("name\nx, y\nz, w\n", .comma), ("a\n1\n2\n", .comma),
      ("1,5;2,5\n3,5;4,5\n", .semicolon),
      ("title with; semicolons; three\na,b\n1,2\n3,4\n5,6\n", .comma),
    ] as [(String, Delimiter)]
  )
  func `the delimiter is the one that cuts all rows alike`(
    _ text: String,
    _ delimiter: Delimiter
  )
    throws
  {
    #expect(try read(text).dialect.delimiter == delimiter)
  }

  @Test func `a delimiter that cuts the header too wins over commas below it`() throws {
    let rows = [String](repeating: "1,5;x", count: 30) + [String](repeating: "2,5", count: 4)
    let read = try read("a;b\n" + rows.joined(separator: "\n"))
    #expect(read.dialect.delimiter == .semicolon)
    #expect(read.table.columns[0].amounts?.last == 2.5)
  }

  @Test func `one column of decimal commas is one column`() throws {
    let read = try read("x\n1,5\n2,5\n")
    #expect(read.table.columns.map(\.name) == ["x"])
    #expect(read.table.columns[0].amounts == [1.5, 2.5])
  }

  @Test func `a delimiter that is asked for holds`() throws {
    let read = try read("a;b,c\n1;2,3\n", TableOptions(delimiter: .semicolon))
    #expect(read.table.columns.map(\.name) == ["a", "b,c"])
  }

  @Test func `rows that are too short or too long are read and said`() throws {
    let read = try read("a,b,c\n1,2,3\n4,5\n6,7,8,9\n1,2\n5,6,7,\n")
    #expect(read.table.rowCount == 5)
    #expect(read.table.columns[2].amounts?.isSame(as: [3, .nan, 8, .nan, 7]) == true)
    #expect(
      read.diagnostics == [
        Diagnostic(
          .warning,
          .raggedRow,
          at: SourcePosition(line: 3, column: 1),
          arguments: ["2", "3"],
          occurrences: 2
        ),
        Diagnostic(
          .warning,
          .raggedRow,
          at: SourcePosition(line: 4, column: 1),
          arguments: ["4", "3"]
        ),
      ]
    )
  }

  @Test func `places count lines of every kind, and columns in characters`() throws {
    let text = "a,b\r1,2\r\n3,4\n\"é\n\u{1F600}\",x\n7,8\n9,10\n11,12\n"
    let read = try read(text)
    #expect(
      read.diagnostics.map(\.position) == [
        SourcePosition(line: 4, column: 2), SourcePosition(line: 5, column: 4),
      ]
    )
  }

  @Test func `a long text reads like a short one repeated`() throws {
    let block = "2024-01-01,x,1.5\n2024-01-02,\"y\"\"\",-2\n,\"z\nz\",\n2024-01-03,,1000\n"
    let short = try read("day,name,value\n" + block).table
    let long = try read("day,name,value\n" + String(repeating: block, count: 20_000)).table
    #expect(long.rowCount == 80_000)
    for (one, many) in zip(short.columns, long.columns) {
      for row in [0, 1, 2, 3, 39_996, 79_998, 79_999] {
        #expect(many.values.isMissing(at: row) == one.values.isMissing(at: row % 4))
        let (left, right) = (many.values.scalars[row], one.values.scalars[row % 4])
        #expect(isClose(left, right))
      }
    }
  }
}
