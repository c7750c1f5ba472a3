import ChartImport
import ChartModel
import ChartTestSupport
import Testing

struct HeaderTests {
  @Test(
    arguments: [
      ("Flipper Length (mm)", "Flipper Length", "mm"), ("Price [EUR]", "Price", "EUR"),
      ("Speed (km/h)", "Speed", "km/h"),
      ("Emissions (million tonnes)", "Emissions", "million tonnes"), ("Share (%)", "Share", "%"),
      ("Weight (in kg)", "Weight", "kg"), ("Density (people per km2)", "Density", "people per km2"),
      ("Temperature (°C)", "Temperature", "°C"), ("Power (GWh)", "Power", "GWh"),
      ("Flow (m³/s)", "Flow", "m³/s"),
      ("Pay (1000 USD)", "Pay", "1000 USD"),
    ])
  func `a unit in a header is the column's unit`(
    _ header: String,
    _ name: String,
    _ unit: String
  )
    throws
  {
    let column = try readColumn(header, ["1.5", "2.5"]).column
    #expect(column.name == name)
    #expect(column.unit == unit)
  }

  @Test(
    arguments: [
      "Rate (male)", "Out-of-School (OoS)", "Below Minimum (in School)", "Total (2014)", "(mm)",
      "Mean (adj.)", "Size ()",
      "a) b", "Zeit [MEZ]", "f(x)",
    ])
  func `other words in parentheses are part of the name`(_ header: String) throws {
    let column = try readColumn(header, ["1.5", "2.5"]).column
    #expect(column.name == header)
    #expect(column.unit == nil)
  }

  @Test func `units stay in the name where names would be the same without, and in names' columns`()
    throws
  {
    let twice = try read("Size (cm),Size (kg)\n1,2\n3,4\n").table
    #expect(twice.columns.map(\.name) == ["Size (cm)", "Size (kg)"])
    #expect(try readColumn("Size (cm)", ["x", "y"]).column.name == "Size (cm)")
  }

  @Test func `units and formats that are asked for hold, by either name`() throws {
    let format = NumberFormat(decimals: 1)
    let options = TableOptions(units: ["Size": "inches"], formats: ["Size (cm)": format])
    let column = try readColumn("Size (cm)", ["1.5", "2.5"], options).column
    #expect(column.unit == "inches")
    #expect(column.format == format)
  }

  @Test func `names that come twice are numbered`() throws {
    let read = try read("a,a,a (2),a\n1,2,3,4\n5,6,7,8\n")
    #expect(read.table.columns.map(\.name) == ["a", "a (2)", "a (2) (2)", "a (3)"])
    #expect(
      read.diagnostics.map(\.arguments) == [
        ["a", "a (2)"], ["a (2)", "a (2) (2)"], ["a", "a (3)"],
      ]
    )
    #expect(read.diagnostics.first?.position == SourcePosition(line: 1, column: 3))
  }

  @Test func `a column without a name is given one`() throws {
    let read = try read("id,,age\n7,x,1.5\n8,y,2.5\n")
    #expect(read.table.columns.map(\.name) == ["id", "column 2", "age"])
    #expect(
      read.diagnostics == [
        Diagnostic(
          .note,
          .unnamedColumn,
          at: SourcePosition(line: 1, column: 4),
          arguments: ["2", "column 2"]
        )
      ]
    )
  }

  @Test(
    arguments: [
      "3,4\n5,6\n", "1.5,x\n2.5,y\n", "2024-01-01,5\n2024-01-02,6\n", "x,-5\ny,7\n", "1,NA\n2,4\n",
      "x,2024-01-01\ny,2024-01-02\n",
    ])
  func `a first row of values is no header`(_ text: String) throws {
    let read = try read(text)
    #expect(read.dialect.headerLine == nil)
    #expect(read.table.rowCount == 2)
    #expect(read.table.columns.map(\.name) == ["column 1", "column 2"])
    #expect(read.diagnostics.map(\.code).prefix(2) == [.unnamedColumn, .unnamedColumn])
  }

  @Test(
    arguments: [
      "a,b\n1,2\n", "name,2020\nx,7\ny,8\n", "name,2020,2021\nx,7.5,8\n",
      "2020,2021,2022\n1.5,2.5,3.5\n", ",0,1\n0,5.5,7.5\n",
      "year,x\n2020,a\n", "NA,b\n1,2\n", "Oslo,5\nBergen,6\n",
    ])
  func `a first row of names is a header, years and numbers of a data frame included`(
    _ text: String
  ) throws {
    #expect(try read(text).dialect.headerLine == 1)
  }

  @Test func `an option says whether there is a header`() throws {
    let with = try read("3,4\n5,6\n", TableOptions(hasHeader: true))
    #expect(with.table.columns.map(\.name) == ["3", "4"])
    let without = try read("a,b\nc,d\n", TableOptions(hasHeader: false))
    #expect(without.table.columns[0].names == ["a", "c"])
  }

  @Test func `titles, comments and metadata above the header are skipped and said`() throws {
    for (preamble, lines) in [
      ("# a comment\n", 1), ("# one, two, three\n", 1), ("A title\n", 1),
      ("A title,,\nSource: here,,\n,,\n", 3),
      ("\n# one\n\n# two\n", 4),
    ] {
      let read = try read("\(preamble)day,city,cups\n1,x,2.5\n2,y,3.5\n3,z,4.5\n")
      #expect(read.table.columns.map(\.name) == ["day", "city", "cups"])
      #expect(read.table.rowCount == 3)
      #expect(read.dialect.headerLine == lines + 1)
      #expect(read.diagnostics.map(\.code) == [.preambleSkipped])
      #expect(read.diagnostics.first?.arguments == ["\(lines)"])
    }
  }

  @Test func `a header is not taken for a title`() throws {
    #expect(try read("name,\nOslo,5.5\nRome,6.5\n").table.columns[0].name == "name")
    #expect(try read(",value\nOslo,5.5\nRome,6.5\n").table.columns[1].name == "value")
    #expect(try read("a,b\nx,abc\ny,5.5\nz,6.5\nw,7.5\n").table.columns.map(\.name) == ["a", "b"])
    #expect(try read("#,name\n1,x\n2,y\n").table.columns[0].name == "#")
  }

  @Test func `notes below the table are left out and said`() throws {
    let rows = "day,city,cups\n1,x,2.5\n2,y,3.5\n"
    for notes in ["\nSource: here\nAnd there,,\n", "Source: here\n", ",,\nNote: see, \n"] {
      let read = try read(rows + notes)
      #expect(read.table.rowCount == 2)
      #expect(read.diagnostics.map(\.code) == [.raggedRow])
    }
    let data = try read(rows + "\nOslo south,,\n4,z,1.5\n")
    #expect(data.table.rowCount == 4)
    let last = try read("place,cups\r\nOslo,2.5\r\nRome,3.5\r\nNew York,\r\n")
    #expect(last.table.rowCount == 3)
  }

  @Test func `line breaks in a header become blanks`() throws {
    #expect(try read("\"two\r\nlines\",b\nx,1\n").table.columns[0].name == "two lines")
  }
}
