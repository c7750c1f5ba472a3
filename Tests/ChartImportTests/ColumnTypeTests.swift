import ChartImport
import ChartModel
import ChartTestSupport
import Testing

struct ColumnTypeTests {
  @Test func `nine of ten cells make a type, eight do not`() throws {
    let amounts = (1...18).map { "\($0)" }
    #expect(try readColumn("v", amounts + ["a", "b"]).column.amounts?.count == 20)
    #expect(try readColumn("v", amounts.dropLast(2) + ["a", "b"]).column.names?.count == 18)
  }

  @Test func `two of three make a type, one of two does not`() throws {
    #expect(try readColumn("v", ["1", "a", "2"]).column.amounts?.isSame(as: [1, .nan, 2]) == true)
    #expect(try readColumn("v", ["1", "a"]).column.names == ["1", "a"])
    #expect(try readColumn("v", ["a", "1", "b", "2", "3"]).column.names?.count == 5)
    #expect(
      try readColumn("v", ["2024-01-01", "soon", "2024-01-02"]).column.instants
        == ["2024-01-01", "missing", "2024-01-02"]
    )
  }

  @Test func `a column is judged by all of its cells, not by the first`() throws {
    let long = 30_000
    let lateNames = [String](repeating: "7", count: long) + (0..<long).map { "n\($0 % 5)" }
    #expect(try readColumn("v", lateNames).column.names?.last == "n4")
    let lateAmounts = (0..<500).map { "n\($0)" } + (0..<long).map { "\($0)" }
    #expect(try readColumn("v", lateAmounts).column.amounts?.last == Double(long - 1))
    let lateDays = [String](repeating: "", count: long) + ["2024-01-01", "2024-01-02"]
    #expect(try readColumn("v", lateDays).column.instants?.last == "2024-01-02")
    let lateText = [String](repeating: "2024-01-01", count: long) + (0..<long).map { "n\($0 % 5)" }
    #expect(try readColumn("v", lateText).column.names?.last == "n4")
    let mixed = (0..<long).map { $0 % 2 == 0 ? "\($0)" : "2024-01-01" }
    #expect(try readColumn("v", mixed).column.names?.count == long)
  }

  @Test func `amounts in two currencies are names, also where the head held other names`() throws {
    let money = (0..<30_000).map { $0 % 2 == 0 ? "$\($0)" : "€\($0)" }
    #expect(try readColumn("v", Array(money.prefix(4))).column.names == ["$0", "€1", "$2", "€3"])
    let cells = (0..<500).map { "n\($0)" } + money
    #expect(try readColumn("v", cells).column.names?.last == "€29999")
  }

  @Test func `truth values are names`() throws {
    #expect(try readColumn("v", ["true", "false"]).column.names == ["true", "false"])
    #expect(try readColumn("v", ["yes", "no"]).column.names == ["yes", "no"])
  }

  @Test func `codes with leading zeros are names, amounts with one are amounts`() throws {
    #expect(try readColumn("zip", ["01234", "10115"]).column.names == ["01234", "10115"])
    #expect(try readColumn("v", ["1", "02", "100", "7", "8"]).column.amounts == [1, 2, 100, 7, 8])
    #expect(try readColumn("v", ["0", "10", "0.5"]).column.amounts == [0, 10, 0.5])
  }

  @Test func `types that are asked for hold`() throws {
    let names = TableOptions(types: ["v": .category])
    #expect(try readColumn("v", ["1", "2"], names).column.names == ["1", "2"])
    let numbers = TableOptions(types: ["v": .number])
    let (amounts, diagnostics) = try readColumn("v", ["a", "007", "b"], numbers)
    #expect(amounts.amounts?.isSame(as: [.nan, 7, .nan]) == true)
    #expect(diagnostics.map(\.arguments) == [["v", "a", "number"], ["v", "b", "number"]])
    let dates = TableOptions(types: ["v": .date])
    #expect(
      try readColumn("v", ["2020", "20210102"], dates).column.instants == [
        "2020-01-01", "2021-01-02",
      ]
    )
  }

  @Test func `an option for a column that is not there lists those that are, closest first`() {
    let options = TableOptions(types: ["slaes": .number])
    #expect(
      readingError("day,sales,city\n1,2,3\n", options)
        == .unknownColumn(name: "slaes", available: ["sales", "day", "city"])
    )
    #expect(
      readingError("a\n1\n", TableOptions(units: ["b": "mm"]))
        == .unknownColumn(name: "b", available: ["a"])
    )
  }

  @Test func `a column without values is said`() throws {
    let (column, diagnostics) = try readColumn("v", ["", "NA", "-"])
    #expect(column.amounts?.isSame(as: [.nan, .nan, .nan]) == true)
    #expect(diagnostics == [Diagnostic(.warning, .emptyColumn, arguments: ["v"])])
  }

  @Test func `names are numbered in order of first appearance, each once`() throws {
    var random = SeededGenerator(seed: 5)
    let alphabet = ["a", "b", "é", "xyz", "a long name of more than sixteen bytes"]
    let cells = (0..<5000).map { _ in
      "m"
        + (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        }.joined()
    }
    let column = try readColumn("v", cells).column
    #expect(column.values == .categories(CategoryValues(cells)))
  }

  @Test func `quoted and bare cells of one text are one name`() throws {
    let column = try readColumn("v", ["\"a\"\"b\"", "a\"b", "\"a\"", "a", " a "]).column
    #expect(column.values == .categories(CategoryValues(["a\"b", "a\"b", "a", "a", "a"])))
  }

  @Test func `equal misfits are one diagnostic, and only twenty different ones are kept`() throws {
    let cells = (1...1000).map { "\($0)" } + (0..<60).map { "x\($0 % 30)" }
    let (_, diagnostics) = try readColumn("v", cells)
    #expect(diagnostics.count == 21)
    #expect(diagnostics.first?.occurrences == 2)
    #expect(diagnostics.first?.position == SourcePosition(line: 1002, column: 1))
    #expect(diagnostics.map(\.occurrences).reduce(0, +) == 60)
  }
}
