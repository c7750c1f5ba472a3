import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

/// One text with the cells that Python's `csv` module finds in it.
struct PythonCase: Codable, Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var delimiter: String
  var asks: Bool
  var header: [String]
  var rows: [[String?]]

  var testDescription: String { name }

  /// All cases; the fixture names the tool, its version and the command.
  static let all: [PythonCase] = {
    struct Fixture: Codable {
      var source: String
      var cases: [PythonCase]
    }
    let url = packageRoot.appending(path: "Tests/ChartImportTests/Fixtures/python-csv.json")
    let fixture = try? JSONDecoder().decode(Fixture.self, from: Data(contentsOf: url))
    return fixture?.cases ?? []
  }()
}

struct PythonCSVTests {
  @Test func `the fixture holds its cases`() {
    #expect(PythonCase.all.count == 417)
  }

  @Test(arguments: PythonCase.all)
  func `cells are those that Python's csv module reads`(_ example: PythonCase) throws {
    var options = TableOptions(hasHeader: true)
    if example.asks { options.delimiter = Delimiter(rawValue: example.delimiter) }
    for name in example.header { options.types[name] = .category }
    let read = try TableReader.read(Array(example.text.utf8), options: options)
    #expect(read.dialect.delimiter.rawValue == example.delimiter)
    #expect(read.table.columns.map(\.name) == example.header)
    #expect(read.table.rowCount == example.rows.count)
    for (index, column) in read.table.columns.enumerated() {
      guard case .categories(let values) = column.values else {
        Issue.record("column \(index) holds no names")
        continue
      }
      let cells = (0..<read.table.rowCount).map { values.name(at: $0) }
      #expect(cells == example.rows.map { $0[index] })
    }
  }
}
