import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

struct NumberReadingTests {
  @Test(
    arguments: [
      ("12", 12), ("-12", -12), ("+12", 12), ("\u{2212}12", -12), ("(12)", -12),
      ("(1,234.5)", -1234.5),
      ("1.5", 1.5), (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("1e3", 1000), ("1.5E-3", 0.0015),
      ("2e+2", 200),
      ("1,234,567", 1_234_567), ("1,234.5", 1234.5), ("1 234 567", 1_234_567),
      ("1\u{A0}234.5", 1234.5),
      ("1\u{202F}234", 1234), ("12'345.5", 12_345.5), ("12\u{2019}345", 12_345), ("0", 0),
      ("-0", 0), ("0.1", 0.1),
      ("123456789012345678", 123_456_789_012_345_680), ("0.30000000000000004", 0.30000000000000004),
      ("179769313486231570000000000", 1.7976931348623157e26), ("5e-324", .leastNonzeroMagnitude),
      ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)]
  )
  func `a cell's amount is what it says`(_ cell: String, _ amount: Double) throws {
    #expect(try readColumn("v", [cell, "7.25", "8.25"]).column.amounts == [amount, 7.25, 8.25])
  }

  @Test(
    arguments: [
      "1,23", "12,34,56", "1,234,56,789", "12.34.567", "1.2.3", "1,234,56", "1 23", "1''234", "--1",
      "+-1", "1-", "(1", "1)",
      "(-1)", "1e", "e5",
      "1e5.5", "0x10", "1_000", "five", "1a", "$", "%", "$$1", "1%%", "1,234e5", ",", "1e999", "1٢",
      "١٬٢٣", "1,٢", "١,٢٣٤٫٥", "٫", "١٢٪٪", "一二",
    ])
  func `a cell that is no number is said and missing`(_ cell: String) throws {
    let (column, diagnostics) = try readColumn("v", ["7.25", cell, "8.25", "9.25"])
    #expect(column.amounts?.isSame(as: [7.25, .nan, 8.25, 9.25]) == true)
    let place = SourcePosition(line: 3, column: 1)
    #expect(
      diagnostics == [
        Diagnostic(.warning, .cellDoesNotFit, at: place, arguments: ["v", cell, "number"])
      ]
    )
  }

  @Test(
    arguments: [
      ("١٢", 12), ("١٬٢٣٤٫٥", 1234.5), ("\u{61C}-١٢٫٥", -12.5), ("\u{200E}\u{2212}۱۲٫۵", -12.5),
      ("۱٬۲۳۴٬۵۶۷", 1_234_567), ("१२,३४,५६७", 1_234_567), ("๑,๒๓๔.๕", 1234.5), ("１２．５", 12.5),
      ("－１，２３４", -1234), ("৭.৫", 7.5), ("(١٢)", -12), ("١٫٢٣٤", 1.234), ("١٬٢٣٤", 1234),
      ("12,34,567", 1_234_567), ("1,23,45,678.5", 12_345_678.5), ("\u{20B9}12,34,567", 1_234_567),
      ("۱۲\u{202F}۳۴۵", nil),
    ] as [(String, Double?)]
  )
  func `digits and marks of other scripts are read as those of ASCII are`(
    _ cell: String,
    _ amount: Double?
  ) throws {
    let cells = ["7.25", cell, "8.25", "9.25"]
    let options = TableOptions(types: ["v": .number])
    let read = try #require(try readColumn("v", cells, options).column.amounts)
    if let amount, !cell.contains("\u{20B9}") {
      #expect(read == [7.25, amount, 8.25, 9.25])
    }
    // And by itself, without any other number.
    let own = try readColumn("v", [cell, cell, cell])
    #expect(own.column.amounts?.first == amount ?? 12_345)
    #expect(!own.diagnostics.contains { $0.code == .cellDoesNotFit })
  }

  @Test func `Arabic marks mean one thing only, whatever the table's decimal mark`() throws {
    for decimal in [DecimalMark.point, .comma] {
      let read = try readColumn("v", ["١٫٢٣٤", "١٬٢٣٤", "٢٫٥"], TableOptions(decimal: decimal))
      #expect(read.column.amounts == [1.234, 1234, 2.5])
    }
    let read = try readColumn("v", ["١٫٢٣٤", "١٬٢٣٤"])
    #expect(read.diagnostics == [])
    let percent = try readColumn("v", ["١٢٫٥٪", "٥٠٪"]).column
    #expect(percent.amounts == [0.125, 0.5] && percent.format?.style == .percent)
  }

  @Test func `numbers are rounded as the standard library rounds them`() throws {
    var random = SeededGenerator(seed: 42)
    var cells: [String] = []
    for _ in 0..<3000 {
      let digits = (0..<Int.random(in: 1...22, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let fraction = (0..<Int.random(in: 1...22, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let exponent = Int.random(in: -30...30, using: &random)
      cells.append("1\(digits).\(fraction)" + (Bool.random(using: &random) ? "e\(exponent)" : ""))
    }
    let amounts = try #require(try readColumn("v", cells).column.amounts)
    for (cell, amount) in zip(cells, amounts) { #expect(Double(cell) == amount, "\(cell)") }
  }

  @Test func `a shortest text reads back as the same double`() throws {
    var random = SeededGenerator(seed: 43)
    let numbers = (0..<3000).map { _ in
      Double(
        sign: .plus,
        exponent: Int.random(in: -60...60, using: &random),
        significand: Double.random(in: 1..<2, using: &random)
      )
    }
    #expect(try readColumn("v", numbers.map { "\($0)" }).column.amounts == numbers)
  }

  @Test(
    arguments: [
      "", "NA", "N/A", "n/a", "na", "NaN", "nan", "null", "NULL", "None", "nil", "-", "\u{2013}",
      "\u{2014}", ".", "?",
      "#N/A", "inf", "-inf", "+Infinity", "-Infinity", "\u{221E}", ":", "..", "\u{2026}", "****",
      "#DIV/0!", "  ", "\"\"",
      "\" NA \"", "\u{2212}",
    ])
  func `a word for nothing is missing, among amounts, days and names, and is not said`(
    _ cell: String
  ) throws {
    let (amounts, diagnostics) = try readColumn("v", ["1", cell, "0"])
    #expect(amounts.amounts?.isSame(as: [1, .nan, 0]) == true)
    #expect(diagnostics.isEmpty)
    #expect(
      try readColumn("v", ["2024-01-01", cell]).column.instants == ["2024-01-01", "missing"]
    )
    #expect(try readColumn("v", ["x", cell, "y"]).column.names == ["x", nil, "y"])
  }

  @Test func `percent signs make shares, exactly`() throws {
    let (column, diagnostics) = try readColumn("v", ["7.1%", "29.3 %", "-50%", "0", "(5%)"])
    #expect(column.amounts == [0.071, 0.293, -0.5, 0, -0.05])
    #expect(column.format == NumberFormat(style: .percent))
    #expect(diagnostics.isEmpty)
  }

  @Test func `an amount without a percent sign among shares does not fit`() throws {
    let cells = (1...10).map { "\($0)%" } + ["45"]
    let (column, diagnostics) = try readColumn("v", cells)
    #expect(column.amounts?.last?.isNaN == true)
    #expect(
      diagnostics.map(\.arguments) == [["v", "45", "percent"]]
        || diagnostics.map(\.arguments) == [["v", "45", "number"]]
    )
  }

  @Test func `a currency sign before amounts is their prefix, and one behind their unit`() throws {
    let dollars = try readColumn("v", ["$1,234.50", "-$5", "$-5", "($5.25)", "7"]).column
    #expect(dollars.amounts == [1234.5, -5, -5, -5.25, 7])
    #expect(dollars.format == NumberFormat(prefix: "$"))
    #expect(dollars.unit == nil)
    let euros = try readColumn("v", ["1.234,50 €", "-5 €", "0,25€"]).column
    #expect(euros.amounts == [1234.5, -5, 0.25])
    #expect(euros.unit == "€")
    #expect(euros.format == nil)
  }

  @Test func `an amount in another currency does not fit`() throws {
    let cells = (1...10).map { "$\($0)" } + ["€11"]
    let (column, diagnostics) = try readColumn("v", cells)
    #expect(column.amounts?.last?.isNaN == true)
    #expect(diagnostics.map(\.arguments) == [["v", "€11", "number"]])
  }

  @Test func `the whole column decides the decimal mark`() throws {
    #expect(try readColumn("v", ["1,234", "1,5"]).column.amounts == [1.234, 1.5])
    #expect(try readColumn("v", ["1.234", "1,5"]).column.amounts == [1234, 1.5])
    #expect(try readColumn("v", ["1.234", "1.5"]).column.amounts == [1.234, 1.5])
    #expect(try readColumn("v", ["1,234", "1.5"]).column.amounts == [1234, 1.5])
    #expect(try readColumn("v", ["1.234", "1.234.567"]).column.amounts == [1234, 1_234_567])
    #expect(try readColumn("v", ["0.123", "1.234"]).column.amounts == [0.123, 1.234])
    #expect(try readColumn("v", ["1234.567", "1.234"]).column.amounts == [1234.567, 1.234])
  }

  @Test func `a mark decided below the head of a long column holds for all of it`() throws {
    let cells = [String](repeating: "1.234", count: 30_000) + ["2,5", "1.234.567"]
    let (column, diagnostics) = try readColumn("v", cells)
    let amounts = try #require(column.amounts)
    #expect(amounts[0] == 1234)
    #expect(amounts.suffix(2) == [2.5, 1_234_567])
    #expect(diagnostics.isEmpty)
  }

  @Test func `cells that could have either mark are read with a point, and said`() throws {
    let (column, diagnostics) = try readColumn("sales", ["1.234", "5.678", "9"])
    #expect(column.amounts == [1.234, 5.678, 9])
    #expect(
      diagnostics == [
        Diagnostic(
          .note,
          .ambiguousDecimal,
          at: SourcePosition(line: 2, column: 1),
          arguments: ["sales", "1.234", "1.234", "--decimal ,"],
          occurrences: 2
        )
      ]
    )
  }

  @Test func `the option named in the note reverses it`() throws {
    let cells = ["1.234", "5.678", "9"]
    let (column, diagnostics) = try readColumn("sales", cells, TableOptions(decimal: .comma))
    #expect(column.amounts == [1234, 5678, 9])
    #expect(diagnostics.isEmpty)
  }

  @Test func `semicolons, and other columns, decide where a column does not`() throws {
    let semicolons = try read("a;b\n1.234;x\n5.678;y\n")
    #expect(semicolons.table.columns[0].amounts == [1234, 5678])
    #expect(semicolons.diagnostics.map(\.code) == [.ambiguousDecimal])
    #expect(semicolons.diagnostics.first?.arguments == ["a", "1.234", "1234", "--decimal ."])
    let others = try read("a\tb\n1.234\t0,5\n5.678\t1,5\n")
    #expect(others.table.columns[0].amounts == [1234, 5678])
    #expect(others.diagnostics.isEmpty)
    #expect(others.dialect.decimal == .comma)
  }
}
