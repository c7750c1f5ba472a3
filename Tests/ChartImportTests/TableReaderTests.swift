import ChartImport
import ChartModel
import ChartScales
import Testing

struct TableReaderTests {
  @Test func `read gives amounts, names and days from one comma table`() throws {
    let text = "day,city,cups\n2024-05-01,Oslo,3\n2024-05-02,Rome,\n2024-05-03,Oslo,4.5\n"
    let read = try TableReader.read(Array(text.utf8))
    #expect(read.table.rowCount == 3)
    #expect(read.dialect == Dialect(delimiter: .comma, headerLine: 1))
    #expect(read.diagnostics.isEmpty)
    #expect(
      read.table.columns[0].values
        == .dates([1_714_521_600, 1_714_608_000, 1_714_694_400], unit: .day)
    )
    #expect(
      read.table.columns[1].values
        == .categories(CategoryValues(codes: [0, 1, 0], names: ["Oslo", "Rome"]))
    )
    #expect(read.table.columns[2].values.isMissing(at: 1))
    #expect(read.table.columns[2].values.scalars[2] == 4.5)
  }
}
